/** Ordnance that has hit an aircraft: what penetration leads to (19.1, 19.2.6). */
import type { Play } from '../../core/play.ts';
import { isHelicopter, typeOf } from '../../state/query.ts';
import type { Unit } from '../../state/state.ts';
import { type Blow, destroys, rollNerve } from '../ordnance/nerve.ts';
import { destroyPlane, leaveBattle } from './attack-run.ts';
import { damageHelicopter, destroyHelicopter } from './crash.ts';

/** Equal: damaged. Less: nothing at all (19.2.6). */
function strikeHelicopter(play: Play, { id }: Unit, blow: Blow): void {
  if (destroys(blow)) destroyHelicopter(play, id, '19.2.6');
  else if (blow.result === 'equal') damageHelicopter(play, id, '19.2.6');
}

/** Treated as an armoured vehicle, but whatever would shake its crew or make it leave sends the plane home (19.1). */
function strikePlane(play: Play, plane: Unit, blow: Blow): void {
  if (blow.result === 'dud') return;
  if (destroys(blow)) destroyPlane(play, plane.id);
  else if (blow.result === 'equal' || rollNerve(play, plane, blow) !== 'no-effect') leaveBattle(play, plane.id);
}

export function strikeAircraft(play: Play, target: Unit, blow: Blow): void {
  if (isHelicopter(typeOf(play, target))) strikeHelicopter(play, target, blow);
  else strikePlane(play, target, blow);
}
