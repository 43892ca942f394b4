/** Whether a move can begin at all (6.0). */
import type { MoveFrame } from '../../state/frames.ts';
import { isVehicle, type Position, typeOf, unitOf } from '../../state/query.ts';
import { hasLegalStep } from './step.ts';

/** A vehicle can always turn in its hex (15.1). */
export const canSetOut = (p: Position, frame: MoveFrame): boolean =>
  (p.world.machines && frame.units.some((id) => isVehicle(typeOf(p, unitOf(p, id))))) || hasLegalStep(p, frame);
