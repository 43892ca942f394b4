/** What ends a plane's run across the map: its exit, an abort, a crash (19.1). */
import type { HexId, LocationId } from '../../board/board.ts';
import { type Play, roll1d6, tell } from '../../core/play.ts';
import type { AttackRunFrame } from '../../state/frames.ts';
import type { Position } from '../../state/query.ts';
import { unitOf } from '../../state/query.ts';
import type { UnitId } from '../../state/state.ts';
import { unitsInHex } from '../indirect-fire/barrage.ts';
import { strikeHex } from './blast.ts';
import { crashBlast } from './crash.ts';

/** The run in progress; there is never more than one. */
export function runInProgress({ state }: Pick<Position, 'state'>): AttackRunFrame | undefined {
  for (const frame of state.stack) if (frame.f === 'attack-run') return frame;
  return undefined;
}

/** Out of the battle, as every plane is after its one mission, or when Shaken or "abandoned" on it. */
export const leaveBattle = (play: Play, unit: UnitId): void => tell(play, { t: 'withdrawn', unit, rule: '19.1' });

/** The hex so many hexes on along the flight path, or −1 beyond the edge. */
function onward(p: Position, { hex, direction }: AttackRunFrame, hexes: number): HexId {
  let at = hex;
  for (let step = 0; step < hexes && at >= 0; step++) at = p.world.board.neighbours[6 * at + direction] as number;
  return at;
}

/** A building collapses under it; elsewhere its wreck lies there, of which a hex holds one. */
function leaveDebris(play: Play, hex: HexId): void {
  const kind = (play.world.board.hexes[hex]?.building ?? -1) >= 0 ? 'rubble' : 'wreck';
  if (play.state.ground.some((marker) => marker.kind === kind && marker.hex === hex)) return;
  tell(play, { t: 'ground-laid', marker: { kind, hex }, rule: '19.1' });
}

/** The burning plane goes on along its path by a die and falls on whoever is there, friend or foe (19.1). */
export function destroyPlane(play: Play, id: UnitId): void {
  const { side, at: from } = unitOf(play, id);
  const run = runInProgress(play) as AttackRunFrame;
  const die = roll1d6(play, 'crash');
  const hex = onward(play, run, die);
  const { direction } = run;
  tell(play, { t: 'crashed', unit: id, from, hex, distance: die, direction, dice: [die], rule: '19.1' });
  tell(play, { t: 'eliminated', unit: id, rule: '19.1' });
  if (hex < 0) return;
  const strata = play.world.board.strata[hex] as readonly LocationId[];
  strikeHex(play, crashBlast(side, id, from, '19.1'), strata, unitsInHex(play, hex));
  leaveDebris(play, hex);
}
