/** Wire is rolled flat by tracks (21.3.1). What it costs to cross stands with the costs of movement. */
import { hexOf, type LocationId, OFF_MAP } from '../../board/board.ts';
import { type Play, tell } from '../../core/play.ts';
import { typeOf, unitOf } from '../../state/query.ts';
import type { UnitId } from '../../state/state.ts';

/** A tracked vehicle that leaves a hex takes its wire away. */
export function clearWire(play: Play, movers: readonly UnitId[], from: LocationId): void {
  if (from === OFF_MAP) return;
  const hex = hexOf(play.world.board, from);
  const wire = play.state.ground.find((marker) => marker.kind === 'wire' && marker.hex === hex);
  if (!wire || !movers.some((id) => typeOf(play, unitOf(play, id)).vehicle?.drive === 'tracked')) return;
  tell(play, { t: 'ground-cleared', marker: wire, rule: '21.3.1' });
}
