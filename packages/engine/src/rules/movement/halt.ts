/** Units that drop out of a move in progress, and Heroes who step in (5.1, 6.2, 11.2.1). */

import { type Play, tell } from '../../core/play.ts';
import { moveWith, opportunityWith } from '../../state/changed.ts';
import type { MoveFrame } from '../../state/frames.ts';
import { MARK } from '../../state/marks.ts';
import { unitOf } from '../../state/query.ts';
import type { UnitId } from '../../state/state.ts';
import { pointsOf } from './allowance.ts';
import { isMounted } from './mounted.ts';

function indexOfMove(play: Play, unit: UnitId): number {
  return play.stack.findIndex(
    (frame) => frame.f === 'move' && (frame.units.includes(unit) || frame.halted.some((one) => one.unit === unit)),
  );
}

/** The move in progress that a unit takes or took part in. */
export function moveOf(play: Play, unit: UnitId): MoveFrame | undefined {
  return play.stack[indexOfMove(play, unit)] as MoveFrame | undefined;
}

/** A mover that is Shaken, wounded or lost stops; the rest of the group may go on (5.1). */
export function haltMover(play: Play, unit: UnitId): void {
  const index = indexOfMove(play, unit);
  const frame = play.stack[index] as MoveFrame | undefined;
  const place = frame?.units.indexOf(unit) ?? -1;
  if (!frame || place < 0) return;
  const spent = frame.spent[place] as number;
  const without = <T>(list: readonly T[]): T[] => list.filter((_, at) => at !== place);
  const left = moveWith(frame, {
    units: without(frame.units),
    spent: without(frame.spent),
    allowed: without(frame.allowed),
    halted: [...frame.halted, { unit, spent }],
  });
  play.stack[index] = unit === frame.leader ? withoutDoubleTime(play, left) : unhorsed(play, left, unit);
  markMoved(play, unit, frame);
  markFar(play, unit, frame, spent);
}

/** Without their Leader the double-time points not yet spent are lost (ruling D-55). */
const withoutDoubleTime = (play: Play, frame: MoveFrame): MoveFrame =>
  onTheirOwn(play, moveWith(frame, { leader: -1 }));

/** Nobody has more points than those who are left give him, unless he has spent them. */
function onTheirOwn(play: Play, frame: MoveFrame): MoveFrame {
  const leader = frame.leader < 0 ? undefined : unitOf(play, frame.leader);
  const allowed = frame.units.map((id, at) => {
    const plain = pointsOf(play, unitOf(play, id), frame.mode, leader);
    return Math.min(frame.allowed[at] as number, Math.max(plain, frame.spent[at] as number));
  });
  return moveWith(frame, { allowed });
}

/** Who rode with mounted units that have stopped goes on afoot, with what is left of his own points (ruling R-672). */
const unhorsed = (play: Play, frame: MoveFrame, stopped: UnitId): MoveFrame =>
  isMounted(play, unitOf(play, stopped)) && !frame.units.some((id) => isMounted(play, unitOf(play, id)))
    ? onTheirOwn(play, frame)
    : frame;

/** Movement that carries no marker of its own from the start ends under Moved, even if it was but picking up a weapon. */
export function markMoved(play: Play, unit: UnitId, frame: MoveFrame): void {
  if (unitOf(play, unit).at < 0) return;
  if (frame.mode === 'move' || frame.mode === 'assault-fire') {
    tell(play, { t: 'marked', unit, marks: MARK.moved, rule: '6.0' });
  } else if (frame.mode === 'stealth-assault-fire') {
    endStealthily(play, unit);
  }
}

/** By stealth beyond half of his points he cannot fire afterwards (6.4). */
export function markFar(play: Play, id: UnitId, { mode }: MoveFrame, spent: number): void {
  const unit = unitOf(play, id);
  if (mode === 'stealth' && unit.at >= 0 && spent > Math.ceil(pointsOf(play, unit, mode) / 2))
    tell(play, { t: 'marked', unit: id, marks: MARK['stealth-far'], rule: '6.4' });
}

/** Stealth assault fire ends under Stealth, in the older edition under Moved; either way there is no more fire (6.4.2). */
function endStealthily(play: Play, unit: UnitId): void {
  const stays = play.world.rules.assaultFire.stealth === 'ends-stealth';
  if (!stays) tell(play, { t: 'unmarked', unit, marks: MARK.stealth, rule: '6.4.2' });
  tell(play, { t: 'marked', unit, marks: stays ? MARK['stealth-far'] : MARK.moved, rule: '6.4.2' });
}

/** A Hero created by a mover goes on in its stead, charged with what it had spent (11.2.1). */
export function joinMove(play: Play, parent: UnitId, hero: UnitId): void {
  const index = indexOfMove(play, parent);
  const frame = play.stack[index] as MoveFrame;
  const place = frame.units.indexOf(parent);
  const spent =
    place >= 0 ? (frame.spent[place] as number) : (frame.halted.find((one) => one.unit === parent)?.spent ?? 0);
  play.stack[index] = moveWith(frame, {
    units: [...frame.units, hero],
    spent: [...frame.spent, spent],
    allowed: [...frame.allowed, Math.max(spent, pointsOf(play, unitOf(play, hero), frame.mode))],
    spawned: [...frame.spawned, hero],
  });
  showMover(play, parent, hero);
}

/** Where the parent is open to opportunity fire as a mover, so is the Hero (5.3). */
function showMover(play: Play, parent: UnitId, hero: UnitId): void {
  play.stack.forEach((frame, at) => {
    if (frame.f === 'opportunity' && frame.movers.includes(parent)) {
      play.stack[at] = opportunityWith(frame, { movers: [...frame.movers, hero] });
    }
  });
}

/** A Hero parts from the group and goes on by himself, before the others, with what he has spent (ruling D-181). */
export function leaveGroup(play: Play, hero: UnitId, onward: Partial<MoveFrame>): void {
  const index = indexOfMove(play, hero);
  const frame = play.stack[index] as MoveFrame | undefined;
  const place = frame?.units.indexOf(hero) ?? -1;
  if (!frame || place < 0) return;
  const pick = <T>(list: readonly T[], keep: boolean): T[] => list.filter((_, at) => (at === place) === keep);
  const split = (keep: boolean): MoveFrame =>
    moveWith(frame, {
      units: pick(frame.units, keep),
      spent: pick(frame.spent, keep),
      allowed: pick(frame.allowed, keep),
    });
  play.stack[index] = split(false);
  play.stack.splice(index + 1, 0, moveWith(split(true), { halted: [], spawned: [], leader: -1, ...onward }));
}
