/** The places worth going to with the Tab key: what can be done where, or else whom one can take in hand. */
import type { HexId } from '@opfire/engine';
import { offersOf } from '../offers/use-offers.ts';
import type { Table } from '../store/types.ts';

/** Steps are many and next to each other: the arrow keys find them. */
const TARGETS = new Set([
  'fire',
  'melee',
  'spot',
  'smoke',
  'call-mortar',
  'call-artillery',
  'land',
  'shoot',
  'fire-mg',
]);

function stopsIn(table: Table): readonly HexId[] {
  const { places, pickable } = offersOf(table);
  const aimed = table.selection.intent !== undefined || table.decision?.kind === 'setup';
  const targets = [...places].filter(([, offers]) => offers.some(({ verb }) => aimed || TARGETS.has(verb)));
  const stacks = [...pickable].map((at) => table.game.world.board.locations[at]?.hex ?? -1);
  return [...new Set([...targets.map(([hex]) => hex), ...stacks])].filter((hex) => hex >= 0);
}

/** The next stop after the cursor; none after the last, so that the focus can leave the board. */
export function nextStop(table: Table, back: boolean): HexId | undefined {
  const stops = stopsIn(table);
  const now = stops.indexOf(table.hover);
  if (now < 0) return back ? stops.at(-1) : stops[0];
  return stops[now + (back ? -1 : 1)];
}
