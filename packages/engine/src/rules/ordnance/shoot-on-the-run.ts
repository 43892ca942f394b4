/** Ordnance fired in the course of a hit-and-run move, which fires once (6.7). */
import { succeed } from '../../core/play.ts';
import { refusal } from '../../core/rule.ts';
import { moveWith } from '../../state/changed.ts';
import { has, unitOf } from '../../state/query.ts';
import type { MoveAct } from '../movement/move-act.ts';
import { onTheRun } from '../movement/on-the-run.ts';
import { whyNotShoot } from './check-shot.ts';
import { listShots } from './list-shots.ts';
import { carryOutShot, checkedAim } from './shoot-action.ts';

const NOT_NOW = refusal('6.0', 'not-offered-during-a-move');
const SMOKE_LAYER = refusal('7.0', 'smoke-layers-may-move-on-but-not-fire');
const ALREADY_FIRED = refusal('6.7', 'hit-and-run-fires-once');

export const shootAct: MoveAct<'shoot'> = {
  verb: 'shoot',
  list(p, frame, orders) {
    const able = frame.units.filter((id) => !has(unitOf(p, id), 'laid-smoke'));
    if (frame.mode === 'hit-and-run' && !frame.fired) listShots(p, onTheRun(p), able, orders);
  },
  check(p, frame, order) {
    if (frame.mode !== 'hit-and-run') return NOT_NOW;
    const shooter = p.state.units[order.unit];
    if (shooter && has(shooter, 'laid-smoke')) return SMOKE_LAYER;
    return frame.fired ? ALREADY_FIRED : whyNotShoot(p, order, onTheRun(p), frame.units);
  },
  carryOut(play, frame, order) {
    const aim = checkedAim(play, order, onTheRun(play));
    succeed(play, moveWith(frame, { fired: true }));
    carryOutShot(play, aim);
  },
};
