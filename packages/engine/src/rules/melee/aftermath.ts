/** What a round of melee leaves behind (8.0, 8.1; rulings D-78, D-94, D-95, D-101). */
import type { LocationId } from '../../board/board.ts';
import { type Play, tell } from '../../core/play.ts';
import type { MeleeFrame } from '../../state/frames.ts';
import { MARK } from '../../state/marks.ts';
import { has, isCaptured, type Position, typeOf, unitOf, unitsAt, weaponOf, weaponTypeOf } from '../../state/query.ts';
import { SIDES, type Side, type Unit, type UnitId } from '../../state/state.ts';
import { eliminate } from '../fire-combat/damage.ts';
import { haltMover } from '../movement/halt.ts';
import { updateControl } from '../scenarios/control.ts';
import { clearSpottedMarkers } from '../sight/spotting.ts';
import { isSingleUse } from '../support-weapons/possession.ts';
import { isMeleeEligible } from './eligibility.ts';
import { fightersOf, standsAside, weaponsUsedBy } from './fighters.ts';
import { keepsInherent } from './firepower.ts';

/** Single-use weapons are gone; captured ones that helped to kill nobody go in the Administrative Phase (8.0). */
function spendWeapons(play: Play, frame: MeleeFrame, side: Side): void {
  for (const id of frame.weapons[side]) {
    const weapon = weaponOf(play, id);
    if (isSingleUse(weaponTypeOf(play, weapon))) tell(play, { t: 'weapon-lost', weapon: id, rule: '8.0' });
    else if (isCaptured(play, weapon) && !frame.killed[side]) {
      tell(play, { t: 'weapon-changed', weapon: id, to: { spent: true }, rule: '8.0' });
    }
  }
}

/** Skills that served in this melee and serve for one only (12.0). */
function spendSkills(play: Play, frame: MeleeFrame, side: Side): void {
  for (const unit of fightersOf(play, frame, side)) {
    if (!keepsInherent(typeOf(play, unit), weaponsUsedBy(play, frame, unit).length)) continue;
    if (standsAside(play, frame, unit)) continue;
    for (const id of unit.skills) {
      const skill = play.world.setup.skills[id];
      if (skill?.singleUse && (skill.meleeFirepower || skill.firepower)) {
        tell(play, { t: 'skill-spent', unit: unit.id, skill: id, rule: '12.0' });
      }
    }
  }
}

/** Still fights for the location: a Leader who stood aside goes the way of those who cannot (ruling D-176). */
function holds(p: Position, frame: MeleeFrame, unit: Unit): boolean {
  if (!isMeleeEligible(p, unit)) return false;
  const aside = frame.fighters.includes(unit.id) && standsAside(p, frame, unit);
  return !aside || !p.world.rules.melee.leaderChoiceBinds;
}

/** A side without anybody left to fight loses all it has there, even if no enemy is left either (8.1, ruling D-94). */
function removeHelpless(play: Play, frame: MeleeFrame, side: Side): void {
  const units = unitsAt(play.state, frame.at, side);
  if (units.some((unit) => holds(play, frame, unit))) return;
  for (const unit of units) eliminate(play, unit.id, '8.1');
}

/** Units under the Melee marker are used up for this turn (8.0, ruling D-95); whoever was on the move has stopped (6.8). */
export function lock(play: Play, units: readonly UnitId[]): void {
  for (const id of units) {
    haltMover(play, id);
    if (!has(unitOf(play, id), 'melee')) tell(play, { t: 'marked', unit: id, marks: MARK.melee, rule: '8.1' });
  }
}

/** The marker lies there even if one side is gone (ruling D-101); control may have changed hands (22.1). */
export function markMelee(play: Play, at: LocationId): void {
  tell(play, { t: 'melee-marked', at, fought: true, rule: '8.0' });
  lock(
    play,
    unitsAt(play.state, at).map((unit) => unit.id),
  );
  clearSpottedMarkers(play);
  updateControl(play, at);
}

/** Ends a round: what was used up, who fell, who went down with them, and the marker. */
export function conclude(play: Play, frame: MeleeFrame): void {
  for (const side of SIDES) {
    spendWeapons(play, frame, side);
    spendSkills(play, frame, side);
  }
  for (const id of frame.condemned) eliminate(play, id, '8.0');
  for (const side of SIDES) removeHelpless(play, frame, side);
  markMelee(play, frame.at);
}
