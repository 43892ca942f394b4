/** What can be done where: hexes to step to with the points left, targets, stacks that can act. */
import './offers.css';
import type { Board, Game, HexId, LocationId } from '@opfire/engine';
import { memo } from 'react';
import { hexCentre } from '../../drawing/plane.ts';
import type { Offer } from '../offers/types.ts';
import { useOffers } from '../offers/use-offers.ts';
import { useTable } from '../store/table-context.tsx';
import { edgeOf, within } from './edge.ts';
import { hexPath } from './shapes.ts';

const SIGNS: Readonly<Record<string, string>> = {
  fire: '◎',
  shoot: '◎',
  'fire-mg': '◎',
  strafe: '◎',
  bomb: '◎',
  spot: '◉',
  smoke: '≋',
  melee: '⚔',
  overrun: '»',
  'close-assault': '⚔',
};

const signOf = ({ way, verb }: Offer): string => {
  if (way === undefined) return SIGNS[verb] ?? '';
  return way.melee ? '⚔' : String(way.left);
};

const Place = memo(({ game, offer, hex }: { readonly game: Game; readonly offer: Offer; readonly hex: HexId }) => {
  const cell = game.world.board.hexes[hex];
  if (cell === undefined) return null;
  const [x, y] = hexCentre(cell);
  const [tagX, tagY] = within(edgeOf(game.world.board), [x, y + 58], 24);
  const label = signOf(offer);
  return (
    <g
      className={`offer ${offer.verb}`}
      data-offer={offer.verb}
      data-hex={cell.name}
      data-steps={offer.way?.path.length}
      data-melee={offer.way?.melee}
    >
      <path d={hexPath(cell, 5)} />
      {label !== '' && (
        <g className="tag" transform={`translate(${tagX} ${tagY})`}>
          <circle r="20" />
          <text y="9">{label}</text>
        </g>
      )}
    </g>
  );
});

const outline = (board: Board, at: LocationId): string => {
  const hex = board.hexes[board.locations[at]?.hex ?? -1];
  return hex ? hexPath(hex, 3) : '';
};

export function OfferLayer() {
  const game = useTable((table) => table.game);
  const { at, together } = useTable((table) => table.selection);
  const { places, pickable, joinable } = useOffers();
  const told = useTable((table) => table.record.assist !== 'referee');
  // Whoever looks through a lens wants to see that and nothing else.
  const looking = useTable((table) => table.lens !== undefined);
  const { board } = game.world;
  return (
    <g className="offers" clipPath="url(#map-edge)">
      {told &&
        [...pickable].map((one) => (
          <path
            key={`p${one}`}
            className="pickable"
            data-hex={board.hexes[board.locations[one]?.hex ?? -1]?.name}
            d={outline(board, one)}
          />
        ))}
      {told && [...joinable].map((one) => <path key={`j${one}`} className="joinable" d={outline(board, one)} />)}
      {told &&
        !looking &&
        [...places].map(([hex, offers]) => offers[0] && <Place key={hex} game={game} offer={offers[0]} hex={hex} />)}
      {[at, ...together].map((one) => one >= 0 && <path key={`h${one}`} className="in-hand" d={outline(board, one)} />)}
    </g>
  );
}
