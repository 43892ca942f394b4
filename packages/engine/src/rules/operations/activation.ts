/** Which locations an impulse may activate, by themselves and through Leaders (4.0, 11.1.2; rulings D-13 to D-16, D-138). */
import type { Hex, Location, LocationId } from '../../board/board.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import type { ImpulseFrame } from '../../state/frames.ts';
import { ACTIVATED, MARK } from '../../state/marks.ts';
import { isLeader, isMelee, leadershipOf, locationsOf, type Position, typeOf, unitsAt } from '../../state/query.ts';
import type { Side, Unit, UnitId } from '../../state/state.ts';
import { leaderInUse } from '../fire-combat/leadership.ts';

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

/** Whether activating a unit can lead to anything this turn; the spotter of this impulse may fire at what he spotted. */
export function isAble(p: Position, unit: Unit, frame: Pick<ImpulseFrame, 'spotter' | 'spotted'>): boolean {
  if (unit.at < 0) return false;
  if (isMelee(p.state, unit.at)) return (unit.marks & MARK.melee) === 0 && mayStillMelee(p, unit);
  if ((unit.marks & ACTIVATED) === 0) return true;
  return mayStillFire(unit) || (unit.id === frame.spotter && frame.spotted >= 0);
}

/** Whether a side has someone to activate. */
export function hasAble(p: Position, side: Side, frame: Pick<ImpulseFrame, 'spotter' | 'spotted'>): boolean {
  for (const unit of p.state.units) if (unit.side === side && isAble(p, unit, frame)) return true;
  return false;
}

/** Locations of a side with someone to activate, in order. */
export function ableLocations(p: Position, side: Side, frame: Pick<ImpulseFrame, 'spotter' | 'spotted'>): LocationId[] {
  const hasSomeone = (location: LocationId): boolean => {
    for (const unit of unitsAt(p.state, location, side)) if (isAble(p, unit, frame)) return true;
    return false;
  };
  return locationsOf(p, side)
    .filter(hasSomeone)
    .sort((a, b) => a - b);
}

/** A Leader who can bring neighbours along: in Good Order, unwounded, not used this turn, or the spotter of this impulse. */
function mayActivateOthers(p: Position, leader: Unit, frame: Pick<ImpulseFrame, 'spotter'>): boolean {
  if (!isLeader(typeOf(p, leader)) || leader.wounds > 0 || isMelee(p.state, leader.at)) return false;
  if (leader.shaken && !p.world.rules.leader.shakenMayActivate) return false;
  return (leader.marks & ACTIVATED) === 0 || leader.id === frame.spotter;
}

const at = (p: Position, location: LocationId): Location => p.world.board.locations[location] as Location;
const isInside = (location: Location): boolean => location.stratum === 'bunker' || location.stratum === 'cave';

/** Whether a Leader's range of one hex covers a location; a hill can be level with an upper floor (4.0). */
export function isInRange(p: Position, from: LocationId, to: LocationId): boolean {
  const here = at(p, from);
  const there = at(p, to);
  if (here.hex === there.hex) return true;
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

/** Where activating binds the location to one Leader's modifier, the one with the best does it (11.1). */
function activatorAt(p: Position, side: Side, from: LocationId, frame: Pick<ImpulseFrame, 'spotter'>) {
  const leaders = unitsAt(p.state, from, side).filter((unit) => mayActivateOthers(p, unit, frame));
  if (!p.world.rules.leader.oneActivatorPerHex) return leaders[0];
  const used = leaderInUse(p, from, side);
  if (used !== undefined) return leaders.find((unit) => unit.id === used);
  return leaders.sort((a, b) => leadershipOf(p, b) - leadershipOf(p, a))[0];
}

/** The chain from one location: which others it reaches, each through which Leader. */
export function reachedFrom(
  p: Position,
  side: Side,
  base: LocationId,
  among: readonly LocationId[],
  frame: Pick<ImpulseFrame, 'spotter'>,
): Map<LocationId, UnitId> {
  const reached = new Map<LocationId, UnitId>([[base, -1]]);
  const queue = [base];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const leader = activatorAt(p, side, next, frame);
    if (!leader) continue;
    for (const to of among) {
      if (reached.has(to) || !isInRange(p, next, to)) continue;
      reached.set(to, leader.id);
      queue.push(to);
    }
  }
  return reached;
}

/** The chain that links the declared locations, or undefined when none does. */
export function chainOf(
  p: Position,
  side: Side,
  declared: readonly LocationId[],
  frame: Pick<ImpulseFrame, 'spotter'>,
) {
  for (const base of declared) {
    const reached = reachedFrom(p, side, base, declared, frame);
    if (reached.size === declared.length) return reached;
  }
  return undefined;
}

/** Why a set of locations cannot be declared together. */
export function whyNotActivate(p: Position, frame: ImpulseFrame, declared: readonly LocationId[]): Refusal | undefined {
  if (frame.declared.length > 0) return DECLARED;
  if (declared.length === 0 || new Set(declared).size !== declared.length) return NO_LOCATION;
  for (const location of declared) {
    const able = unitsAt(p.state, location, frame.side).some((unit) => isAble(p, unit, frame));
    if (!able && !carriesChain(p, frame, location)) return NOBODY_ABLE;
  }
  return chainOf(p, frame.side, declared, frame) ? undefined : OUT_OF_REACH;
}

/** The spotter's own location still links the chain, though he has nothing more to do (ruling D-136). */
const carriesChain = (p: Position, frame: ImpulseFrame, location: LocationId): boolean =>
  unitsAt(p.state, location, frame.side).some((unit) => unit.id === frame.spotter && mayActivateOthers(p, unit, frame));

/** Everyone in the declared locations who can act, with where each stands. */
export function activatedUnits(p: Position, frame: ImpulseFrame, declared: readonly LocationId[]): Unit[] {
  return p.state.units.filter(
    (unit) => unit.side === frame.side && declared.includes(unit.at) && isAble(p, unit, frame),
  );
}
