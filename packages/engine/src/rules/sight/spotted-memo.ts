/**
 * Remembers which locations are spotted in the position last asked about: listing what is legal asks the same question
 * of the same locations many times. All that the answers follow from is replaced when it changes.
 */
import type { LocationId } from '../../board/board.ts';
import type { Position } from '../../state/query.ts';
import type { Side, State, World } from '../../state/state.ts';

let lastWorld: World | undefined;
let last: Pick<State, 'units' | 'ground' | 'spotted' | 'melees'> = { units: [], ground: [], spotted: [], melees: [] };

const UNKNOWN = 0;
const SPOTTED = 1;
const HIDDEN = 2;
/** By 2 × location + side. */
let verdicts = new Uint8Array(0);

const isAnotherPosition = ({ world, state }: Position): boolean =>
  state.units !== last.units ||
  state.spotted !== last.spotted ||
  state.ground !== last.ground ||
  state.melees !== last.melees ||
  world !== lastWorld;

function turnTo({ world, state }: Position): void {
  const { units, ground, spotted, melees } = state;
  last = { units, ground, spotted, melees };
  lastWorld = world;
  const size = 2 * world.board.locations.length;
  if (verdicts.length === size) verdicts.fill(UNKNOWN);
  else verdicts = new Uint8Array(size);
}

/** Whether a location is spotted for a side, if it is known. */
export function recall(p: Position, at: LocationId, by: Side): boolean | undefined {
  if (isAnotherPosition(p)) turnTo(p);
  const verdict = verdicts[2 * at + by] ?? UNKNOWN;
  return verdict === UNKNOWN ? undefined : verdict === SPOTTED;
}

/** To be called after `recall` for the same position. */
export function remember(at: LocationId, by: Side, spotted: boolean): void {
  verdicts[2 * at + by] = spotted ? SPOTTED : HIDDEN;
}
