/** What the runner answers for a case to decisions that the case does not care about. */
import type { Decision, DecisionKind, Game, Order, Side, State, UnitId } from '@opfire/engine';

export type Otherwise = 'ask' | 'hold' | 'done';

const SETUP: readonly DecisionKind[] = ['setup'];
const RALLY: readonly DecisionKind[] = ['rally'];
const ACTING: readonly DecisionKind[] = ['activation'];
const MOVING: readonly DecisionKind[] = ['move'];
const FLYING: readonly DecisionKind[] = ['flight'];
const RUNNING: readonly DecisionKind[] = ['attack-run'];
const WATCHING: readonly DecisionKind[] = ['opportunity-fire'];

/** Which decisions an order can be meant for. */
export const MEANT_FOR: Readonly<Record<Order['do'], readonly DecisionKind[]>> = {
  deploy: SETUP,
  equip: SETUP,
  lay: SETUP,
  lift: SETUP,
  ready: SETUP,
  rally: RALLY,
  treat: RALLY,
  drive: RALLY,
  join: RALLY,
  take: ['rally', 'move'],
  drop: RALLY,
  destroy: RALLY,
  flip: RALLY,
  repair: RALLY,
  done: ['rally', 'activation'],
  pass: ['impulse'],
  spot: ['impulse', 'activation', 'flight'],
  activate: ['impulse'],
  'place-sniper': ['impulse', 'activation', 'opportunity-fire'],
  enter: ['impulse'],
  fire: ['activation', 'move', 'opportunity-fire'],
  move: ACTING,
  smoke: ACTING,
  melee: ACTING,
  withdraw: ACTING,
  shoot: ['activation', 'move', 'opportunity-fire', 'flight'],
  'fire-mg': ['activation', 'move', 'opportunity-fire', 'flight'],
  'keep-going': ['continuous-movement'],
  button: ACTING,
  open: ACTING,
  pivot: ['activation', 'move'],
  overrun: MOVING,
  board: ['activation', 'move', 'flight'],
  alight: ['activation', 'move', 'flight'],
  'close-assault': ['activation', 'move'],
  hover: FLYING,
  fly: ['flight', 'attack-run'],
  'attack-run': RUNNING,
  strafe: RUNNING,
  bomb: RUNNING,
  starshell: ACTING,
  'call-mortar': ACTING,
  'call-artillery': ACTING,
  step: ['move', 'flight'],
  stop: ['move', 'flight'],
  exit: ['move', 'flight'],
  hold: WATCHING,
  react: WATCHING,
  dash: WATCHING,
  use: ['melee-weapons'],
  strike: ['melee-targets'],
  keep: ['keep-weapon'],
  settle: ['place-hero', 'placement'],
  retreat: ['retreat'],
  land: ['spotting-round'],
  abort: ['spotting-round'],
};

/** The side whose order it is, as far as its units tell. */
function sideOf(game: Game, order: Order): Side | undefined {
  const { units, weapons } = game.state;
  if ('units' in order) return units[order.units[0] ?? -1]?.side;
  if ('unit' in order) return units[order.unit]?.side;
  if ('healer' in order) return units[order.healer]?.side;
  if ('weapon' in order && order.weapon !== undefined) return units[weapons[order.weapon]?.holder ?? -1]?.side;
  if (order.do !== 'activate') return undefined;
  const sides = new Set(units.filter(({ at }) => order.at.includes(at)).map(({ side }) => side));
  return sides.size === 1 ? [...sides][0] : undefined;
}

/** The machine that passengers get on or off, or that changes its mode. */
function machineOf({ state }: Game, order: Order): UnitId | undefined {
  if (order.do === 'board') return order.vehicle;
  if (order.do === 'alight') return state.units[order.units[0] ?? -1]?.aboard;
  return order.do === 'hover' || order.do === 'fly' ? order.unit : undefined;
}

/** All that a helicopter does is part of its move (19.2.8), which a case need not begin in words. */
function takeOff(game: Game, { kind, orders }: Decision, order: Order): Order | undefined {
  const machine = kind === 'activation' ? game.state.units[machineOf(game, order) ?? -1] : undefined;
  if (!machine || game.world.setup.unitTypes[machine.type]?.kind !== 'helicopter') return undefined;
  return orders.find((one) => one.do === 'move' && one.units.includes(machine.id));
}

/** A way out of a decision, and the orders that are no answer to it. */
function wayOut(kind: DecisionKind, fits: boolean, ownSide: boolean, otherwise: Otherwise): Order | undefined {
  if (kind === 'opportunity-fire') return fits && ownSide ? undefined : { do: 'hold' };
  if (otherwise !== 'done') return undefined;
  if (kind === 'move' || kind === 'flight') return fits && ownSide ? undefined : { do: 'stop' };
  if (kind === 'rally') return fits && ownSide ? undefined : { do: 'done' };
  if (kind === 'activation') return fits && ownSide ? undefined : { do: 'done' };
  // Forgetting to activate is a mistake of the case, not a pass.
  return kind === 'impulse' && !ownSide ? { do: 'pass' } : undefined;
}

/** Choices among one: where a unit falls back to, a Hero is placed, what a half-squad keeps. */
const FORCED: readonly DecisionKind[] = ['retreat', 'place-hero', 'keep-weapon'];

const onlyChoice = ({ kind, orders, parts }: Decision): Order | undefined =>
  FORCED.includes(kind) && orders.length === 1 && parts.length === 0 ? orders[0] : undefined;

/** What to answer before the order can be given, if anything. */
export function answerFirst(
  game: Game,
  decision: Decision,
  order: Order,
  as: Side | undefined,
  otherwise: Otherwise,
): Order | undefined {
  const flight = takeOff(game, decision, order);
  if (flight || otherwise === 'ask') return flight;
  const side = as ?? sideOf(game, order);
  const fits = MEANT_FOR[order.do].includes(decision.kind);
  if (!fits && onlyChoice(decision)) return onlyChoice(decision);
  // A case that does not care where somebody appears need not say it.
  if (!fits && decision.kind === 'placement') return decision.orders[0];
  return wayOut(decision.kind, fits, side === undefined || side === decision.side, otherwise);
}

const sameUnits = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((unit) => b.includes(unit));

/**
 * How many moves under way must end before the one of these units goes on; -1 if they have none. Whoever got on or off is on
 * the move (16.4), and so is, in a mode that nobody need repeat, whoever has assault fired (6.1.1).
 */
export function movesBefore({ stack }: State, { units, mode }: Extract<Order, { do: 'move' }>): number {
  const moves = [...stack].reverse();
  const end = moves.findIndex((frame) => frame.f !== 'move');
  return moves
    .slice(0, end < 0 ? moves.length : end)
    .findIndex(
      (frame) => frame.f === 'move' && (frame.mode === mode || frame.steps === 0) && sameUnits(frame.units, units),
    );
}
