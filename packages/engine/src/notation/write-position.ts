/** A state written down as a position, for people to read and for readPosition to read back. */
import { HEXSIDES, type HexsideName } from '../board/board.ts';
import type { UnitType } from '../state/counters.ts';
import { FACINGS } from '../state/facing.ts';
import type { Frame } from '../state/frames.ts';
import { marksIn } from '../state/marks.ts';
import type { Ordnance } from '../state/ordnance.ts';
import { unitOf } from '../state/query.ts';
import { type Game, SIDES, type Side, type Unit, type Weapon } from '../state/state.ts';
import { statusesIn } from '../state/status.ts';
import type { Library } from './library.ts';
import { type Lexicon, lexiconOf, toNames, writeCounter } from './names.ts';
import type { WrittenPosition, WrittenUnit, WrittenWeapon } from './position-schema.ts';

/** The object without keys that say nothing: undefined, empty lists and objects. */
function terse<T extends object>(value: T): T {
  const says = (one: unknown): boolean => {
    if (one === undefined || one === false) return false;
    return typeof one !== 'object' || one === null || Object.keys(one).length > 0;
  };
  return Object.fromEntries(Object.entries(value).filter(([, one]) => says(one))) as T;
}

/** Without keys that stand for nothing. */
const said = (value: object): unknown => JSON.parse(JSON.stringify(value));

const isPrinted = (type: UnitType): boolean => type.id.includes(' ');

/** Nation and badge that most can leave out: those of the side's first counter written by values. */
function forceOf(game: Game, side: Side): { nation?: string; badge?: string } {
  const { unitTypes } = game.world.setup;
  const own = game.state.units.find((unit) => unit.side === side && isPrinted(unitTypes[unit.type] as UnitType));
  if (!own) return {};
  const { nation, badge } = unitTypes[own.type] as UnitType;
  return { nation, badge };
}

class PositionWriter {
  private readonly game: Game;
  private readonly lexicon: Lexicon;
  private readonly library: Library;

  constructor(game: Game, library: Library) {
    this.game = game;
    this.lexicon = lexiconOf(game);
    this.library = library;
  }

  private name(kind: 'unit' | 'hex' | 'location' | 'side', number: number): string {
    return this.lexicon.nameOf(kind, number) ?? '';
  }

  private bySide<T>(of: (side: Side) => T): Record<string, T> {
    return Object.fromEntries(SIDES.map((side) => [this.name('side', side), of(side)]));
  }

  private half(type: UnitType): string | undefined {
    const half = this.game.world.setup.unitTypes.find(({ id }) => id === type.reducesTo);
    return half && isPrinted(type) ? writeCounter(half) : undefined;
  }

  private unit(unit: Unit): WrittenUnit {
    const type = this.game.world.setup.unitTypes[unit.type] as UnitType;
    const root = this.game.world.setup.unitTypes[unit.root];
    const force = forceOf(this.game, unit.side);
    return terse({
      is: writeCounter(type),
      half: this.half(type),
      side: this.name('side', unit.side),
      nation: isPrinted(type) && type.nation !== force.nation ? type.nation : undefined,
      badge: isPrinted(type) && (type.badge !== force.badge || type.nation !== force.nation) ? type.badge : undefined,
      at: unit.at < 0 ? undefined : this.name('location', unit.at),
      fate: unit.fate === 'in-play' || unit.fate === 'reserve' ? undefined : unit.fate,
      shaken: unit.shaken,
      wounds: unit.wounds || undefined,
      marks: marksIn(unit.marks),
      skills: [...unit.skills],
      root: root && writeCounter(root),
      facing: FACINGS[unit.facing],
      turret: unit.turret === unit.facing ? undefined : FACINGS[unit.turret],
      status: statusesIn(unit.status),
      aboard: unit.aboard < 0 ? undefined : this.name('unit', unit.aboard),
    });
  }

  private weapon(weapon: Weapon): WrittenWeapon {
    const holder = weapon.holder < 0 ? undefined : unitOf(this.game, weapon.holder);
    const written = terse({
      is: this.game.world.setup.weaponTypes[weapon.type]?.id,
      by: holder?.name,
      at: weapon.at < 0 ? undefined : this.name('location', weapon.at),
      side: holder?.side === weapon.side ? undefined : this.name('side', weapon.side),
      jammed: weapon.condition === 'jammed',
      gone: weapon.condition === 'gone',
      spent: weapon.spent,
    });
    return weapon.assembled ? written : { ...written, assembled: false };
  }

  private sides(): WrittenPosition['sides'] {
    const { sides, unitTypes } = this.game.world.setup;
    return this.bySide((side) => {
      const heroes = sides[side].heroes.map(({ name, type }) => [name, writeCounter(unitTypes[type] as UnitType)]);
      return terse({ ...forceOf(this.game, side), heroes: Object.fromEntries(heroes) as Record<string, string> });
    });
  }

  private nations(): WrittenPosition['nations'] {
    const text = (id: string, from: Game['world']['setup']['nations']): string => JSON.stringify(from[id]);
    const all = this.game.world.setup.nations;
    const own = Object.keys(all).filter((id) => text(id, all) !== text(id, this.library.nations));
    return Object.fromEntries(
      own.map((id) => {
        const { id: _, ...nation } = all[id] as NonNullable<(typeof all)[string]>;
        return [id, nation];
      }),
    ) as WrittenPosition['nations'];
  }

  /** Counters and guns that are not the library's and say too much for a line. */
  private ownCounters(): Pick<WrittenPosition, 'counters' | 'ordnance'> {
    const { unitTypes, weaponTypes } = this.game.world.setup;
    const counters = unitTypes.filter((type) => !isPrinted(type) && !(type.id in this.library.unitTypes));
    const guns = weaponTypes.filter(({ id, ordnance }) => ordnance && !(id in this.library.weaponTypes));
    return {
      counters: Object.fromEntries(counters.map(({ id, ...counter }) => [id, said(counter)])),
      ordnance: Object.fromEntries(guns.map(({ id, ordnance }) => [id, said(ordnance as Ordnance)])),
    } as Pick<WrittenPosition, 'counters' | 'ordnance'>;
  }

  private ground(): Partial<WrittenPosition> {
    const smoke: Record<string, (1 | 2)[]> = {};
    const foxholes: Record<string, number> = {};
    const bunkers: Record<string, HexsideName> = {};
    const plain: Record<'rubble' | 'wreck' | 'wire' | 'roadblock' | 'starshell', string[]> = {
      ...{ rubble: [], wreck: [], wire: [], roadblock: [], starshell: [] },
    };
    const mines: NonNullable<WrittenPosition['mines']> = [];
    const ffe: NonNullable<WrittenPosition['ffe']> = [];
    for (const marker of this.game.state.ground) {
      const hex = this.name('hex', marker.hex);
      if (marker.kind === 'smoke') smoke[hex] = [...(smoke[hex] ?? []), marker.life];
      else if (marker.kind === 'foxholes') foxholes[hex] = marker.tm;
      else if (marker.kind === 'bunker') bunkers[hex] = HEXSIDES[marker.front] as HexsideName;
      else if (marker.kind === 'ffe')
        ffe.push({ at: hex, source: marker.source, firepower: marker.firepower, side: this.name('side', marker.side) });
      else if (marker.kind === 'mines')
        mines.push({ at: hex, firepower: marker.firepower, side: this.name('side', marker.side) });
      else plain[marker.kind].push(hex);
    }
    const alone = Object.entries(smoke).map(([hex, lives]) => [hex, lives.length === 1 ? lives[0] : lives]);
    const { rubble, wreck: wrecks, wire, roadblock: roadblocks, starshell: starshells } = plain;
    const given = { rubble, wrecks, wire, roadblocks, starshells, mines, foxholes, bunkers, ffe };
    return { smoke: Object.fromEntries(alone) as Record<string, 1 | 2>, ...given };
  }

  private places(): Partial<WrittenPosition> {
    const { spotted, melees, control, led } = this.game.state;
    return {
      spotted: terse(
        this.bySide((side) =>
          spotted
            .filter((marker) => marker.side === side)
            .map(({ at, stays }) => (stays ? { at: this.name('location', at), stays } : this.name('location', at))),
        ),
      ),
      melee: melees.map(({ at, fought }) =>
        fought ? { at: this.name('location', at), fought } : this.name('location', at),
      ),
      control: terse(
        this.bySide((side) =>
          control.flatMap((controller, at) => (controller === side ? [this.name('location', at)] : [])),
        ),
      ),
      led: Object.fromEntries(
        led.map(({ at, leader, fire }) => {
          const name = this.name('unit', leader);
          return [this.name('location', at), fire ? { leader: name, fire } : name];
        }),
      ),
    };
  }

  private scenario(): Partial<WrittenPosition> {
    const { scenario } = this.game.world.setup;
    const { batteries, events, entryTurns, entryEdges, tasks, points, airSupport } = this.game.state.scenario;
    const entries = scenario.entries.map(({ turn: _, ...entry }, index) => {
      const turn = entryTurns[index] as number;
      return terse({ ...entry, turn: turn < 0 ? undefined : turn, open: entryEdges?.[index] });
    });
    const named = <T>(value: unknown): T => toNames(value, this.lexicon) as T;
    return {
      turns: scenario.turns,
      artillery: named(batteries),
      deployments: named(scenario.deployments),
      fortifications: named(scenario.fortifications),
      entries: named(entries),
      tasks: named(scenario.tasks),
      taskProgress: named(tasks),
      withheld: named(scenario.withheld),
      events: named(scenario.events.filter(({ id }) => events.includes(id))),
      exits: named(scenario.exits),
      victory: named(scenario.victory),
      outright: named(scenario.outright),
      drawGoesTo: scenario.otherwise === undefined ? undefined : this.name('side', scenario.otherwise),
      points: points.some((earned) => earned !== 0) ? this.bySide((side) => points[side]) : undefined,
      noHeroes: scenario.noHeroes,
      sand: scenario.sand,
      night: scenario.night,
      airSupport: airSupport && (airSupport.due || airSupport.lastTurn > 0) ? airSupport : undefined,
    };
  }

  /** Phase and active side where they say it all, otherwise the whole stack. */
  private flow(): Partial<WrittenPosition> {
    const { stack, phase, initiative } = this.game.state;
    const common = { initiative: this.name('side', initiative) };
    if (stack.length === 0) return { phase: 'over', ...common };
    const written = { ...common, phase };
    const fresh = freshImpulse(stack);
    if (fresh !== undefined) return { ...written, active: this.name('side', fresh) };
    return { ...written, stack: toNames(stack, this.lexicon) as WrittenPosition['stack'] };
  }

  position(): WrittenPosition {
    const { world, state } = this.game;
    return terse({
      edition: world.setup.edition,
      switches: { ...world.setup.switches },
      chart: world.setup.chart.id,
      board: world.setup.board as WrittenPosition['board'],
      nations: this.nations(),
      sides: this.sides(),
      ...this.flow(),
      turn: state.turn,
      passes: state.passes || undefined,
      ...this.ownCounters(),
      acquisitions: toNames(state.acquisitions, this.lexicon) as WrittenPosition['acquisitions'],
      units: Object.fromEntries(state.units.map((unit) => [unit.name, this.unit(unit)])),
      weapons: Object.fromEntries(state.weapons.map((weapon) => [weapon.name, this.weapon(weapon)])),
      ...this.ground(),
      ...this.places(),
      ...this.scenario(),
      skillCup: [...state.skillCup],
    });
  }
}

/** Whose impulse it is in which nothing has been said yet: such a stack follows from phase and active side. */
function freshImpulse(stack: readonly Frame[]): Side | undefined {
  const [turn, operations, impulse] = stack;
  if (stack.length !== 3 || turn?.f !== 'turn' || operations?.f !== 'operations' || impulse?.f !== 'impulse')
    return undefined;
  const { declared, spotter, acted, side } = impulse;
  return declared.length === 0 && spotter < 0 && !acted && operations.next !== side ? side : undefined;
}

export const writePosition = (game: Game, library: Library): WrittenPosition =>
  new PositionWriter(game, library).position();
