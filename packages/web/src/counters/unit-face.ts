/** What is printed on the counters of units, above their card. */
import type { UnitType } from '@opfire/engine';
import { blend, darker, lighter } from '../drawing/colour.ts';
import { element, group } from '../drawing/svg.ts';
import { drawBadge } from './badges.ts';
import { drawCalling, drawMen, drawTeam, headgearOf } from './figures/people.ts';
import { drawPortrait } from './figures/portrait.ts';
import { tonesOf, type Wearer } from './figures/tones.ts';
import { teamParts } from './figures/weapons.ts';
import { fitted, shortened } from './lettering.ts';
import type { Look } from './nations.ts';
import {
  type Fire,
  figure,
  fire,
  fireOf,
  heBox,
  heText,
  INK,
  leadershipMark,
  morale,
  movement,
  PAPER,
  plainMovement,
  superscripts,
} from './values.ts';

export const BADGE = { x: 18, y: 18 };
const MORALE = { x: 78.5, y: 17.5 };
export const [LEFT, MIDDLE, RIGHT] = [
  { x: 15, y: 81 },
  { x: 46, y: 81 },
  { x: 77, y: 81 },
];

/** How far the shaken side's colours go towards paper. */
const PALENESS = 0.55;
export const FADE = 0.3;

export const groundOf = (look: Look, shaken: boolean): string =>
  shaken ? lighter(look.ground, PALENESS) : look.ground;

export const hatchOf = (look: Look): string => blend(look.ground, INK, 0.18);

/** The pale strip under the values. */
export const strip = (look: Look): string =>
  element('path', { d: 'M3 69.5H93V84q0 9-9 9H12q-9 0-9-9z', fill: lighter(look.ground, 0.62) }) +
  element('path', { d: 'M3 69.5H93', stroke: darker(look.ground, 0.5), 'stroke-width': 1.2 });

/** A dark plate with a name on it. */
const plate = (look: Look, top: number, height: number, shaken: boolean): string => {
  const bottom = top + height;
  const d = bottom > 90 ? `M3 ${top}H93V84q0 9-9 9H12q-9 0-9-9z` : `M3 ${top}H93V${bottom}H3z`;
  return element('path', { d, fill: darker(look.ground, shaken ? 0.55 : 0.74) });
};

const nameLine = (name: string, y: number, size: number): string =>
  fitted(
    shortened(name, size, 84),
    { x: 48, y, width: 84, size, least: 11 },
    { fill: PAPER, 'font-weight': 600, 'data-value': 'name' },
  );

const tag = (x: number, y: number, look: Look): string =>
  element('rect', {
    x: x - 13,
    y: y - 10.5,
    width: 26,
    height: 21,
    rx: 5,
    fill: lighter(look.ground, 0.85),
    stroke: darker(look.ground, 0.5),
    'stroke-width': 1,
  });

/** May rally by itself (3.0). */
const selfRally = (look: Look, x: number, y: number): string =>
  tag(x, y, look) + figure('self-rally', 'SR', { x, y }, 17.5, INK, 20);

export interface UnitPrint {
  readonly unit: UnitType;
  readonly look: Look;
  readonly shaken: boolean;
  readonly name: string | undefined;
  /** A gun that covers something to the west. */
  readonly westward?: boolean;
}

const wearerOf = ({ unit, look, shaken }: UnitPrint): Wearer => ({
  tones: tonesOf(look, shaken ? FADE : 0, groundOf(look, shaken)),
  headgear: headgearOf(unit.kind, look.headgear),
});

const corners = ({ unit, look, shaken }: UnitPrint): string =>
  drawBadge(look.badge, BADGE.x, BADGE.y) + morale(shaken ? unit.shakenMorale : unit.morale, MORALE, shaken);

const faced = ({ westward }: UnitPrint, drawn: string): string =>
  westward ? group({ transform: 'matrix(-1 0 0 1 96 0)' }, drawn) : drawn;

function art(print: UnitPrint, floor: number): string {
  const { unit, look, shaken } = print;
  const wearer = wearerOf(print);
  switch (unit.kind) {
    case 'squad':
    case 'half-squad':
    case 'crew':
      return drawMen(unit.kind, wearer, shaken, floor);
    case 'weapon-team':
      return faced(print, drawTeam(teamParts(unit.id, unit.weapon ?? 'machine-gun'), wearer, shaken, floor));
    case 'leader':
    case 'armor-leader':
      return drawPortrait(wearer, { id: unit.id, ground: groundOf(look, shaken), away: shaken }, 40, 47);
    case 'vehicle':
    case 'helicopter':
    case 'plane':
      // Drawn from above: machine-face.ts.
      return '';
    default:
      return drawCalling(unit.kind, wearer, shaken, floor);
  }
}

const MMC = new Set<UnitType['kind']>(['squad', 'half-squad', 'crew', 'weapon-team']);
const isLeader = (kind: UnitType['kind']): boolean => kind === 'leader' || kind === 'armor-leader';

/** Between Morale and movement, as leaders have it. */
const modifier = ({ kind, leadership }: UnitType): string =>
  isLeader(kind) || leadership > 0 ? leadershipMark(leadership, { x: 78.5, y: 43.8 }) : '';

/** What a man without a name is called: armor-leader, Armor Leader. */
const calling = (kind: string): string =>
  kind.replace(/(^|-)(.)/g, (_, dash, first) => (dash ? ' ' : '') + first.toUpperCase());

function shotsOf(unit: UnitType): Fire {
  const byTable = unit.kind === 'weapon-team' && unit.weapon === 'ordnance';
  return { ...fireOf(unit, byTable), letters: superscripts(unit), boxed: unit.extendedRange === true };
}

/** A gun's boxed HE-equivalent and how far it reaches; the rest stands on the back (1.7). */
function ordnanceOf({ ordnance = [] }: UnitType): string | undefined {
  if (ordnance.length === 0) return undefined;
  const reach = Math.max(...ordnance.map(({ ranges }) => ranges[2]));
  return heBox(heText(ordnance), { x: 18, y: LEFT.y }) + figure('range', String(reach), MIDDLE, 21);
}

/** Firepower, range and movement below. */
function fightingFace(print: UnitPrint): string {
  const { unit, look, name } = print;
  const named = name !== undefined;
  return [
    art(print, named ? 58.5 : 67.5),
    corners(print),
    modifier(unit),
    strip(look),
    named ? plate(look, 56.5, 13, false) + nameLine(name, 67, 13.5) : '',
    ordnanceOf(unit) ?? fire(shotsOf(unit), LEFT, MIDDLE),
    movement(unit, RIGHT),
  ].join('');
}

/** Values in a column at the right, name below: those without fire of their own, and all with a name when shaken. */
function columnFace(print: UnitPrint): string {
  const { unit, look, shaken, name } = print;
  return [
    art(print, 72),
    corners(print),
    shaken ? '' : modifier(unit),
    shaken && unit.selfRally ? selfRally(look, 78.5, 43) : '',
    unit.movement > 0 ? columnMovement(print) : '',
    plate(look, 75.5, 17.5, shaken),
    nameLine(name ?? calling(unit.kind), 89, 15),
  ].join('');
}

const columnMovement = ({ unit, look, shaken }: UnitPrint): string =>
  shaken ? tag(78.5, 63, look) + plainMovement(unit, { x: 78.5, y: 63 }) : movement(unit, { x: 78.5, y: 65.5 });

/** A squad, half-squad or nameless crew on its shaken side. */
function shakenFace(print: UnitPrint): string {
  const { unit, look } = print;
  return [
    art(print, unit.selfRally ? 68 : 74),
    corners(print),
    unit.selfRally ? selfRally(look, 18, RIGHT.y) : '',
    tag(RIGHT.x, RIGHT.y, look),
    plainMovement(unit, RIGHT),
  ].join('');
}

/** Multi-man counters always show how they fight, single men if they do. */
const fights = ({ kind, firepower, range }: UnitType): boolean =>
  !isLeader(kind) && (MMC.has(kind) || firepower + range > 0);

export function unitFace(print: UnitPrint): string {
  const { unit, shaken, name } = print;
  if (!fights(unit) || (shaken && name !== undefined)) return columnFace(print);
  return shaken ? shakenFace(print) : fightingFace(print);
}
