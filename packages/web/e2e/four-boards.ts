/** A battle larger than any on the shelf, to measure with: four boards and 120 counters, everybody set up. */
import { contentFiles, library, readScenario, type ScenarioFile } from '@opfire/content';
import { makeWorld, type Side, type State, type Unit } from '@opfire/engine';

const BASE = 'steel-in-the-lanes';
const COUNTERS = 120;
const SQUADS = { us: 'us-airborne-squad-2-5-4-6', german: 'german-squad-1-6-4-5' } as const;

const WEAPONS = { us: { bazooka: 1, m1919a4: 1 }, german: { mg42: 1, panzerfaust: 1 } } as const;
const COMPANIES = 3;

/** Three companies to a side, each with two weapons, which are counters as well. */
function forces(): ScenarioFile['forces'] {
  const company = (side: 'us' | 'german', of: string) => ({
    side,
    units: { [SQUADS[side]]: COUNTERS / 2 / COMPANIES - 2 },
    weapons: WEAPONS[side],
    setup: { within: 60, of },
  });
  const all = Array.from({ length: COMPANIES }, (_, i) => [
    [`west-${i}`, company('us', '101I5')],
    [`east-${i}`, company('german', '15I5')],
  ]);
  return Object.fromEntries(all.flat());
}

function scenario(): ScenarioFile {
  const file = contentFiles.find((one) => one.file === `scenarios/${BASE}.json`);
  const boards = ['101', '15', '102', '1'].map((board) => ({ board }));
  return {
    ...(file?.data as ScenarioFile),
    board: { boards, across: 2 },
    forces: forces(),
  };
}

/** Two to a hex, the first side in the west, the second in the east. */
function spread(state: State, columns: readonly number[]): Unit[] {
  const last = Math.max(...columns);
  const places = ([0, 1] as const).map((side) =>
    columns.flatMap((column, hex) => (column < last / 2 === (side === 0) && hex % 3 === 0 ? [hex] : [])),
  );
  const placed: Record<Side, number> = { 0: 0, 1: 0 };
  return state.units.map((unit) => {
    const at = places[unit.side]?.[Math.floor(placed[unit.side]++ / 2)] ?? 0;
    return { ...unit, at, fate: 'in-play' };
  });
}

/** As it would be in a file of a kept game. */
export function fourBoards(): Readonly<Record<string, unknown>> {
  const read = readScenario(scenario(), library, { seed: 7 });
  if ('problems' in read) throw new Error(JSON.stringify(read.problems.slice(0, 3)));
  const { setup, state } = read.ok;
  const columns = makeWorld(setup).board.hexes.map(({ column }) => column);
  return {
    ...{ format: 'opfire-record', version: 1, id: 'four-boards', battle: { id: BASE, edition: 'v5.0', options: [] } },
    seats: [{ kind: 'person' }, { kind: 'person' }],
    assist: 'teach',
    setup,
    start: { ...state, units: spread(state, columns) },
    orders: [{ do: 'ready' }, { do: 'ready' }],
  };
}
