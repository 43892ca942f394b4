/** Plan views set down on a counter: shadow, hull, riders, turret, hatch; rotors and propellers. */
import { element, group } from '../../drawing/svg.ts';
import { drawParts, type Part } from '../figures/paint.ts';
import type { Wearer } from '../figures/tones.ts';
import type { Aeroplane, Rotor, Rotorcraft } from './aircraft.ts';

import { box, circle, type Point } from './shapes.ts';
import type { VehiclePlan } from './vehicles.ts';

export type Condition = 'open' | 'buttoned' | 'abandoned' | 'wrecked';

export interface Painters {
  /** In the colours of the machine. */
  readonly machine: Wearer;
  /** In those of the men. */
  readonly men: Wearer;
}

export interface VehiclePose {
  /** Degrees clockwise from north. */
  readonly heading: number;
  readonly turret: number;
  readonly condition: Condition;
  /** Passengers to be seen. */
  readonly load: number;
}

/** Where on the counter, and how large. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const set = ({ x, y, scale }: Place, ...drawn: readonly string[]): string =>
  group({ transform: `translate(${x} ${y}) scale(${scale})`, 'stroke-linejoin': 'round' }, ...drawn);

const turned = (degrees: number, ...drawn: readonly string[]): string =>
  group({ transform: `rotate(${degrees})` }, ...drawn);

/** A part that turns before one's eyes, when it does. */
const turning = (part: 'hull' | 'turret', degrees: number, ...drawn: readonly string[]): string =>
  group({ transform: `rotate(${degrees})`, 'data-turns': part }, ...drawn);

const moved = ([x, y]: Point, ...drawn: readonly string[]): string =>
  group({ transform: `translate(${x} ${y})` }, ...drawn);

/** Falls to the south-east whichever way the machine points. */
const shadow = (outline: string, heading: number, offset: Point, strength: number): string =>
  moved(offset, turned(heading, element('path', { d: outline, fill: '#15110a', 'fill-opacity': strength })));

/** A man from above: shoulders and what he wears on his head. */
const man = ([x, y]: Point, head: 'head' | 'boots'): readonly Part[] => [
  ['shape', 'cloth', box(x, y - 1.9, y + 1.9, 7.4, 1.8)],
  ['shape', head, circle(x, y - 0.2, 2.4)],
];

const HATCH = 3.1;
const LID: readonly Part[] = [
  ['shape', 'lit', circle(0, 0, HATCH)],
  ['line', 'ink', 0.9, 'M-1.9 0H1.9'],
];
const HOLE: readonly Part[] = [
  ['shape', 'cloth', box(0, HATCH + 0.4, HATCH * 2 + 1.4, HATCH * 1.9, 1)],
  ['shape', 'ink', circle(0, 0, HATCH)],
];

/** Shut; open with the commander in it; open and empty. */
function hatch([x, y]: Point, condition: Condition, { machine, men }: Painters): string {
  return group(
    { transform: `translate(${x} ${y})`, 'data-hatch': condition },
    drawParts(condition === 'buttoned' ? LID : HOLE, machine),
    condition === 'open' ? drawParts(man([0, 0], 'boots'), men) : '',
  );
}

function smoke(): string {
  const puffs: readonly (readonly [number, number, number, string])[] = [
    [3, -4, 8, '#3c3a36'],
    [9, -11, 9, '#57554f'],
    [16, -19, 7.4, '#7c7a72'],
    [6, -13, 5, '#8f8d85'],
  ];
  const flames = element('path', {
    d: 'M-9 6C-12-3-4-4-5-12C0-8 1-5 4-9C6-3 9 0 6 6C2 10-6 10-9 6z',
    fill: '#d9661f',
    stroke: '#2a1408',
    'stroke-width': 1,
  });
  const heart = element('path', { d: 'M-5 5C-6 0-2-1-2-5C1-2 3-1 3 4C1 7-4 7-5 5z', fill: '#f3c84a' });
  return (
    puffs.map(([cx, cy, r, fill]) => element('circle', { cx, cy, r, fill, 'fill-opacity': 0.88 })).join('') +
    flames +
    heart
  );
}

/** A way on the page, as seen by something that has been turned. */
function against(degrees: number, [x, y]: Point): Point {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return [Math.round((x * cos + y * sin) * 100) / 100, Math.round((y * cos - x * sin) * 100) / 100];
}

function turretOn(plan: VehiclePlan, pose: VehiclePose, painters: Painters): string {
  const { turret, at } = plan;
  if (!turret) return hatch(at, pose.condition, painters);
  const blown = pose.condition === 'wrecked' ? 24 : 0;
  const turn = pose.turret - pose.heading + blown;
  return moved(
    blown ? [at[0] + 4, at[1] + 3] : at,
    shadow(turret.outline, turn, against(pose.heading, [1.8, 2.8]), 0.4),
    turning('turret', turn, drawParts(turret.parts, painters.machine), hatch(turret.hatch, pose.condition, painters)),
  );
}

export function drawVehicle(plan: VehiclePlan, pose: VehiclePose, painters: Painters, place: Place): string {
  const riders = plan.seats.slice(0, pose.load).flatMap((seat) => man(seat, 'head'));
  return set(
    place,
    shadow(plan.hull.outline, pose.heading, [2.2, 3.4], 0.34),
    turning(
      'hull',
      pose.heading,
      drawParts(plan.hull.parts, painters.machine),
      drawParts(riders, painters.men),
      turretOn(plan, pose, painters),
    ),
    pose.condition === 'wrecked' ? smoke() : '',
  );
}

/** Blades that can be counted while it hovers, one pale disc in flight. */
function rotor({ at, radius, blades }: Rotor, hovering: boolean): string {
  const step = 360 / blades;
  const each = Array.from({ length: blades }, (_, i) => i * step + 18);
  const blade = (angle: number, opacity: number, width: number): string =>
    turned(angle, element('path', { d: box(0, -radius, 0, width, 0.8), fill: '#26241f', 'fill-opacity': opacity }));
  const disc = element('circle', {
    r: radius,
    fill: '#f4f2ea',
    'fill-opacity': 0.28,
    stroke: '#26241f',
    'stroke-width': 0.8,
    'stroke-opacity': 0.5,
  });
  const blur = [0, 9, 18, 27].flatMap((lag, i) => each.map((angle) => blade(angle - lag, 0.2 - i * 0.045, 4.6)));
  const sharp = each.map((angle) => blade(angle, 0.92, 2.2));
  const hub = element('circle', { r: 2.4, fill: '#363c3e', stroke: '#1d1b17', 'stroke-width': 1 });
  return moved(at, disc, ...(hovering ? sharp : blur), hub);
}

/** Dust and grass pressed down below a helicopter that stands in the air. */
const downwash = (radius: number): string =>
  [0.82, 1.02, 1.2]
    .map((share, i) =>
      element('circle', {
        r: radius * share,
        fill: 'none',
        stroke: '#26241f',
        'stroke-width': 1.3 - i * 0.25,
        'stroke-opacity': 0.5 - i * 0.1,
        'stroke-dasharray': `${5 + 2 * i} ${4 + i}`,
      }),
    )
    .join('');

export function drawHelicopter(craft: Rotorcraft, hovering: boolean, { machine }: Painters, place: Place): string {
  const heading = 30;
  return set(
    place,
    hovering ? downwash(craft.rotor.radius) : '',
    shadow(craft.outline, heading, hovering ? [3, 5] : [8, 12], hovering ? 0.34 : 0.24),
    turned(heading, drawParts(craft.parts, machine), rotor(craft.rotor, hovering)),
  );
}

const propeller = ([cx, cy]: Point): string =>
  element('ellipse', {
    cx,
    cy,
    rx: 8,
    ry: 1.8,
    fill: '#f4f2ea',
    'fill-opacity': 0.6,
    stroke: '#26241f',
    'stroke-width': 0.8,
  });

export function drawAeroplane(plane: Aeroplane, { machine }: Painters, place: Place): string {
  const heading = 30;
  return set(
    place,
    shadow(plane.outline, heading, [9, 13], 0.24),
    turned(heading, drawParts(plane.parts, machine), ...plane.propellers.map(propeller)),
  );
}
