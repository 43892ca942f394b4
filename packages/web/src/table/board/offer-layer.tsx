/** What can be done where: hexes to step to with the points left, targets, stacks that can act. */
import type { Board, Game, HexId, LocationId } from '@opfire/engine';
import { decision, forecast, give } from '@opfire/engine';
import { memo } from 'react';
import { hexCentre } from '../../drawing/plane.ts';
import type { Offer } from '../offers/offers.ts';
import { useOffers } from '../offers/use-offers.ts';
import { useTable } from '../store/table-context.tsx';
import { hexPath } from './shapes.ts';

/** Points that remain after a step: asked of the engine for the game as it will be then. */
function pointsLeft(game: Game, { orders }: Offer): string | undefined {
  const step = orders.at(-1);
  if (step?.do !== 'step') return undefined;
  let now = game;
  for (const order of orders.slice(0, -1)) {
    const outcome = give(now, order);
    if ('refused' in outcome) return undefined;
    now = outcome.game;
  }
  if (decision(now)?.kind !== 'move') return undefined;
  const expected = forecast(now, step);
  if (expected === undefined || !('kind' in expected) || expected.kind !== 'step') return undefined;
  return String(Math.min(...expected.units.map(({ left }) => left)));
}

const SIGNS: Readonly<Record<string, string>> = { fire: '◎', spot: '◉', smoke: '≋', melee: '⚔', step: '', deploy: '' };

const Place = memo(({ game, offer, hex }: { readonly game: Game; readonly offer: Offer; readonly hex: HexId }) => {
  const cell = game.world.board.hexes[hex];
  if (cell === undefined) return null;
  const [x, y] = hexCentre(cell);
  const label = pointsLeft(game, offer) ?? SIGNS[offer.verb] ?? '';
  return (
    <g className={`offer ${offer.verb}`} data-offer={offer.verb} data-hex={cell.name}>
      <path d={hexPath(cell, 5)} />
      {label !== '' && (
        <g className="tag" transform={`translate(${x} ${y + 66})`}>
          <circle r="15" />
          <text y="6.5">{label}</text>
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
  const { board } = game.world;
  return (
    <g className="offers">
      {[...pickable].map((one) => (
        <path
          key={`p${one}`}
          className="pickable"
          data-hex={board.hexes[board.locations[one]?.hex ?? -1]?.name}
          d={outline(board, one)}
        />
      ))}
      {[...joinable].map((one) => (
        <path key={`j${one}`} className="joinable" d={outline(board, one)} />
      ))}
      {[...places].map(([hex, offers]) => offers[0] && <Place key={hex} game={game} offer={offers[0]} hex={hex} />)}
      {[at, ...together].map((one) => one >= 0 && <path key={`h${one}`} className="in-hand" d={outline(board, one)} />)}
    </g>
  );
}
