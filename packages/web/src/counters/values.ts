/** The printed values: morale in its circle, firepower, range and movement, their boxes and superscripts (1.1). */
import type { Ordnance, UnitType } from '@opfire/engine';
import { element, group } from '../drawing/svg.ts';
import { fitted } from './lettering.ts';

export const INK = '#1d1b17';
export const PAPER = '#f7f0de';
export const RED = '#a81c17';
const YELLOW = '#f3c42f';
const SIZE = 24.5;

export interface Spot {
  /** Middle of the figure. */
  readonly x: number;
  readonly y: number;
}

/** A figure around its middle, named so that the page can tell what it is. */
export function figure(name: string, text: string, { x, y }: Spot, size = SIZE, fill = INK, width = 24): string {
  return fitted(
    text,
    { x, y: y + size * 0.355, width, size, least: 15 },
    { 'font-weight': 700, fill, 'data-value': name },
  );
}

/** On the shaken side the ring is broken. */
export function morale(value: number, spot: Spot, shaken: boolean): string {
  const ring = { cx: spot.x, cy: spot.y, r: 13 };
  return (
    element('circle', {
      ...ring,
      fill: PAPER,
      stroke: INK,
      'stroke-width': shaken ? 1.8 : 2.2,
      ...(shaken && { 'stroke-dasharray': '6.8 3.4' }),
    }) + figure('morale', String(value), spot, 23)
  );
}

/** A standing square: unlike Morale's circle even when small. */
export const leadershipMark = (value: number, spot: Spot): string =>
  element('path', {
    d: `M${spot.x} ${spot.y - 12.2}l12.2 12.2l-12.2 12.2l-12.2-12.2z`,
    fill: INK,
    stroke: PAPER,
    'stroke-width': 1.4,
    'stroke-linejoin': 'round',
  }) + figure('leadership', String(value), spot, 19, PAPER);

const box = ({ x, y }: Spot, wide: number, attributes: Record<string, string | number>): string =>
  element('rect', { x: x - wide / 2, y: y - 10.8, width: wide, height: 21.6, ...attributes });

/** Red and square with a point ahead for assault; yellow, round and dashed for stealth; both together where both hold. */
function movementBox({ assault, stealth }: UnitType, spot: Spot): string {
  if (!assault && !stealth) return '';
  const fill = stealth ? YELLOW : PAPER;
  if (!assault)
    return box(spot, 25, { rx: 10.5, fill, stroke: INK, 'stroke-width': 1.5, 'stroke-dasharray': '3.4 1.8' });
  const tip = element('path', { d: `M${spot.x + 12} ${spot.y - 6}l5.5 6l-5.5 6z`, fill: RED });
  const stealthy = stealth
    ? box(spot, 22, { rx: 9, fill: 'none', stroke: INK, 'stroke-width': 1.2, 'stroke-dasharray': '3.4 1.8' })
    : '';
  return tip + box(spot, 23, { fill, stroke: RED, 'stroke-width': 2.8 }) + stealthy;
}

/** Out and back, below a red figure. */
const runningMark = ({ x, y }: Spot): string =>
  element('path', {
    d: `M${x - 8} ${y + 7.6}h16m-3-2.4l3 2.4l-3 2.4M${x - 5} ${y + 5.2}l-3 2.4l3 2.4`,
    fill: 'none',
    stroke: RED,
    'stroke-width': 1.7,
  });

/** In brackets for a team that cannot leave its hex (1.7). */
const movementText = ({ movement: points, immobile }: UnitType): string => (immobile ? `(${points})` : String(points));

/** Without a box: shaken units only walk. */
export const plainMovement = (unit: UnitType, spot: Spot): string => figure('movement', movementText(unit), spot, 21);

/** Hit and run (6.7) is a red figure over a double arrow. */
export function movement(unit: UnitType, spot: Spot): string {
  const { hitAndRun } = unit;
  const middle = hitAndRun ? { x: spot.x, y: spot.y - 2.6 } : spot;
  return (
    movementBox(unit, spot) +
    figure('movement', movementText(unit), middle, hitAndRun ? 19 : SIZE, hitAndRun ? RED : INK) +
    (hitAndRun ? runningMark(spot) : '')
  );
}

/** Letters above the firepower: A (5.6), M (8.5), J (1.6.2); a second one stands below the first. */
const superscript = (letters: string, { x, y }: Spot): string =>
  [...letters]
    .map((letter, i) =>
      fitted(
        letter,
        letters.length === 1
          ? { x: x + 12, y: y + 1, width: 10, size: 16 }
          : { x: x + 12, y: y - 1 + 10.4 * i, width: 9, size: 12.5 },
        { 'font-weight': 700, fill: INK, 'data-value': 'superscript' },
      ),
    )
    .join('');

export const superscripts = ({
  assaulter,
  meleeBonus,
  jams,
}: {
  readonly assaulter?: boolean;
  readonly meleeBonus?: boolean;
  readonly jams?: boolean;
}): string => (assaulter ? 'A' : '') + (meleeBonus ? 'M' : '') + (jams ? 'J' : '');

export interface Fire {
  readonly firepower: string;
  readonly range: string;
  readonly letters: string;
  /** Black box: extended range (5.4). */
  readonly boxed: boolean;
}

/** In place of a number: fires by a table, has no armour, cannot hurt men. */
export const NO_VALUE = '*';
/** Nothing to fire with. */
export const NONE = '–';

/** An asterisk for guns that fire by a to-hit table instead (14.0); a mortar has two ranges. */
export function fireOf(
  values: { readonly firepower: number; readonly range: number; readonly minRange?: number },
  byTable: boolean,
): Pick<Fire, 'firepower' | 'range'> {
  const { firepower, range, minRange } = values;
  return {
    firepower: byTable && firepower === 0 ? NO_VALUE : String(firepower),
    range: byTable && range === 0 ? NONE : minRange === undefined ? String(range) : `${minRange}${NONE}${range}`,
  };
}

export const fire = ({ firepower, range, letters, boxed }: Fire, left: Spot, middle: Spot): string =>
  group(
    {},
    firepower === NO_VALUE
      ? figure('firepower', NO_VALUE, { x: left.x, y: left.y + 5.4 }, 38)
      : figure('firepower', firepower, left),
    superscript(letters, left),
    boxed ? box(middle, 26, { fill: PAPER, stroke: INK, 'stroke-width': 2.6 }) : '',
    figure('range', range, middle, SIZE, INK, 36),
  );

/** HE-equivalents, one for each gun: 4, 2x4, 3/2, or an asterisk (14.1, 15.0). */
export const heText = (guns: readonly Ordnance[]): string =>
  guns.map(({ he, shots = 1 }) => `${shots > 1 ? `${shots}x` : ''}${he ?? NO_VALUE}`).join('/');

/** The boxed value next to Morale or below the picture (1.7, 15.0). */
export function heBox(text: string, { x, y }: Spot, scale = 1): string {
  if (text === '') return '';
  const width = [17, 17, 23, 27][text.length] ?? 30;
  return group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    element('rect', { x: -width / 2, y: -9, width, height: 18, fill: PAPER, stroke: INK, 'stroke-width': 1.8 }),
    figure('he', text, { x: 0, y: text === NO_VALUE ? 3 : 0 }, 16, INK, width - 4),
  );
}
