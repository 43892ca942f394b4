/** One step of a move, and what waits at the end of it: shells and mines, events, enemies, fire (6.0, ruling D-61). */
import { type LocationId, OFF_MAP } from '../../board/board.ts';
import { beneath, type Play, push, succeed, tell } from '../../core/play.ts';
import type { Tally } from '../../core/tally.ts';
import { moveWith } from '../../state/changed.ts';
import type { MoveFrame, MoveMode } from '../../state/frames.ts';
import { MARK } from '../../state/marks.ts';
import { anyUnitAt, type Position, unitOf } from '../../state/query.ts';
import { enemyOf, type Side, type UnitId } from '../../state/state.ts';
import { eliminate } from '../fire-combat/damage.ts';
import { opportunityFrame } from '../fire-combat/opportunity-frame.ts';
import { clearWire } from '../fortifications/wire.ts';
import { enterEnemyLocation, fallsBack } from '../melee/entering.ts';
import { eligibleAt } from '../melee/fighters.ts';
import { triggerEvents } from '../scenarios/events.ts';
import { clearSpottedMarkers } from '../sight/spotting.ts';
import { breakThrough } from '../vehicles/breaking-in.ts';
import { hazardsAttack } from './hazards.ts';
import { isAssaultFire } from './obligations.ts';
import { spotOrigin } from './spot-origin.ts';
import { type Fare, fareOf, isContested } from './step.ts';

/** Pay and enter, then fire for effect and mines, events, and either melee or opportunity fire. */
export function takeStep(play: Play, frame: MoveFrame, to: LocationId): void {
  const fare = fareOf(play, frame, to) as Fare;
  const contested = isContested(play, frame, to);
  const index = arrive(play, frame, to, fare);
  // A Hero whom shells have made of a mover has come as well (11.2.1).
  const movers = [...frame.units, ...(play.stack[index] as MoveFrame).spawned];
  if (contested) meet(play, index, movers, to);
  else openFire(play, index, movers, to, fare.attacks);
}

/** Everything up to the meeting with enemies and their fire. Says where in the stack the move goes on. */
export function arrive(play: Play, frame: MoveFrame, to: LocationId, { costs, spent }: Omit<Fare, 'attacks'>): number {
  const dearest = costs.reduce((most, cost) => (cost.total > most.total ? cost : most));
  tell(play, { t: 'moved', units: frame.units, from: frame.at, to, cost: dearest, mode: frame.mode, rule: '6.0' });
  const steps = frame.steps + 1;
  succeed(play, moveWith(frame, { at: to, previous: frame.at, steps, spawned: [], swung: [], spent }));
  clearSpottedMarkers(play);
  const index = play.stack.length - 1;
  if (play.world.machines) {
    clearWire(play, frame.units, frame.at);
    breakThrough(play, frame.units, frame.at, to);
  }
  hazardsAttack(play, frame.units, frame.at, to);
  if (triggerEvents(play, { side: frame.side, moved: to })) stopHere(play, index);
  return index;
}

/** An event ends the move where it stands. */
function stopHere(play: Play, index: number): void {
  const frame = play.stack[index] as MoveFrame;
  play.stack[index] = moveWith(frame, { allowed: frame.spent });
}

/** Those who move so are fired at only where they are spotted otherwise (6.3, 6.4). */
export const isConcealing = (mode: MoveMode): boolean =>
  mode === 'low-crawl' || mode === 'stealth' || mode === 'stealth-assault-fire';

/** Opens those of the movers who are in a location to as many attacks, right above the move at that place of the stack. */
export function openFire(play: Play, index: number, movers: readonly UnitId[], at: LocationId, slots: number): void {
  const frame = play.stack[index] as MoveFrame;
  const there = movers.filter((id) => unitOf(play, id).at === at);
  if (slots < 1 || there.length === 0) return;
  const concealed = isConcealing(frame.mode);
  beneath(play, index + 1, () =>
    push(play, opportunityFrame({ side: enemyOf(frame.side), at, movers: there, slots, concealed })),
  );
}

/** Entering an enemy's location ends the move in melee; helpless garrisons let shaken entrants fall back (8.0). */
function meet(play: Play, index: number, movers: readonly UnitId[], at: LocationId): void {
  const frame = play.stack[index] as MoveFrame;
  const there = movers.filter((id) => unitOf(play, id).at === at);
  play.stack.splice(index, 1);
  beneath(play, index, () => {
    if (isAssaultFire(frame)) spotOrigin(play, frame);
    if (there.length === 0) return;
    if (frame.previous !== OFF_MAP && fallsBack(play, there, at)) fallBack(play, frame, there);
    else enterEnemyLocation(play, there, at, frame.origin);
  });
}

/** Whoever left a melee and must go back finds nobody there to fight for him (5.1). */
const surrendersAt = (p: Position, at: LocationId, side: Side): boolean =>
  anyUnitAt(p.state, at, enemyOf(side)) && eligibleAt(p, at, side).length === 0;

/** Back to the hex they came from, under Moved, open to fire for effect and opportunity fire there (rulings D-158, D-172). */
function fallBack(play: Play, frame: MoveFrame, units: readonly UnitId[]): void {
  const cost: Tally = { total: 0, parts: [] };
  tell(play, { t: 'moved', units, from: frame.at, to: frame.previous, cost, mode: 'retreat', rule: '8.0' });
  if (surrendersAt(play, frame.previous, frame.side)) {
    for (const unit of units) eliminate(play, unit, '5.1');
    return;
  }
  for (const unit of units) tell(play, { t: 'marked', unit, marks: MARK.moved, rule: '8.0' });
  const index = play.stack.length;
  push(play, moveWith(frame, { at: frame.previous, units: [], spent: [], allowed: [], halted: [] }));
  hazardsAttack(play, units, frame.at, frame.previous);
  openFire(play, index, units, frame.previous, 1);
}
