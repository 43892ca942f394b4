/** Where a group on the move can get to if nobody interferes, and by which steps (6.0, 15.1). */
import type { LocationId } from '../board/board.ts';
import { beginPlay, topFrame } from '../core/machine.ts';
import { succeed, tell } from '../core/play.ts';
import { type Fare, fareOf, isContested, legalSteps } from '../rules/movement/step.ts';
import { moveWith } from '../state/changed.ts';
import type { MoveFrame } from '../state/frames.ts';
import type { Position } from '../state/query.ts';
import type { Game } from '../state/state.ts';

/** A location that the movers can reach. */
export interface Reach {
  readonly to: LocationId;
  /** Locations on the cheapest way there, the last of them `to`: each is a step. */
  readonly path: readonly LocationId[];
  /** Points that the way costs whoever pays most, and the fewest that any of the movers has left then. */
  readonly cost: number;
  readonly left: number;
  /** Enemies or a melee await there: the way ends in it (8.0). */
  readonly melee: boolean;
}

interface Place extends Reach {
  readonly game: Game;
}

const moveOn = ({ state }: Position): MoveFrame | undefined => {
  const frame = topFrame(state);
  return frame?.f === 'move' ? frame : undefined;
};

const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);

/** The movers one step on, as if nobody fired and nothing lay in wait. */
export function afterStep(game: Game, frame: MoveFrame, to: LocationId): { game: Game; fare: Fare } {
  const fare = fareOf(game, frame, to) as Fare;
  const play = beginPlay(game.world, game.state);
  const cost = fare.costs.reduce((dearest, one) => (one.total > dearest.total ? one : dearest));
  tell(play, { t: 'moved', units: frame.units, from: frame.at, to, cost, mode: frame.mode, rule: '6.0' });
  const { at: previous, steps } = frame;
  succeed(play, moveWith(frame, { at: to, previous, steps: steps + 1, spawned: [], swung: [], spent: fare.spent }));
  return { game: { world: play.world, state: play.state }, fare };
}

function stepOn({ game, path }: Pick<Place, 'game' | 'path'>, start: MoveFrame, to: LocationId): Place {
  const frame = moveOn(game) as MoveFrame;
  const next = afterStep(game, frame, to);
  const { spent } = next.fare;
  return {
    to,
    path: [...path, to],
    cost: most(spent.map((points, at) => points - (start.spent[at] as number))),
    left: Math.min(...spent.map((points, at) => (frame.allowed[at] as number) - points)),
    game: next.game,
    melee: isContested(game, frame, to),
  };
}

const isCheaper = (one: Place, other: Place | undefined): boolean =>
  other === undefined || one.cost < other.cost || (one.cost === other.cost && one.path.length < other.path.length);

/** The cheapest place that has not been left yet. */
function nextOf(open: Map<LocationId, Place>): Place | undefined {
  let best: Place | undefined;
  for (const place of open.values()) if (isCheaper(place, best)) best = place;
  if (best) open.delete(best.to);
  return best;
}

/**
 * Every location that the group now on the move can get to, the nearest first. Vehicles are taken along straight ways
 * only: where they would have to turn, that is an order of its own. Empty when nobody is on the move.
 */
export function reach(game: Game): Reach[] {
  const start = moveOn(game);
  if (start === undefined) return [];
  const found = new Map<LocationId, Place>();
  const open = new Map<LocationId, Place>();
  const look = (from: Pick<Place, 'game' | 'path'>): void => {
    const frame = moveOn(from.game) as MoveFrame;
    for (const to of legalSteps(from.game, frame)) {
      if (found.has(to) || to === start.at) continue;
      const place = stepOn(from, start, to);
      if (isCheaper(place, open.get(to))) open.set(to, place);
    }
  };
  look({ game, path: [] });
  for (let place = nextOf(open); place; place = nextOf(open)) {
    found.set(place.to, place);
    if (!place.melee) look(place);
  }
  return [...found.values()].map(({ game: _, ...one }) => one);
}
