/** The cavalry charge (8.6). */
import { type Hex, hexOf, type LocationId, OFF_MAP, rangeBetween } from '../../board/board.ts';
import type { Play } from '../../core/play.ts';
import type { MeleeFrame } from '../../state/frames.ts';
import { type Position, typeOf, unitOf } from '../../state/query.ts';
import type { UnitId } from '../../state/state.ts';
import { checkLeader, noteLed } from '../fire-combat/leadership.ts';
import { rollMoraleCheck } from '../rally/morale.ts';

/** So far away a charge must begin. */
const RUN_UP = 2;
/** Ground that breaks a charge, besides buildings and bunkers. */
const BROKEN_GROUND = ['forest', 'dense-palms'];

function isOpenToCharge(p: Position, at: LocationId): boolean {
  const { terrain, building } = p.world.board.hexes[hexOf(p.world.board, at)] as Hex;
  const onGround = p.world.board.locations[at]?.stratum === 'ground';
  return onGround && building < 0 && !BROKEN_GROUND.includes(terrain.id);
}

/** Horsemen among those entering who come from far enough over ground that lets them. */
export function chargersAmong(p: Position, entering: readonly UnitId[], origin: LocationId, at: LocationId): UnitId[] {
  if (!p.world.mounts || !isOpenToCharge(p, at)) return [];
  if (origin !== OFF_MAP && rangeBetween(p.world.board, origin, at) < RUN_UP) return [];
  return entering.filter((id) => typeOf(p, unitOf(p, id)).mount?.on === 'horse');
}

/** Each unit charged at checks its nerve; those who fail it only defend in this round. Dice: before those of the attack. */
export function cow(play: Play, frame: MeleeFrame, targets: readonly UnitId[]): MeleeFrame {
  if (!frame.chargers?.length || frame.stage !== 'attack-first') return frame;
  const cowed = targets.filter((id) => {
    const unit = unitOf(play, id);
    const leader = checkLeader(play, unit, new Set());
    const passed = rollMoraleCheck(play, unit, { leader, tm: true, for: 'charge', rule: '8.6' });
    if (leader) noteLed(play, leader, '11.1.1');
    return !passed;
  });
  return { ...frame, cowed };
}
