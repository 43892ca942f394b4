/** One game between two players of the opponent's, and what became of it. */
import { type Budget, type Level, makePlayer, type Player, type Style } from '@opfire/ai';
import {
  decision,
  type EventOf,
  type Game,
  type GameEvent,
  give,
  hexOf,
  type Measure,
  pointsFor,
  reckon,
  type Side,
} from '@opfire/engine';

export interface Contestant {
  readonly level: Level;
  readonly style: Style;
  readonly budget?: Budget;
}

/** Which game: everything that decides how it goes, but for players who think by the clock. */
export interface Pairing {
  readonly scenario: string;
  readonly edition: string;
  readonly seed: number;
  readonly a: Contestant;
  readonly b: Contestant;
  /** The side that a plays. */
  readonly aSide: Side;
}

export interface Effort {
  readonly decisions: number;
  readonly milliseconds: number;
}

/** How things stood at the end of a turn, by side. */
export interface TurnRecord {
  readonly turn: number;
  /** Victory points, as if the battle had ended there. */
  readonly points: readonly [number, number];
  /** Hexes of the victory conditions that each side controls. */
  readonly control: readonly [number, number];
  readonly losses: readonly [number, number];
}

/** What decided a game: what was needed and had, the points, or that nobody had what was needed. */
export type Ending = Measure['what'] | 'more-points' | 'nobody-else' | 'even';

export interface GameRecord extends Pairing {
  /** A side by its name, or "draw". */
  readonly winner: string;
  readonly won: 'a' | 'b' | 'draw';
  readonly ending: Ending;
  readonly turns: number;
  readonly orders: number;
  readonly points: readonly [number, number];
  readonly losses: readonly [number, number];
  readonly effort: { readonly a: Effort; readonly b: Effort };
  readonly byTurn: readonly TurnRecord[];
  /** Where units were lost: hex, side. */
  readonly deaths: readonly { readonly hex: string; readonly side: Side }[];
  readonly events: readonly string[];
}

/** No battle takes a tenth of it: a game that does has stalled. */
const MOST_ORDERS = 20_000;

/** A player's own seed has nothing to do with that of the dice. */
const seat = (pairing: Pairing, side: Side): Player => {
  const isA = side === pairing.aSide;
  const { level, style, budget } = isA ? pairing.a : pairing.b;
  const seed = 2 * pairing.seed + (isA ? 0 : 1);
  return makePlayer({ level, style, seed, ...(budget && { budget }) });
};

const pair = <T>(of: (side: Side) => T): [T, T] => [of(0), of(1)];

const lossesOf = ({ state }: Game): [number, number] =>
  pair((side) => state.units.filter((unit) => unit.side === side && unit.fate === 'eliminated').length);

function scoreOf(game: Game): [number, number] {
  const { victory } = game.world.setup.scenario;
  return pair((side) => victory.reduce((sum, condition) => sum + pointsFor(game, condition, side), 0));
}

function heldOf({ world, state }: Game): [number, number] {
  const { victory, outright = [] } = world.setup.scenario;
  const needs = outright.flatMap((way) => way.needs);
  const hexes = new Set([...victory, ...needs].flatMap((one) => ('hexes' in one ? one.hexes : [])));
  const held = (side: Side): number =>
    [...hexes].filter((hex) => (world.board.strata[hex] ?? []).every((at) => state.control[at] === side)).length;
  return pair(held);
}

function endingOf(game: Game): Ending {
  const { ways, winner } = reckon(game);
  if (winner === 'draw') return 'even';
  const way = ways.find((one) => one.won && one.side === winner);
  if (way) return way.measures[0]?.what ?? 'more-points';
  return ways.length > 0 ? 'nobody-else' : 'more-points';
}

/** Listens to a game. */
class Scribe {
  victory: EventOf<'victory'> | undefined;
  readonly byTurn: TurnRecord[] = [];
  readonly deaths: { hex: string; side: Side }[] = [];
  readonly events = new Set<string>();

  hear(before: Game, events: readonly GameEvent[], after: Game): void {
    for (const event of events) {
      if (event.t === 'victory') this.victory = event;
      if (event.t === 'event-triggered') this.events.add(event.event);
      if (event.t === 'eliminated') this.bury(before, after, event.unit);
      if (event.t === 'phase' && event.phase === 'administrative') this.noteTurn(event.turn, after);
    }
  }

  /** Where it was when the order was given; movers lost on the way are counted where they set out. */
  private bury(before: Game, after: Game, id: number): void {
    const unit = before.state.units[id] ?? after.state.units[id];
    if (!unit || unit.at < 0) return;
    const { board } = before.world;
    this.deaths.push({ hex: board.hexes[hexOf(board, unit.at)]?.name ?? '', side: unit.side });
  }

  private noteTurn(turn: number, game: Game): void {
    this.byTurn.push({ turn, points: scoreOf(game), control: heldOf(game), losses: lossesOf(game) });
  }
}

class Stopwatch {
  private decisions = 0;
  private milliseconds = 0;

  time<T>(work: () => T): T {
    const start = performance.now();
    const result = work();
    this.milliseconds += performance.now() - start;
    this.decisions++;
    return result;
  }

  get effort(): Effort {
    return { decisions: this.decisions, milliseconds: Math.round(this.milliseconds) };
  }
}

/** Plays a game to its end. An order that is refused, or no end, is an error. */
export function playGame(start: Game, pairing: Pairing): GameRecord {
  const players = pair((side) => seat(pairing, side));
  const watches = pair(() => new Stopwatch());
  const scribe = new Scribe();
  let game = start;
  let orders = 0;
  for (let owed = decision(game); owed; owed = decision(game)) {
    const { side } = owed;
    const before = game;
    const order = watches[side].time(() => players[side].choose(before));
    const outcome = give(game, order);
    if ('refused' in outcome) throw new Error(`${JSON.stringify(order)} was refused: ${outcome.refused.why}`);
    if (++orders > MOST_ORDERS) throw new Error(`no end after ${MOST_ORDERS} orders`);
    game = outcome.game;
    scribe.hear(before, outcome.events, game);
  }
  return { ...pairing, ...resultOf(game, scribe, pairing), orders, effort: effortOf(watches, pairing) };
}

const effortOf = (watches: readonly [Stopwatch, Stopwatch], { aSide }: Pairing): GameRecord['effort'] => ({
  a: watches[aSide].effort,
  b: watches[aSide === 0 ? 1 : 0].effort,
});

function resultOf(game: Game, { victory, byTurn, deaths, events }: Scribe, { aSide }: Pairing) {
  const winner = victory?.winner ?? 'draw';
  const won: GameRecord['won'] = winner === 'draw' ? 'draw' : winner === aSide ? 'a' : 'b';
  return {
    winner: winner === 'draw' ? 'draw' : game.world.setup.sides[winner].id,
    won,
    ending: endingOf(game),
    turns: game.state.turn,
    points: victory?.points ?? ([0, 0] as const),
    losses: lossesOf(game),
    byTurn,
    deaths,
    events: [...events].sort(),
  };
}
