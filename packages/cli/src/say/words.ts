/** Small words for telling events in English. */
import type { Game, Side, Tally, UnitId, WeaponId } from '@opfire/engine';

/** "us-1" reads well enough; "fourth-squad" reads better as "fourth squad". */
const spoken = (name: string): string => name.replaceAll('-', ' ');

export const unitName = (game: Game, id: UnitId): string => spoken(game.state.units[id]?.name ?? `unit ${id}`);
export const weaponName = (game: Game, id: WeaponId): string => spoken(game.state.weapons[id]?.name ?? `weapon ${id}`);
export const sideName = (game: Game, side: Side): string => spoken(game.world.setup.sides[side].id);
export const placeName = (game: Game, at: number): string =>
  at < 0 ? 'off the map' : (game.world.board.locations[at]?.name ?? `location ${at}`);
export const hexName = (game: Game, hex: number): string => game.world.board.hexes[hex]?.name ?? `hex ${hex}`;

/** "A", "A and B", "A, B and C". */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

export const unitNames = (game: Game, ids: readonly UnitId[]): string => listed(ids.map((id) => unitName(game, id)));

export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** "lead firepower +2 (5.2), adjacent +2 (5.0)". */
export const itemised = (tally: Tally): string =>
  tally.parts.map(({ what, amount, rule }) => `${spoken(what)} ${signed(amount)} (${rule})`).join(', ');
