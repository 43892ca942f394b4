import { type Game, type HexId, type LocationId, shelterAt, type Tally, type Unit, watchersOf } from '@opfire/engine';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hexWords } from '../../words/hex-words.ts';
import { sayModifier } from '../../words/modifier-words.ts';
import { signed } from '../../words/signed.ts';
import { placesIn } from '../lenses/sight-line.ts';
import { useSides } from '../naming-context.tsx';
import { useHoveredWay } from '../offers/use-way.ts';
import { useTable, viewerOf } from '../store/table-context.tsx';
import { percent } from './chances.tsx';

/** How many counters of each side have the hex in sight. */
function Watchers() {
  const { t } = useTranslation('table');
  const sides = useSides();
  const game = useTable((table) => table.game);
  const at = useTable((table) => table.game.world.board.ground[table.hover] ?? -1);
  const counts = useMemo(() => {
    const watchers = watchersOf(game, at);
    return [0, 1].map((side) => watchers.filter((unit) => unit.side === side).length);
  }, [game, at]);
  return counts.map(
    (count, side) =>
      count > 0 && (
        <span key={sides[side]} className="watchers" data-side={side}>
          {t('seen-by', { count, side: sides[side] })}
        </span>
      ),
  );
}

/** What the way there costs and risks. */
function Journey() {
  const { t } = useTranslation('table');
  const found = useHoveredWay();
  if (found === undefined) return null;
  const { way, steps } = found;
  const end = steps.at(-1);
  return (
    <span className="journey">
      <b>{t('way-cost', { count: way.cost, left: way.left })}</b>
      {end && ` · ${t('way-through', { chance: percent(end.through) })}`}
    </span>
  );
}

interface Sheltered {
  readonly at: LocationId;
  readonly shelter: Tally;
}

/** Those on foot: what shelters a vehicle is told when it is shot at. */
const onFoot = ({ world }: Game, units: readonly Unit[]): readonly Unit[] =>
  units.filter(({ type }) => {
    const { vehicle, helicopter, plane } = world.setup.unitTypes[type] ?? {};
    return !vehicle && !helicopter && !plane;
  });

/** How each place of a hex shelters whoever is there, or else those in hand; from those in hand if they are enemies. */
function useShelter(hex: HexId): readonly Sheltered[] {
  const game = useTable((table) => table.game);
  const held = useTable((table) => table.selection.at);
  const viewer = useTable(viewerOf);
  return useMemo(() => {
    const all = onFoot(game, game.state.units);
    const own = all.find((unit) => held >= 0 && unit.at === held) ?? all.find((unit) => unit.side === viewer);
    return placesIn(game, hex).flatMap((at) => {
      const unit = all.find((one) => one.at === at) ?? own;
      if (unit === undefined) return [];
      const attacked = held >= 0 && held !== at && own?.at === held && own.side !== unit.side;
      return [{ at, shelter: shelterAt(game, unit, at, attacked ? held : undefined) }];
    });
  }, [game, hex, held, viewer]);
}

/** The target modifier; what it is made of where that is more than the terrain that was named. */
function Shelter({ hex }: { readonly hex: HexId }) {
  const { t } = useTranslation('table');
  const board = useTable((table) => table.game.world.board);
  const places = useShelter(hex);
  const terrain = board.hexes[hex]?.terrain.id;
  const made = ({ parts }: Tally): string =>
    parts.every(({ what }) => what === terrain)
      ? ''
      : ` (${parts.map(({ what, amount }) => `${sayModifier(what, t)} ${signed(amount)}`).join(', ')})`;
  return places.map(({ at, shelter }) => {
    const { stratum = 'ground' } = board.locations[at] ?? {};
    return (
      <span key={at} data-shelter={shelter.total}>
        {places.length > 1 && `${t(`strata.${stratum}`)}: `}
        {t('target-modifier', { tm: signed(shelter.total) })}
        {made(shelter)}
      </span>
    );
  });
}

/** Walls and hedges around the hex, which shelter from fire that crosses them. */
function Hexsides({ hex }: { readonly hex: HexId }) {
  const { t } = useTranslation('table');
  const hexsides = useTable((table) => table.game.world.board.hexsides);
  const around = new Map(
    hexsides.slice(6 * hex, 6 * hex + 6).flatMap((side) => (side && side.tm !== 0 ? [[side.id, side.tm]] : [])),
  );
  return [...around].map(([id, tm]) => (
    <span key={id}>{t('across', { what: t(`terrain:${id}`), tm: signed(tm) })}</span>
  ));
}

/** The hex under the pointer in a line: name, terrain, level, target modifier, who sees it, what the way there brings. */
export function HexNote() {
  const { t } = useTranslation('table');
  const hex = useTable((table) => table.game.world.board.hexes[table.hover]);
  if (hex === undefined) return null;
  const { terrain, level, name, index } = hex;
  return (
    <p className="hex-note panel" aria-live="polite">
      <b>{hexWords(name)}</b>{' '}
      <span>{t(`terrain:${terrain.id}`, { defaultValue: terrain.id.replaceAll('-', ' ') })}</span>
      {level !== 0 && <span>{t('level', { level })}</span>}
      <Shelter hex={index} />
      <Hexsides hex={index} />
      {terrain.cost.leg !== null && <span>{t('step-cost', { cost: terrain.cost.leg })}</span>}
      <Watchers />
      <Journey />
    </p>
  );
}
