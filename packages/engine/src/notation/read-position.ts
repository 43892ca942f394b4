/** From a written position to a setup and a state, or to a list of what is wrong with it. */
import { scriptedDice } from '../core/dice.ts';
import { rulesetFor, UnknownSwitch } from '../editions/editions.ts';
import type { EditionId } from '../editions/ruleset.ts';
import type { ScenarioSetup } from '../state/scenario.ts';
import type { GameSetup, Phase, State } from '../state/state.ts';
import type { Library } from './library.ts';
import { Lexicon } from './names.ts';
import { positionSchema, type ReadPosition } from './position-schema.ts';
import { type Path, Problems, type Read } from './problem.ts';
import { type Ground, readGround } from './read-board.ts';
import { CounterTable } from './read-counters.ts';
import { ForceReader, type Forces, readForces, sidesIn } from './read-forces.ts';
import { MarkerReader } from './read-markers.ts';
import { PieceReader } from './read-pieces.ts';
import { readShape } from './schema-problems.ts';

export interface PositionRead {
  readonly setup: GameSetup;
  readonly state: State;
  readonly names: Lexicon;
}

const DEFAULT_EDITION: EditionId = 'v5.0';

const PHASES: Readonly<Record<NonNullable<ReadPosition['phase']>, Phase>> = {
  setup: 'setup',
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

interface Names {
  readonly sides: readonly string[];
  readonly units: readonly string[];
  readonly weapons: readonly string[];
}

const namesIn = (position: ReadPosition): Names => ({
  sides: Object.keys(sidesIn(position)),
  units: Object.keys(position.units ?? {}),
  weapons: Object.keys(position.weapons ?? {}),
});

/** Reads one position; what is wrong with it gathers in `problems`. */
class PositionReader {
  private readonly position: ReadPosition;
  private readonly library: Library;
  private readonly problems: Problems;
  private readonly table: CounterTable;

  constructor(position: ReadPosition, library: Library, problems: Problems) {
    this.position = position;
    this.library = library;
    this.problems = problems;
    this.table = new CounterTable(library, position);
  }

  read(): PositionRead | undefined {
    const { position, library, problems, table } = this;
    const ground = readGround(position, library, problems);
    if (!ground) return undefined;
    const forces = readForces(position, library, table, problems);
    const { sides, units, weapons } = namesIn(position);
    const lexicon = new Lexicon(ground.board, sides, units, weapons, []);
    const counters = this.counters(new ForceReader(lexicon, table, forces, library));
    const pieces = new PieceReader(position, lexicon, problems);
    const setup = this.setup(ground, forces, pieces.scenario());
    const markers = new MarkerReader(position, lexicon, problems).ground(ground.board);
    const known = { ...counters, ground: markers, locations: ground.board.locations.length };
    const state = stateOf(position, pieces, setup, known);
    return { setup, state, names: new Lexicon(ground.board, sides, units, weapons, table.unitTypes) };
  }

  private counters(reader: ForceReader): Pick<State, 'units' | 'weapons'> {
    const { position, problems } = this;
    const units = Object.entries(position.units ?? {}).map(([name, text], id) =>
      reader.unit(name, id, text, problems.in('units', name)),
    );
    const weapons = Object.entries(position.weapons ?? {}).map(([name, text], id) =>
      reader.weapon(name, id, text, units, problems.in('weapons', name)),
    );
    return { units, weapons };
  }

  private setup(ground: Ground, forces: Forces, scenario: ScenarioSetup): GameSetup {
    const { edition = DEFAULT_EDITION, switches } = this.position;
    checkSwitches(this.position, edition, this.problems);
    return {
      edition,
      ...(switches ? { switches } : {}),
      chart: ground.chart,
      board: ground.definition,
      sides: forces.sides,
      unitTypes: this.table.unitTypes,
      weaponTypes: this.table.weaponTypes,
      nations: forces.nations,
      skills: this.library.skills,
      scenario,
    };
  }
}

/** Reads a position as docs/notation.md describes it. `place` is where it stands in its document. */
export function readPosition(json: unknown, library: Library, place: Path = []): Read<PositionRead> {
  const shaped = readShape(positionSchema, json, place);
  if ('problems' in shaped) return shaped;
  const problems = new Problems(place);
  const read = new PositionReader(shaped.ok, library, problems).read();
  return read && problems.found.length === 0 ? { ok: read } : { problems: problems.found };
}

function stateOf(
  position: ReadPosition,
  pieces: PieceReader,
  setup: GameSetup,
  known: Pick<State, 'units' | 'weapons' | 'ground'> & { readonly locations: number },
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
    ground: known.ground,
    spotted: pieces.spotted(),
    melees: pieces.melees(),
    acquisitions: pieces.acquisitions(),
    control: pieces.control(known.locations),
    led: pieces.led(),
    scenario: {
      batteries: pieces.batteries(),
      events: setup.scenario.events.map(({ id }) => id),
      entryTurns: setup.scenario.entries.map(({ turn }) => turn),
      ...pieces.progress(),
      points: pieces.points(),
      ...(setup.unitTypes.some(({ kind }) => kind === 'plane') && {
        airSupport: position.airSupport ?? { due: false, lastTurn: 0 },
      }),
    },
    skillCup: (position.skillCup ?? []).slice().sort(),
    dice: scriptedDice([]),
    stack: pieces.stack(active ?? initiative, initiative),
  };
}
