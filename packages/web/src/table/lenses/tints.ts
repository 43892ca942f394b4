/** What each lens tints on the map: all of it asked of the engine. */
import {
  coversHex,
  fieldOfFire,
  type Game,
  type HexId,
  isSpotted,
  type LocationId,
  type Side,
  threatsAt,
  type Unit,
  watchersOf,
} from '@opfire/engine';
import type { Lens, Selection } from '../store/types.ts';

export interface Tint {
  readonly hex: HexId;
  /** How it is shown: a side's colour, or a word for the style. */
  readonly look: 'side-0' | 'side-1' | 'clear' | 'degraded' | 'far' | 'harm' | 'mark';
}

export interface Looked {
  readonly game: Game;
  readonly selection: Selection;
  readonly hover: HexId;
  readonly viewer: Side;
}

const hexAt = ({ world }: Game, at: LocationId): HexId => world.board.locations[at]?.hex ?? -1;

const onMap = ({ state }: Game): readonly Unit[] => state.units.filter((unit) => unit.at >= 0);

const once = (tints: readonly Tint[]): Tint[] => [
  ...new Map(tints.map((tint) => [`${tint.hex} ${tint.look}`, tint])).values(),
];

const seen = ({ game, hover }: Looked): Tint[] => {
  const at = game.world.board.ground[hover];
  const watchers = at === undefined ? [] : watchersOf(game, at);
  return watchers.map((unit) => ({ hex: hexAt(game, unit.at), look: `side-${unit.side}` }));
};

/** Enemies who could fire at those in hand, if they stood in the hex; or at those who stand there. */
export function threatsIn({ game, selection, hover }: Looked): readonly Unit[] {
  const at = game.world.board.ground[hover];
  if (at === undefined) return [];
  const movers =
    selection.units.length > 0
      ? selection.units
      : onMap(game)
          .filter((unit) => unit.at === at)
          .map(({ id }) => id);
  return movers.length === 0 ? [] : threatsAt(game, movers, at).flatMap((id) => game.state.units[id] ?? []);
}

const threats = (looked: Looked): Tint[] =>
  threatsIn(looked).map(({ at }) => ({ hex: hexAt(looked.game, at), look: 'harm' }));

/** What those in hand command from where they stand; where nobody is in hand, all who stand there. */
function field({ game, selection }: Looked): readonly Tint[] {
  const { at, units, weapons } = selection;
  if (at < 0) return [];
  const here = onMap(game).filter((unit) => unit.at === at);
  const firing = units.length > 0 ? units : here.map(({ id }) => id);
  const held = game.state.weapons.filter(({ holder }) => firing.includes(holder)).map(({ id }) => id);
  return fieldOfFire(game, at, firing, units.length > 0 ? weapons : held);
}

const control = ({ game }: Looked): Tint[] =>
  game.state.control.flatMap((side, at): Tint[] =>
    side < 0 ? [] : [{ hex: hexAt(game, at), look: `side-${side as Side}` }],
  );

/** Places of the other side that the viewer has spotted. */
const spotted = ({ game, viewer }: Looked): Tint[] =>
  onMap(game)
    .filter(({ side, at }) => side !== viewer && isSpotted(game, at, viewer))
    .map(({ at }) => ({ hex: hexAt(game, at), look: 'mark' }));

const shells = ({ game }: Looked): Tint[] =>
  game.world.board.hexes
    .filter(({ index }) => game.state.ground.some((marker) => coversHex(game, marker, index)))
    .map(({ index }) => ({ hex: index, look: 'harm' }));

const BY_LENS: Readonly<Record<Exclude<Lens, 'sight'>, (looked: Looked) => readonly Tint[]>> = {
  ...{ seen, threats, field, control, spotted, shells },
};

export const tintsOf = (lens: Exclude<Lens, 'sight'>, looked: Looked): Tint[] => once(BY_LENS[lens](looked));
