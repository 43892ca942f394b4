/** "Set up for me": a sensible deployment out of the legal ones; the person looks at it, changes it and says ready. */
import { type Decision, decision, type Game, type Order, type Unit } from '@opfire/engine';
import type { TableStore } from './table-store.ts';

type Deploy = Extract<Order, { do: 'deploy' }>;

const isDeploy = (order: Order): order is Deploy => order.do === 'deploy';

type Lay = Extract<Order, { do: 'lay' }>;

const isLay = (order: Order): order is Lay => order.do === 'lay';

/** How far before the squads obstacles do best. */
const AHEAD = 2;

const isWaiting = (unit: Unit | undefined): boolean => unit?.fate === 'reserve';

/** Good cover first; squads spread out, single men join them. */
function worth({ world, state }: Game, { unit, at }: Deploy): number {
  const location = world.board.locations[at];
  const hex = location && world.board.hexes[location.hex];
  const company = state.units.filter((other) => other.at === at).length;
  const type = world.setup.unitTypes[state.units[unit]?.type ?? -1];
  const alone = type?.kind === 'squad' || type?.kind === 'half-squad' || type?.kind === 'weapon-team';
  return 2 * (hex?.terrain.tm ?? 0) + (alone ? -3 : 2) * company;
}

function bestPlace(game: Game, { orders }: Decision): Order | undefined {
  const first = orders.filter(isDeploy).find(({ unit }) => isWaiting(game.state.units[unit]));
  if (first === undefined) return undefined;
  const own = orders.filter(isDeploy).filter(({ unit }) => unit === first.unit);
  return own.reduce((best, one) => (worth(game, one) > worth(game, best) ? one : best));
}

/** Weapons that nobody carries yet go to those who carry none. */
function nextWeapon({ state }: Game, { orders }: Decision): Order | undefined {
  const load = (unit: number): number => state.weapons.filter((weapon) => weapon.holder === unit).length;
  return orders.find(
    (order) => order.do === 'equip' && state.weapons[order.weapon]?.holder === -1 && load(order.unit) === 0,
  );
}

/** Markers where squads are two hexes away, or under them if they are to shelter them. */
function nextMarker({ world, state }: Game, { orders, side }: Decision): Order | undefined {
  const { distances, hexes, locations } = world.board;
  const own = state.units.filter((unit) => unit.side === side && unit.at >= 0);
  const distance = (order: Lay): number => {
    const kind = world.setup.scenario.fortifications?.[order.fortification]?.kind;
    const ranges = own.map(({ at }) => distances[(locations[at]?.hex ?? 0) * hexes.length + order.at] ?? 0);
    return Math.abs(Math.min(...ranges) - (kind === 'foxholes' ? 0 : AHEAD));
  };
  return orders
    .filter(isLay)
    .reduce<Lay | undefined>((best, one) => (best && distance(best) <= distance(one) ? best : one), undefined);
}

/** What "set up for me" would do next; undefined when nothing is left to it. */
export function nextInSetup(game: Game): Order | undefined {
  const owed = decision(game);
  return owed?.kind === 'setup'
    ? (bestPlace(game, owed) ?? nextWeapon(game, owed) ?? nextMarker(game, owed))
    : undefined;
}

export function setUpForMe(store: TableStore): void {
  for (;;) {
    const { game, give } = store.getState();
    const order = nextInSetup(game);
    if (order === undefined || !give(order)) return;
  }
}
