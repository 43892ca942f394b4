/** Where the moment shown happens: a ring around the place, a line of fire from the one to the other. */
import type { Board, Game, GameEvent, HexId, LocationId } from '@opfire/engine';
import { hexCentre } from '../drawing/plane.ts';
import { hexPath } from '../table/board/shapes.ts';
import { useTable } from '../table/store/table-context.tsx';
import { useHappening } from './caption.tsx';

const hexAt = (board: Board, at: LocationId): HexId => board.locations[at]?.hex ?? -1;

/** The hex that an event is about. */
function placeOf({ world: { board }, state }: Game, event: GameEvent): HexId {
  if ('hex' in event) return event.hex;
  if ('marker' in event) return event.marker.hex;
  if ('to' in event && typeof event.to === 'number') return hexAt(board, event.to);
  if ('at' in event && typeof event.at === 'number') return hexAt(board, event.at);
  if ('unit' in event && typeof event.unit === 'number') return hexAt(board, state.units[event.unit]?.at ?? -1);
  return -1;
}

const originOf = (board: Board, event: GameEvent): HexId => ('from' in event ? hexAt(board, event.from) : -1);

export function EventLayer() {
  const game = useTable((table) => table.game);
  const { event } = useHappening();
  if (event === undefined) return null;
  const { board } = game.world;
  const place = board.hexes[placeOf(game, event)];
  const origin = board.hexes[originOf(board, event)];
  if (place === undefined) return null;
  const [x, y] = hexCentre(place);
  const [fromX, fromY] = origin ? hexCentre(origin) : [x, y];
  return (
    <g className={`event-place ${event.t}`} data-event-at={place.name}>
      {origin && <line x1={fromX} y1={fromY} x2={x} y2={y} />}
      <path d={hexPath(place, 2)} />
    </g>
  );
}
