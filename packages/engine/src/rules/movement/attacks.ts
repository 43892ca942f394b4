/** How much opportunity fire movement invites (5.3). */
import type { Position } from '../../state/query.ts';

/** Attacks that spending points opens one to: one for each whole point; where the edition says so, one for less (5.3). */
export const attacksFor = (p: Position, paid: number): number =>
  paid > 0 && p.world.rules.opportunityFire.halfPoints ? Math.max(1, Math.floor(paid)) : Math.floor(paid);
