/** A counter as an SVG group: units and support weapons front and back, markers, and the tabs of what they are under. */
import type { UnitType, WeaponType } from '@opfire/engine';
import { element, escapeText, group } from '../drawing/svg.ts';
import { card, SIDE } from './cardboard.ts';
import { FONT } from './lettering.ts';
import { drawMarker, type MarkerFace } from './marker-face.ts';
import { lookOf } from './nations.ts';
import { drawTabs, type Tab } from './tabs.ts';
import { groundOf, hatchOf, unitFace } from './unit-face.ts';
import { weaponFace } from './weapon-face.ts';

export interface UnitFace {
  readonly unit: UnitType;
  readonly shaken?: boolean;
  /** A person's name, or what a specialist or weapon team is called. */
  readonly name?: string;
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

function drawUnit({ unit, shaken = false, name }: UnitFace, lift: number): string {
  const look = lookOf(unit.nation, unit.badge);
  const printed = NAMELESS.has(unit.kind) ? undefined : name;
  const blank = card({ ground: groundOf(look, shaken), lift, ...(shaken && { hatch: hatchOf(look) }) });
  return blank + unitFace({ unit, look, shaken, name: printed });
}

function drawWeapon(
  { weapon, name, nation = 'generic', badge, assembled = true, jammed = false }: WeaponFace,
  lift: number,
): string {
  const look = lookOf(nation, badge);
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
