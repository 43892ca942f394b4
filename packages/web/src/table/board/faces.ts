/** Counters of a game as pictures: what is printed on them and the tabs that they carry. */
import { type Game, marksIn, type Unit, type Weapon } from '@opfire/engine';
import { type CounterFace, type CounterOptions, drawCounter } from '../../counters/draw-counter.ts';
import { type Tab, tabsOf } from '../../counters/tabs.ts';

export interface Piece {
  /** Stays the same as long as the counter does, wherever it goes. */
  readonly key: string;
  readonly face: CounterFace;
  readonly tabs: readonly Tab[];
  /** Two pieces with the same look are the same picture. */
  readonly look: string;
}

type Printed = Readonly<Record<string, string>>;

export function unitPiece({ world }: Game, unit: Unit, printed: Printed): Piece | undefined {
  const type = world.setup.unitTypes[unit.type];
  if (type === undefined) return undefined;
  const name = printed[type.id];
  const tabs = tabsOf(marksIn(unit.marks), unit.wounds);
  return {
    key: `u${unit.id}`,
    face: { unit: type, shaken: unit.shaken, ...(name !== undefined && { name }) },
    tabs,
    look: `${type.id} ${unit.shaken} ${unit.marks} ${unit.wounds}`,
  };
}

/** Whose paint a weapon wears: that of the side that brought it. */
function nationOf({ world, state }: Game, weapon: Weapon): { readonly nation?: string; readonly badge?: string } {
  const comrade = state.units.find((unit) => unit.side === weapon.side);
  const type = comrade && world.setup.unitTypes[comrade.type];
  return type ? { nation: type.nation, badge: type.badge } : {};
}

export function weaponPiece(game: Game, weapon: Weapon, printed: Printed): Piece | undefined {
  const type = game.world.setup.weaponTypes[weapon.type];
  if (type === undefined) return undefined;
  const name = printed[type.id];
  const { assembled } = weapon;
  const jammed = weapon.condition === 'jammed';
  return {
    key: `w${weapon.id}`,
    face: { weapon: type, assembled, jammed, ...nationOf(game, weapon), ...(name !== undefined && { name }) },
    tabs: [],
    look: `${type.id} ${assembled} ${jammed} ${weapon.side}`,
  };
}

const drawn = new Map<string, string>();

/** The SVG of a piece; drawn once for each look and size. */
export function pictureOf({ face, tabs, look }: Piece, options: CounterOptions): string {
  const key = `${look} ${options.size} ${options.lift ?? 0}`;
  const known = drawn.get(key) ?? drawCounter(face, { ...options, tabs });
  drawn.set(key, known);
  return known;
}
