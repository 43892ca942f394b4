/** Questions of somebody who listens instead of looking: the answers are spoken, and the cursor goes there. */
import { lookAlong, rangeBetween, type Unit } from '@opfire/engine';
import type { TFunction } from 'i18next';
import type { Naming } from '../words/naming.ts';
import { threatsIn } from './lenses/tints.ts';
import { viewerOf } from './store/table-context.tsx';
import type { TableStore } from './store/table-store.ts';
import type { Table } from './store/types.ts';

export interface Speech {
  readonly naming: Naming;
  readonly t: TFunction;
  readonly language: string;
}

/** From where one looks: the stack in hand, or the cursor. */
const eyeOf = ({ selection, hover, game }: Table): number =>
  selection.at >= 0 ? selection.at : (game.world.board.ground[hover] ?? -1);

function enemiesInSight(table: Table): readonly Unit[] {
  const { game } = table;
  const from = eyeOf(table);
  const viewer = viewerOf(table);
  if (from < 0) return [];
  const range = (unit: Unit): number => rangeBetween(game.world.board, from, unit.at);
  const isSeen = (unit: Unit): boolean => {
    const { verdict, dark } = lookAlong(game, from, unit.at);
    return verdict !== 'blocked' && dark === undefined;
  };
  return game.state.units
    .filter((unit) => unit.at >= 0 && unit.side !== viewer && isSeen(unit))
    .sort((a, b) => range(a) - range(b) || a.id - b.id);
}

const namesOf = (units: readonly Unit[], { naming }: Speech): string =>
  units.map((unit) => naming.unitAt(unit.id)).join(', ');

/** The next enemy location in sight, nearest first, then from the beginning again. */
export function nextEnemy(store: TableStore, speech: Speech): void {
  const table = store.getState();
  const { board } = table.game.world;
  const places = [...new Set(enemiesInSight(table).map((unit) => unit.at))];
  const now = places.findIndex((place) => board.locations[place]?.hex === table.hover);
  const at = places[(now + 1) % Math.max(1, places.length)];
  if (at === undefined) return store.setState({ said: speech.t('answers.nobody-in-sight') });
  const there = enemiesInSight(table).filter((unit) => unit.at === at);
  const range = rangeBetween(board, eyeOf(table), at);
  const said = speech.t('answers.enemy', { units: namesOf(there, speech), count: range });
  table.seek(board.locations[at]?.hex ?? -1);
  return store.setState({ said });
}

/** Who could fire at those in hand where the cursor is. */
export function whoThreatens(store: TableStore, speech: Speech): void {
  const table = store.getState();
  const found = threatsIn({ ...table, viewer: viewerOf(table) });
  const said = found.length === 0 ? 'answers.no-threat' : 'answers.threats';
  store.setState({ said: speech.t(said, { units: namesOf(found, speech) }) });
}

/** Everybody in the hex under the cursor. */
export function whoIsHere(store: TableStore, speech: Speech): void {
  const { game, hover } = store.getState();
  const strata = game.world.board.strata[hover] ?? [];
  const here = game.state.units.filter((unit) => strata.includes(unit.at));
  const said = here.length === 0 ? 'answers.nobody-here' : 'answers.here';
  store.setState({ said: speech.t(said, { at: speech.naming.hex(hover), units: namesOf(here, speech) }) });
}
