/** Small positions in the middle of an impulse of side 0, for spotting, smoke, indirect fire and snipers. */
import { type Board, type BoardDefinition, type HexId, type LocationId, OFF_MAP } from '../../src/board/board.ts';
import { compileBoard } from '../../src/board/compile.ts';
import { makeSightTable, type SightTable } from '../../src/board/sight-table.ts';
import { scriptedDice } from '../../src/core/dice.ts';
import { beginPlay } from '../../src/core/machine.ts';
import type { Play } from '../../src/core/play.ts';
import { rulesetFor } from '../../src/editions/editions.ts';
import type { EditionId, Ruleset } from '../../src/editions/ruleset.ts';
import type { ImpulseAction } from '../../src/rules/operations/action.ts';
import { adjacencyOf } from '../../src/rules/sight/adjacency.ts';
import type { UnitType, WeaponType } from '../../src/state/counters.ts';
import type { EventOf, EventType, GameEvent } from '../../src/state/events.ts';
import type { ImpulseFrame } from '../../src/state/frames.ts';
import { type Mark, marksFrom, marksIn } from '../../src/state/marks.ts';
import type { Order, OrderTo, Verb } from '../../src/state/orders.ts';
import type { Battery } from '../../src/state/scenario.ts';
import {
  type Game,
  type GroundMarker,
  type MeleeMarker,
  ON_FOOT,
  type Side,
  type SpottedMarker,
  type State,
  type Unit,
  type Weapon,
} from '../../src/state/state.ts';
import { CHART } from '../fixtures/chart.ts';

const unitType = (id: string, kind: UnitType['kind'], values: Partial<UnitType> = {}): UnitType => ({
  id,
  kind,
  nation: 'us',
  badge: 'us',
  firepower: 0,
  range: 0,
  movement: 6,
  morale: 5,
  shakenMorale: 4,
  leadership: 0,
  ...values,
});

const TYPES: readonly UnitType[] = [
  unitType('squad', 'squad', { firepower: 2, range: 6, movement: 4, reducesTo: 'half' }),
  unitType('half', 'half-squad', { firepower: 1, range: 6, movement: 4 }),
  unitType('guerrillas', 'squad', { nation: 'vc', badge: 'vc', firepower: 1, range: 4, movement: 4 }),
  unitType('mortar', 'weapon-team', { firepower: 2, range: 30, minRange: 2, movement: 2, weapon: 'mortar' }),
  unitType('mg-team', 'weapon-team', { firepower: 3, range: 12, movement: 2, weapon: 'machine-gun' }),
  unitType('leader', 'leader', { leadership: 1 }),
  unitType('captain', 'leader', { leadership: 2 }),
  unitType('scout', 'scout'),
  unitType('advisor', 'advisor'),
  unitType('hero', 'hero', { firepower: 1 }),
  unitType('medic', 'medic'),
  unitType('chaplain', 'chaplain', { leadership: 1 }),
  unitType('sniper', 'sniper', { movement: 0 }),
];

const WEAPONS: readonly WeaponType[] = [
  { id: 'light-mortar', class: 'mortar', firepower: 3, range: 12, minRange: 2, tripod: true },
  { id: 'mg', class: 'machine-gun', firepower: 1, range: 7 },
];

export interface UnitSpec {
  readonly at?: string;
  readonly side?: Side;
  readonly shaken?: boolean;
  readonly wounds?: number;
  readonly marks?: readonly Mark[];
  readonly skills?: readonly string[];
}

export interface Spec {
  readonly edition?: EditionId;
  readonly switches?: Readonly<Record<string, unknown>>;
  readonly hexes?: BoardDefinition['hexes'];
  readonly hexsides?: BoardDefinition['hexsides'];
  readonly strata?: BoardDefinition['strata'];
  /** Hexes of one building; three of stone make it multi-story. */
  readonly buildings?: BoardDefinition['buildings'];
  /** By name: "squad", "squad/2" are counters of the type "squad". Off the map when without a place. */
  readonly units: Readonly<Record<string, UnitSpec>>;
  readonly weapons?: Readonly<
    Record<string, { readonly holder: string; readonly side?: Side; readonly assembled?: boolean }>
  >;
  readonly batteries?: readonly Partial<Battery>[];
  readonly ground?: readonly {
    readonly at: string;
    readonly kind: 'smoke' | 'ffe' | 'foxholes' | 'rubble' | 'wreck';
    readonly source?: 'artillery';
  }[];
  readonly spotted?: readonly { readonly at: string; readonly side: Side; readonly stays?: boolean }[];
  readonly melees?: readonly string[];
  /** Locations activated in this impulse. */
  readonly declared?: readonly string[];
  readonly impulse?: Partial<ImpulseFrame>;
  readonly turn?: number;
  readonly dice?: readonly number[];
}

const BATTERY: Battery = { side: 0, formation: 'A', firepower: 5, missions: 2, calledTurn: 0, callers: [] };

const typeIndex = (types: readonly { readonly id: string }[], name: string): number => {
  const index = types.findIndex(({ id }) => id === name.split('/')[0]);
  if (index < 0) throw new Error(`no counter is called "${name}"`);
  return index;
};

const grounds = new Map<string, { readonly board: Board; readonly sight: SightTable }>();

/** Boards and their sight, worked out once for all positions on them. */
function groundOf(definition: BoardDefinition, rules: Ruleset) {
  const key = JSON.stringify([definition, rules.sight, rules.adjacency]);
  const known = grounds.get(key);
  if (known) return known;
  const board = compileBoard(definition, CHART);
  const made = { board, sight: makeSightTable(board, rules) };
  grounds.set(key, made);
  return made;
}

export class Skirmish {
  readonly game: Game;
  readonly frame: ImpulseFrame;
  private readonly spec: Spec;

  constructor(spec: Spec) {
    this.spec = spec;
    const definition: BoardDefinition = {
      columns: ['A', 'P'],
      rows: [1, 8],
      ...(spec.hexes && { hexes: spec.hexes }),
      ...(spec.hexsides && { hexsides: spec.hexsides }),
      ...(spec.strata && { strata: spec.strata }),
      ...(spec.buildings && { buildings: spec.buildings }),
    };
    const edition = spec.edition ?? 'v5.0';
    const rules = rulesetFor(edition, spec.switches);
    const { board, sight } = groundOf(definition, rules);
    const world = {
      setup: {
        edition,
        chart: CHART,
        board: definition,
        sides: [
          { id: 'us', heroes: [] },
          { id: 'vc', heroes: [] },
        ] as const,
        unitTypes: TYPES,
        weaponTypes: WEAPONS,
        nations: { us: { id: 'us', smoke: 3, starshell: 3 }, vc: { id: 'vc', smoke: 0, starshell: 0 } },
        skills: {
          'eagle-eyes': { id: 'eagle-eyes', holders: ['leader', 'hero', 'scout', 'mmc'], spotting: 1 },
        } as const,
        scenario: { turns: 6, entries: [], events: [], exits: [], victory: [], noHeroes: true },
      },
      rules,
      board,
      sight,
      adjacent: adjacencyOf(board, rules),
      machines: false,
      ordnance: false,
      mounts: false,
    };
    this.game = { world, state: undefined as unknown as State };
    this.game = { world, state: this.stateOf(spec) };
    this.frame = this.game.state.stack[0] as ImpulseFrame;
  }

  private stateOf(spec: Spec): State {
    const units = Object.entries(spec.units).map(([name, unit], id) => this.unitFrom(name, unit, id));
    return {
      version: 1,
      turn: spec.turn ?? 3,
      phase: 'operations',
      initiative: 0,
      passes: 0,
      units,
      weapons: Object.entries(spec.weapons ?? {}).map(([name, weapon], id) => this.weaponFrom(name, weapon, id)),
      ground: (spec.ground ?? []).map((marker) => this.markerFrom(marker)),
      spotted: (spec.spotted ?? []).map(
        ({ at, side, stays = false }): SpottedMarker => ({ at: this.at(at), side, stays }),
      ),
      acquisitions: [],
      melees: (spec.melees ?? []).map((at): MeleeMarker => ({ at: this.at(at), fought: true })),
      control: [],
      led: [],
      scenario: {
        batteries: (spec.batteries ?? []).map((battery) => ({ ...BATTERY, ...battery })),
        events: [],
        entryTurns: [],
        points: [0, 0],
      },
      skillCup: [],
      dice: scriptedDice(spec.dice ?? []),
      stack: [this.impulseOf(spec, units)],
    };
  }

  private unitFrom(name: string, spec: UnitSpec, id: number): Unit {
    return {
      id,
      name,
      side: spec.side ?? 0,
      type: typeIndex(TYPES, name),
      at: spec.at === undefined ? OFF_MAP : this.at(spec.at),
      fate: spec.at === undefined ? 'reserve' : 'in-play',
      shaken: spec.shaken ?? false,
      wounds: spec.wounds ?? 0,
      marks: marksFrom(spec.marks ?? []),
      skills: spec.skills ?? [],
      root: -1,
      ...ON_FOOT,
    };
  }

  private weaponFrom(name: string, spec: { holder: string; side?: Side; assembled?: boolean }, id: number): Weapon {
    const place = { holder: this.id(spec.holder), at: OFF_MAP };
    const face = { condition: 'ready', assembled: spec.assembled ?? true, spent: false } as const;
    return { id, name, type: typeIndex(WEAPONS, name), side: spec.side ?? 0, ...place, ...face };
  }

  private markerFrom({
    at,
    kind,
    source,
  }: {
    at: string;
    kind: 'smoke' | 'ffe' | 'foxholes' | 'rubble' | 'wreck';
    source?: 'artillery';
  }): GroundMarker {
    const hex = this.hex(at);
    if (kind === 'smoke') return { kind, hex, life: 1 };
    if (kind === 'ffe') return { kind, hex, source: source ?? 'mortar', firepower: 2, side: 1 };
    return kind === 'foxholes' ? { kind, hex, tm: 1 } : { kind, hex };
  }

  private impulseOf(spec: Spec, units: readonly Unit[]): ImpulseFrame {
    const declared = (spec.declared ?? []).map((name) => this.at(name));
    const active = units.filter((unit) => unit.side === 0 && declared.includes(unit.at));
    return {
      f: 'impulse',
      side: 0,
      spotter: -1,
      spotted: OFF_MAP,
      declared,
      units: active.map((unit) => unit.id),
      origins: active.map((unit) => unit.at),
      activators: [],
      acted: false,
      fired: [],
      moved: [],
      hatches: [],
      smoked: [],
      screened: [],
      partly: [],
      engaged: [],
      ...spec.impulse,
    };
  }

  at(name: string): LocationId {
    const at = this.game.world.board.locationNamed.get(name);
    if (at === undefined) throw new Error(`no location is called "${name}"`);
    return at;
  }

  hex(name: string): HexId {
    const hex = this.game.world.board.hexNamed.get(name);
    if (hex === undefined) throw new Error(`no hex is called "${name}"`);
    return hex;
  }

  id(name: string): number {
    const id = Object.keys(this.spec.units).indexOf(name);
    if (id < 0) throw new Error(`no unit is called "${name}"`);
    return id;
  }

  unit(name: string, p: { readonly state: State } = this.game): Unit {
    return p.state.units[this.id(name)] as Unit;
  }

  marks(name: string, p: { readonly state: State } = this.game): Mark[] {
    return marksIn(this.unit(name, p).marks);
  }

  play(): Play {
    return beginPlay(this.game.world, this.game.state);
  }

  listed<V extends Verb>(action: ImpulseAction<V>): OrderTo<V>[] {
    const orders: Order[] = [];
    action.list(this.game, this.frame, orders, []);
    return orders as OrderTo<V>[];
  }

  why<V extends Verb>(action: ImpulseAction<V>, order: OrderTo<V>): string | undefined {
    return action.check(this.game, this.frame, order)?.why;
  }

  /** Gives a legal order; every die of the script must be used. */
  give<V extends Verb>(action: ImpulseAction<V>, order: OrderTo<V>): Play {
    const why = this.why(action, order);
    if (why) throw new Error(`refused: ${why}`);
    const play = this.play();
    action.carryOut(play, this.frame, order);
    return play;
  }
}

export const told = <T extends EventType>(events: readonly GameEvent[], type: T): EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.t === type);

/** How many dice of the script are left. */
export function diceLeft({ state }: { readonly state: State }): number {
  if (!('script' in state.dice)) throw new Error('the dice are not scripted');
  return state.dice.script.length - state.dice.next;
}
