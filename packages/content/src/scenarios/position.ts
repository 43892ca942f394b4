/** From a scenario to a position in the engine's notation: the moment before the first side sets up. */
import type { Board, EditionId } from '@opfire/engine';
import type { WrittenPosition } from '@opfire/engine/notation';
import type { Library } from '../library.ts';
import { EDGES, type EdgeName, type HexSet } from '../schema/hex-set.ts';
import type { ScenarioEffect, ScenarioFile } from '../schema/scenario.ts';
import { boardOf } from './board.ts';
import { type NamedForce, nameForces } from './forces.ts';
import { groundOf } from './ground.ts';
import { HexFinder } from './hex-sets.ts';
import { carriesAnybody } from './seats.ts';

type Written<K extends keyof WrittenPosition> = NonNullable<WrittenPosition[K]>;
type Deployment = Written<'deployments'>[number];
type Entry = Written<'entries'>[number];
type Fortification = Written<'fortifications'>[number];
type Effect = Written<'events'>[number]['effects'][number];

/** The faces of the die, in order: { "1-2": "east", "3-6": "north" }. */
export function facesOf(die: Readonly<Record<string, EdgeName>>): (EdgeName | undefined)[] {
  return [1, 2, 3, 4, 5, 6].map((face) => {
    const found = Object.entries(die).find(([faces]) => {
      const [first = 0, last = first] = faces.split('-').map(Number);
      return face >= first && face <= last;
    });
    return found?.[1];
  });
}

/** Writes one scenario down. The scenario is taken on trust: checkScenario is what verifies it. */
class PositionWriter {
  private readonly scenario: ScenarioFile;
  private readonly library: Library;
  private readonly finder: HexFinder;
  private readonly forces: readonly NamedForce[];
  /** Forces that are set up or armed, in order, by the number that effects name them by. */
  private readonly deployments: Deployment[] = [];
  private readonly deploymentOf = new Map<string, number>();
  private readonly fortifications: Fortification[] = [];
  private readonly entryOf: ReadonlyMap<string, number>;

  constructor(scenario: ScenarioFile, library: Library, board: Board) {
    this.scenario = scenario;
    this.library = library;
    this.finder = new HexFinder(board);
    this.forces = nameForces(scenario, library);
    const entering = this.forces.filter(({ force }) => force.enters);
    this.entryOf = new Map(entering.map(({ id }, index) => [id, index]));
  }

  private names(set: HexSet): string[] {
    return this.finder.find(set).map((hex) => this.finder.name(hex));
  }

  private edge(edge: EdgeName): string[] {
    return this.finder.edge(edge).map((hex) => this.finder.name(hex));
  }

  private locations(set: HexSet): string[] {
    const { strata, locations } = this.finder.board;
    return this.finder.find(set).flatMap((hex) => (strata[hex] ?? []).map((at) => locations[at]?.name ?? ''));
  }

  private deploy({ id, force, units, weapons }: NamedForce, hexes?: readonly string[]): number {
    const known = this.deploymentOf.get(id);
    if (known !== undefined) return known;
    this.deploymentOf.set(id, this.deployments.length);
    return (
      this.deployments.push({
        side: force.side,
        units: units.map(({ name }) => name),
        weapons: weapons.map(({ name }) => name),
        ...(hexes && { hexes: [...hexes] }),
        ...(hexes && force.fortifications && { fortifications: this.fortify(force, hexes) }),
      }) - 1
    );
  }

  /** What the force has to lay, by the numbers under which the position lists it. */
  private fortify({ side, fortifications = [] }: NamedForce['force'], area: readonly string[]): number[] {
    return fortifications.map(({ hexes, ...given }) => {
      const where = hexes === undefined ? [...area] : this.names(hexes);
      return this.fortifications.push({ ...given, side, hexes: where } as Fortification) - 1;
    });
  }

  /** Whether there is anything to settle about a force that is not set up: weapons, or seats. */
  private mustPrepare(named: NamedForce): boolean {
    return named.weapons.length > 0 || carriesAnybody(named);
  }

  /** Sides set up in turn; those that come on by themselves take weapons and seats at the same time. */
  private deployFirst(): void {
    for (const side of this.scenario.setup) {
      for (const named of this.forces) {
        const { force } = named;
        if (force.side !== side) continue;
        if (force.setup !== undefined) this.deploy(named, this.names(force.setup));
        else if (force.enters?.turn !== undefined && this.mustPrepare(named)) this.deploy(named);
      }
    }
  }

  private entry({ force, units }: NamedForce): Entry {
    const { turn, hexes, edge, edges, die, beside, after, mayWait } = force.enters as NonNullable<typeof force.enters>;
    const open = die ? facesOf(die) : edges;
    const some = beside === undefined ? EDGES.filter((one) => open?.includes(one)) : EDGES;
    const fixed = hexes === undefined ? edge && this.edge(edge) : this.names(hexes);
    return {
      side: force.side,
      units: units.map(({ name }) => name),
      ...(turn !== undefined && { turn }),
      ...(fixed && { hexes: fixed }),
      ...(!fixed && {
        edges: {
          by: some.map((one) => ({ edge: one, hexes: this.edge(one) })),
          ...(die && { die: facesOf(die) as EdgeName[] }),
          ...(beside !== undefined && { beside: this.entryOf.get(beside) as number }),
        },
      }),
      ...(mayWait && { optional: true }),
      ...(after !== undefined && { after: this.entryOf.get(after) as number }),
    };
  }

  private force(id: string): NamedForce {
    return this.forces.find((one) => one.id === id) as NamedForce;
  }

  private effects(paragraph: string): Effect[] {
    const effects = this.scenario.paragraphs?.[paragraph] ?? [];
    const read = { effect: 'read', paragraph } as Effect;
    return [read, ...effects.flatMap((effect) => this.effect(effect))];
  }

  private effect(effect: ScenarioEffect): Effect[] {
    switch (effect.do) {
      case 'reinforce': {
        const { force, turnsFromNow = 0 } = effect;
        const opened = { effect: 'open-entry', entry: this.entryOf.get(force) as number, turnsFromNow };
        const named = this.force(force);
        const armed = this.mustPrepare(named) ? [{ effect: 'deploy', deployment: this.deploy(named) }] : [];
        return [opened, ...armed] as Effect[];
      }
      case 'place': {
        const units = this.force(effect.force).units.map(({ name }) => name);
        return [{ effect: 'place', units, at: effect.at, marks: effect.marks ?? [] } as Effect];
      }
      case 'lay': {
        const { do: _, hexes, ...printed } = effect;
        return [{ effect: 'lay', markers: this.names(hexes).map((hex) => ({ ...printed, hex })) } as Effect];
      }
      case 'deploy': {
        const deployment = this.deploy(this.force(effect.force), this.names(effect.hexes));
        return [{ effect: 'deploy', deployment } as Effect];
      }
      case 'morale-check': {
        const { except, pass, fail } = effect;
        const branches = { pass: this.effects(pass), fail: this.effects(fail) };
        return [{ effect: 'morale-check', ...(except && { except }), ...branches } as Effect];
      }
      default: {
        const { do: verb, ...rest } = effect;
        return [{ effect: verb, ...rest } as Effect];
      }
    }
  }

  private events(): Written<'events'> {
    return Object.entries(this.scenario.events ?? {}).map(([id, { at, trigger, side, paragraph }]) => ({
      id,
      trigger,
      hex: at,
      ...(side !== undefined && { side }),
      effects: this.effects(paragraph),
    }));
  }

  /** The unit of a counter; checkScenario sees to it that there is one. */
  private unitOf(counter: string): string {
    return this.forces.flatMap(({ units }) => units).find((unit) => unit.counter === counter)?.name ?? counter;
  }

  private tasks(): Written<'tasks'> {
    return Object.entries(this.scenario.tasks ?? {}).map(([id, { side, at, named = [], company = 'none' }]) => ({
      id,
      side,
      hex: at,
      named: named.map((counter) => this.unitOf(counter)),
      company,
    }));
  }

  private withheld(): Written<'withheld'> {
    return this.forces.flatMap(({ force, units }) =>
      typeof force.inHand === 'object' ? [{ units: units.map(({ name }) => name), event: force.inHand.after }] : [],
    );
  }

  private outright(): WrittenPosition['outright'] {
    return this.scenario.victory.wins?.map(({ side, needs }) => ({
      side,
      needs: needs.map((need) => {
        if (need.need !== 'control') return need;
        const hexes = this.names(need.hexes);
        return { need: 'control' as const, hexes, atLeast: need.atLeast ?? hexes.length };
      }),
    }));
  }

  private points(): Written<'victory'> {
    return (this.scenario.victory.points ?? []).map((one) => {
      if (one.for === 'control') return { ...one, hexes: this.names(one.hexes) };
      return one.for === 'building' ? { ...one, hexes: this.buildings(one.hexes) } : one;
    });
  }

  /** One hex of each building. */
  private buildings(set: HexSet): string[] {
    const { hexes } = this.finder.board;
    const found = this.finder.find(set);
    const first = found.filter((hex, index) => {
      const building = hexes[hex]?.building;
      return found.findIndex((other) => hexes[other]?.building === building) === index;
    });
    return first.map((hex) => this.finder.name(hex));
  }

  private units(): Written<'units'> {
    const units = this.forces.flatMap(({ force, units: named, seats }) =>
      named.map(({ name, counter }) => {
        const skills = force.skills?.[counter];
        const aboard = seats.get(name);
        return [name, { is: counter, side: force.side, ...(skills && { skills }), ...(aboard && { aboard }) }];
      }),
    );
    return Object.fromEntries(units);
  }

  private weapons(): Written<'weapons'> {
    const weapons = this.forces.flatMap(({ weapons: named }) =>
      named.map(({ name, weapon, by }) => [name, { is: weapon, by }]),
    );
    return Object.fromEntries(weapons);
  }

  private scenarioKeys(): Partial<WrittenPosition> {
    const { exits = {}, victory, artillery = [] } = this.scenario;
    this.deployFirst();
    const entries = this.forces.filter(({ force }) => force.enters).map((named) => this.entry(named));
    const events = this.events();
    const outright = this.outright();
    return {
      entries,
      events,
      deployments: this.deployments,
      ...(this.fortifications.length > 0 && { fortifications: this.fortifications }),
      tasks: this.tasks(),
      withheld: this.withheld(),
      artillery,
      exits: Object.entries(exits).map(([side, set]) => ({ side, hexes: this.names(set) })),
      victory: this.points(),
      ...(outright && { outright }),
      ...(victory.otherwise !== undefined && victory.otherwise !== 'draw' && { drawGoesTo: victory.otherwise }),
    };
  }

  position(edition: EditionId): WrittenPosition {
    const { era, sides, turns, initiative, control = {}, rules = {} } = this.scenario;
    const definition = boardOf(this.scenario, this.library);
    return {
      edition,
      ...(rules.switches && { switches: rules.switches }),
      chart: definition?.chart ?? era,
      board: definition as WrittenPosition['board'],
      sides: Object.fromEntries(Object.entries(sides)),
      phase: 'setup',
      turns,
      initiative,
      units: this.units(),
      weapons: this.weapons(),
      ...groundOf(this.scenario, (set) => this.names(set)),
      control: Object.fromEntries(Object.entries(control).map(([side, set]) => [side, this.locations(set)])),
      ...this.scenarioKeys(),
      skillCup: [...(rules.skillCup ?? [])],
      ...(rules.noHeroes && { noHeroes: true }),
      ...(rules.sand && { sand: true }),
      ...(rules.night && { night: true }),
    };
  }
}

export const positionOf = (
  scenario: ScenarioFile,
  library: Library,
  board: Board,
  edition: EditionId,
): WrittenPosition => new PositionWriter(scenario, library, board).position(edition);
