/** The board as text: terrain by letter, units by count, columns staggered as on the map. */
import type { Game } from '@opfire/engine';
import { listed, unitName } from './words.ts';

const CELL = 6;

type Hex = Game['world']['board']['hexes'][number];

/** What stands in a hex: first letters of its terrain, and who is there. */
function cell(game: Game, hex: Hex): string {
  const counts = [0, 0];
  for (const unit of game.state.units) {
    const location = game.world.board.locations[unit.at];
    if (location?.hex === hex.index) counts[unit.side] = (counts[unit.side] ?? 0) + 1;
  }
  const [first = 0, second = 0] = counts;
  if (first > 0 && second > 0) return `${first}x${second}`;
  if (first > 0) return `${game.world.setup.sides[0].id.charAt(0).toUpperCase()}${first}`;
  if (second > 0) return `${game.world.setup.sides[1].id.charAt(0).toUpperCase()}${second}`;
  return hex.terrain.sight === 'open' ? '·' : hex.terrain.id.slice(0, 2);
}

/** Two lines for each row: even columns on the first, odd columns half a hex lower. */
export function drawMap(game: Game): string {
  const { hexes } = game.world.board;
  const columns = hexes.map((hex) => hex.column);
  const firstColumn = Math.min(...columns);
  const lines = new Map<number, string[]>();
  for (const hex of hexes) {
    const line = 2 * hex.row + (hex.column % 2);
    const cells = lines.get(line) ?? [];
    cells[hex.column - firstColumn] = `${hex.name} ${cell(game, hex)}`;
    lines.set(line, cells);
  }
  return [...lines.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, cells]) =>
      Array.from(cells, (text = '') => text.padEnd(CELL + 1))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}

function roll(game: Game): string[] {
  const places = new Map<number, string[]>();
  for (const unit of game.state.units) {
    if (unit.at < 0) continue;
    const state = unit.shaken ? ' (Shaken)' : '';
    places.set(unit.at, [...(places.get(unit.at) ?? []), `${unitName(game, unit.id)}${state}`]);
  }
  return [...places.entries()]
    .sort(([a], [b]) => a - b)
    .map(([at, names]) => `  ${(game.world.board.locations[at]?.name ?? '').padEnd(CELL)}${listed(names)}`);
}

/** The map and who is where. */
export const drawBoard = (game: Game): string => [drawMap(game), '', ...roll(game)].join('\n');
