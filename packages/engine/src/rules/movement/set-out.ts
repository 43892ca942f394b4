/** Whether a move can begin at all (6.0). */
import type { MoveFrame } from '../../state/frames.ts';
import { isVehicle, type Position, typeOf, unitOf } from '../../state/query.ts';
import { exitCheck } from '../scenarios/exit.ts';
import { hasLegalStep } from './step.ts';

/** By a step, or off the map at an exit (22.0); a vehicle can always turn in its hex (15.1). */
export const canSetOut = (p: Position, frame: MoveFrame): boolean =>
  (p.world.machines && frame.units.some((id) => isVehicle(typeOf(p, unitOf(p, id))))) ||
  hasLegalStep(p, frame) ||
  exitCheck(p, frame) === undefined;
