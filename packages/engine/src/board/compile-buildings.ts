/** Which hexes form one building, and which buildings have an upper level (10.2). */

import type { BoardDefinition, HexId } from './board.ts';
import { BoardError } from './board-error.ts';
import type { BareHex } from './compile.ts';
import { sideBetween } from './compile-paths.ts';
import type { HexNames } from './hex-names.ts';

export interface Buildings {
  /** The building of each hex, or −1. */
  readonly ofHex: Int16Array;
  /** For each building. */
  readonly multiStory: readonly boolean[];
}

/** Stone buildings of three hexes or more have two stories (10.2). */
const HEXES_OF_TWO_STORIES = 3;

export function compileBuildings(
  definition: BoardDefinition,
  hexes: readonly BareHex[],
  names: HexNames,
  neighbours: Int16Array,
): Buildings {
  const ofHex = new Int16Array(hexes.length).fill(-1);
  const multiStory: boolean[] = [];
  for (const [number, listed] of (definition.buildings ?? []).entries()) {
    const place = `building ${number + 1} (${listed.join(', ')})`;
    const members = listed.map((name) => names.find(name, place));
    for (const hex of members) {
      checkMember(place, hexes[hex] as BareHex, hexes[members[0] as HexId] as BareHex, ofHex);
      ofHex[hex] = multiStory.length;
    }
    checkTouching(place, members, names, neighbours);
    multiStory.push(!definition.oneStory && hasTwoStories(hexes, members));
  }
  for (const hex of hexes) {
    if (hex.terrain.structure && (ofHex[hex.index] as number) < 0) {
      ofHex[hex.index] = multiStory.length;
      multiStory.push(false);
    }
  }
  return { ofHex, multiStory };
}

const hasTwoStories = (hexes: readonly BareHex[], members: readonly HexId[]): boolean =>
  members.length >= HEXES_OF_TWO_STORIES && members.every((hex) => hexes[hex]?.terrain.structure === 'stone');

function checkMember(place: string, hex: BareHex, first: BareHex, ofHex: Int16Array): void {
  if (!hex.terrain.structure) {
    throw new BoardError(place, `${hex.name} is ${hex.terrain.id}, not a building`, 'give it a building terrain');
  }
  if (hex.terrain.structure !== first.terrain.structure) {
    const mix = `${first.name} is ${first.terrain.id} and ${hex.name} is ${hex.terrain.id}`;
    throw new BoardError(place, mix, 'build the whole building of one kind, or list two buildings');
  }
  if ((ofHex[hex.index] as number) >= 0) {
    throw new BoardError(place, `${hex.name} is listed twice`, 'list each hex once and in one building');
  }
}

function checkTouching(place: string, members: readonly HexId[], names: HexNames, neighbours: Int16Array): void {
  const reached = new Set(members.slice(0, 1));
  for (const hex of reached) {
    for (const other of members) if (sideBetween(neighbours, hex, other) >= 0) reached.add(other);
  }
  const apart = members.find((hex) => !reached.has(hex));
  if (apart !== undefined) {
    throw new BoardError(place, `${names.nameOf(apart)} does not touch the rest`, 'list it as a building of its own');
  }
}
