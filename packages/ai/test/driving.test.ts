import { decision, driveBetween, type Game, give, type Order, type Unit } from '@opfire/engine';
import { describe, expect, it } from 'vitest';
import { makePlayer } from '../src/index.ts';
import { startOf } from './battles.ts';

type MoveFrame = Extract<Game['state']['stack'][number], { f: 'move' }>;

/** The innermost move: passengers who have got off go before their vehicle drives on (16.0). */
const movingIn = ({ state }: Game): MoveFrame | undefined =>
  state.stack.findLast((frame): frame is MoveFrame => frame.f === 'move');

interface Drive {
  readonly game: Game;
  readonly vehicle: Unit;
  readonly orders: readonly Order[];
  readonly chosen: Order;
}

/** Every decision on the way of a vehicle in the first orders of a battle. */
function drivesIn(scenario: string, most: number): Drive[] {
  const player = makePlayer({ level: 'regular', seed: 5 });
  const found: Drive[] = [];
  let game = startOf(scenario, 5);
  for (let count = 0; count < most; count++) {
    const owed = decision(game);
    const chosen = player.choose(game);
    const vehicle = game.state.units[movingIn(game)?.units[0] ?? -1];
    const isVehicle = vehicle && game.world.setup.unitTypes[vehicle.type]?.kind === 'vehicle';
    if (owed?.kind === 'move' && isVehicle) found.push({ game, vehicle, orders: owed.orders, chosen });
    const outcome = give(game, chosen);
    if ('refused' in outcome) throw new Error(outcome.refused.why);
    game = outcome.game;
  }
  return found;
}

describe('vehicles (15.1)', () => {
  const drives = drivesIn('over-the-aa', 90);

  it('are planned with the points that the rules charge for a step', () => {
    let compared = 0;
    for (const { game, vehicle, orders } of drives) {
      for (const order of orders) {
        if (order.do !== 'step') continue;
        const drive = driveBetween(game, vehicle, vehicle.facing, vehicle.at, order.to);
        const outcome = give(game, order);
        const after = 'refused' in outcome ? undefined : movingIn(outcome.game);
        if (!after || drive?.turning !== 0) continue;
        const before = movingIn(game) as MoveFrame;
        const allowed = (before.allowed[0] as number) - (before.spent[0] as number);
        expect((after.spent[0] as number) - (before.spent[0] as number)).toBe(Math.min(allowed, drive.points));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(20);
  });

  it('are turned where they have to go, and have come a long way by the end of a second turn', () => {
    const columns = drives.map(
      ({ game, vehicle }) => game.world.board.hexes[game.world.board.locations[vehicle.at]?.hex ?? 0],
    );
    expect(drives.some(({ chosen }) => chosen.do === 'pivot')).toBe(true);
    expect(new Set(drives.map(({ vehicle }) => vehicle.facing)).size).toBeGreaterThan(1);
    expect(Math.max(...columns.map((hex) => hex?.column ?? 0))).toBeGreaterThan(3);
  });
});
