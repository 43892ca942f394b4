/** Small battles for forecasts: units made to measure, and every throw of the dice that an order can bring. */
import { type BoardDefinition, type LocationId, OFF_MAP } from '../../src/board/board.ts';
import { scriptedDice } from '../../src/core/dice.ts';
import { carryOut } from '../../src/core/machine.ts';
import type { EditionId } from '../../src/editions/ruleset.ts';
import { type Game, give, newGame, type Order, type UnitId, whyNot } from '../../src/index.ts';
import { FRAMES } from '../../src/rules/frames.ts';
import { rallyFrame } from '../../src/rules/rally/rally.ts';
import type { Nation, UnitKind, UnitType, WeaponType } from '../../src/state/counters.ts';
import type { CheckResult, GameEvent } from '../../src/state/events.ts';
import type { Frame } from '../../src/state/frames.ts';
import { type Mark, marksFrom } from '../../src/state/marks.ts';
import type { Battery } from '../../src/state/scenario.ts';
import {
  type GameSetup,
  type GroundMarker,
  ON_FOOT,
  type Side,
  type State,
  type Unit,
  type Weapon,
} from '../../src/state/state.ts';
import { type Status, statusesFrom } from '../../src/state/status.ts';
import { CHART } from '../fixtures/chart.ts';

const WEAPONS = {
  lmg: { class: 'machine-gun', firepower: 2, range: 8, jams: true },
  mg: { class: 'machine-gun', firepower: 1, range: 7 },
  flamethrower: { class: 'flamethrower', firepower: 6, range: 1 },
  satchel: { class: 'satchel-charge', firepower: 5, range: 1 },
  'light-mortar': { class: 'mortar', firepower: 3, range: 12, minRange: 1 },
} as const satisfies Readonly<Record<string, Omit<WeaponType, 'id'>>>;
type WeaponName = keyof typeof WEAPONS;
const WEAPON_NAMES = Object.keys(WEAPONS) as WeaponName[];

const NATIONS: Readonly<Record<string, Nation>> = {
  us: { id: 'us', smoke: 3, starshell: 0 },
  german: { id: 'german', smoke: 0, starshell: 0 },
  ally: { id: 'ally', smoke: 0, starshell: 0, heroOn: [1, 2, 3, 4] },
  para: { id: 'para', smoke: 0, starshell: 0, attackDie: 8 },
  arvn: { id: 'arvn', smoke: 0, starshell: 0, advised: true },
};

export interface UnitSpec extends Partial<Omit<UnitType, 'id' | 'kind'>> {
  readonly kind?: UnitKind;
  readonly side?: Side;
  readonly at?: string;
  readonly shaken?: boolean;
  readonly wounds?: number;
  readonly marks?: readonly Mark[];
  readonly skills?: readonly string[];
  readonly holds?: readonly WeaponName[];
  /** The vehicle that it rides on, by name. */
  readonly aboard?: string;
  readonly facing?: number;
  readonly status?: readonly Status[];
}

export interface BattleSpec {
  readonly units: Readonly<Record<string, UnitSpec>>;
  readonly board?: Partial<BoardDefinition>;
  readonly edition?: EditionId;
  readonly switches?: Readonly<Record<string, unknown>>;
  /** Names of Heroes that each side can create, by their nation. */
  readonly heroes?: readonly [readonly string[], readonly string[]];
  readonly ground?: readonly ({ readonly at: string } & Partial<GroundMarker>)[];
  /** Locations spotted by side 0. */
  readonly spotted?: readonly string[];
  readonly melees?: readonly string[];
  readonly led?: readonly { readonly at: string; readonly leader: string }[];
  readonly batteries?: readonly Partial<Battery>[];
  readonly rally?: Side;
  readonly jammed?: readonly WeaponName[];
  readonly skillCup?: readonly string[];
}

const SQUAD = {
  kind: 'squad',
  firepower: 2,
  range: 6,
  movement: 4,
  morale: 6,
  shakenMorale: 5,
  leadership: 0,
} as const;
const BATTERY: Battery = { side: 0, formation: 'A', firepower: 4, missions: 2, calledTurn: 0, callers: [] };
const SIDE_NATION = ['us', 'german'] as const;

function typeFrom(name: string, spec: UnitSpec): UnitType {
  const { side = 0, at: _at, shaken: _s, wounds: _w, marks: _m, skills: _k, holds: _h, ...more } = spec;
  const { aboard: _a, facing: _f, status: _t, ...printed } = more;
  const nation = SIDE_NATION[side] as string;
  const halves = (spec.kind ?? 'squad') === 'squad' ? { reducesTo: `${name}/half` } : {};
  return { id: name, badge: nation, nation, ...SQUAD, ...halves, ...printed };
}

const halfOf = (type: UnitType): UnitType[] => {
  const { reducesTo, ...rest } = type;
  return reducesTo === undefined ? [] : [{ ...rest, id: reducesTo, kind: 'half-squad', firepower: 1 }];
};

const heroTypes = (nations: readonly string[]): UnitType[] =>
  nations.map((nation, index) => ({
    ...{ id: `hero of ${nation} ${index}`, badge: nation, nation, ...SQUAD, kind: 'hero', firepower: 1, movement: 6 },
  }));

/** A battle on a board of 8 by 6 hexes, clear but for what is given. Side 0 is to move, everybody is in sight. */
export class Battle {
  game: Game;
  private readonly names: readonly string[];

  constructor(spec: BattleSpec) {
    this.names = Object.keys(spec.units);
    const specs = Object.values(spec.units);
    const types = Object.entries(spec.units).map(([name, unit]) => typeFrom(name, unit));
    const halves = types.flatMap(halfOf);
    const heroes = (spec.heroes ?? [[], []]).map(heroTypes);
    const known = [...types, ...halves, ...heroes.flat()];
    const setup: GameSetup = {
      edition: spec.edition ?? 'v5.0',
      ...(spec.switches && { switches: spec.switches }),
      chart: CHART,
      board: { columns: ['A', 'H'], rows: [1, 6], hexes: {}, ...spec.board },
      sides: [0, 1].map((side) => ({
        id: SIDE_NATION[side] as string,
        heroes: (heroes[side] ?? []).map((type) => ({ name: type.id, type: known.indexOf(type) })),
      })) as unknown as GameSetup['sides'],
      unitTypes: known,
      weaponTypes: WEAPON_NAMES.map((id) => ({ id, ...WEAPONS[id] })),
      nations: NATIONS,
      skills: {
        bull: { id: 'bull', holders: ['hero', 'leader'], extraWounds: 1 },
        deadly: { id: 'deadly', holders: ['hero'], firepower: 1 },
      },
      scenario: { turns: 6, entries: [], events: [], exits: [], victory: [] },
    };
    const blank = newGame(setup, this.stateOf([], [], spec));
    this.game = blank;
    const units = specs.map((unit, id) => this.unitFrom(unit, id));
    this.game = newGame(setup, this.stateOf(units, this.weaponsFrom(specs, spec), spec));
  }

  at = (name: string): LocationId => {
    const at = this.game.world.board.locationNamed.get(name);
    if (at === undefined) throw new Error(`the test board has no location ${name}`);
    return at;
  };

  hex = (name: string): number => this.game.world.board.hexNamed.get(name) as number;

  private unitFrom(spec: UnitSpec, id: number): Unit {
    return {
      ...{ id, name: this.names[id] as string, side: spec.side ?? 0, type: id },
      at: spec.at === undefined ? OFF_MAP : this.at(spec.at),
      fate: spec.at === undefined && spec.aboard === undefined ? 'reserve' : 'in-play',
      ...{ shaken: spec.shaken ?? false, wounds: spec.wounds ?? 0, marks: marksFrom(spec.marks ?? []) },
      ...{ skills: spec.skills ?? [], root: -1, ...ON_FOOT },
      ...(spec.facing !== undefined && { facing: spec.facing }),
      ...(spec.status && { status: statusesFrom(spec.status) }),
      ...(spec.aboard !== undefined && { aboard: this.id(spec.aboard) }),
    };
  }

  private weaponsFrom(specs: readonly UnitSpec[], { jammed = [] }: BattleSpec): Weapon[] {
    const held = specs.flatMap(({ holds = [], side = 0 }, holder) => holds.map((name) => ({ name, holder, side })));
    return held.map(({ name, holder, side }, id) => ({
      ...{ id, name, type: WEAPON_NAMES.indexOf(name), side, holder, at: OFF_MAP, assembled: true, spent: false },
      condition: jammed.includes(name) ? 'jammed' : 'ready',
    }));
  }

  private stateOf(units: readonly Unit[], weapons: readonly Weapon[], spec: BattleSpec): State {
    const empty = units.length === 0;
    const turn: Frame = { f: 'turn', step: 'administration' };
    const phase: Frame = spec.rally === undefined ? { f: 'operations', next: 0 } : rallyFrame(spec.rally);
    const marker = ({ at, ...rest }: { at: string }): GroundMarker =>
      ({ kind: 'smoke', life: 2, hex: this.hex(at), ...rest }) as unknown as GroundMarker;
    return {
      ...{ version: 1, turn: 2, phase: 'operations', initiative: 0, passes: 0, units, weapons },
      ground: empty ? [] : (spec.ground ?? []).map(marker),
      spotted: empty ? [] : (spec.spotted ?? []).map((at) => ({ at: this.at(at), side: 0, stays: true })),
      acquisitions: [],
      melees: empty ? [] : (spec.melees ?? []).map((at) => ({ at: this.at(at), fought: false })),
      control: empty ? [] : this.game.world.board.locations.map(() => -1 as const),
      led: empty ? [] : (spec.led ?? []).map(({ at, leader }) => ({ at: this.at(at), leader: this.id(leader) })),
      scenario: {
        batteries: (spec.batteries ?? []).map((battery) => ({ ...BATTERY, ...battery })),
        ...{ events: [], entryTurns: [], points: [0, 0] },
      },
      skillCup: spec.skillCup ?? [],
      dice: scriptedDice([]),
      stack: empty ? [] : [turn, phase],
    };
  }

  id = (name: string): UnitId => {
    const id = this.names.indexOf(name);
    if (id < 0) throw new Error(`no unit is called ${name}`);
    return id;
  };

  ids = (...names: string[]): UnitId[] => names.map(this.id);

  /** Gives an order that needs these dice. */
  give(order: Order, dice: readonly number[] = []): this {
    const outcome = give(withDice(this.game, dice), order);
    if ('refused' in outcome) throw new Error(`refused: ${outcome.refused.why}`);
    this.game = outcome.game;
    return this;
  }

  activate = (...places: string[]): this => this.give({ do: 'activate', at: places.map(this.at) });

  fire = (at: string, units: readonly string[], more: Partial<Order & { do: 'fire' }> = {}): Order => ({
    ...{ do: 'fire', units: this.ids(...units), at: this.at(at) },
    ...more,
  });
}

export const withDice = ({ world, state }: Game, dice: readonly number[]): Game => ({
  world,
  state: { ...state, dice: scriptedDice(dice) },
});

const SPARE = new Array<number>(40).fill(1);

export interface Outcome {
  readonly chance: number;
  readonly events: readonly GameEvent[];
}

/**
 * Everything that can happen when the order is given, each with its chance: the dice are turned one by one. Of dice
 * after the first `turned` all show 1, where nothing that matters comes of them.
 */
export function* everyOutcome(game: Game, order: Order, turned = Number.POSITIVE_INFINITY): Generator<Outcome> {
  const refused = whyNot(game, order);
  if (refused) throw new Error(`refused: ${refused.why}`);
  let script: number[] = [];
  for (;;) {
    const { events } = carryOut(FRAMES, withDice(game, [...script, ...SPARE]), order);
    const sides = events.flatMap((event) => (event.t === 'rolled' ? event.sides : [])).slice(0, turned);
    const used = [...script, ...SPARE].slice(0, sides.length);
    yield { chance: sides.reduce((chance, faces) => chance / faces, 1), events };
    let last = used.length - 1;
    while (last >= 0 && used[last] === sides[last]) last--;
    if (last < 0) return;
    script = [...used.slice(0, last), (used[last] as number) + 1];
  }
}

export interface Observed {
  check: number;
  lost: number;
  hero: number;
  results: Record<CheckResult, number>;
}

const nothing = (): Observed => ({
  ...{ check: 0, lost: 0, hero: 0 },
  results: {
    'no-effect': 0,
    shaken: 0,
    casualties: 0,
    wounded: 0,
    eliminated: 0,
    abandoned: 0,
    damaged: 0,
    destroyed: 0,
  },
});

/** Adds what one outcome brought to what was seen of each unit. */
function observe(units: ReadonlyMap<UnitId, Observed>, { chance, events }: Outcome): void {
  const checked = new Set<UnitId>();
  for (const event of events) {
    const seen = 'unit' in event && typeof event.unit === 'number' ? units.get(event.unit) : undefined;
    if (!seen) continue;
    if (event.t === 'eliminated') seen.lost += chance;
    else if (event.t === 'hero-rolled' && event.created) seen.hero += chance;
    else if (event.t === 'damage-checked') {
      checked.add(event.unit);
      seen.check += chance;
      seen.results[event.result] += chance;
    }
  }
  for (const [unit, seen] of units) if (!checked.has(unit)) seen.results['no-effect'] += chance;
}

/** What becomes of each unit when the order is played with all dice there are; `jam` is the chance of a jam. */
export function playOut(game: Game, order: Order): { units: Map<UnitId, Observed>; jam: number } {
  const units = new Map(game.state.units.map((unit) => [unit.id, nothing()]));
  let jam = 0;
  for (const outcome of everyOutcome(game, order)) {
    observe(units, outcome);
    if (outcome.events.some((event) => event.t === 'jammed')) jam += outcome.chance;
  }
  return { units, jam };
}
