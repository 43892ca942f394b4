/** Stacking (1.3), counted anew by the book. */
import type { EventOf, Game, LocationId, Side, Unit } from '@opfire/engine';
import { Broken } from '../play.ts';
import { is, isMachine, isVehicle, placeName, printed, ridesOnTop, whereabouts } from './counters.ts';

/** In half-squads: three squads or their equivalent. */
const ROOM = 6;
const SMCS = 2;
/** Heavy jungle: two squads, two support weapons in hand, two single-man counters; the NVA excepted. */
const JUNGLE_ROOM = 4;
const JUNGLE_WEAPONS = 2;
/** Vehicles, wrecks and abandoned vehicles together; cavalry and motorcycles. */
const VEHICLES = 2;
const MOUNTS = 2;

const TAKES: Readonly<Record<string, number>> = { squad: 2, 'weapon-team': 2, 'half-squad': 1, crew: 1 };

interface Stack {
  room: number;
  smcs: number;
  weapons: number;
  vehicles: number;
  mounts: number;
  allNva: boolean;
}

const empty = (): Stack => ({ room: 0, smcs: 0, weapons: 0, vehicles: 0, mounts: 0, allNva: true });

/** Heroes who still have to find room, because the place where they appeared is full (11.2.1). */
function awaitingRoom(game: Game, justCreated: readonly number[]): ReadonlySet<number> {
  const waiting = new Set(justCreated);
  for (const frame of game.state.stack) if (frame.f === 'place-hero') waiting.add(frame.unit);
  return waiting;
}

/** Whose room it takes: its own, its vehicle's (who rides on top, in older editions), or none. */
function placeTaken(game: Game, unit: Unit): LocationId {
  const counted = game.world.setup.edition !== 'v5.0' && ridesOnTop(game, unit);
  return counted ? whereabouts(game, unit) : unit.at;
}

function add(game: Game, unit: Unit, stack: Stack): void {
  const { kind, nation, mount } = printed(game, unit);
  if (isMachine(game, unit)) {
    if (isVehicle(game, unit) && !is(unit, 'abandoned')) stack.vehicles++;
    return;
  }
  stack.room += TAKES[kind] ?? 0;
  if (TAKES[kind] === undefined && kind !== 'armor-leader') stack.smcs++;
  if (mount) stack.mounts++;
  stack.allNva &&= nation === 'nva';
}

function count(game: Game, waiting: ReadonlySet<number>): Map<number, Stack> {
  const stacks = new Map<number, Stack>();
  for (const unit of game.state.units) {
    const at = placeTaken(game, unit);
    if (at < 0 || waiting.has(unit.id)) continue;
    const key = 2 * at + unit.side;
    const stack = stacks.get(key) ?? empty();
    stacks.set(key, stack);
    add(game, unit, stack);
  }
  for (const weapon of game.state.weapons) {
    const holder = game.state.units[weapon.holder];
    const stack = holder && stacks.get(2 * holder.at + holder.side);
    if (stack) stack.weapons++;
  }
  return stacks;
}

function judge(game: Game, at: LocationId, stack: Stack): string | undefined {
  if (stack.room > ROOM) return `${stack.room / 2} squads`;
  if (stack.smcs > SMCS) return `${stack.smcs} single-man counters`;
  if (stack.vehicles > VEHICLES) return `${stack.vehicles} vehicles`;
  if (stack.mounts > MOUNTS) return `${stack.mounts} mounted units`;
  const hex = game.world.board.locations[at]?.hex ?? -1;
  if (game.world.board.hexes[hex]?.terrain.id !== 'heavy-jungle' || stack.allNva) return undefined;
  if (stack.room > JUNGLE_ROOM) return `${stack.room / 2} squads in heavy jungle`;
  return stack.weapons > JUNGLE_WEAPONS ? `${stack.weapons} support weapons in heavy jungle` : undefined;
}

/** `justCreated`: Heroes of the order being carried out, who may have to be placed elsewhere. */
export function checkStacking(game: Game, justCreated: readonly number[]): void {
  for (const [key, stack] of count(game, awaitingRoom(game, justCreated))) {
    const side = (key % 2) as Side;
    const at = (key - side) / 2;
    const found = judge(game, at, stack);
    if (found) throw new Broken('stacking (1.3)', `${found} of side ${side} in ${placeName(game, at)}`);
  }
}

/** Vehicles do not come where two vehicles, wrecks or abandoned vehicles stand already (1.3). */
export function checkArrival(game: Game, { units, to }: EventOf<'moved'>): void {
  if (!units.some((id) => isVehicle(game, game.state.units[id] as Unit))) return;
  const hex = game.world.board.locations[to]?.hex;
  const wrecks = game.state.ground.filter((marker) => marker.kind === 'wreck' && marker.hex === hex).length;
  const vehicles = game.state.units.filter((unit) => unit.at === to && isVehicle(game, unit)).length;
  if (vehicles + wrecks > VEHICLES)
    throw new Broken('stacking (1.3)', `${vehicles} vehicles and ${wrecks} wrecks in ${placeName(game, to)}`);
}
