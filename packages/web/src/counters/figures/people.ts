/** Which figures stand on which counter. */
import type { SmcKind, UnitKind } from '@opfire/engine';
import type { Headgear } from '../nations.ts';
import { AID_SIGN } from './held.ts';
import { drawParts, type Part, place } from './paint.ts';
import { ADVANCING, CHARGING, COWERING, CREWMAN, HIDING, KNEELING, SERVING } from './poses.ts';
import { ADVISOR, CHAPLAIN, COMMISSAR, MARKSMAN, MEDIC, NURSE, PIPER, SCOUT, SNIPER } from './specialists.ts';
import type { Wearer } from './tones.ts';

/** Leaders show their face instead. */
type Faceless = Exclude<SmcKind, 'leader' | 'armor-leader'>;

const CALLINGS: Readonly<Record<Faceless, readonly Part[]>> = {
  hero: CHARGING,
  medic: MEDIC,
  sniper: SNIPER,
  scout: SCOUT,
  commissar: COMMISSAR,
  chaplain: CHAPLAIN,
  advisor: ADVISOR,
  nurse: NURSE,
  piper: PIPER,
  marksman: MARKSMAN,
};

/** What some wear whatever their nation. */
const OWN_HEADGEAR: Partial<Readonly<Record<UnitKind, Headgear>>> = {
  crew: 'tank-helmet',
  'armor-leader': 'tank-helmet',
  commissar: 'peaked-cap',
  chaplain: 'bare',
  nurse: 'nurse-cap',
  piper: 'glengarry',
  advisor: 'beret',
};

export const headgearOf = (kind: UnitKind, national: Headgear): Headgear => OWN_HEADGEAR[kind] ?? national;

/** Where a lone figure stands: figures that lie or kneel are drawn larger. */
const STANCES: Readonly<Record<Faceless, readonly [x: number, scale: number]>> = {
  hero: [45, 0.9],
  medic: [31, 1.05],
  sniper: [38, 0.86],
  scout: [44, 1.1],
  commissar: [39, 0.95],
  chaplain: [38, 0.95],
  advisor: [38, 0.95],
  nurse: [38, 0.98],
  piper: [40, 0.92],
  marksman: [30, 1],
};

const shakenOne = (wearer: Wearer, x: number, floor: number, carried: readonly Part[] = []): string =>
  place(drawParts([...COWERING, ...carried], wearer), x, floor, 1.25, true);

/** Known by their sign on either side. */
const HEALERS = new Set<Faceless>(['medic', 'nurse']);

/** A squad, half-squad or crew: two men or one. */
export function drawMen(kind: 'squad' | 'half-squad' | 'crew', wearer: Wearer, shaken: boolean, floor: number): string {
  if (kind === 'squad') return shaken ? shakenPair(wearer, floor) : pair(wearer, floor);
  if (shaken) return shakenOne(wearer, 44, floor);
  return kind === 'crew'
    ? place(drawParts(CREWMAN, wearer), 43, floor, 0.85)
    : place(drawParts(ADVANCING, wearer), 43, floor, 0.98);
}

const pair = (wearer: Wearer, floor: number): string =>
  place(drawParts(ADVANCING, wearer), 37, floor - 2, 0.95) + place(drawParts(KNEELING, wearer), 53.5, floor, 0.98);

const shakenPair = (wearer: Wearer, floor: number): string =>
  place(drawParts(COWERING, wearer), 56, floor - 15, 1.1, true) +
  place(drawParts(HIDING, wearer), 38, floor, 1.1, true);

export function drawCalling(kind: Faceless, wearer: Wearer, shaken: boolean, floor: number): string {
  const [x, scale] = STANCES[kind];
  const sign: readonly Part[] = HEALERS.has(kind) ? [['held', AID_SIGN, -4, -20]] : [];
  return shaken ? shakenOne(wearer, 42, floor, sign) : place(drawParts(CALLINGS[kind], wearer), x, floor, scale);
}

/** A weapon team: the weapon with its two men; shaken, one hides beside it. */
export function drawTeam(weapon: readonly Part[], wearer: Wearer, shaken: boolean, floor: number): string {
  if (shaken) {
    return (
      place(drawParts(weapon, wearer), 46, floor - 24, 0.72) + place(drawParts(COWERING, wearer), 24, floor, 0.9, true)
    );
  }
  const man = drawParts(SERVING, wearer);
  return (
    place(man, 47, floor - 5, 0.8) + place(man, 31, floor, 0.8) + place(drawParts(weapon, wearer), 55, floor - 14, 0.84)
  );
}
