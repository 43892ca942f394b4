/** Counters that come to lie on the ground before a battle or by an event (1.8, 21). */
import type { Hex, HexId, Location, LocationId } from '../../board/board.ts';
import { type Play, tell } from '../../core/play.ts';
import type { RuleRef } from '../../core/rule.ts';
import type { Position } from '../../state/query.ts';
import type { GroundMarker } from '../../state/state.ts';
import { isFortification, whyNotInHex } from './where.ts';

/** The place inside a bunker of the hex, if there is one or may be. */
export const bunkerIn = ({ world }: Position, hex: HexId): Location | undefined => {
  const inside = world.board.strata[hex]?.find((at) => world.board.locations[at]?.stratum === 'bunker');
  return inside === undefined ? undefined : world.board.locations[inside];
};

/** Whoever controls the ground controls an empty bunker on it (22.1). */
export function layMarker(play: Play, marker: GroundMarker, rule: RuleRef): void {
  tell(play, { t: 'ground-laid', marker, rule });
  const owner = play.state.control[play.world.board.ground[marker.hex] as LocationId];
  const inside = marker.kind === 'bunker' ? bunkerIn(play, marker.hex) : undefined;
  if (inside && (owner === 0 || owner === 1))
    tell(play, { t: 'controlled', at: inside.index, side: owner, rule: '22.1' });
}

/** What an event would lay where it cannot lie is left out. */
export function layByEvent(play: Play, markers: readonly GroundMarker[]): void {
  for (const marker of markers) {
    const hex = play.world.board.hexes[marker.hex] as Hex;
    if (!isFortification(marker) || !whyNotInHex(hex, marker.kind, play.state.ground)) layMarker(play, marker, '1.8');
  }
}
