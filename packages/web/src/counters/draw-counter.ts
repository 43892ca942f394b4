/** A counter as an SVG group: units and support weapons front and back, markers, and the tabs of what they are under. */
import type { Facing, Ordnance, Status, UnitType, WeaponType } from '@opfire/engine';
import { element, escapeText, group } from '../drawing/svg.ts';
import { card, SIDE } from './cardboard.ts';
import { headingOr, pointer } from './facing.ts';
import { FONT } from './lettering.ts';
import { machineFace } from './machine-face.ts';
import { drawMarker, type MarkerFace } from './marker-face.ts';
import { type Look, lookOf } from './nations.ts';
import { tableFace } from './table-face.ts';
import { drawTabs, type Tab } from './tabs.ts';
import { groundOf, hatchOf, unitFace } from './unit-face.ts';
import { weaponFace } from './weapon-face.ts';

export interface UnitFace {
  readonly unit: UnitType;
  readonly shaken?: boolean;
  /** A person's name, or what a specialist, weapon team or vehicle is called. */
  readonly name?: string;
  /** Of vehicles and guns with a covered arc, and of the turret where it points elsewhere (14.1, 15.1). */
  readonly facing?: Facing;
  readonly turret?: Facing;
  readonly status?: readonly Status[];
  /** Passengers to be seen in or on a vehicle. */
  readonly load?: number;
  /** Burnt out: what is left of a vehicle. */
  readonly wrecked?: boolean;
  /** The back of ordnance: its to-hit tables (14.1). */
  readonly side?: 'front' | 'back';
}

export interface WeaponFace {
  readonly weapon: WeaponType;
  readonly name?: string;
  /** Whose it is. */
  readonly nation?: string;
  readonly badge?: string;
  /** On its tripod (1.6.1); so unless told. */
  readonly assembled?: boolean;
  readonly jammed?: boolean;
  /** The back of ordnance: its to-hit table (14.1). */
  readonly side?: 'front' | 'back';
}

export type CounterFace = UnitFace | WeaponFace | MarkerFace;

export interface CounterOptions {
  readonly x?: number;
  readonly y?: number;
  /** Length of its side. */
  readonly size?: number;
  /** From 0, lying on the board, to 1, held in the hand: the shadow grows. */
  readonly lift?: number;
  readonly tabs?: readonly Tab[];
  /** For readers who do not see it. */
  readonly title?: string;
  /** A marker that lies on the ground without its card. */
  readonly bare?: boolean;
}

/** Units whose name is printed; squads and their like are known by their values. */
const NAMELESS = new Set<UnitType['kind']>(['squad', 'half-squad']);

const MACHINES = new Set<UnitType['kind']>(['vehicle', 'helicopter', 'plane']);

/** Vehicle counters are larger than the others, 7/8 of an inch beside 5/8, for they have more to tell (15.0). */
export const scaleOf = ({ kind }: UnitType): number => (MACHINES.has(kind) ? 1.4 : 1);

const gunsOf = ({ ordnance, vehicle, helicopter }: UnitType): readonly Ordnance[] =>
  ordnance ?? vehicle?.guns ?? helicopter?.guns ?? [];

const drawTable = (guns: readonly Ordnance[], look: Look, name: string | undefined, lift: number): string =>
  card({ ground: look.ground, lift }) + tableFace({ guns, look, name });

function drawMachine(face: UnitFace, look: Look, lift: number): string {
  const { shaken = false, status = [], load = 0, wrecked = false, name, ...rest } = face;
  const faded = shaken || wrecked;
  const blank = card({ ground: groundOf(look, faded), lift, ...(faded && { hatch: hatchOf(look) }) });
  return blank + machineFace({ ...rest, look, shaken, status, load, wrecked, name });
}

function drawUnit(face: UnitFace, lift: number): string {
  const { unit, shaken = false, name, facing, side } = face;
  const look = lookOf(unit.nation, unit.badge);
  if (side === 'back' && gunsOf(unit).length > 0) return drawTable(gunsOf(unit), look, name, lift);
  if (MACHINES.has(unit.kind)) return drawMachine(face, look, lift);
  const printed = NAMELESS.has(unit.kind) ? undefined : name;
  const blank = card({ ground: groundOf(look, shaken), lift, ...(shaken && { hatch: hatchOf(look) }) });
  const heading = headingOr(facing);
  const corner = unit.covers ? pointer(heading) : '';
  return blank + unitFace({ unit, look, shaken, name: printed, westward: heading > 180 }) + corner;
}

function drawWeapon(
  { weapon, name, nation = 'generic', badge, assembled = true, jammed = false, side }: WeaponFace,
  lift: number,
): string {
  const look = lookOf(nation, badge);
  if (side === 'back' && weapon.ordnance) return drawTable([weapon.ordnance], look, name, lift);
  const blank = card({ ground: groundOf(look, jammed), lift, ...(jammed && { hatch: hatchOf(look) }) });
  return blank + weaponFace({ weapon, look, name, assembled, jammed });
}

function draw(face: CounterFace, lift: number, bare: boolean): string {
  if ('unit' in face) return drawUnit(face, lift);
  return 'weapon' in face ? drawWeapon(face, lift) : drawMarker(face, lift, bare);
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** One counter, its top left corner at x, y. */
export function drawCounter(face: CounterFace, options: CounterOptions = {}): string {
  const { x = 0, y = 0, size = SIDE, lift = 0, tabs = [], title, bare = false } = options;
  return group(
    {
      transform: `translate(${rounded(x)} ${rounded(y)}) scale(${rounded(size / SIDE)})`,
      'font-family': FONT,
      ...(title !== undefined && { role: 'img' }),
    },
    title === undefined ? '' : element('title', {}, escapeText(title)),
    drawTabs(tabs),
    draw(face, lift, bare),
  );
}
