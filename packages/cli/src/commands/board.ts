/** `opfire board`: a board as a picture. */
import { existsSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent, contentFiles, describeProblem, library, loadLibrary } from '@opfire/content';
import { type BoardDefinition, compileBoard, type TerrainChart } from '@opfire/engine';
import { readPosition, suggest } from '@opfire/engine/notation';
import { drawBoard } from '@opfire/web';
import { caseIn, positionOf, readObject } from '../case/position-file.ts';
import { problemLine } from '../case/report.ts';
import { type Command, Complaint } from '../command.ts';

interface Ground {
  readonly board: BoardDefinition;
  readonly chart: TerrainChart;
}

function groundIn(source: string, caseName: string | undefined): Ground {
  const boards = Object.keys(library.boards);
  if (!existsSync(source)) {
    if (boards.includes(source)) return inPosition(source, { board: source });
    throw new Complaint(`there is no file and no board "${source}"; ${suggest(source, boards, 'board')}`);
  }
  const json = readObject(source);
  if (json.kind === 'board') return inBoardFile(source, json);
  // A board written out as in a position, but alone.
  if ('hexes' in json || 'columns' in json) return inPosition(source, { board: json });
  return inPosition(source, positionOf(caseIn(source, caseName)));
}

function inPosition(source: string, position: object): Ground {
  const read = readPosition({ ...position, phase: 'over' }, library);
  if ('problems' in read) throw new Complaint(read.problems.map((one) => problemLine(source, one)).join('\n'));
  return read.ok.setup;
}

/** A board as content has them (docs/boards.md); it may replace one of the library. */
function inBoardFile(file: string, json: Record<string, unknown>): Ground {
  const others = contentFiles.filter(({ data }) => {
    const { kind, number } = data as Record<string, unknown>;
    return kind !== 'board' || number !== json.number;
  });
  const files = [...others, { file, data: json }];
  const problems = checkContent(files).filter((problem) => problem.file === file);
  if (problems.length > 0) throw new Complaint(problems.map(describeProblem).join('\n'));
  const { boards, charts } = loadLibrary(files);
  const board = boards[String(json.number)] as BoardDefinition;
  return { board, chart: charts[String(board.chart)] as TerrainChart };
}

function scaleIn(written: string | undefined): number {
  const scale = Number(written ?? 1);
  if (scale > 0 && scale <= 20) return scale;
  throw new Complaint(`--scale ${written} is no scale; give a number above 0 and up to 20, 1 for hexes of 96 pixels`);
}

function run(args: string[]): number {
  const { values, positionals } = parseArgs({
    args,
    options: {
      svg: { type: 'string' },
      scale: { type: 'string' },
      case: { type: 'string' },
      grid: { type: 'boolean', default: true },
      names: { type: 'boolean', default: true },
      frame: { type: 'boolean', default: true },
    },
    allowNegative: true,
    allowPositionals: true,
  });
  const [source, ...rest] = positionals;
  const { svg, grid, names, frame } = values;
  if (!source || rest.length > 0 || !svg) throw new Complaint('say: opfire board BOARD --svg FILE');
  const scale = scaleIn(values.scale);
  if (!existsSync(dirname(svg))) throw new Complaint(`there is no folder ${dirname(svg)}; make it, or write elsewhere`);
  const { board, chart } = groundIn(source, values.case);
  const drawn = drawBoard(compileBoard(board, chart), { scale, grid, names, frame, scenery: board });
  writeFileSync(svg, `${drawn}\n`);
  console.log(`${svg}: ${board.name ?? source}, ${Math.ceil(drawn.length / 1024)} KB`);
  return 0;
}

export const command: Command = {
  name: 'board',
  summary: 'Draws a board as a picture (SVG).',
  usage: `BOARD --svg FILE [--no-grid] [--no-names] [--no-frame] [--scale N] [--case NAME]

BOARD is a board by number, or a file that holds a board, a position or a case (docs/boards.md, docs/notation.md).
--scale N makes hexes N times 96 pixels wide; the drawing is sharp at any size.
--no-grid, --no-names and --no-frame leave out the hex lines, the names and the margin.
--case NAME picks the case of a file of several by a part of its name.`,
  run: (args) => Promise.resolve(run(args)),
};
