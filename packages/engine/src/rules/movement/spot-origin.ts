/** The place that assault fire came from is known afterwards (6.1.1). */
import { type Play, tell } from '../../core/play.ts';
import type { MoveFrame } from '../../state/frames.ts';
import { marksFrom } from '../../state/marks.ts';
import { unitsAt } from '../../state/query.ts';
import { enemyOf } from '../../state/state.ts';
import { spottingTerrain } from '../sight/spotting.ts';

/** Markers of those who stayed that give their location away by themselves (10.1). */
const GIVES_AWAY = marksFrom(['moved', 'assault-move', 'hit-and-run', 'fired', 'melee']);

/** Unless it is open or units there give it away anyhow. */
export function spotOrigin(play: Play, frame: MoveFrame): void {
  const enemy = enemyOf(frame.side);
  if (frame.steps === 0 || spottingTerrain(play, frame.origin) === 'open') return;
  const left = unitsAt(play.state, frame.origin, frame.side);
  if (left.length === 0 && !play.world.rules.assaultFire.spotsVacatedHex) return;
  if (left.some((unit) => (unit.marks & GIVES_AWAY) !== 0)) return;
  const marker = play.state.spotted.find(({ at, side }) => at === frame.origin && side === enemy);
  if (marker?.stays) return;
  // From now on it stays, whoever leaves (10.1.1).
  if (marker) tell(play, { t: 'unspotted', at: frame.origin, side: enemy, rule: '6.1.1' });
  tell(play, { t: 'spotted', at: frame.origin, side: enemy, stays: true, rule: '6.1.1' });
}
