/** Entry by one edge of several (22.0): a die, whoever comes first, or where others came narrows them down. */
import type { HexId } from '../../board/board.ts';
import { type Play, roll1d6, tell } from '../../core/play.ts';
import type { Position } from '../../state/query.ts';
import { EDGES, type Edge, type EntryEdges, type EntrySetup } from '../../state/scenario.ts';

const entryAt = (p: Position, entry: number): EntrySetup => p.world.setup.scenario.entries[entry] as EntrySetup;

const areAdjacent = (one: Edge, other: Edge): boolean => (EDGES.indexOf(one) - EDGES.indexOf(other)) % 2 !== 0;

/** Edges by which an entry may still come. In a corner two edges meet, and whoever came there may have come by either. */
function openEdges(p: Position, entry: number, { by, beside }: EntryEdges): Edge[] {
  const narrowed = p.state.scenario.entryEdges?.[entry];
  const edges = narrowed ? [...narrowed] : by.map(({ edge }) => edge);
  if (beside === undefined) return edges;
  const others = openEdges(p, beside, entryAt(p, beside).edges as EntryEdges);
  return edges.filter((edge) => others.some((other) => areAdjacent(edge, other)));
}

/** Hexes by which an entry may come as things stand, in order. */
export function hexesOf(p: Position, entry: number): readonly HexId[] {
  const { hexes, edges } = entryAt(p, entry);
  if (!edges) return hexes;
  const open = openEdges(p, entry, edges);
  const sides = edges.by.filter(({ edge }) => open.includes(edge));
  return hexes.filter((hex) => sides.some((side) => side.hexes.includes(hex)));
}

/** Units have come on: all others of the entry come by the same edge. */
export function narrowEdges(play: Play, entry: number, hex: HexId): void {
  const { edges } = entryAt(play, entry);
  if (!edges) return;
  const open = openEdges(play, entry, edges);
  const left = open.filter((edge) => edges.by.some((side) => side.edge === edge && side.hexes.includes(hex)));
  if (left.length < open.length || edges.beside !== undefined) narrow(play, entry, left);
}

function narrow(play: Play, entry: number, edges: readonly Edge[]): void {
  if (play.state.scenario.entryEdges?.[entry]?.join() === edges.join()) return;
  tell(play, { t: 'entry-narrowed', entry, edges, rule: '22.0' });
}

function rollEdge(play: Play, entry: number, die: readonly Edge[]): void {
  const face = roll1d6(play, 'entry-edge');
  narrow(play, entry, [die[face - 1] as Edge]);
}

/** Rolls for entries that open on this turn and leave their edge to the die. */
export function rollEdges(play: Play): void {
  const { entryTurns } = play.state.scenario;
  for (const [entry, { edges }] of play.world.setup.scenario.entries.entries()) {
    if (!edges?.die || entryTurns[entry] !== play.state.turn || play.state.scenario.entryEdges?.[entry]) continue;
    rollEdge(play, entry, edges.die);
  }
}
