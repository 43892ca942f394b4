/** The pieces of a position that need only names: control, the scenario, where the turn stands. */
import { rallyFrame } from '../rules/rally/rally.ts';
import type { Frame, TurnFrame } from '../state/frames.ts';
import type { Battery, EventEffect, ScenarioSetup, ScenarioState, TaskState } from '../state/scenario.ts';
import type { Side, State } from '../state/state.ts';
import { type Lexicon, toNumbers } from './names.ts';
import type { ReadPosition } from './position-schema.ts';
import type { Path, Problems } from './problem.ts';

const DEFAULT_TURNS = 6;

/** Forces that the effects let appear, whichever way a check goes. */
function deployedBy(effects: readonly EventEffect[]): number[] {
  return effects.flatMap((one) => {
    if (one.effect === 'morale-check') return [...deployedBy(one.pass), ...deployedBy(one.fail)];
    return one.effect === 'deploy' ? [one.deployment] : [];
  });
}

type EntryText = NonNullable<ReadPosition['entries']>[number];

/** Where edges are named, all hexes of theirs. */
const hexesIn = ({ hexes, edges }: EntryText): string[] => [
  ...new Set(hexes ?? edges?.by.flatMap((side) => side.hexes) ?? []),
];

export class PieceReader {
  private readonly position: ReadPosition;
  private readonly lexicon: Lexicon;
  private readonly problems: Problems;

  constructor(position: ReadPosition, lexicon: Lexicon, problems: Problems) {
    this.position = position;
    this.lexicon = lexicon;
    this.problems = problems;
  }

  side(name: string, ...path: Path): Side {
    return this.lexicon.side(name, this.problems.in(...path));
  }

  private at(name: string, ...path: Path): number {
    return this.lexicon.find('location', name, this.problems.in(...path));
  }

  /** A part of the document in the engine's own shape, names turned into numbers. */
  numbered<T>(value: unknown, ...path: Path): T {
    return toNumbers(value, this.lexicon, this.problems.in(...path)) as T;
  }

  acquisitions(): State['acquisitions'] {
    const read = this.numbered<State['acquisitions']>(this.position.acquisitions ?? [], 'acquisitions');
    return [...read].sort((a, b) => a.firer - b.firer || a.weapon - b.weapon);
  }

  spotted(): State['spotted'] {
    return Object.entries(this.position.spotted ?? {})
      .flatMap(([side, places]) =>
        places.map((place, index) => {
          const { at, stays } = typeof place === 'string' ? { at: place, stays: false } : place;
          return { at: this.at(at, 'spotted', side, index), side: this.side(side, 'spotted', side), stays };
        }),
      )
      .sort((a, b) => a.at - b.at);
  }

  melees(): State['melees'] {
    return (this.position.melee ?? [])
      .map((place, index) => {
        const { at, fought } = typeof place === 'string' ? { at: place, fought: false } : place;
        return { at: this.at(at, 'melee', index), fought };
      })
      .sort((a, b) => a.at - b.at);
  }

  control(locations: number): State['control'] {
    const control: (Side | -1)[] = new Array<Side | -1>(locations).fill(-1);
    for (const [side, places] of Object.entries(this.position.control ?? {})) {
      for (const [index, at] of places.entries()) {
        const location = this.at(at, 'control', side, index);
        if (location >= 0) control[location] = this.side(side, 'control', side);
      }
    }
    return control;
  }

  led(): State['led'] {
    return Object.entries(this.position.led ?? {})
      .map(([at, said]) => {
        const { leader, fire } = typeof said === 'string' ? { leader: said, fire: undefined } : said;
        const unit = this.lexicon.find('unit', leader, this.problems.in('led', at));
        return { at: this.at(at, 'led', at), leader: unit, ...(fire && { fire }) };
      })
      .sort((a, b) => a.at - b.at);
  }

  points(): readonly [number, number] {
    const points: [number, number] = [0, 0];
    for (const [side, earned] of Object.entries(this.position.points ?? {}))
      points[this.side(side, 'points', side)] = earned;
    return points;
  }

  scenario(): ScenarioSetup {
    const {
      turns = DEFAULT_TURNS,
      entries = [],
      events = [],
      exits = [],
      victory = [],
      outright,
      drawGoesTo,
    } = this.position;
    const { noHeroes, sand, night, deployments, fortifications, tasks, withheld } = this.position;
    const optional = <K extends string>(key: K, value: unknown): Partial<Record<K, never>> =>
      value === undefined ? {} : ({ [key]: this.numbered(value, key) } as Record<K, never>);
    return {
      turns,
      ...optional('deployments', deployments),
      ...optional('fortifications', fortifications),
      ...optional('tasks', tasks),
      ...optional('withheld', withheld),
      entries: this.numbered(
        entries.map(({ open: _, ...entry }) => ({ turn: -1, optional: false, ...entry, hexes: hexesIn(entry) })),
        'entries',
      ),
      events: this.numbered(events, 'events'),
      exits: this.numbered(exits, 'exits'),
      victory: this.numbered(victory, 'victory'),
      ...(outright ? { outright: this.numbered<NonNullable<ScenarioSetup['outright']>>(outright, 'outright') } : {}),
      ...(drawGoesTo === undefined ? {} : { otherwise: this.side(drawGoesTo, 'drawGoesTo') }),
      ...(noHeroes ? { noHeroes } : {}),
      ...(sand ? { sand } : {}),
      ...(night ? { night } : {}),
    };
  }

  /** What has become of entries and tasks so far. */
  progress(): Pick<ScenarioState, 'entryEdges' | 'tasks'> {
    const { entries = [], taskProgress } = this.position;
    const narrowed = entries.flatMap(({ open }, entry) => (open ? [[entry, open]] : []));
    return {
      ...(narrowed.length > 0 ? { entryEdges: Object.fromEntries(narrowed) } : {}),
      ...(taskProgress ? { tasks: this.numbered<TaskState[]>(taskProgress, 'taskProgress') } : {}),
    };
  }

  /** Sides set up in the order of their forces, but for those whom an event brings; the first lies on top. */
  private setupFrames(): Frame[] {
    const { deployments = [], events = [] } = this.position;
    const later = new Set(events.flatMap(({ effects }) => deployedBy(effects as readonly EventEffect[])));
    const first = deployments.map(({ side }, group) => ({ side, group })).filter(({ group }) => !later.has(group));
    const sides = [...new Set(first.map(({ side }) => side))];
    const frames = sides.map((side): Frame => {
      const groups = first.filter((one) => one.side === side).map(({ group }) => group);
      return { f: 'setup', side: this.side(side, 'deployments'), groups };
    });
    return frames.reverse();
  }

  batteries(): Battery[] {
    const written = (this.position.artillery ?? []).map((battery) => ({
      ...battery,
      formation: battery.formation ?? battery.side,
      missions: battery.missions ?? 1,
      calledTurn: battery.calledTurn ?? 0,
      callers: battery.callers ?? [],
    }));
    return this.numbered(written, 'artillery');
  }

  /** Where the turn stands (2.0): the frame of the turn says what comes next. */
  stack(active: Side, initiative: Side): Frame[] {
    if (this.position.stack) return this.numbered(this.position.stack, 'stack');
    const turn = (step: TurnFrame['step']): TurnFrame => ({ f: 'turn', step });
    switch (this.position.phase ?? 'operations') {
      case 'setup':
        return [turn('begin'), ...this.setupFrames()];
      case 'begin':
        return [turn('begin')];
      case 'rally':
        return [turn(active === initiative ? 'rally-second' : 'operations'), rallyFrame(active)];
      case 'operations':
        return [turn('administration'), { f: 'operations', next: active }];
      case 'administrative':
        return [turn('administration')];
      case 'over':
        return [];
    }
  }
}
