/** Forces for positions by chance: who stands where, drives what and rides on it, each within the limits of stacking. */
import type { Chooser } from '@opfire/engine';
import type { WrittenPosition } from '@opfire/engine/notation';

export const pick = <T>(from: readonly T[], choose: Chooser): T => from[choose(from.length)] as T;

export type Units = NonNullable<WrittenPosition['units']>;
export type Acquisitions = NonNullable<WrittenPosition['acquisitions']>;

/** A vehicle or helicopter, and the room that it has for half-squads; guns that roll to hit, or none. */
export interface Machine {
  readonly is: string;
  readonly seats?: number;
  readonly turret?: true;
  readonly guns?: true;
}

const FACINGS = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const;

/** Half-squads, single-man counters and vehicles that any location holds, heavy jungle too (1.3). */
const MOST_ROOM = 4;
const MOST_SMCS = 2;
const MOST_VEHICLES = 2;

export class Forces {
  readonly units: Units = {};
  private readonly taken = new Map<string, number>();
  private readonly choose: Chooser;

  constructor(choose: Chooser) {
    this.choose = choose;
  }

  private fits(what: 'room' | 'smcs' | 'vehicles', at: string, more: number, most: number): boolean {
    const key = `${what} ${at}`;
    const now = (this.taken.get(key) ?? 0) + more;
    if (now > most) return false;
    this.taken.set(key, now);
    return true;
  }

  private fitsOnFoot(at: string, room: number): boolean {
    return room === 0 ? this.fits('smcs', at, 1, MOST_SMCS) : this.fits('room', at, room, MOST_ROOM);
  }

  add(name: string, side: string, is: string, room: number, places: readonly string[]): void {
    const at = pick(places, this.choose);
    if (!this.fitsOnFoot(at, room)) return;
    const shaken = this.choose(6) === 0;
    this.units[name] = { is, side, at, shaken, ...(room === 0 && this.choose(8) === 0 && { wounds: 1 }) };
  }

  /** A gun with a red corner. */
  addGun(name: string, side: string, is: string, places: readonly string[]): void {
    const at = pick(places, this.choose);
    if (this.fitsOnFoot(at, 2)) this.units[name] = { is, side, at, facing: pick(FACINGS, this.choose) };
  }

  addVehicle(name: string, side: string, { is, turret, seats = 0 }: Machine, places: readonly string[]): void {
    const at = pick(places, this.choose);
    if (!this.fits('vehicles', at, 1, MOST_VEHICLES)) return;
    const shaken = this.choose(6) === 0;
    const buttoned = shaken || this.choose(3) === 0;
    this.units[name] = {
      ...{ is, side, at, shaken, facing: pick(FACINGS, this.choose) },
      ...(turret && { turret: pick(FACINGS, this.choose) }),
      ...(buttoned && { status: ['buttoned'] }),
    };
    if (this.choose(3) === 0) this.units[`${name}-leader`] = { is: 'sgt-darius', side, aboard: name, shaken };
    // Older editions count those on top with those on foot.
    if (seats > 0 && this.choose(2) === 0 && this.fitsOnFoot(at, seats)) this.seat(name, side, seats);
  }

  addHelicopter(name: string, side: string, { is, seats = 0 }: Machine, places: readonly string[]): void {
    const at = `${pick(places, this.choose)}:air`;
    if (!this.fits('vehicles', at, 1, 1)) return;
    this.units[name] = { is, side, at, ...(this.choose(2) === 0 && { status: ['hovering'] }) };
    if (seats > 0 && this.choose(2) === 0) this.seat(name, side, seats);
  }

  private seat(vehicle: string, side: string, seats: number): void {
    const is = seats < 2 ? 'half-squad 1-4-4(AM)-6' : 'squad 2-5-4(AM)-6';
    this.units[`${vehicle}-riders`] = { is, side, aboard: vehicle };
  }
}
