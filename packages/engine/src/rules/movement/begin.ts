/** How a move begins: in an impulse, out of a melee, in answer to a move, or from off the map (6.0, 22.0). */
import type { LocationId } from '../../board/board.ts';
import { type Play, push, tell } from '../../core/play.ts';
import type { RuleRef } from '../../core/rule.ts';
import type { MoveFrame, MoveMode } from '../../state/frames.ts';
import { MARK } from '../../state/marks.ts';
import { type Position, unitOf, weaponOf } from '../../state/query.ts';
import type { Side, UnitId, WeaponId } from '../../state/state.ts';
import { pointsOf } from './allowance.ts';
import { mountOf } from './mounted.ts';

export interface MoveStart {
  readonly side: Side;
  readonly units: readonly UnitId[];
  readonly mode: MoveMode;
  /** Leader of a double-time move (6.2). */
  readonly leader?: UnitId | undefined;
  readonly from: LocationId;
  readonly reason: MoveFrame['reason'];
}

const DECLARED: Partial<Record<MoveMode, readonly [marks: number, rule: RuleRef]>> = {
  'assault-move': [MARK['assault-move'], '6.1'],
  'low-crawl': [MARK['low-crawl'], '6.3'],
  stealth: [MARK.stealth, '6.4'],
  'stealth-assault-fire': [MARK.stealth, '6.4.2'],
  'hit-and-run': [MARK['hit-and-run'], '6.7'],
};

/** The frame of a move that has not begun; also asked before an order, to see where it could lead. */
export function moveFrame(p: Position, start: MoveStart): MoveFrame {
  const leader = start.leader === undefined ? undefined : unitOf(p, start.leader);
  const units = [...start.units].sort((a, b) => a - b);
  return {
    f: 'move',
    side: start.side,
    units,
    spent: units.map(() => 0),
    allowed: units.map((id) => pointsOf(p, mountOf(p, units, unitOf(p, id)), start.mode, leader)),
    halted: [],
    spawned: [],
    mode: start.mode,
    leader: start.leader ?? -1,
    at: start.from,
    origin: start.from,
    previous: start.from,
    steps: 0,
    fired: false,
    swung: [],
    reason: start.reason,
  };
}

/** Declares the mode, which is marked at once, and lets the movers go (6.0). */
export function beginMove(play: Play, start: MoveStart): void {
  const declared = DECLARED[start.mode];
  if (declared)
    for (const unit of start.units) tell(play, { t: 'marked', unit, marks: declared[0], rule: declared[1] });
  push(play, moveFrame(play, start));
}

/** Weapons left behind in the location that the group leaves (1.6). */
export function abandonWeapons(play: Play, weapons: readonly WeaponId[]): void {
  for (const weapon of weapons) {
    const { at } = unitOf(play, weaponOf(play, weapon).holder);
    tell(play, { t: 'weapon-left', weapon, at, rule: '1.6' });
  }
}
