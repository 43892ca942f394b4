/** Small battles for the tests of scenario rules, saved games and views. */
import type { BoardDefinition, HexId, LocationId } from '../../src/board/board.ts';
import { compileBoard } from '../../src/board/compile.ts';
import { scriptedDice, seededDice } from '../../src/core/dice.ts';
import { beginPlay } from '../../src/core/machine.ts';
import type { Play } from '../../src/core/play.ts';
import type { EditionId } from '../../src/editions/ruleset.ts';
import type { UnitKind, UnitType, WeaponType } from '../../src/state/counters.ts';
import type { EventOf, EventType, GameEvent } from '../../src/state/events.ts';
import type { ImpulseFrame } from '../../src/state/frames.ts';
import type { ScenarioSetup, ScenarioState } from '../../src/state/scenario.ts';
import {
  type Game,
  type GameSetup,
  ON_FOOT,
  type Side,
  type State,
  type Unit,
  type Weapon,
} from '../../src/state/state.ts';
import { makeWorld } from '../../src/world.ts';
import { CHART } from '../fixtures/chart.ts';

const unitType = (id: string, kind: UnitKind, more: Partial<UnitType> = {}): UnitType => ({
  id,
  kind,
  nation: 'us',
  badge: 'us',
  firepower: 1,
  range: 5,
  movement: 4,
  morale: 6,
  shakenMorale: 5,
  leadership: 0,
  ...more,
});

export const UNIT_TYPES = [
  unitType('squad', 'squad', { firepower: 2, reducesTo: 'half' }),
  unitType('half', 'half-squad'),
  unitType('leader', 'leader', { firepower: 0, leadership: 1, movement: 6, morale: 7 }),
  unitType('hero', 'hero', { movement: 6 }),
  unitType('medic', 'medic', { firepower: 0, morale: 8 }),
  unitType('sniper', 'sniper', { movement: 0 }),
  unitType('assaulters', 'squad', { assault: true }),
  unitType('mortar', 'weapon-team', { weapon: 'mortar' }),
] as const;

type TypeName = 'squad' | 'half' | 'leader' | 'hero' | 'medic' | 'sniper' | 'assaulters' | 'mortar';

const WEAPON_TYPES: readonly WeaponType[] = [
  { id: 'tripod-mg', class: 'machine-gun', firepower: 3, range: 10, tripod: true },
];

/** A board of six by six clear hexes, A1 to F6, with a two-storey building of three hexes and a wood. */
const BOARD: BoardDefinition = {
  columns: ['A', 'F'],
  rows: [1, 6],
  hexes: { D2: 'stone-building', E1: 'stone-building', E2: 'stone-building', C4: 'forest', F6: 'pool' },
  buildings: [['D2', 'E1', 'E2']],
};

export interface UnitSpec {
  readonly is: TypeName;
  readonly side?: Side;
  /** Where it is; in reserve when absent. */
  readonly at?: string;
  readonly shaken?: boolean;
  readonly fate?: Unit['fate'];
  /** A half-squad that was a squad. */
  readonly reduced?: boolean;
  readonly carries?: 'tripod-mg';
}

/** What a scenario names, found on the board. */
export interface Finder {
  hex(name: string): HexId;
  at(name: string): LocationId;
}

export interface BattleSpec {
  readonly units: readonly UnitSpec[];
  readonly edition?: EditionId;
  readonly turn?: number;
  readonly scenario?: (find: Finder) => Partial<ScenarioSetup>;
  readonly progress?: Partial<ScenarioState>;
  readonly dice?: readonly number[];
  readonly ground?: (find: Finder) => State['ground'];
}

export interface Battle extends Finder {
  readonly game: Game;
}

const NO_SCENARIO: ScenarioSetup = { turns: 6, entries: [], events: [], exits: [], victory: [] };
const COMPILED = compileBoard(BOARD, CHART);

const finder: Finder = {
  hex(name) {
    const hex = COMPILED.hexNamed.get(name);
    if (hex === undefined) throw new Error(`the test board has no hex ${name}`);
    return hex;
  },
  at(name) {
    const at = COMPILED.locationNamed.get(name);
    if (at === undefined) throw new Error(`the test board has no location ${name}`);
    return at;
  },
};

function unitFrom(spec: UnitSpec, id: number): Unit {
  const type = UNIT_TYPES.findIndex((one) => one.id === spec.is);
  return {
    id,
    name: `${spec.is}-${id}`,
    side: spec.side ?? 0,
    type: spec.reduced ? 1 : type,
    at: spec.at === undefined ? -1 : finder.at(spec.at),
    fate: spec.fate ?? (spec.at === undefined ? 'reserve' : 'in-play'),
    shaken: spec.shaken ?? false,
    wounds: 0,
    marks: 0,
    skills: [],
    root: spec.reduced ? 0 : -1,
    ...ON_FOOT,
  };
}

function weaponsFrom(specs: readonly UnitSpec[]): Weapon[] {
  const armed = specs.flatMap((spec, holder) => (spec.carries ? [{ holder, side: spec.side ?? 0 }] : []));
  return armed.map(({ holder, side }, id) => ({
    id,
    name: `mg-${id}`,
    type: 0,
    side,
    holder,
    at: -1,
    condition: 'ready',
    assembled: true,
    spent: false,
  }));
}

export function battle(spec: BattleSpec): Battle {
  const scenario: ScenarioSetup = { ...NO_SCENARIO, ...spec.scenario?.(finder) };
  const setup: GameSetup = {
    edition: spec.edition ?? 'v5.0',
    chart: CHART,
    board: BOARD,
    sides: [
      { id: 'us', heroes: [] },
      { id: 'german', heroes: [] },
    ],
    unitTypes: UNIT_TYPES,
    weaponTypes: WEAPON_TYPES,
    nations: { us: { id: 'us', smoke: 0, starshell: 0 } },
    skills: {},
    scenario,
  };
  const state: State = {
    version: 1,
    turn: spec.turn ?? 1,
    phase: 'operations',
    initiative: 0,
    passes: 0,
    units: spec.units.map(unitFrom),
    weapons: weaponsFrom(spec.units),
    ground: spec.ground?.(finder) ?? [],
    spotted: [],
    melees: [],
    acquisitions: [],
    control: COMPILED.locations.map(() => -1 as const),
    led: [],
    scenario: {
      batteries: [],
      events: scenario.events.map((event) => event.id),
      entryTurns: scenario.entries.map((entry) => entry.turn),
      points: [0, 0],
      ...spec.progress,
    },
    skillCup: [],
    dice: spec.dice ? scriptedDice(spec.dice) : seededDice(1),
    stack: [IMPULSE],
  };
  return { ...finder, game: { world: makeWorld(setup), state } };
}

/** The first impulse of side 0, with nothing done yet. */
export const IMPULSE: ImpulseFrame = {
  f: 'impulse',
  side: 0,
  spotter: -1,
  spotted: -1,
  declared: [],
  units: [],
  origins: [],
  activators: [],
  acted: false,
  fired: [],
  moved: [],
  hatches: [],
  smoked: [],
  screened: [],
  partly: [],
  engaged: [],
};

export const playOf = ({ game }: Battle): Play => beginPlay(game.world, game.state);

export const told = <T extends EventType>(events: readonly GameEvent[], type: T): EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.t === type);
