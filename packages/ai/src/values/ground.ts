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

interface Lie {
  /** By nation: some fight better in their own jungle (13.0). */
  readonly covers: Map<string, Int8Array>;
  /** Whether one step brings a place in sight, for each pair. */
  readonly aStepAway: Int8Array;
}

const kept = new WeakMap<World, WeakMap<State['ground'], Lie>>();

function lieOf({ world, state }: Game): Lie {
  const ofWorld = kept.get(world) ?? new WeakMap<State['ground'], Lie>();
  kept.set(world, ofWorld);
  const pairs = world.board.locations.length ** 2;
  const known = ofWorld.get(state.ground) ?? { covers: new Map(), aStepAway: new Int8Array(pairs).fill(UNKNOWN) };
  ofWorld.set(state.ground, known);
  return known;
}

/** Target modifiers and lines of fire of one position. */
export class Ground {
  private readonly game: Game;
  private readonly lie: Lie;
  private readonly width: number;

  constructor(game: Game) {
    this.game = game;
    this.lie = lieOf(game);
    this.width = game.world.board.locations.length;
  }

  private coversOf({ type }: Unit): Int8Array {
    const nation = this.game.world.setup.unitTypes[type]?.nation ?? '';
    const known = this.lie.covers.get(nation);
    if (known) return known;
    const made = new Int8Array(this.width ** 2).fill(UNKNOWN);
    this.lie.covers.set(nation, made);
    return made;
  }

  cover(unit: Unit, at: LocationId, from: LocationId): number {
    const covers = this.coversOf(unit);
    const pair = at * this.width + from;
    const known = covers[pair] as number;
    if (known !== UNKNOWN) return known;
    const cover = coverOf(this.game, unit, at, from);
    covers[pair] = cover;
    return cover;
  }

  /** Whether somebody who does not see a place from where he is would after one step. */
  comesInSight(from: LocationId, to: LocationId): boolean {
    const { aStepAway } = this.lie;
    const pair = from * this.width + to;
    const known = aStepAway[pair] as number;
    if (known !== UNKNOWN) return known === 1;
    const next = this.game.world.adjacent[from] ?? [];
    const comes = !this.sees(from, to) && next.some((at) => at !== to && this.sees(at, to));
    aStepAway[pair] = comes ? 1 : 0;
    return comes;
  }

  private sees(from: LocationId, to: LocationId): boolean {
    return !isBlocked(sightBetween(this.game, from, to));
  }

  /** What the line of fire adds: next to the target, through what degrades it; −Infinity where nothing is seen. */
  line(from: LocationId, to: LocationId, atHand: number): number {
    const sight = sightBetween(this.game, from, to);
    if (isBlocked(sight)) return Number.NEGATIVE_INFINITY;
    const next = this.game.world.adjacent[from]?.includes(to) ?? false;
    return (next ? atHand : 0) - degradingOf(sight) - (hasGap(sight) ? GAP : 0);
  }
}
