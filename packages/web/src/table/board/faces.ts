/** Counters of a game as pictures: what is printed on them and the tabs that they carry. */
import { type Game, marksIn, statusesIn, type Unit, type Weapon } from '@opfire/engine';
import { type CounterFace, type CounterOptions, drawCounter, scaleOf } from '../../counters/draw-counter.ts';
import { type Tab, tabsOf } from '../../counters/tabs.ts';

export interface Piece {
  /** Stays the same as long as the counter does, wherever it goes. */
  readonly key: string;
  readonly face: CounterFace;
  readonly tabs: readonly Tab[];
  /** How large it is beside a squad's counter. */
  readonly scale: number;
  /** Two pieces with the same look are the same picture. */
  readonly look: string;
}

type Printed = Readonly<Record<string, string>>;

/** Those to be seen in or on a vehicle; stacks may always be looked at (1.3, 16.0). */
const loadOf = ({ state }: Game, vehicle: Unit): number =>
  state.units.filter((unit) => unit.aboard === vehicle.id && unit.fate === 'in-play').length;

/** Whether one of its guns has found the range of something (14.1). */
export const hasRange = ({ state }: Game, { id }: Unit): boolean =>
  state.acquisitions.some(({ firer }) => firer === id);

export function unitPiece(game: Game, unit: Unit, printed: Printed): Piece | undefined {
  const type = game.world.setup.unitTypes[unit.type];
  if (type === undefined) return undefined;
  const name = printed[type.id];
  const { shaken, facing, turret, marks, wounds } = unit;
  const status = statusesIn(unit.status);
  const scale = scaleOf(type);
  const load = scale > 1 ? loadOf(game, unit) : 0;
  const aims = hasRange(game, unit);
  return {
    key: `u${unit.id}`,
    face: { unit: type, shaken, facing, turret, status, load, ...(name !== undefined && { name }) },
    tabs: [...tabsOf(marksIn(marks), wounds, status), ...(aims ? [{ marker: 'acquiring' as const }] : [])],
    scale,
    look: [type.id, shaken, marks, wounds, facing, turret, unit.status, load, aims].join(' '),
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
    scale: 1,
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
