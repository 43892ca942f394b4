/** A small battlefield for the Rally and Administrative Phases. */
import { OFF_MAP } from '../../src/board/board.ts';
import { compileBoard } from '../../src/board/compile.ts';
import { makeSightTable } from '../../src/board/sight-table.ts';
import { scriptedDice } from '../../src/core/dice.ts';
import { beginPlay } from '../../src/core/machine.ts';
import type { Refusal } from '../../src/core/rule.ts';
import { rulesetFor } from '../../src/editions/editions.ts';
import type { EditionId } from '../../src/editions/ruleset.ts';
import { rallyFrame, rallyRules } from '../../src/rules/rally/rally.ts';
import { adjacencyOf } from '../../src/rules/sight/adjacency.ts';
import type { UnitType, WeaponType } from '../../src/state/counters.ts';
import type { GameEvent } from '../../src/state/events.ts';
import type { Frame, RallyFrame } from '../../src/state/frames.ts';
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

const type = (id: string, values: Partial<UnitType>): UnitType => ({
  id,
  kind: 'squad',
  nation: 'vc',
  badge: 'red-star',
  firepower: 1,
  range: 4,
  movement: 4,
  morale: 5,
  shakenMorale: 3,
  leadership: 0,
  ...values,
});

const smc = (id: string, kind: UnitType['kind'], values: Partial<UnitType> = {}): UnitType =>
  type(id, { kind, firepower: 0, range: 0, movement: 6, morale: 6, shakenMorale: 5, ...values });

/** Values in the manner of the starter kit's counters. */
const TYPES: readonly UnitType[] = [
  type('squad', { reducesTo: 'half' }),
  type('elite', { morale: 6, reducesTo: 'half' }),
  type('half', { kind: 'half-squad', firepower: 0 }),
  type('self', { selfRally: true }),
  type('crew', { kind: 'crew' }),
  type('team', { kind: 'weapon-team', weapon: 'machine-gun' }),
  type('blue-squad', { badge: 'blue-cross', reducesTo: 'blue-half' }),
  type('blue-half', { badge: 'blue-cross', kind: 'half-squad', firepower: 0 }),
  type('blue-team', { badge: 'blue-cross', kind: 'weapon-team', weapon: 'machine-gun' }),
  smc('leader', 'leader', { leadership: 1 }),
  smc('colonel', 'leader', { leadership: 2, morale: 7 }),
  smc('blue-leader', 'leader', { leadership: 1, badge: 'blue-cross' }),
  smc('commissar', 'commissar', { leadership: 1 }),
  smc('hero', 'hero', { firepower: 1 }),
  smc('medic', 'medic'),
  smc('blue-medic', 'medic', { badge: 'blue-cross' }),
  smc('nurse', 'nurse', { leadership: 1 }),
  smc('chaplain', 'chaplain', { leadership: 1 }),
  smc('piper', 'piper', { leadership: 1 }),
  smc('scout', 'scout'),
];

const WEAPONS: readonly WeaponType[] = [
  { id: 'mg', class: 'machine-gun', firepower: 1, range: 7 },
  { id: 'jam', class: 'machine-gun', firepower: 1, range: 7, jams: true },
  { id: 'tripod', class: 'machine-gun', firepower: 3, range: 12, tripod: true },
  { id: 'mortar', class: 'mortar', firepower: 2, range: 12, tripod: true },
];

export interface UnitSpec extends Partial<Pick<Unit, 'shaken' | 'wounds' | 'marks' | 'skills'>> {
  readonly at?: string;
  readonly side?: Side;
  /** Id of the squad type that a half-squad came from. */
  readonly root?: string;
}

export interface WeaponSpec extends Partial<Pick<Weapon, 'condition' | 'assembled' | 'spent'>> {
  readonly holder?: string;
  readonly at?: string;
  readonly side?: Side;
}

export interface FieldSpec {
  readonly edition?: EditionId;
  /** By name; a name such as "squad/2" is a second counter of the type "squad". */
  readonly units: Readonly<Record<string, UnitSpec>>;
  readonly weapons?: Readonly<Record<string, WeaponSpec>>;
  readonly state?: Partial<State>;
  readonly dice?: readonly number[];
  readonly sand?: boolean;
}

/** C3 is forest, E3 heavy jungle, E1, E2 and F1 a stone building of two stories, the rest open ground. */
const BOARD = {
  columns: ['A', 'F'],
  rows: [1, 5],
  hexes: { C3: 'forest', E3: 'heavy-jungle', E1: 'stone-building', E2: 'stone-building', F1: 'stone-building' },
  buildings: [['E1', 'E2', 'F1']],
} as const;

const indexOf = (list: readonly { readonly id: string }[], name: string): number => {
  const id = name.split('/')[0];
  const index = list.findIndex((entry) => entry.id === id);
  if (index < 0) throw new Error(`the field has no counter "${name}"`);
  return index;
};

function worldOf(spec: FieldSpec): World {
  const edition = spec.edition ?? 'v5.0';
  const setup: GameSetup = {
    edition,
    chart: CHART,
    board: BOARD,
    sides: [
      { id: 'us', heroes: [] },
      { id: 'them', heroes: [] },
    ],
    unitTypes: TYPES,
    weaponTypes: WEAPONS,
    nations: { vc: { id: 'vc', smoke: 0, starshell: 0 } },
    skills: {
      charismatic: { id: 'charismatic', holders: ['leader'], rallyRange: 1 },
      bull: { id: 'bull', holders: ['leader'], extraWounds: 1 },
    },
    scenario: { turns: 5, entries: [], events: [], exits: [], victory: [], sand: spec.sand ?? false },
  };
  const rules = rulesetFor(edition);
  const board = compileBoard(BOARD, CHART);
  return {
    setup,
    rules,
    board,
    sight: makeSightTable(board, rules),
    adjacent: adjacencyOf(board, rules),
    machines: false,
    ordnance: false,
    mounts: false,
  };
}

export class Field {
  game: Game;
  frame: RallyFrame | undefined;
  /** The stack as the last order left it. */
  stack: readonly Frame[] = [];
  readonly unitNames: readonly string[];
  readonly weaponNames: readonly string[];

  constructor(spec: FieldSpec, side: Side = 0) {
    const world = worldOf(spec);
    this.unitNames = Object.keys(spec.units);
    this.weaponNames = Object.keys(spec.weapons ?? {});
    this.frame = rallyFrame(side);
    const units = Object.entries(spec.units).map(([name, unit], id) => this.unitFrom(world, name, unit, id));
    const weapons = Object.entries(spec.weapons ?? {}).map(([name, weapon], id) =>
      this.weaponFrom(world, name, weapon, id),
    );
    const state: State = {
      version: 1,
      turn: 2,
      phase: 'rally',
      initiative: 0,
      passes: 0,
      units,
      weapons,
      ground: [],
      spotted: [],
      melees: [],
      acquisitions: [],
      control: [],
      led: [],
      scenario: { batteries: [], events: [], entryTurns: [], points: [0, 0] },
      skillCup: [],
      dice: scriptedDice(spec.dice ?? []),
      stack: [this.frame],
      ...spec.state,
    } as State;
    this.game = { world, state };
  }

  private unitFrom(world: World, name: string, spec: UnitSpec, id: UnitId): Unit {
    const { root, at = 'A1', side = 0, ...rest } = spec;
    return {
      ...{ id, name, side, type: indexOf(TYPES, name), at: this.place(at, world) },
      ...{ fate: 'in-play', shaken: false, wounds: 0, marks: 0, skills: [] },
      ...{ root: root === undefined ? -1 : indexOf(TYPES, root) },
      ...ON_FOOT,
      ...rest,
    };
  }

  private weaponFrom(world: World, name: string, spec: WeaponSpec, id: WeaponId): Weapon {
    const { holder, at, side = 0, ...rest } = spec;
    return {
      ...{ id, name, side, type: indexOf(WEAPONS, name), at: at === undefined ? OFF_MAP : this.place(at, world) },
      ...{ holder: holder === undefined ? -1 : this.id(holder) },
      ...{ condition: 'ready', assembled: false, spent: false },
      ...rest,
    };
  }

  place(name: string, world = this.game.world): number {
    const at = world.board.locationNamed.get(name);
    if (at === undefined) throw new Error(`the field has no place "${name}"`);
    return at;
  }

  id(name: string): UnitId {
    const id = this.unitNames.indexOf(name);
    if (id < 0) throw new Error(`the field has no unit "${name}"`);
    return id;
  }

  unit = (name: string): Unit => this.game.state.units[this.id(name)] as Unit;
  weapon = (name: string): Weapon => this.game.state.weapons[this.weaponNames.indexOf(name)] as Weapon;

  /** Reads "treat medic squad", "take squad mg", "join half half/2", "done". */
  order(text: string): Order {
    const [verb, ...names] = text.split(' ');
    const u = names.map((name) => this.unitNames.indexOf(name));
    const w = names.map((name) => this.weaponNames.indexOf(name));
    const fields: Record<string, object> = {
      rally: { unit: u[0] },
      treat: { healer: u[0], patient: u[1] },
      drive: { commissar: u[0], unit: u[1] },
      join: { units: u },
      take: { unit: u[0], weapon: w[1] },
      drop: { weapon: w[0] },
      destroy: { unit: u[0], weapon: w[1] },
      flip: { weapon: w[0] },
      repair: { weapon: w[0] },
    };
    return { do: verb, ...fields[verb ?? ''] } as Order;
  }

  write(order: Order): string {
    const { do: verb, ...fields } = order as Record<string, unknown> & Order;
    const words = Object.entries(fields).flatMap(([key, value]) =>
      [value].flat().map((index) => (key === 'weapon' ? this.weaponNames : this.unitNames)[index as number]),
    );
    return [verb, ...words].join(' ');
  }

  private get top(): RallyFrame {
    if (!this.frame) throw new Error('the rally phase is over');
    return this.frame;
  }

  /** The legal orders, written. */
  get orders(): string[] {
    return rallyRules.decide(this.game, this.top).orders.map((order) => this.write(order));
  }

  ordersTo = (verb: string): string[] => this.orders.filter((order) => order.split(' ')[0] === verb);

  refusal = (text: string): Refusal | undefined => rallyRules.check(this.game, this.top, this.order(text));

  /** Gives a legal order and returns what happened. */
  give(text: string): GameEvent[] {
    const why = this.refusal(text);
    if (why) throw new Error(`"${text}" is refused: ${why.why}`);
    const play = beginPlay(this.game.world, this.game.state);
    rallyRules.answer(play, this.top, this.order(text));
    this.game = { world: play.world, state: play.state };
    this.stack = play.stack;
    this.frame = play.stack.find((frame) => frame.f === 'rally');
    return play.events;
  }

  /** Whether the frame asks its side at all. */
  asks(): boolean {
    const play = beginPlay(this.game.world, this.game.state);
    return rallyRules.advance(play, this.top) === 'ask';
  }
}
