/** The adviser's ideas on the map: who would act, the way or the line to where it leads, and the number of the idea. */
import type { Suggestion } from '@opfire/ai';
import type { Game, HexId } from '@opfire/engine';
import { type Hex, hexCentre } from '../../drawing/plane.ts';
import { hexPath } from '../board/shapes.ts';
import { actorsOf, placeOf } from '../offers/verbs.ts';
import { useTable } from '../store/table-context.tsx';
import { useAdvice } from './use-advice.ts';

interface Drawn {
  readonly rank: number;
  readonly from: readonly HexId[];
  /** From the first of those who act to where it happens. */
  readonly course: readonly HexId[];
}

function drawnOf(game: Game, { order, orders, way }: Suggestion, rank: number): Drawn {
  const { world, state } = game;
  const hexOf = (at: number | undefined): HexId => world.board.locations[at ?? -1]?.hex ?? -1;
  const onMap = (places: readonly (number | undefined)[]): HexId[] => places.map(hexOf).filter((hex) => hex >= 0);
  const declared = orders.flatMap((one) => (one.do === 'activate' ? one.at : []));
  const acting = actorsOf(game, order).map((unit) => state.units[unit]?.at);
  const from = [...new Set(onMap([...acting, ...declared]))];
  const begun = state.stack.at(-1);
  const start = begun?.f === 'move' ? onMap([begun.at]) : from.slice(0, 1);
  const steps = orders.filter((one) => one.do === 'step' || one.do === 'enter');
  const ends = steps.length > 0 ? [...steps.map((one) => placeOf(game, one)), ...way] : [placeOf(game, order)];
  return { rank, from, course: [...start, ...onMap(ends)] };
}

/** Tags of several ideas in one hex stand side by side. */
const TAG_STEP = 46;

interface TagProps {
  readonly hex: Hex;
  readonly rank: number;
  readonly looked: boolean;
}

function Tag({ hex, rank, looked }: TagProps) {
  const [x, y] = hexCentre(hex);
  return (
    <g
      className="idea-tag"
      data-idea-at={hex.name}
      data-looked={looked}
      transform={`translate(${x + (rank - 1) * TAG_STEP} ${y - 62})`}
    >
      <circle r="22" />
      <text y="10">{rank + 1}</text>
    </g>
  );
}

function Course({ game, drawn: { from, course } }: { readonly game: Game; readonly drawn: Drawn }) {
  const { hexes } = game.world.board;
  const points = course.flatMap((hex) => (hexes[hex] ? [hexCentre(hexes[hex])] : []));
  const line = `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;
  return (
    <>
      {from.map((hex) => hexes[hex] && <path key={hex} className="acting" d={hexPath(hexes[hex], 8)} />)}
      {points.length > 1 && <path className="casing" d={line} />}
      {points.length > 1 && <path className="line" d={line} />}
    </>
  );
}

export function AdviceLayer() {
  const advice = useAdvice();
  const game = useTable((table) => table.game);
  if (advice?.suggestions === undefined) return null;
  const { hexes } = game.world.board;
  const drawn = advice.suggestions.map((suggestion, rank) => drawnOf(game, suggestion, rank));
  const looked = drawn[advice.looked];
  return (
    <g className="advice-layer">
      {looked && <Course game={game} drawn={looked} />}
      {drawn.map(({ rank, course }) => {
        const end = hexes[course.at(-1) ?? -1];
        return end && <Tag key={rank} hex={end} rank={rank} looked={rank === advice.looked} />;
      })}
    </g>
  );
}
