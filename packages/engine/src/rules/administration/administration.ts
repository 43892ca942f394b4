/** The Administrative Phase (9.0): what leaves the map, what turns over, what stays. */
import { type Play, tell } from '../../core/play.ts';
import { anyUnitAt } from '../../state/query.ts';
import { keptMarks } from '../vehicles/continuous.ts';

/** Markers on units are for one turn only, but for vehicles that drive on (15.5): those that 9.0 names, and the engine's own memory. */
function clearUnits(play: Play): void {
  for (const unit of play.state.units) {
    const marks = unit.marks & ~keptMarks(unit);
    if (marks !== 0) tell(play, { t: 'unmarked', unit: unit.id, marks, rule: '9.0' });
  }
}

function clearSpotted(play: Play): void {
  for (const { at, side } of play.state.spotted) tell(play, { t: 'unspotted', at, side, rule: '9.0' });
}

/** Smoke thins before it is gone; fire for effect ends, starshells burn out (20.2). */
function clearGround(play: Play): void {
  for (const marker of play.state.ground) {
    if (marker.kind !== 'smoke' && marker.kind !== 'ffe' && marker.kind !== 'starshell') continue;
    tell(play, { t: 'ground-cleared', marker, rule: '9.0' });
    if (marker.kind === 'smoke' && marker.life === 1) {
      tell(play, { t: 'ground-laid', marker: { ...marker, life: 2 }, rule: '9.0' });
    }
  }
}

/** A Melee marker stays while both sides are there; its next round belongs to the next turn (8.1). */
function clearMelees(play: Play): void {
  for (const { at, fought } of play.state.melees) {
    const contested = anyUnitAt(play.state, at, 0) && anyUnitAt(play.state, at, 1);
    if (!contested) tell(play, { t: 'melee-cleared', at, rule: '8.1' });
    else if (fought) tell(play, { t: 'melee-marked', at, fought: false, rule: '8.1' });
  }
}

/** Captured weapons that killed nobody in melee are lost now (8.0, ruling D-78). */
function loseSpentWeapons(play: Play): void {
  for (const { id, spent, condition } of play.state.weapons) {
    if (spent && condition !== 'gone') tell(play, { t: 'weapon-lost', weapon: id, rule: '8.0' });
  }
}

export function administer(play: Play): void {
  clearUnits(play);
  clearSpotted(play);
  clearGround(play);
  clearMelees(play);
  loseSpentWeapons(play);
}
