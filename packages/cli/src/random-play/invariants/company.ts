/** Who may be where, and what became of whom. */
import type { Game, Unit } from '@opfire/engine';
import { Broken } from '../play.ts';
import { is, isMachine, isVehicle, placeName, whereabouts } from './counters.ts';

/** Who is in a location: those on foot of each side, and vehicles that are not abandoned. */
interface Company {
  readonly onFoot: Set<number>;
  readonly vehicles: Set<number>;
}

function gather(game: Game): Map<number, Company> {
  const places = new Map<number, Company>();
  for (const unit of game.state.units) {
    if (unit.at < 0 || is(unit, 'abandoned')) continue;
    const driven = isVehicle(game, unit);
    if (isMachine(game, unit) && !driven) continue;
    const company = places.get(unit.at) ?? { onFoot: new Set(), vehicles: new Set() };
    places.set(unit.at, company);
    (driven ? company.vehicles : company.onFoot).add(unit.side);
  }
  return places;
}

/**
 * Both sides share a location only under a Melee marker, or while the round that will lay it is due (8.0); vehicles with
 * enemies on foot only while an overrun lasts (15.3), with enemy vehicles never.
 */
export function checkCompany(game: Game): void {
  for (const [at, { onFoot, vehicles }] of gather(game)) {
    if (onFoot.size + vehicles.size < 2) continue;
    const where = placeName(game, at);
    if (vehicles.size > 1) throw new Broken('no enemy vehicles in one hex (15.1)', where);
    if (onFoot.size > 1 && !isMelee(game, at))
      throw new Broken('both sides share a location only in melee (8.0)', where);
    const mixed = [...vehicles].some((side) => onFoot.has(1 - side));
    if (mixed && !isMelee(game, at) && !isOverrun(game, at))
      throw new Broken('vehicles are among enemies only in an overrun (15.3)', where);
  }
}

const isMelee = ({ state }: Game, at: number): boolean =>
  state.melees.some((marker) => marker.at === at) || state.stack.some((frame) => resolves(frame, at));

/** The vehicle is on the move, or those it has driven over strike back or make way. */
const isOverrun = ({ state }: Game, at: number): boolean =>
  state.stack.some(
    (frame) =>
      (frame.f === 'move' && frame.at === at) ||
      (frame.f === 'retreat' && frame.from === at) ||
      (frame.f === 'counter-assault' && state.units[frame.vehicle]?.at === at),
  );

/** A round is due there, or units that have broken away are about to leave (8.0, 8.1.1). */
const resolves = (frame: Game['state']['stack'][number], at: number): boolean =>
  (frame.f === 'melee' && frame.at === at) ||
  (frame.f === 'move' && frame.at === at && frame.reason === 'withdrawal' && frame.steps === 0);

const FINAL: readonly Unit['fate'][] = ['eliminated', 'exited', 'replaced', 'withdrawn'];

/** Units are on the map or off it for a reason, and never come back from some of these. */
export function checkFates(before: Game, after: Game): void {
  if (after.state.units.length < before.state.units.length) throw new Broken('no unit is forgotten', 'fewer units');
  for (const unit of after.state.units) {
    const there = unit.at >= 0 || (unit.aboard >= 0 && whereabouts(after, unit) >= 0);
    const waits = unit.aboard >= 0 && after.state.units[unit.aboard]?.fate === 'reserve';
    if (there !== (unit.fate === 'in-play') && !waits) {
      throw new Broken('who is on the map is in play', `${unit.name}: ${unit.fate} in ${placeName(after, unit.at)}`);
    }
    const was = before.state.units[unit.id];
    if (was && FINAL.includes(was.fate) && unit.fate !== was.fate) {
      throw new Broken('nobody returns', `${unit.name} was ${was.fate} and is ${unit.fate}`);
    }
    if (was && (was.side !== unit.side || was.name !== unit.name)) {
      throw new Broken('nobody turns into somebody else', `${was.name} became ${unit.name}`);
    }
  }
}
