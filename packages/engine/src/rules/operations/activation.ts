/** Which locations an impulse may activate, by themselves and through Leaders (4.0, 11.1.2; rulings D-13 to D-16, D-138). */
import type { Hex, Location, LocationId } from '../../board/board.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import type { ImpulseFrame } from '../../state/frames.ts';
import { ACTIVATED, MARK } from '../../state/marks.ts';
import {
  armorLeaderOf,
  isLeader,
  isMachine,
  isMelee,
  isVehicle,
  leadershipOf,
  locationsOf,
  type Position,
  placeOf,
  ridersOf,
  ridesOutside,
  typeOf,
  unitOf,
  unitsAt,
} from '../../state/query.ts';
import { NOBODY, type Side, type Unit, type UnitId } from '../../state/state.ts';
import { STATUS } from '../../state/status.ts';
import { leaderInUse } from '../fire-combat/leadership.ts';
import { isContinuing } from '../vehicles/continuous.ts';

const NO_LOCATION = refusal('4.0', 'name-at-least-one-location');
const NOBODY_ABLE = refusal('4.0', 'nobody-there-can-be-activated');
const OUT_OF_REACH = refusal('11.1.2', 'no-leader-reaches-that-location');
const DECLARED = refusal('4.0', 'this-impulse-has-been-declared');

/** Has moved in a way that still lets it fire, and has not fired (6.1, 6.4). */
const mayStillFire = (unit: Unit): boolean =>
  !unit.shaken &&
  (unit.marks & (MARK['assault-move'] | MARK.stealth)) !== 0 &&
  (unit.marks & (MARK.fired | MARK['stealth-far'] | MARK.melee)) === 0;

/** Locked in a melee that has not been fought this turn (8.1). */
const mayStillMelee = (p: Position, unit: Unit): boolean =>
  p.state.melees.some((marker) => marker.at === unit.at && !marker.fought);

/** Passengers inside act only with their vehicle; those on top fire for themselves (16.2). */
const mayFireFromTop = (p: Position, unit: Unit): boolean =>
  !unit.shaken && (unit.marks & ACTIVATED) === 0 && ridesOutside(p, unit);

/** Whether activating a unit can lead to anything this turn; the spotter of this impulse may fire at what he spotted. */
export function isAble(p: Position, unit: Unit, frame: Pick<ImpulseFrame, 'spotter' | 'spotted'>): boolean {
  if (unit.at < 0) return unit.aboard >= 0 && mayFireFromTop(p, unit);
  if ((unit.status & STATUS.abandoned) !== 0) return false;
  if (isMelee(p.state, unit.at)) return (unit.marks & MARK.melee) === 0 && mayStillMelee(p, unit);
  if ((unit.marks & ACTIVATED) === 0 || isContinuing(unit)) return true;
  return mayStillFire(unit) || (unit.id === frame.spotter && frame.spotted >= 0);
}

/** Whether a side has someone to activate. */
export function hasAble(p: Position, side: Side, frame: Pick<ImpulseFrame, 'spotter' | 'spotted'>): boolean {
  for (const unit of p.state.units) if (unit.side === side && isAble(p, unit, frame)) return true;
  return false;
}

/** Locations of a side with someone to activate, in order. */
export function ableLocations(p: Position, side: Side, frame: Pick<ImpulseFrame, 'spotter' | 'spotted'>): LocationId[] {
  const hasSomeone = (location: LocationId): boolean => hasAbleAt(p, location, side, frame);
  return locationsOf(p, side)
    .filter(hasSomeone)
    .sort((a, b) => a - b);
}

function hasAbleAt(
  p: Position,
  location: LocationId,
  side: Side,
  frame: Pick<ImpulseFrame, 'spotter' | 'spotted'>,
  includes: (unit: Unit) => boolean = () => true,
): boolean {
  const acts = (unit: Unit): boolean => isAble(p, unit, frame) && includes(unit);
  for (const unit of unitsAt(p.state, location, side)) {
    if (acts(unit) || (isMachine(typeOf(p, unit)) && ridersOf(p, unit.id).some(acts))) return true;
  }
  return false;
}

/** A Leader who can bring neighbours along: in Good Order, unwounded, not used this turn, or the spotter of this impulse. */
function mayActivateOthers(p: Position, leader: Unit, frame: Pick<ImpulseFrame, 'spotter'>): boolean {
  if (!isLeader(typeOf(p, leader)) || leader.wounds > 0 || isMelee(p.state, leader.at)) return false;
  if (leader.shaken && !p.world.rules.leader.shakenMayActivate) return false;
  return (leader.marks & ACTIVATED) === 0 || leader.id === frame.spotter;
}

const at = (p: Position, location: LocationId): Location => p.world.board.locations[location] as Location;
const isInside = (location: Location): boolean => location.stratum === 'bunker' || location.stratum === 'cave';

/**
 * Whether a Leader's range of one hex covers a location; of his own hex the floor above or below. A hill can be level
 * with an upper floor (4.0).
 */
export function isInRange(p: Position, from: LocationId, to: LocationId): boolean {
  const here = at(p, from);
  const there = at(p, to);
  if (here.stratum === 'air' || there.stratum === 'air') return false;
  if (here.hex === there.hex) return Math.abs(here.level - there.level) <= 1;
  if (isInside(here) || isInside(there)) return false;
  if (!isNextDoor(p, here.hex, there.hex)) return false;
  const limited =
    p.world.rules.leader.multiStory === 'leader-level'
      ? (p.world.board.hexes[here.hex] as Hex).multiStory
      : (p.world.board.hexes[there.hex] as Hex).multiStory;
  return !limited || here.level === there.level;
}

function isNextDoor(p: Position, a: number, b: number): boolean {
  const { neighbours } = p.world.board;
  for (let d = 0; d < 6; d++) if (neighbours[6 * a + d] === b) return true;
  return false;
}

/**
 * Where activating binds the location to one Leader's modifier, the one with the best does it (11.1); elsewhere whoever
 * has spotted, or the one with the least to lend (ruling R-12).
 */
function activatorAt(p: Position, side: Side, from: LocationId, frame: Pick<ImpulseFrame, 'spotter'>) {
  const leaders = unitsAt(p.state, from, side).filter((unit) => mayActivateOthers(p, unit, frame));
  const byLeadership = (a: Unit, b: Unit): number => leadershipOf(p, a) - leadershipOf(p, b);
  if (!p.world.rules.leader.oneActivatorPerHex)
    return leaders.find((unit) => unit.id === frame.spotter) ?? leaders.sort(byLeadership)[0];
  const used = leaderInUse(p, from, side);
  if (used !== undefined) return leaders.find((unit) => unit.id === used);
  return leaders.sort((a, b) => byLeadership(b, a))[0];
}

/** The chain from one location: which others it reaches, each through which Leader. */
export function reachedFrom(
  p: Position,
  side: Side,
  base: LocationId,
  among: readonly LocationId[],
  frame: Pick<ImpulseFrame, 'spotter'>,
): Map<LocationId, UnitId> {
  return reachedBy(
    baseAround(p, base, among),
    among,
    (from) => activatorAt(p, side, from, frame),
    (from, to) => isInRange(p, from, to),
  );
}

/** The base; a helicopter is activated together with the ground below it, as one hex (4.0, 19.2). */
function baseAround(p: Position, base: LocationId, among: readonly LocationId[]): LocationId[] {
  if (p.world.board.air.length === 0) return [base];
  const { hex, stratum } = at(p, base);
  const joined = (to: LocationId): boolean =>
    to !== base && at(p, to).hex === hex && (stratum === 'air' || at(p, to).stratum === 'air');
  return [base, ...among.filter(joined)];
}

function reachedBy(
  base: readonly LocationId[],
  among: readonly LocationId[],
  activator: (from: LocationId) => Unit | undefined,
  inRange: (from: LocationId, to: LocationId) => boolean,
): Map<LocationId, UnitId> {
  const reached = new Map<LocationId, UnitId>(base.map((one) => [one, NOBODY]));
  const queue = [...base];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const leader = activator(next);
    if (!leader) continue;
    for (const to of among) {
      if (reached.has(to) || !inRange(next, to)) continue;
      reached.set(to, leader.id);
      queue.push(to);
    }
  }
  return reached;
}

/** Which of the declared locations are linked to which base, and how. */
export interface Chain {
  /** The location that was activated by itself: the first of those named that reaches all others. */
  readonly base: LocationId;
  /** Leaders through whom other locations were activated. */
  readonly activators: readonly UnitId[];
  /** Whether a unit there is activated: everybody at the base, elsewhere those whom the activator can call (11.5). */
  readonly includes: (unit: Unit) => boolean;
}

/** The chain that links the declared locations, or undefined when none does. */
export function chainOf(
  p: Position,
  side: Side,
  declared: readonly LocationId[],
  frame: Pick<ImpulseFrame, 'spotter' | 'spotted'>,
): Chain | undefined {
  if (p.world.machines) return mixedChain(p, side, declared, frame);
  for (const base of declared) {
    const reached = reachedFrom(p, side, base, declared, frame);
    if (reached.size === declared.length)
      return { base, activators: activatorsOf(reached.values()), includes: () => true };
  }
  return undefined;
}

const activatorsOf = (leaders: Iterable<UnitId>): UnitId[] =>
  [...new Set(leaders)].filter((leader) => leader >= 0).sort((a, b) => a - b);

/** Leaders call those on foot from next door, Armor Leaders vehicles (11.1.2, 11.5): somebody in each location. */
function mixedChain(
  p: Position,
  side: Side,
  declared: readonly LocationId[],
  frame: Pick<ImpulseFrame, 'spotter' | 'spotted'>,
): Chain | undefined {
  for (const base of declared) {
    const onFoot = reachedFrom(p, side, base, declared, frame);
    const vehicles = reachedBy(
      baseAround(p, base, declared),
      declared,
      (from) => armorActivatorAt(p, side, from, frame),
      (from, to) => isInRange(p, from, to),
    );
    const includes = (unit: Unit): boolean => (isMachine(typeOf(p, unit)) ? vehicles : onFoot).has(placeOf(p, unit));
    const calls = (one: LocationId): boolean =>
      hasAbleAt(p, one, side, frame, includes) || (onFoot.has(one) && carriesChain(p, side, one, frame));
    if (declared.every((one) => one === base || calls(one)))
      return { base, activators: activatorsOf([...onFoot.values(), ...vehicles.values()]), includes };
  }
  return undefined;
}

/**
 * The locations that a Leader brought into the impulse, himself or through another whom he called; `frame` names the
 * base first. An Armor Leader is named by his vehicle.
 */
export function calledThrough(p: Position, frame: ImpulseFrame, leader: UnitId): ReadonlySet<LocationId> {
  const { activators, declared, origins, units } = frame;
  const armored = isMachine(typeOf(p, unitOf(p, leader)));
  const startOf = (id: UnitId): LocationId => origins[units.indexOf(id)] ?? unitOf(p, id).at;
  const callers = activators.filter((id) => isMachine(typeOf(p, unitOf(p, id))) === armored);
  const reached = reachedBy(
    baseAround(p, declared[0] as LocationId, declared),
    declared,
    (from) => p.state.units.find(({ id }) => callers.includes(id) && startOf(id) === from),
    (from, to) => isInRange(p, from, to),
  );
  const through = new Set<LocationId>();
  for (const [to, caller] of reached)
    if (caller === leader || (caller >= 0 && through.has(startOf(caller)))) through.add(to);
  return through;
}

/** An Armor Leader in Good Order whose vehicle has not been used this turn. */
function armorActivatorAt(p: Position, side: Side, from: LocationId, frame: Pick<ImpulseFrame, 'spotter'>) {
  for (const vehicle of unitsAt(p.state, from, side)) {
    const leader = isVehicle(typeOf(p, vehicle)) ? armorLeaderOf(p, vehicle.id) : undefined;
    if (!leader || (vehicle.shaken && !p.world.rules.leader.shakenMayActivate)) continue;
    if ((vehicle.marks & ACTIVATED) === 0 || vehicle.id === frame.spotter) return vehicle;
  }
  return undefined;
}

/** Why a set of locations cannot be declared together. */
export function whyNotActivate(p: Position, frame: ImpulseFrame, declared: readonly LocationId[]): Refusal | undefined {
  if (frame.declared.length > 0) return DECLARED;
  if (declared.length === 0 || new Set(declared).size !== declared.length) return NO_LOCATION;
  for (const location of declared) {
    if (!hasAbleAt(p, location, frame.side, frame) && !carriesChain(p, frame.side, location, frame)) return NOBODY_ABLE;
  }
  return chainOf(p, frame.side, declared, frame) ? undefined : OUT_OF_REACH;
}

/** The spotter's own location still links the chain, though he has nothing more to do (ruling D-136). */
const carriesChain = (p: Position, side: Side, location: LocationId, frame: Pick<ImpulseFrame, 'spotter'>): boolean =>
  unitsAt(p.state, location, side).some((unit) => unit.id === frame.spotter && mayActivateOthers(p, unit, frame));

/** Everyone in the declared locations who can act, with where each stands. */
export function activatedUnits(
  p: Position,
  frame: ImpulseFrame,
  declared: readonly LocationId[],
  chain: Chain,
): Unit[] {
  return p.state.units.filter(
    (unit) =>
      unit.side === frame.side && declared.includes(placeOf(p, unit)) && isAble(p, unit, frame) && chain.includes(unit),
  );
}
