/** Positions with guns and vehicles, written as in cases, on clear ground. */
import { give, newGame } from '../../src/index.ts';
import { readOrder, readPosition } from '../../src/notation/index.ts';
import type { Order } from '../../src/state/orders.ts';
import type { Game, UnitId } from '../../src/state/state.ts';
import { LIBRARY } from '../notation/library.ts';

const armour = (front: number | null, flank: number | null, rear: number | null) => ({ front, flank, rear });

const COUNTERS = {
  tank: {
    kind: 'vehicle',
    movement: 8,
    morale: 6,
    crew: 'crew',
    vehicle: {
      drive: 'tracked',
      hull: armour(4, 3, 2),
      turret: armour(5, 3, null),
      guns: [{ ranges: [6, 12, 24], toHit: [3, 3, 2], penetration: [5, 4, 3], he: 4, heat: true }],
      machineGuns: [],
    },
  },
  crew: { kind: 'crew', firepower: 0, range: 2, movement: 4, morale: 5 },
  gun: {
    kind: 'weapon-team',
    movement: 1,
    morale: 6,
    weapon: 'ordnance',
    covers: true,
    ordnance: [{ ranges: [6, 12, 24], toHit: [3, 3, 2], penetration: [5, 4, 3], he: 4 }],
  },
};

/** A field in the middle of an impulse that has activated some places. */
export class Field {
  game: Game;

  constructor(position: Record<string, unknown>, edition = 'v4.2.1') {
    const read = readPosition({ edition, counters: COUNTERS, ...position }, LIBRARY);
    if ('problems' in read) throw new Error(JSON.stringify(read.problems));
    this.game = newGame(read.ok.setup, read.ok.state);
  }

  order(written: Record<string, unknown>): Order {
    const found = readOrder(this.game, written);
    if ('problems' in found) throw new Error(JSON.stringify(found.problems));
    return found.ok;
  }

  give(written: Record<string, unknown>): this {
    const outcome = give(this.game, this.order(written));
    if ('refused' in outcome) throw new Error(outcome.refused.why);
    this.game = outcome.game;
    return this;
  }

  id = (name: string): UnitId => this.game.state.units.findIndex((unit) => unit.name === name);
}
