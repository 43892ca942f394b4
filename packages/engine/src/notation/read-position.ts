/** From a written position to a setup and a state, or to a list of what is wrong with it. */
import { scriptedDice } from '../core/dice.ts';
import { rulesetFor, UnknownSwitch } from '../editions/editions.ts';
import type { EditionId } from '../editions/ruleset.ts';
import { rallyFrame } from '../rules/rally/rally.ts';
import type { Frame, TurnFrame } from '../state/frames.ts';
import type { Battery, ScenarioSetup } from '../state/scenario.ts';
import type { GameSetup, GroundMarker, Phase, Side, State, Unit } from '../state/state.ts';
import type { Library } from './library.ts';
import { Lexicon, toNumbers } from './names.ts';
import { positionSchema, type ReadPosition } from './position-schema.ts';
import { type Path, Problems, type Read } from './problem.ts';
import { readGround } from './read-board.ts';
import { CounterTable } from './read-counters.ts';
import { ForceReader, readForces, sidesIn } from './read-forces.ts';
import { readShape } from './schema-problems.ts';

export interface PositionRead {
  readonly setup: GameSetup;
  readonly state: State;
  readonly names: Lexicon;
}

const DEFAULT_EDITION: EditionId = 'v5.0';
const DEFAULT_TURNS = 6;

/** Reads the pieces that need only names. */
class PieceReader {
  private readonly position: ReadPosition;
  private readonly lexicon: Lexicon;
  private readonly problems: Problems;

  constructor(position: ReadPosition, lexicon: Lexicon, problems: Problems) {
    this.position = position;
    this.lexicon = lexicon;
    this.problems = problems;
  }

  side(name: string, ...path: Path): Side {
    return Math.max(0, this.lexicon.find('side', name, this.problems.in(...path))) as Side;
  }

  private hex(name: string, ...path: Path): number {
    return this.lexicon.find('hex', name, this.problems.in(...path));
  }

  private at(name: string, ...path: Path): number {
    return this.lexicon.find('location', name, this.problems.in(...path));
  }

  /** A part of the document in the engine's own shape, names turned into numbers. */
  numbered<T>(value: unknown, ...path: Path): T {
    return toNumbers(value, this.lexicon, this.problems.in(...path)) as T;
  }

  ground(): GroundMarker[] {
    const { smoke = {}, foxholes = {}, rubble = [], wrecks = [], ffe = [] } = this.position;
    const markers: GroundMarker[] = [
      ...Object.entries(smoke).flatMap(([hex, lives]) =>
        [lives].flat().map((life): GroundMarker => ({ kind: 'smoke', hex: this.hex(hex, 'smoke', hex), life })),
      ),
      ...ffe.map(
        ({ at, source, firepower, side }, place): GroundMarker => ({
          kind: 'ffe',
          hex: this.hex(at, 'ffe', place, 'at'),
          source,
          firepower,
          side: this.side(side, 'ffe', place, 'side'),
        }),
      ),
      ...Object.entries(foxholes).map(
        ([hex, tm]): GroundMarker => ({ kind: 'foxholes', hex: this.hex(hex, 'foxholes', hex), tm }),
      ),
      ...rubble.map((hex, place): GroundMarker => ({ kind: 'rubble', hex: this.hex(hex, 'rubble', place) })),
      ...wrecks.map((hex, place): GroundMarker => ({ kind: 'wreck', hex: this.hex(hex, 'wrecks', place) })),
    ];
    return markers.sort((a, b) => a.hex - b.hex);
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
      .map(([at, leader]) => ({
        at: this.at(at, 'led', at),
        leader: this.lexicon.find('unit', leader, this.problems.in('led', at)),
      }))
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
    const { noHeroes, sand } = this.position;
    return {
      turns,
      entries: this.numbered(
        entries.map((entry) => ({ turn: -1, optional: false, ...entry })),
        'entries',
      ),
      events: this.numbered(events, 'events'),
      exits: this.numbered(exits, 'exits'),
      victory: this.numbered(victory, 'victory'),
      ...(outright ? { outright: this.numbered<NonNullable<ScenarioSetup['outright']>>(outright, 'outright') } : {}),
      ...(drawGoesTo === undefined ? {} : { otherwise: this.side(drawGoesTo, 'drawGoesTo') }),
      ...(noHeroes ? { noHeroes } : {}),
      ...(sand ? { sand } : {}),
    };
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

const PHASES: Readonly<Record<NonNullable<ReadPosition['phase']>, Phase>> = {
  begin: 'rally',
  rally: 'rally',
  operations: 'operations',
  administrative: 'administrative',
  over: 'over',
};

function checkSwitches(position: ReadPosition, edition: EditionId, problems: Problems): void {
  try {
    rulesetFor(edition, position.switches);
  } catch (error) {
    if (!(error instanceof UnknownSwitch)) throw error;
    problems.in('switches').add(error.message, 'write CHAPTER.SWITCH, such as "smoke.limitMarkers"');
  }
}

/** Reads a position as docs/notation.md describes it. `place` is where it stands in its document. */
export function readPosition(json: unknown, library: Library, place: Path = []): Read<PositionRead> {
  const shaped = readShape(positionSchema, json, place);
  if ('problems' in shaped) return shaped;
  const position = shaped.ok;
  const problems = new Problems(place);
  const ground = readGround(position, library, problems);
  if (!ground) return { problems: problems.found };
  const table = new CounterTable(library);
  const forces = readForces(position, library, table, problems);
  const unitNames = Object.keys(position.units ?? {});
  const weaponNames = Object.keys(position.weapons ?? {});
  const sideNames = Object.keys(sidesIn(position));
  const lexicon = new Lexicon(ground.board, sideNames, unitNames, weaponNames, []);
  const reader = new ForceReader(lexicon, table, forces, library);
  const units = Object.entries(position.units ?? {}).map(([name, text], id) =>
    reader.unit(name, id, text, problems.in('units', name)),
  );
  const weapons = Object.entries(position.weapons ?? {}).map(([name, text], id) =>
    reader.weapon(name, id, text, units, problems.in('weapons', name)),
  );
  const edition = position.edition ?? DEFAULT_EDITION;
  checkSwitches(position, edition, problems);
  const pieces = new PieceReader(position, lexicon, problems);
  const setup: GameSetup = {
    edition,
    ...(position.switches ? { switches: position.switches } : {}),
    chart: ground.chart,
    board: ground.definition,
    sides: forces.sides,
    unitTypes: table.unitTypes,
    weaponTypes: table.weaponTypes,
    nations: forces.nations,
    skills: library.skills,
    scenario: pieces.scenario(),
  };
  const state = stateOf(position, pieces, setup, { units, weapons, locations: ground.board.locations.length });
  if (problems.found.length > 0) return { problems: problems.found };
  return { ok: { setup, state, names: new Lexicon(ground.board, sideNames, unitNames, weaponNames, table.unitTypes) } };
}

function stateOf(
  position: ReadPosition,
  pieces: PieceReader,
  setup: GameSetup,
  known: { readonly units: readonly Unit[]; readonly weapons: State['weapons']; readonly locations: number },
): State {
  const active = position.active === undefined ? undefined : pieces.side(position.active, 'active');
  const initiative = position.initiative === undefined ? (active ?? 0) : pieces.side(position.initiative, 'initiative');
  return {
    version: 1,
    turn: position.turn ?? 1,
    phase: PHASES[position.phase ?? 'operations'],
    initiative,
    passes: position.passes ?? 0,
    units: known.units,
    weapons: known.weapons,
    ground: pieces.ground(),
    spotted: pieces.spotted(),
    melees: pieces.melees(),
    control: pieces.control(known.locations),
    led: pieces.led(),
    scenario: {
      batteries: pieces.batteries(),
      events: setup.scenario.events.map(({ id }) => id),
      entryTurns: setup.scenario.entries.map(({ turn }) => turn),
      points: pieces.points(),
    },
    skillCup: (position.skillCup ?? []).slice().sort(),
    dice: scriptedDice([]),
    stack: pieces.stack(active ?? initiative, initiative),
  };
}
