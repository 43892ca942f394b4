/** What may come of an order: played on for a few impulses by both sides with imagined dice, then looked at. */
import { type Decision, decision, type Game, give, type Order, type Side, seededDice } from '@opfire/engine';
import { seedFor } from '../chance.ts';
import { hastily, mindOf } from '../plan/mind.ts';
import { weigh } from '../plan/weigh.ts';
import { evaluate } from '../values/evaluate.ts';
import { TEMPERS } from '../values/style.ts';

export interface Continuation {
  /** Points for the side that asks. */
  readonly value: number;
  /** Orders tried out on the way. */
  readonly nodes: number;
}

/** A position never takes so many orders to come to rest: whatever does is looked at as it is. */
const MOST_ORDERS = 60;

const isImpulse = (owed: Decision): boolean => owed.kind === 'impulse' || owed.kind === 'rally';

/** On the last turn nothing but the end says who wins: an estimate beside a result would mislead. */
const isLastTurn = ({ world, state }: Game): boolean => state.turn >= world.setup.scenario.turns;

/** What a side will probably do; with care where it is the plan that is being tried out. */
function likeliest(game: Game, owed: Decision, carefully: boolean): Order | undefined {
  const mind = mindOf(game, owed.side, TEMPERS.balanced);
  return weigh(carefully ? mind : hastily(mind), owed)[0]?.order;
}

/** Plays an order and then on, until so many impulses have begun, or on the last turn to its end. */
export function playOn(game: Game, order: Order, side: Side, impulses: number, seed: number): Continuation {
  let now: Game = { world: game.world, state: { ...game.state, dice: seededDice(seedFor(seed, 1)) } };
  let next: Order | undefined = order;
  let nodes = 0;
  let begun = 0;
  while (next && nodes < MOST_ORDERS) {
    const outcome = give(now, next);
    if ('refused' in outcome) break;
    nodes++;
    now = outcome.game;
    const owed = decision(now);
    if (!owed || (isImpulse(owed) && ++begun > impulses && !isLastTurn(now))) break;
    next = likeliest(now, owed, begun === 0 && owed.side === side && owed.kind === 'activation');
  }
  return { value: evaluate(now, side), nodes };
}
