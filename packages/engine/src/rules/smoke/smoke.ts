/** Laying smoke (7.0). */

import { type HexId, hexOf } from '../../board/board.ts';
import { type Play, roll1d6, succeed, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { impulseWith } from '../../state/changed.ts';
import type { ImpulseFrame } from '../../state/frames.ts';
import { MARK } from '../../state/marks.ts';
import type { Order, OrderTo } from '../../state/orders.ts';
import { has, isActivated, isMelee, isMmc, isWeaponTeam, type Position, typeOf, unitOf } from '../../state/query.ts';
import type { Unit, UnitId } from '../../state/state.ts';
import type { ImpulseAction } from '../operations/action.ts';

const NOT_ACTIVATED = refusal('4.0', 'not-activated-in-this-impulse');
const NOT_MMC = refusal('7.0', 'single-man-counters-lay-no-smoke');
const WEAPON_TEAM = refusal('7.0', 'weapon-teams-lay-no-smoke');
const NOT_GOOD_ORDER = refusal('7.0', 'shaken-units-lay-no-smoke');
const ALREADY_USED = refusal('7.0', 'units-already-used-lay-no-smoke');
const IN_MELEE = refusal('8.1', 'units-in-melee-lay-no-smoke');
const NO_CAPABILITY = refusal('13.0', 'this-nation-lays-no-smoke');
const TOO_FAR = refusal('7.0', 'only-the-own-or-an-adjacent-hex');
const NO_MARKERS_LEFT = refusal('7.0', 'no-smoke-markers-left');

/** The highest roll with which the unit's nation lays smoke (13.0). */
export const smokeCapability = (p: Position, unit: Unit): number =>
  p.world.setup.nations[typeOf(p, unit).nation]?.smoke ?? 0;

/** How likely the unit is to lay smoke when it tries. */
export const smokeChance = (p: Position, unit: Unit): number => Math.min(6, Math.max(0, smokeCapability(p, unit))) / 6;

/** The optional limit by the counter mix. */
function markersUsedUp(p: Position): boolean {
  const limit = p.world.rules.smoke.limitMarkers;
  if (limit === null) return false;
  let laid = 0;
  for (const marker of p.state.ground) if (marker.kind === 'smoke') laid++;
  return laid >= limit;
}

/** Why a unit may not lay smoke anywhere. */
function unableToLay(p: Position, frame: ImpulseFrame, unit: Unit | undefined): Refusal | undefined {
  if (!unit || unit.at < 0 || !frame.units.includes(unit.id)) return NOT_ACTIVATED;
  const type = typeOf(p, unit);
  if (!isMmc(type)) return NOT_MMC;
  if (isWeaponTeam(type) && !p.world.rules.weaponTeams.mayLaySmoke) return WEAPON_TEAM;
  if (unit.shaken) return NOT_GOOD_ORDER;
  if (isActivated(unit) || has(unit, 'laid-smoke')) return ALREADY_USED;
  if (isMelee(p.state, unit.at)) return IN_MELEE;
  if (smokeCapability(p, unit) <= 0) return NO_CAPABILITY;
  return markersUsedUp(p) ? NO_MARKERS_LEFT : undefined;
}

/** The unit's own hex and its neighbours; a hex in melee or already smoked is no exception. */
function hexesInReach(p: Position, unit: Unit): HexId[] {
  const own = hexOf(p.world.board, unit.at);
  const hexes = [own];
  for (let d = 0; d < 6; d++) {
    const hex = p.world.board.neighbours[6 * own + d] as number;
    if (hex >= 0) hexes.push(hex);
  }
  return hexes;
}

function smokeCheck(p: Position, frame: ImpulseFrame, order: OrderTo<'smoke'>): Refusal | undefined {
  const unit = p.state.units[order.unit];
  const unable = unableToLay(p, frame, unit);
  if (unable) return unable;
  return hexesInReach(p, unit as Unit).includes(order.at) ? undefined : TOO_FAR;
}

function layIt(play: Play, id: UnitId, hex: HexId): boolean {
  const needed = smokeCapability(play, unitOf(play, id));
  const die = roll1d6(play, 'smoke');
  const laid = die <= needed;
  tell(play, { t: 'smoke-rolled', unit: id, hex, die, needed, laid, rule: '7.0' });
  if (laid) tell(play, { t: 'ground-laid', marker: { kind: 'smoke', hex, life: 1 }, rule: '7.0' });
  return laid;
}

/** A unit that laid its smoke may still move in this impulse, one point slower, where the edition allows (ruling D-180). */
export const smokeAction: ImpulseAction<'smoke'> = {
  verb: 'smoke',
  list(game, frame, orders: Order[]): void {
    for (const id of frame.units) {
      const unit = unitOf(game, id);
      if (unableToLay(game, frame, unit)) continue;
      for (const at of hexesInReach(game, unit)) orders.push({ do: 'smoke', unit: id, at });
    }
  },
  check: smokeCheck,
  carryOut(play, frame, order): void {
    const laid = layIt(play, order.unit, order.at);
    const mayMove = laid && play.world.rules.smoke.moveAfterSuccess;
    const marks = mayMove ? MARK['laid-smoke'] : MARK['ops-complete'];
    tell(play, { t: 'marked', unit: order.unit, marks, rule: '7.0' });
    const smoked = mayMove ? [...frame.smoked, order.unit] : frame.smoked;
    const screened = laid ? [...frame.screened, order.at] : frame.screened;
    succeed(play, impulseWith(frame, { acted: true, smoked, screened }));
  },
};
