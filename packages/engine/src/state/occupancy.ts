/** Who is where. Lists of units are replaced when a unit changes, so what was found in one stays true of it. */
import type { LocationId } from '../board/board.ts';
import type { Side, Unit } from './state.ts';
import { STATUS } from './status.ts';

/** Questions come in rows about one position: what is known is kept for the last list of units only. */
let known: readonly Unit[] = [];
/** Units of one side in one location, each list in the order of the units. */
let stacks: Unit[][] = [];
/** By 2 × location + side: the number of its stack, counted from 1; 0 where nobody is. */
let numbers = new Uint8Array(0);
/** Locations that a side is in, each once, in the order of its units. */
let places: readonly [LocationId[], LocationId[]] = [[], []];

function makeRoomFor(units: readonly Unit[]): void {
  let last = -1;
  for (const { at } of units) if (at > last) last = at;
  const size = 2 * (last + 1);
  if (numbers.length < size) numbers = new Uint8Array(size);
  else numbers.fill(0);
}

function sortOut(units: readonly Unit[]): void {
  makeRoomFor(units);
  stacks = [];
  places = [[], []];
  for (const unit of units) {
    const { at, side, status } = unit;
    // What its crew has abandoned stands about, but is nobody's any more (14.1.1).
    if (at < 0 || (status & STATUS.abandoned) !== 0) continue;
    const number = numbers[2 * at + side] as number;
    if (number > 0) (stacks[number - 1] as Unit[]).push(unit);
    else {
      numbers[2 * at + side] = stacks.push([unit]);
      places[side].push(at);
    }
  }
  known = units;
}

const NOBODY: readonly Unit[] = [];

export function stackAt(units: readonly Unit[], at: LocationId, side: Side): readonly Unit[] {
  if (units !== known) sortOut(units);
  const number = numbers[2 * at + side];
  return number ? (stacks[number - 1] as Unit[]) : NOBODY;
}

export function isOccupied(units: readonly Unit[], at: LocationId, side: Side): boolean {
  if (units !== known) sortOut(units);
  return (numbers[2 * at + side] ?? 0) > 0;
}

export function placesOf(units: readonly Unit[], side: Side): readonly LocationId[] {
  if (units !== known) sortOut(units);
  return places[side];
}
