/** Two Half-Squads join to form a Squad (3.0, ruling D-145). */
import { tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import type { RallyFrame } from '../../state/frames.ts';
import {
  areTogether,
  isLeader,
  isMelee,
  type Position,
  placeOf,
  sameBadge,
  typeOf,
  unitOf,
  weaponsOf,
} from '../../state/query.ts';
import type { Unit, UnitId } from '../../state/state.ts';
import type { RallyAction } from './action.ts';

const NOT_YOURS = refusal('3.0', 'not-your-unit-on-the-map');
const NOT_A_PAIR = refusal('3.0', 'two-half-squads-join');
const NO_HALF_SQUAD = refusal('3.0', 'only-half-squads-join');
const NOT_TOGETHER = refusal('3.0', 'half-squads-join-in-one-place');
const SHAKEN = refusal('3.0', 'shaken-half-squads-do-not-join');
const LOCKED = refusal('3.0', 'half-squads-locked-in-melee-do-not-join');
const OTHER_BADGE = refusal('3.0', 'half-squads-of-different-badges-do-not-join');
const OTHER_ROOT = refusal('3.0', 'the-half-squads-do-not-come-from-the-same-squad');
const NO_SQUAD = refusal('3.0', 'no-squad-reduces-to-this-half-squad');
const NO_LEADER = refusal('3.0', 'no-leader-in-good-order-is-with-the-half-squads');

/** The first Squad type that the half-squad's type can come from, for those that a scenario provides. */
function listedRoot(p: Position, half: Unit): number {
  const type = typeOf(p, half);
  return p.world.setup.unitTypes.findIndex((squad) => squad.reducesTo === type.id && squad.badge === type.badge);
}

/** Whether a half-squad can be the remainder of a Squad of this type. */
const comesFrom = (p: Position, half: Unit, root: number): boolean =>
  half.root < 0 ? p.world.setup.unitTypes[root]?.reducesTo === typeOf(p, half).id : half.root === root;

/** The Squad that a pair forms: the one both come from, or what the first alone came from. −1: none. */
function squadOf(p: Position, first: Unit, second: Unit): number {
  if (first.root >= 0) return first.root;
  return second.root >= 0 && comesFrom(p, first, second.root) ? second.root : listedRoot(p, first);
}

function isLed(p: Position, half: Unit): boolean {
  const { recombineLeaderSameBadge } = p.world.rules.rally;
  for (const unit of p.state.units) {
    if (!areTogether(unit, half) || unit.side !== half.side || unit.shaken || !isLeader(typeOf(p, unit))) continue;
    if (!recombineLeaderSameBadge || sameBadge(p, unit, half)) return true;
  }
  return false;
}

/** Why a unit cannot be half of a Squad to be. */
function unfit(p: Position, frame: RallyFrame, id: UnitId): Refusal | undefined {
  const unit = p.state.units[id];
  if (!unit || unit.side !== frame.side || placeOf(p, unit) < 0) return NOT_YOURS;
  if (typeOf(p, unit).kind !== 'half-squad') return NO_HALF_SQUAD;
  if (unit.shaken) return SHAKEN;
  return isMelee(p.state, placeOf(p, unit)) ? LOCKED : undefined;
}

function mayJoin(p: Position, frame: RallyFrame, units: readonly UnitId[]): Refusal | undefined {
  const [a, b] = units;
  if (a === undefined || b === undefined || a === b || units.length !== 2) return NOT_A_PAIR;
  const denied = unfit(p, frame, a) ?? unfit(p, frame, b);
  if (denied) return denied;
  const [first, second] = [unitOf(p, a), unitOf(p, b)];
  if (!areTogether(first, second)) return NOT_TOGETHER;
  if (!sameBadge(p, first, second)) return OTHER_BADGE;
  const squad = squadOf(p, first, second);
  if (squad < 0) return NO_SQUAD;
  if (p.world.rules.rally.recombineSameRoot && !(comesFrom(p, first, squad) && comesFrom(p, second, squad))) {
    return OTHER_ROOT;
  }
  return isLed(p, first) ? undefined : NO_LEADER;
}

/** Older editions let halves of different Squads join: then the owner may name either first. */
function listPair(p: Position, frame: RallyFrame, a: Unit, b: Unit): readonly (readonly UnitId[])[] {
  const pairs =
    squadOf(p, a, b) === squadOf(p, b, a)
      ? [[a.id, b.id]]
      : [
          [a.id, b.id],
          [b.id, a.id],
        ];
  return pairs.filter((pair) => !mayJoin(p, frame, pair));
}

export const joinAction: RallyAction<'join'> = {
  verb: 'join',
  list(p, frame, orders) {
    const halves = p.state.units.filter((unit) => unit.side === frame.side && !unfit(p, frame, unit.id));
    for (const [index, a] of halves.entries()) {
      for (const b of halves.slice(index + 1)) {
        if (areTogether(a, b)) for (const units of listPair(p, frame, a, b)) orders.push({ do: 'join', units });
      }
    }
  },
  check: (p, frame, order) => mayJoin(p, frame, order.units),
  carryOut(play, _frame, order) {
    const [unit, other] = order.units as readonly [UnitId, UnitId];
    const type = squadOf(play, unitOf(play, unit), unitOf(play, other));
    const weapons = weaponsOf(play.state, other);
    const at = placeOf(play, unitOf(play, other));
    // Laid down and taken up again, so that at no moment a weapon has a holder who cannot carry it.
    for (const { id } of weapons) tell(play, { t: 'weapon-left', weapon: id, at, rule: '3.0' });
    tell(play, { t: 'joined', unit, with: other, type, rule: '3.0' });
    for (const { id } of weapons) tell(play, { t: 'weapon-taken', weapon: id, unit, rule: '3.0' });
  },
};
