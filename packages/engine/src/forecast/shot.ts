/** Ordnance forecast: every roll to hit, every blow to the armour, every check of nerve, and all that follows (14.1). */
import type { Aim } from '../rules/ordnance/aim.ts';
import { heAgainst, heTally, NO_DEFENCE } from '../rules/ordnance/high-explosive.ts';
import {
  armourTally,
  holdsNerve,
  nerveResult,
  nerveTally,
  type Penetration,
  type Plate,
  penetrationResult,
  penetrationTally,
  plateHit,
} from '../rules/ordnance/penetration.ts';
import { isHit, neededBy, toHitTally } from '../rules/ordnance/to-hit.ts';
import { hasCrew } from '../rules/vehicles/crews.ts';
import type { CheckResult } from '../state/events.ts';
import { hasStatus, isHelicopter, isVehicle, moraleOf, type Position, typeOf } from '../state/query.ts';
import type { Unit } from '../state/state.ts';
import { forecastTogether } from './attack.ts';
import { Fate } from './fates.ts';
import { spoilChance } from './guided.ts';
import { forecastRiders } from './riders.ts';
import type { PlateForecast, Results, ShotForecast } from './types.ts';

const FACES = 6;
const PAIRS = FACES * FACES;
/** Out of a destroyed vehicle on a 1 (15.4). */
const CREW_ESCAPES = 1 / FACES;

/** Both dice of every throw of two, each as likely as the other. */
const THROWS: readonly (readonly [number, number])[] = Array.from({ length: PAIRS }, (_, at) => [
  1 + Math.floor(at / FACES),
  1 + (at % FACES),
]);

type Outcomes = Record<CheckResult, number>;

const noPenetration = (): Record<Penetration, number> => ({
  dud: 0,
  catastrophic: 0,
  penetrated: 0,
  equal: 0,
  bounced: 0,
});

/** The chance of every natural roll that hits, by the roll. */
function hitsOf(aim: Aim, modifiers: number): Map<number, number> {
  const hits = new Map<number, number>();
  for (const [first, second] of THROWS) {
    const natural = first + second;
    if (isHit(natural, modifiers, neededBy(aim))) hits.set(natural, (hits.get(natural) ?? 0) + 1 / PAIRS);
  }
  return hits;
}

/** Natural rolls that strike the same plate, with their chance together. */
function platesOf(p: Position, aim: Aim, target: Unit, hits: ReadonlyMap<number, number>) {
  const found = new Map<string, { readonly plate: Plate; chance: number }>();
  for (const [natural, chance] of hits) {
    const plate = plateHit(p, aim, target, natural);
    const key = JSON.stringify(plate.impact ?? null);
    const known = found.get(key);
    if (known) known.chance += chance;
    else found.set(key, { plate, chance });
  }
  return [...found.values()];
}

/** What the Morale Check after a blow brings to a vehicle (14.1.1). */
function addNerve(
  p: Position,
  target: Unit,
  result: Penetration,
  modifier: number,
  weight: number,
  outcomes: Outcomes,
): void {
  const morale = moraleOf(p, target);
  for (const [first, second] of THROWS) {
    const natural = first + second;
    const passed = holdsNerve(result, natural, natural + modifier, morale);
    outcomes[nerveResult(result, passed, target.shaken)] += weight / PAIRS;
  }
}

/** What a blow that does not destroy does: shakes crews, damages helicopters, sends planes home (14.1.1, 19.1, 19.2.6). */
function addHeld(p: Position, target: Unit, result: Penetration, modifier: number, weight: number, outcomes: Outcomes) {
  const type = typeOf(p, target);
  if (result === 'dud' || (isHelicopter(type) && result === 'bounced')) outcomes['no-effect'] += weight;
  else if (isVehicle(type)) addNerve(p, target, result, modifier, weight, outcomes);
  else if (result === 'equal') outcomes.damaged += weight;
  else {
    const home = new Fate().results;
    addNerve(p, target, result, modifier, weight, home);
    outcomes['no-effect'] += home['no-effect'];
    outcomes.damaged += home.shaken + home.abandoned;
  }
}

/** Every blow on one plate. */
function strikePlate(
  p: Position,
  aim: Aim,
  target: Unit,
  plate: Plate,
  chance: number,
  outcomes: Outcomes,
): PlateForecast {
  const results = noPenetration();
  const struck = plate.impact ? { impact: plate.impact, chance, results } : { chance, results };
  if (plate.thickness === null) {
    results.penetrated = chance;
    outcomes.destroyed += chance;
    return struck;
  }
  const attack = penetrationTally(aim, plate);
  const armour = armourTally(plate);
  followBlows(p, target, attack.total, armour.total, chance, { outcomes, results });
  return { ...struck, attack, armour };
}

/** Every pair of dice of one blow, made with `chance`, and the nerve of whoever survives it. */
function followBlows(
  p: Position,
  target: Unit,
  attack: number,
  armour: number,
  chance: number,
  { outcomes, results }: { readonly outcomes: Outcomes; readonly results: Record<Penetration, number> },
): void {
  for (const dice of THROWS) {
    const weight = chance / PAIRS;
    const result = penetrationResult(dice, attack, armour);
    results[result] += weight;
    const modifier = nerveTally(dice, attack, armour).total;
    if (result === 'penetrated' || result === 'catastrophic') outcomes.destroyed += weight;
    else addHeld(p, target, result, modifier, weight, outcomes);
  }
}

/** What one blow for certain does to a vehicle: from the air nobody rolls to hit (19.1.1). */
export function blowFor(p: Position, target: Unit, attack: number, armour: number) {
  const outcomes = new Fate().results;
  const results = noPenetration();
  followBlows(p, target, attack, armour, 1, { outcomes, results });
  return { outcomes, dud: results.dud };
}

/** That the crew counter comes out of a destroyed or abandoned vehicle (14.1.1, 15.4). */
function crewChance(p: Position, target: Unit, { destroyed, abandoned }: Results): number {
  if (!isVehicle(typeOf(p, target)) || !hasCrew(p, target) || hasStatus(target, 'abandoned')) return 0;
  const leaves = p.world.rules.vehicles.abandonedCrew === 'shaken' ? 1 : CREW_ESCAPES;
  return destroyed * CREW_ESCAPES + abandoned * leaves;
}

function machineForecast(p: Position, aim: Aim, target: Unit, hits: ReadonlyMap<number, number>, hit: number) {
  const outcomes = new Fate().results;
  outcomes['no-effect'] = 1 - hit;
  const plates = platesOf(p, aim, target, hits).map(({ plate, chance }) =>
    strikePlate(p, aim, target, plate, chance, outcomes),
  );
  const dud = plates.reduce((sum, { results }) => sum + results.dud, 0);
  const riders = forecastRiders(p, target, { ...outcomes, 'no-effect': outcomes['no-effect'] - (1 - hit) - dud });
  const crew = crewChance(p, target, outcomes);
  return { unit: target.id, plates, results: outcomes, crew, ...(riders.length > 0 && { riders }) };
}

/** The coloured die is the first one: below the depletion number it was the last missile (14.4). */
const depletedChance = (depletion: number): number => Math.max(0, Math.min(FACES, depletion - 1)) / FACES;

/** One shot; of a missile as if it were not spoiled, and how likely that is. */
export function forecastOrdnance(p: Position, aim: Aim): ShotForecast {
  const sum = toHitTally(p, aim);
  const hits = hitsOf(aim, sum.total);
  let hit = 0;
  for (const chance of hits.values()) hit += chance;
  const { target } = aim;
  const { guided } = aim.gun.table;
  const shot = {
    kind: 'shot',
    sum,
    needed: neededBy(aim),
    hit,
    ...(guided && { guided: { depleted: depletedChance(guided.depletion), spoiled: spoilChance(p, aim) } }),
  } as const;
  if (target) return { ...shot, machine: machineForecast(p, aim, target, hits, hit), targets: [] };
  const firepower = heTally(p, aim);
  const aims = aim.onFoot.map((unit) => ({
    unit: unit.id,
    attack: heAgainst(p, aim, firepower, unit),
    defence: NO_DEFENCE,
  }));
  return { ...shot, firepower, targets: forecastTogether(p, aims, hit) };
}
