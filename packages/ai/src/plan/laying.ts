/**
 * Markers that are laid during setup (21.0): obstacles where the enemy must come through, under the eyes of one's own
 * and not under their feet; foxholes where squads have the least cover; bunkers before those who are to man them.
 */
import {
  type Decision,
  type HexId,
  isBlocked,
  type LocationId,
  type Order,
  sightBetween,
  type Unit,
} from '@opfire/engine';
import type { Candidate } from '../explain/explanation.ts';
import { isMany, typeOf } from '../values/worth.ts';
import { ordersTo } from './actions.ts';
import type { Mind } from './mind.ts';

type Lay = Extract<Order, { do: 'lay' }>;

/** Where obstacles do the most: out of the way of one's own, near enough to be covered. */
const BEST_RANGE = 2;
const MOST_COVER = 4;
/** How far a garrison looks out, and what each hex in its view is worth. */
const EYESHOT = 8;
const VIEW = 0.1;

const hexAt = ({ game }: Mind, at: LocationId): HexId => game.world.board.locations[at]?.hex ?? 0;

const rangeOf = ({ game }: Mind, a: HexId, b: HexId): number => {
  const { distances, hexes } = game.world.board;
  return distances[a * hexes.length + b] as number;
};

const manyOf = (mind: Mind): Unit[] => {
  const stacks = [...mind.field.stacks[mind.side].values()];
  return stacks.flatMap(({ units }) => units).filter((unit) => isMany(typeOf(mind.game, unit)));
};

/** How many of its neighbours hold a marker of the kind. */
function besides({ game }: Mind, hex: HexId, kind: string): number {
  const { neighbours } = game.world.board;
  const around = [0, 1, 2, 3, 4, 5].map((d) => neighbours[6 * hex + d]);
  return game.state.ground.filter((marker) => marker.kind === kind && around.includes(marker.hex)).length;
}

function worthOfFoxholes(mind: Mind, hex: HexId): number {
  const ground = mind.game.world.board.hexes[hex];
  const sheltered = manyOf(mind).filter(({ at }) => at === hex).length;
  return sheltered * Math.max(0, MOST_COVER - (ground?.terrain.tm ?? 0));
}

/** Wire and mines on easy ground, which the enemy would take; wire in a line, mines apart. */
function worthOfObstacle(mind: Mind, hex: HexId, kind: string): number {
  const own = manyOf(mind);
  const ranges = own.map(({ at }) => rangeOf(mind, hexAt(mind, at), hex));
  const nearest = Math.min(...ranges);
  if (nearest === 0 || !Number.isFinite(nearest)) return 0;
  const eyes = own.filter(({ at }) => !isBlocked(sightBetween(mind.game, at, hex))).length;
  const ground = mind.game.world.board.hexes[hex];
  const easy = 3 / (ground?.roads === 0 ? (ground.terrain.cost.leg ?? 6) : 1);
  const spread = (kind === 'wire' ? 0.3 : -0.7) * besides(mind, hex, kind);
  return Math.max(0, eyes * (1 + easy) - Math.abs(nearest - BEST_RANGE) + spread);
}

function worthOf(mind: Mind, { fortification, at }: Lay): number {
  const kind = mind.game.world.setup.scenario.fortifications?.[fortification]?.kind;
  if (kind === undefined) return 0;
  return kind === 'foxholes' ? worthOfFoxholes(mind, at) : worthOfObstacle(mind, at, kind);
}

const isBunker = (mind: Mind, { fortification }: Lay): boolean =>
  mind.game.world.setup.scenario.fortifications?.[fortification]?.kind === 'bunker';

/** How much of the ground a bunker would look out on: what lies nearer to the hex before it than to its own. */
function outlook(mind: Mind, { at, front = 0 }: Lay): number {
  const { locations, neighbours } = mind.game.world.board;
  const before = neighbours[6 * at + front] as HexId;
  if (before < 0) return 0;
  const seen = locations.filter(
    ({ index, hex, stratum }) =>
      stratum === 'ground' &&
      rangeOf(mind, at, hex) <= EYESHOT &&
      rangeOf(mind, before, hex) < rangeOf(mind, at, hex) &&
      !isBlocked(sightBetween(mind.game, at, index)),
  );
  return seen.length;
}

/** Bunkers come before those who are to man them: where a squad would do good, looking where there is most to see. */
export function bunkersOf(mind: Mind, owed: Decision, squad: Unit): Candidate[] {
  return ordersTo(owed, 'lay')
    .filter((order) => isBunker(mind, order))
    .map((order) => {
      const ground = mind.temper.mission * mind.mission.gain({ units: [squad], to: order.at });
      return { order, value: ground + VIEW * outlook(mind, order), facts: [] };
    });
}

/** What is worth laying, once everybody stands. */
export function layingsOf(mind: Mind, owed: Decision): Candidate[] {
  return ordersTo(owed, 'lay')
    .map((order) => ({ order, value: worthOf(mind, order), facts: [] }))
    .filter(({ value }) => value > 0);
}
