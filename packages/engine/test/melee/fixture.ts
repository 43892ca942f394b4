/** Small melees for the tests of chapter 8: every unit is made to measure, all of them in C3 unless said otherwise. */
import { type LocationId, OFF_MAP } from '../../src/board/board.ts';
import { compileBoard } from '../../src/board/compile.ts';
import { makeSightTable } from '../../src/board/sight-table.ts';
import type { Decision } from '../../src/core/decision.ts';
import { scriptedDice } from '../../src/core/dice.ts';
import { beginPlay, type FrameRules, type FrameTable, settle, topFrame } from '../../src/core/machine.ts';
import type { Play } from '../../src/core/play.ts';
import type { Refusal } from '../../src/core/rule.ts';
import { rulesetFor } from '../../src/editions/editions.ts';
import type { EditionId } from '../../src/editions/ruleset.ts';
import { meleeRules, startMelee } from '../../src/rules/melee/round.ts';
import { adjacencyOf } from '../../src/rules/sight/adjacency.ts';
import type { Nation, UnitKind, UnitType, WeaponType } from '../../src/state/counters.ts';
import type { EventOf, EventType, GameEvent } from '../../src/state/events.ts';
import type { Frame, ImpulseFrame, MeleeFrame } from '../../src/state/frames.ts';
import type { Order } from '../../src/state/orders.ts';
import {
  type Game,
  type GameSetup,
  ON_FOOT,
  type Side,
  type State,
  type Unit,
  type UnitId,
  type Weapon,
  type WeaponId,
  type World,
} from '../../src/state/state.ts';
import { CHART } from '../fixtures/chart.ts';

/** A forest between them hides A3 from C3; the rest is clear. */
const BOARD = { columns: ['A', 'F'], rows: [1, 5], hexes: { B2: 'forest', B3: 'forest', B4: 'forest' } } as const;
const COMPILED = compileBoard(BOARD, CHART);

const WEAPONS = {
  mg1: { class: 'machine-gun', firepower: 1, range: 7 },
  mg2: { class: 'machine-gun', firepower: 2, range: 8 },
  mg3: { class: 'machine-gun', firepower: 3, range: 8 },
  tripod: { class: 'machine-gun', firepower: 3, range: 12, tripod: true },
  bipod: { class: 'machine-gun', firepower: 4, range: 12, tripod: true, dismantled: { firepower: 2, range: 8 } },
  flamethrower: { class: 'flamethrower', firepower: 6, range: 1 },
  satchel: { class: 'satchel-charge', firepower: 5, range: 1 },
  molotov: { class: 'molotov', firepower: 3, range: 1 },
  bazooka: { class: 'ordnance', firepower: 0, range: 4 },
} as const satisfies Readonly<Record<string, Omit<WeaponType, 'id'>>>;
type WeaponName = keyof typeof WEAPONS;
const WEAPON_NAMES = Object.keys(WEAPONS) as WeaponName[];

const NATIONS: Readonly<Record<string, Nation>> = {
  us: { id: 'us', smoke: 0, starshell: 0 },
  vc: { id: 'vc', smoke: 0, starshell: 0, ambush: true },
  para: { id: 'para', smoke: 0, starshell: 0, meleeDie: 8 },
};

export interface UnitSpec extends Partial<Omit<UnitType, 'id' | 'kind'>> {
  readonly kind: UnitKind;
  readonly side: Side;
  readonly at?: string;
  readonly shaken?: boolean;
  readonly marks?: number;
  readonly skills?: readonly string[];
  /** Weapons held; "captured mg1" is one of the enemy's, "assembled tripod" stands on its tripod. */
  readonly holds?: readonly string[];
}

type Extras = Omit<UnitSpec, 'kind' | 'side'>;
export const squad = (side: Side, firepower: number, more: Extras = {}): UnitSpec => ({
  kind: 'squad',
  side,
  firepower,
  ...more,
});
export const half = (side: Side, firepower: number, more: Extras = {}): UnitSpec => ({
  kind: 'half-squad',
  side,
  firepower,
  ...more,
});
export const leader = (side: Side, leadership: number, more: Extras = {}): UnitSpec => ({
  kind: 'leader',
  side,
  leadership,
  movement: 6,
  ...more,
});
export const hero = (side: Side, firepower: number, more: Extras = {}): UnitSpec => ({
  kind: 'hero',
  side,
  firepower,
  ...more,
});
export const team = (side: Side, weapon: NonNullable<UnitType['weapon']>, firepower: number): UnitSpec => ({
  kind: 'weapon-team',
  side,
  weapon,
  firepower,
});
export const smc = (side: Side, kind: UnitKind, more: Extras = {}): UnitSpec => ({ kind, side, ...more });

export interface MeleeSpec {
  readonly units: Readonly<Record<string, UnitSpec>>;
  readonly edition?: EditionId;
  readonly switches?: Readonly<Record<string, unknown>>;
  readonly dice?: readonly number[];
  /** Locations under a Melee marker, and whether a round was fought there this turn. */
  readonly melees?: Readonly<Record<string, boolean>>;
  readonly state?: Partial<State>;
}

const locationOf = (name: string): LocationId => {
  const at = COMPILED.locationNamed.get(name);
  if (at === undefined) throw new Error(`the test board has no location ${name}`);
  return at;
};

const TYPE_DEFAULTS = {
  nation: 'us',
  firepower: 0,
  range: 4,
  movement: 4,
  morale: 6,
  shakenMorale: 5,
  leadership: 0,
} as const;

function typeFrom(name: string, spec: UnitSpec): UnitType {
  const { side, at: _at, shaken: _s, marks: _m, skills: _k, holds: _h, ...printed } = spec;
  return { id: name, badge: side === 0 ? 'star' : 'cross', ...TYPE_DEFAULTS, ...printed };
}

const unitFrom = (name: string, spec: UnitSpec, id: number): Unit => ({
  id,
  name,
  side: spec.side,
  type: id,
  at: locationOf(spec.at ?? 'C3'),
  fate: 'in-play',
  shaken: spec.shaken ?? false,
  wounds: 0,
  marks: spec.marks ?? 0,
  skills: spec.skills ?? [],
  root: -1,
  ...ON_FOOT,
});

function weaponsFrom(specs: readonly UnitSpec[]): Weapon[] {
  const held = specs.flatMap((spec, holder) => (spec.holds ?? []).map((text) => ({ text, holder, side: spec.side })));
  return held.map(({ text, holder, side }, id) => {
    const words = text.split(' ');
    const name = words[words.length - 1] as WeaponName;
    return {
      ...{ id, name, type: WEAPON_NAMES.indexOf(name), holder, at: OFF_MAP, spent: false },
      side: words.includes('captured') ? ((1 - side) as Side) : side,
      condition: words.includes('jammed') ? 'jammed' : 'ready',
      assembled: words.includes('assembled'),
    };
  });
}

function worldFrom(spec: MeleeSpec): World {
  const setup: GameSetup = {
    edition: spec.edition ?? 'v5.0',
    chart: CHART,
    board: BOARD,
    sides: [
      { id: 'us', heroes: [] },
      { id: 'them', heroes: [] },
    ],
    unitTypes: Object.entries(spec.units).map(([name, unit]) => typeFrom(name, unit)),
    weaponTypes: WEAPON_NAMES.map((id) => ({ id, ...WEAPONS[id] })),
    nations: NATIONS,
    skills: {
      rage: { id: 'rage', holders: ['hero'], meleeFirepower: 1, singleUse: true },
      deadly: { id: 'deadly', holders: ['hero'], firepower: 1 },
      versatile: { id: 'versatile', holders: ['leader', 'hero'], assaultFireIntoMelee: true },
      ambusher: { id: 'ambusher', holders: ['hero'], ambush: true },
    },
    scenario: { turns: 6, entries: [], events: [], exits: [], victory: [] },
  };
  const rules = rulesetFor(setup.edition, spec.switches);
  const sight = makeSightTable(COMPILED, rules);
  return {
    setup,
    rules,
    board: COMPILED,
    sight,
    adjacent: adjacencyOf(COMPILED, rules),
    machines: false,
    ordnance: false,
    mounts: false,
  };
}

const WAITS: FrameRules<Frame> = {
  advance: () => 'ask',
  decide: () => ({ side: 0, kind: 'impulse', rule: '4.0', orders: [], parts: [] }),
  check: () => undefined,
  answer: () => undefined,
};
/** Only melee plays; other frames wait for the test. */
const TABLE = new Proxy(
  { melee: meleeRules, ranOn: () => undefined },
  { get: (known, kind) => known[kind as keyof typeof known] ?? WAITS },
) as unknown as FrameTable;

export const impulse = (side: Side, more: Partial<ImpulseFrame> = {}): ImpulseFrame => ({
  ...{ f: 'impulse', side, spotter: -1, spotted: -1, declared: [], units: [], origins: [], activators: [] },
  ...{ acted: false, fired: [], partly: [], engaged: [], moved: [], hatches: [], smoked: [], screened: [] },
  ...more,
});

/** A position, and play in it. */
export class Melee {
  game: Game;
  events: GameEvent[] = [];
  private readonly names: readonly string[];

  constructor(spec: MeleeSpec) {
    this.names = Object.keys(spec.units);
    const specs = Object.values(spec.units);
    const melees = Object.entries(spec.melees ?? {}).map(([name, fought]) => ({ at: locationOf(name), fought }));
    const state: State = {
      ...{ version: 1, turn: 2, phase: 'operations', initiative: 0, passes: 0 },
      ...{
        units: this.names.map((name, id) => unitFrom(name, specs[id] as UnitSpec, id)),
        weapons: weaponsFrom(specs),
      },
      ...{
        ground: [],
        spotted: [],
        melees,
        acquisitions: [],
        control: COMPILED.locations.map(() => -1 as const),
        led: [],
      },
      scenario: { batteries: [], events: [], entryTurns: [], points: [0, 0] },
      skillCup: [],
      dice: scriptedDice(spec.dice ?? []),
      stack: [impulse(0)],
      ...spec.state,
    };
    this.game = { world: worldFrom(spec), state };
  }

  at = locationOf;

  id(name: string): UnitId {
    const id = this.names.indexOf(name);
    if (id < 0) throw new Error(`no unit is called ${name}`);
    return id;
  }

  ids = (...names: string[]): UnitId[] => names.map((name) => this.id(name));
  unit = (name: string): Unit => this.game.state.units[this.id(name)] as Unit;
  units = (...names: string[]): Unit[] => names.map((name) => this.unit(name));

  /** The weapon that a unit held at the beginning, by its place among those. */
  weapon = (index: number): Weapon => this.game.state.weapons[index] as Weapon;

  /** Runs a rule and lets the melee go on until somebody must decide. */
  run(rule: (play: Play) => void): this {
    const play = beginPlay(this.game.world, this.game.state);
    rule(play);
    settle(TABLE, play);
    this.game = { world: play.world, state: play.state };
    this.events = [...this.events, ...play.events];
    return this;
  }

  /** A round caused by a side in C3. */
  fight = (first: Side, entering: readonly string[] = [], ambushers: readonly string[] = []): this =>
    this.run((play) => startMelee(play, locationOf('C3'), first, this.ids(...entering), this.ids(...ambushers)));

  private get frame(): MeleeFrame {
    const frame = topFrame(this.game.state);
    if (frame?.f !== 'melee') throw new Error(`a melee should be asking, not ${frame?.f}`);
    return frame;
  }

  get isOver(): boolean {
    return !this.game.state.stack.some((frame) => frame.f === 'melee');
  }

  get decision(): Decision {
    return meleeRules.decide(this.game, this.frame);
  }

  check = (order: Order): Refusal | undefined => meleeRules.check(this.game, this.frame, order);

  private give(order: Order): this {
    const why = this.check(order);
    if (why) throw new Error(`refused: ${why.why}`);
    const { frame } = this;
    return this.run((play) => meleeRules.answer(play, frame, order));
  }

  strike = (...targets: string[]): this => this.give({ do: 'strike', targets: this.ids(...targets) });
  use = (...weapons: WeaponId[]): this => this.give({ do: 'use', weapons });

  told = <T extends EventType>(type: T): EventOf<T>[] =>
    this.events.filter((event): event is EventOf<T> => event.t === type);

  /** Names of the units eliminated, in the order in which they fell. */
  get fallen(): string[] {
    return this.told('eliminated').map((event) => this.names[event.unit] as string);
  }
}
