/** What is printed on support weapons, above their card. */
import type { WeaponType } from '@opfire/engine';
import { drawBadge } from './badges.ts';
import { drawParts, place } from './figures/paint.ts';
import { tonesOf, type Wearer } from './figures/tones.ts';
import { type Mount, weaponParts } from './figures/weapons.ts';
import { fitted, lines, shortened } from './lettering.ts';
import type { Look } from './nations.ts';
import { BADGE, FADE, LEFT, MIDDLE, strip } from './unit-face.ts';
import { type Fire, figure, fire, fireOf, INK, NONE, superscripts } from './values.ts';

export interface WeaponPrint {
  readonly weapon: WeaponType;
  readonly look: Look;
  readonly name: string | undefined;
  readonly assembled: boolean;
  readonly jammed: boolean;
}

/** A name beside the badge: on two lines if it must. */
const weaponLines = (name: string): readonly string[] => lines(shortened(name, 16, 58), 14, 58);

function weaponName(parts: readonly string[]): string {
  const [first, pitch, size] = parts.length === 1 ? [21, 0, 16] : [14.5, 11.5, 12.5];
  return parts
    .map((line, i) =>
      fitted(
        line,
        { x: 62, y: first + pitch * i, width: 58, size, least: 11 },
        { fill: INK, 'font-weight': 700, 'data-value': 'name' },
      ),
    )
    .join('');
}

const TABLE_CLASSES = new Set<WeaponType['class']>(['ordnance', 'anti-tank-rifle']);

/** On its tripod, on its bipod, or in pieces (1.6.1). */
function mountOf({ tripod, dismantled }: WeaponType, assembled: boolean): Mount {
  if (!tripod) return 'plain';
  if (assembled) return 'tripod';
  return dismantled ? 'plain' : 'dismantled';
}

/** In pieces it cannot fire. */
function shotsOf(weapon: WeaponType, assembled: boolean): Fire {
  const values = weapon.tripod && !assembled ? weapon.dismantled : weapon;
  if (!values) return { firepower: NONE, range: NONE, letters: '', boxed: false };
  const byTable = TABLE_CLASSES.has(weapon.class);
  return { ...fireOf({ ...weapon, ...values }, byTable), letters: superscripts(weapon), boxed: false };
}

/** A support weapon: no Morale, no movement of its own (1.6). */
export function weaponFace({ weapon, look, name, assembled, jammed }: WeaponPrint): string {
  const printed = weaponLines(name ?? '');
  const roomy = printed.length === 1;
  const wearer: Wearer = { tones: tonesOf(look, jammed ? FADE : 0, look.ground), headgear: look.headgear };
  return [
    place(
      drawParts(weaponParts(weapon.id, weapon.class, mountOf(weapon, assembled)), wearer),
      48,
      48.5 + (roomy ? 0 : 2),
      roomy ? 1.06 : 0.95,
    ),
    drawBadge(look.badge, BADGE.x, BADGE.y),
    weaponName(printed),
    strip(look),
    jammed
      ? figure('jammed', 'JAMMED', { x: 48, y: 81 }, 19, '#a81c17', 80)
      : fire(shotsOf(weapon, assembled), LEFT, MIDDLE),
  ].join('');
}
