/** What a question on the table is about: the place that is asked about, and a line from those who would act to there. */
import './aim.css';
import type { HexId } from '@opfire/engine';
import { hexCentre } from '../../drawing/plane.ts';
import { actorsOf, placeOf } from '../offers/verbs.ts';
import { isAsked, useTable } from '../store/table-context.tsx';
import type { Table } from '../store/types.ts';
import { hexPath } from './shapes.ts';

const hexAt = ({ game }: Table, at: number | undefined): HexId => game.world.board.locations[at ?? -1]?.hex ?? -1;

/** Where those are who move, or guide a missile, while a person is asked whether he fires. */
function movingIn(table: Table): HexId {
  const { state } = table.game;
  const frame = state.stack.at(-1);
  if (!isAsked(table) || frame === undefined) return -1;
  if (frame.f === 'opportunity') return hexAt(table, frame.at);
  return frame.f === 'guided' ? hexAt(table, state.units[frame.unit]?.at) : -1;
}

/** Where the order that waits for a yes would happen; ways are drawn by themselves. */
function aimedAt(table: Table): HexId {
  const order = table.pending?.orders.at(-1);
  return order && order.do !== 'step' ? hexAt(table, placeOf(table.game, order)) : -1;
}

/** From where; as a text, so that it stays the same as long as it says the same. */
function aimedFrom(table: Table): string {
  const order = table.pending?.orders.at(-1);
  const places = order ? actorsOf(table.game, order).map((unit) => hexAt(table, table.game.state.units[unit]?.at)) : [];
  return [...new Set(places)].filter((hex) => hex >= 0).join(' ');
}

export function AimLayer() {
  const hexes = useTable((table) => table.game.world.board.hexes);
  const aimed = hexes[useTable(aimedAt)];
  const moving = hexes[useTable(movingIn)];
  const from = useTable(aimedFrom);
  const asked = aimed ?? moving;
  if (asked === undefined) return null;
  const [x, y] = hexCentre(asked);
  return (
    <g className="aim" data-aimed={asked.name}>
      {aimed &&
        from.split(' ').map((one) => {
          const cell = hexes[Number(one)];
          if (one === '' || cell === undefined || cell === aimed) return null;
          const [x1, y1] = hexCentre(cell);
          return (
            <g key={one}>
              <line className="casing" x1={x1} y1={y1} x2={x} y2={y} />
              <line x1={x1} y1={y1} x2={x} y2={y} />
            </g>
          );
        })}
      <path d={hexPath(asked, 2)} />
    </g>
  );
}
