/** Cover and sight from place to place: they change only with what lies on the ground, so they are kept with it. */
import {
  coverOf,
  degradingOf,
  type Game,
  hasGap,
  isBlocked,
  type LocationId,
  type State,
  sightBetween,
  type Unit,
  type World,
} from '@opfire/engine';

const UNKNOWN = -128;
const GAP = 2;

type Covers = readonly [Int8Array, Int8Array];

const kept = new WeakMap<World, WeakMap<State['ground'], Covers>>();

function coversIn({ world, state }: Game): Covers {
  const ofWorld = kept.get(world) ?? new WeakMap<State['ground'], Covers>();
  kept.set(world, ofWorld);
  const known = ofWorld.get(state.ground);
  if (known) return known;
  const pairs = world.board.locations.length ** 2;
  const made: Covers = [new Int8Array(pairs).fill(UNKNOWN), new Int8Array(pairs).fill(UNKNOWN)];
  ofWorld.set(state.ground, made);
  return made;
}

/** Target modifiers of one position. Units of one side are taken to shelter alike. */
export class Ground {
  private readonly game: Game;
  private readonly covers: Covers;
  private readonly width: number;

  constructor(game: Game) {
    this.game = game;
    this.covers = coversIn(game);
    this.width = game.world.board.locations.length;
  }

  cover(unit: Unit, at: LocationId, from: LocationId): number {
    const covers = this.covers[unit.side];
    const pair = at * this.width + from;
    const known = covers[pair] as number;
    if (known !== UNKNOWN) return known;
    const cover = coverOf(this.game, unit, at, from);
    covers[pair] = cover;
    return cover;
  }

  /** What the line of fire adds: next to the target, through what degrades it; −Infinity where nothing is seen. */
  line(from: LocationId, to: LocationId, atHand: number): number {
    const sight = sightBetween(this.game, from, to);
    if (isBlocked(sight)) return Number.NEGATIVE_INFINITY;
    const next = this.game.world.adjacent[from]?.includes(to) ?? false;
    return (next ? atHand : 0) - degradingOf(sight) - (hasGap(sight) ? GAP : 0);
  }
}
