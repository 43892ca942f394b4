/** What the runner answers for a case to decisions that the case does not care about. */
import type { Decision, DecisionKind, Game, Order, Side, State } from '@opfire/engine';

export type Otherwise = 'ask' | 'hold' | 'done';

const SETUP: readonly DecisionKind[] = ['setup'];
const RALLY: readonly DecisionKind[] = ['rally'];
const ACTING: readonly DecisionKind[] = ['activation'];
const MOVING: readonly DecisionKind[] = ['move'];
const FLYING: readonly DecisionKind[] = ['flight'];
const RUNNING: readonly DecisionKind[] = ['attack-run'];
const WATCHING: readonly DecisionKind[] = ['opportunity-fire'];

/** Which decisions an order can be meant for. */
const MEANT_FOR: Readonly<Record<Order['do'], readonly DecisionKind[]>> = {
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
  settle: ['place-hero'],
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

/** What to answer before the order can be given, if anything. */
export function answerFirst(
  game: Game,
  decision: Decision,
  order: Order,
  as: Side | undefined,
  otherwise: Otherwise,
): Order | undefined {
  if (otherwise === 'ask') return undefined;
  const side = as ?? sideOf(game, order);
  const fits = MEANT_FOR[order.do].includes(decision.kind);
  return wayOut(decision.kind, fits, side === undefined || side === decision.side, otherwise);
}

const sameUnits = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((unit) => b.includes(unit));

/** How many moves under way must end before the one of these units goes on; -1 if they have none. */
export function movesBefore({ stack }: State, { units, mode }: Extract<Order, { do: 'move' }>): number {
  const moves = [...stack].reverse();
  const end = moves.findIndex((frame) => frame.f !== 'move');
  return moves
    .slice(0, end < 0 ? moves.length : end)
    .findIndex((frame) => frame.f === 'move' && frame.mode === mode && sameUnits(frame.units, units));
}
