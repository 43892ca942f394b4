/** What is printed on vehicles, helicopters and planes (15.0, 19.1, 19.2), around a plan view. */
import type { Armour, Capacity, Facing, Status, UnitType, VehicleMachineGun } from '@opfire/engine';
import { lighter } from '../drawing/colour.ts';
import { element, group } from '../drawing/svg.ts';
import { drawBadge } from './badges.ts';
import { headingOr, pointer } from './facing.ts';
import { type Tones, tonesOf } from './figures/tones.ts';
import { fitted, lines } from './lettering.ts';
import { type Look, paintOf } from './nations.ts';
import { aeroplanePlan, rotorcraftPlan, vehiclePlan } from './plans/catalogue.ts';
import { type Condition, drawAeroplane, drawHelicopter, drawVehicle, type Painters } from './plans/draw-plan.ts';
import { FADE, groundOf, strip } from './unit-face.ts';
import { figure, heBox, heText, INK, morale, NO_VALUE, PAPER, RED, type Spot } from './values.ts';

export interface MachinePrint {
  readonly unit: UnitType;
  readonly look: Look;
  readonly shaken: boolean;
  readonly name: string | undefined;
  readonly facing?: Facing;
  readonly turret?: Facing;
  readonly status: readonly Status[];
  /** Passengers to be seen. */
  readonly load: number;
  readonly wrecked: boolean;
}

const MIDDLE = { x: 57, y: 46, scale: 0.84 };
const CHARRED = { cloth: '#39322a', lit: '#574a3b', shade: '#1f1a15', gear: '#7d4a2a', steel: '#25211c' };

function paintersOf({ look, shaken, status, wrecked }: MachinePrint): Painters {
  const fade = shaken || status.includes('abandoned') ? FADE : 0;
  const ground = groundOf(look, shaken);
  const painted: Tones = tonesOf({ ...look, cloth: paintOf(look) }, fade, ground);
  const machine = { tones: wrecked ? { ...painted, ...CHARRED } : painted, headgear: look.headgear };
  return { machine, men: { tones: tonesOf(look, fade, ground), headgear: look.headgear } };
}

/** Shaken vehicles button up (15.0). */
function conditionOf({ shaken, status, wrecked }: MachinePrint): Condition {
  if (wrecked) return 'wrecked';
  if (status.includes('abandoned')) return 'abandoned';
  return shaken || status.includes('buttoned') ? 'buttoned' : 'open';
}

function art(print: MachinePrint): string {
  const { unit, status, load } = print;
  const painters = paintersOf(print);
  if (unit.kind === 'helicopter')
    return drawHelicopter(rotorcraftPlan(unit), status.includes('hovering'), painters, MIDDLE);
  if (unit.kind === 'plane') return drawAeroplane(aeroplanePlan(unit), painters, MIDDLE);
  const heading = headingOr(print.facing);
  const pose = { heading, turret: headingOr(print.turret, heading), condition: conditionOf(print), load };
  return drawVehicle(vehiclePlan(unit), pose, painters, MIDDLE);
}

/** A pale field below figures that stand over the picture. */
const field = (look: Look, x: number, y: number, width: number, height: number): string =>
  element('rect', { x, y, width, height, rx: 4, fill: lighter(look.ground, 0.72), 'fill-opacity': 0.86 });

/** Over the picture, with a pale rim around its letters. */
export function machineName(name: string, look: Look): string {
  const parts = lines(name, 11.5, 44);
  const [first, pitch] = parts.length === 1 ? [14.5, 0] : [11.4, 10.2];
  const halo = { stroke: lighter(look.ground, 0.55), 'stroke-width': 2.6, 'paint-order': 'stroke' };
  return parts
    .map((line, i) =>
      fitted(
        line,
        { x: 48, y: first + pitch * i, width: 44, size: 11.5, least: 9.5 },
        { fill: INK, 'font-weight': 700, 'stroke-linejoin': 'round', ...halo, 'data-value': 'name' },
      ),
    )
    .join('');
}

const smaller = (x: number, y: number, drawn: string): string =>
  group({ transform: `translate(${x} ${y}) scale(.84)` }, drawn);

/** Smaller than on other counters: there is more to tell. */
export const machineBadge = ({ badge }: Look): string => smaller(13.6, 14, drawBadge(badge, 0, 0));
const machineMorale = (value: number, shaken: boolean): string =>
  smaller(82.4, 14, morale(value, { x: 0, y: 0 }, shaken));

/** Armour against which HEAT counts half is red, and framed for those who see no red (14.2). */
function armourFigure(part: string, value: number | null, red: boolean, spot: Spot): string {
  const frame = red
    ? element('rect', {
        x: spot.x - 5.6,
        y: spot.y - 6.4,
        width: 11.2,
        height: 12.8,
        rx: 2,
        fill: PAPER,
        stroke: RED,
        'stroke-width': 1.1,
      })
    : '';
  const below = value === null ? { x: spot.x, y: spot.y + 3 } : spot;
  const text = value === null ? NO_VALUE : String(value);
  return (
    frame +
    fitted(
      text,
      { x: below.x, y: below.y + 5, width: 10.4, size: 14, least: 11.5 },
      { 'font-weight': 700, fill: red ? RED : INK, 'data-value': part },
    )
  );
}

/** Front, flank and rear from the top down: the hull, a stroke, the turret. */
function armourRows({ unit, look }: MachinePrint): string {
  const { hull, turret, redArmour = [] } = unit.vehicle ?? {};
  if (!hull) return '';
  const sides = ['front', 'flank', 'rear'] as const;
  const wide = turret ? 27 : 15;
  const figureOf = (part: 'hull' | 'turret', armour: Armour, side: (typeof sides)[number], spot: Spot): string =>
    armourFigure(`${part}-${side}`, armour[side], redArmour.includes(`${part}-${side}`), spot);
  const row = (side: (typeof sides)[number], y: number): string =>
    figureOf('hull', hull, side, { x: 10.4, y }) +
    (turret
      ? element('path', { d: `M15.4 ${y + 5.4}L18.2 ${y - 5.4}`, stroke: INK, 'stroke-width': 1 }) +
        figureOf('turret', turret, side, { x: 23.4, y })
      : '');
  return field(look, 3.6, 28, wide, 41) + sides.map((side, i) => row(side, 35.4 + 13.2 * i)).join('');
}

const LETTERS = { tracked: 'T', 'off-road': 'O', road: 'R' } as const;

function movementOf({ movement, vehicle }: UnitType, { x, y }: Spot): string {
  if (!vehicle) return '';
  return (
    figure('movement', String(movement), { x, y }, 19, INK, 20) +
    fitted(
      LETTERS[vehicle.drive],
      { x: x + 14, y: y + 6, width: 9, size: 12 },
      { 'font-weight': 700, fill: INK, 'data-value': 'drive' },
    )
  );
}

const MOUNTS = { arc: '', 'all-round': NO_VALUE, rear: 'R' } as const;

/** Underlined (15.0); those of helicopters fire all around anyway. */
function machineGuns(guns: readonly VehicleMachineGun[], plain: boolean, { x, y }: Spot): string {
  const pitch = 17;
  return guns
    .map(({ firepower, mount }, i) => {
      const at = x - (guns.length - 1 - i) * pitch;
      const sign = plain ? '' : MOUNTS[mount];
      return (
        figure('machine-gun', String(firepower), { x: at, y: y - 1 }, 17) +
        element('path', { d: `M${at - 5.4} ${y + 7.4}h10.8`, stroke: INK, 'stroke-width': 1.8 }) +
        (sign === ''
          ? ''
          : fitted(
              sign,
              { x: at + 7.2, y: y + 1, width: 7, size: sign === 'R' ? 9.5 : 14 },
              { 'font-weight': 700, fill: INK, 'data-value': 'mount' },
            ))
      );
    })
    .join('');
}

/** P, PP, PO, PPO, 2xPP (16.1, 16.2). */
export function capacityCode({ halves, where }: Capacity): string {
  const [count, code] = halves === 1 ? [1, 'P'] : [Math.max(1, Math.floor(halves / 2)), 'PP'];
  return `${count > 1 ? `${count}x` : ''}${code}${where === 'outside' ? 'O' : ''}`;
}

/** Tags down the right edge: what it is besides its numbers. */
function tags({ unit, look }: MachinePrint): string {
  const { vehicle, helicopter } = unit;
  const { carries, thermal } = vehicle ?? helicopter ?? {};
  const marks: readonly (readonly [name: string, text: string])[] = [
    ...(vehicle?.openTopped ? [['open-topped', 'OT'] as const] : []),
    ...(thermal ? [['thermal', 'TIS'] as const] : []),
    ...(carries ? [['carries', capacityCode(carries)] as const] : []),
  ];
  return marks
    .map(([name, text], i) => {
      const y = 62.5 - 13.5 * (marks.length - 1 - i);
      const wide = text.length > 2 ? 21 : 16;
      return (
        field(look, 92.4 - wide, y - 6.4, wide, 12.8) +
        fitted(
          text,
          { x: 92.4 - wide / 2, y: y + 4.2, width: wide - 3, size: 12, least: 9.5 },
          { 'font-weight': 700, fill: INK, 'data-value': name },
        )
      );
    })
    .join('');
}

/** Armour of aircraft stands in the lower left corner (19.1). */
const shield = (armour: number, { x, y }: Spot): string =>
  element('path', {
    d: `M${x - 8.6} ${y - 9}h17.2v9q0 6.4-8.6 9.8q-8.6-3.4-8.6-9.8z`,
    fill: PAPER,
    stroke: INK,
    'stroke-width': 1.5,
  }) + figure('armour', String(armour), { x, y: y - 0.6 }, 16);

function planeRow({ plane }: UnitType): string {
  if (!plane) return '';
  const { cannon, bombs } = plane;
  return (
    (cannon ? figure('cannon', `${cannon.hexes}x${cannon.firepower}`, { x: 46, y: 82 }, 18, INK, 30) : '') +
    (bombs ? heBox(String(bombs.he), { x: 79, y: 82 }) : '')
  );
}

function valuesRow(unit: UnitType): string {
  const { vehicle, helicopter, plane } = unit;
  const { guns = [], machineGuns: mgs = [] } = vehicle ?? helicopter ?? {};
  return [
    vehicle ? movementOf(unit, { x: 13.6, y: 82 }) : shield((helicopter ?? plane)?.armour ?? 0, { x: 15, y: 82 }),
    plane ? planeRow(unit) : heBox(heText(guns), { x: 48.6, y: 82 }),
    machineGuns(mgs, helicopter !== undefined, { x: 83, y: 82 }),
  ].join('');
}

const abandonedBand = (): string =>
  element('path', { d: 'M3 40.5H93V55.5H3z', fill: '#26241f', 'fill-opacity': 0.86, transform: 'rotate(-12 48 48)' }) +
  fitted(
    'ABANDONED',
    { x: 48, y: 53, width: 78, size: 14.5 },
    { fill: PAPER, 'font-weight': 700, transform: 'rotate(-12 48 48)', 'data-value': 'abandoned' },
  );

export function machineFace(print: MachinePrint): string {
  const { unit, look, shaken, name, status, wrecked } = print;
  const title = machineBadge(look) + (name === undefined ? '' : machineName(name, look));
  if (wrecked) return art(print) + title;
  const abandoned = status.includes('abandoned');
  return [
    strip(look),
    art(print),
    title,
    machineMorale(shaken ? unit.shakenMorale : unit.morale, shaken),
    armourRows(print),
    tags(print),
    valuesRow(unit),
    abandoned ? abandonedBand() : '',
    unit.kind === 'vehicle' ? pointer(headingOr(print.facing)) : '',
  ].join('');
}
