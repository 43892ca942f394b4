/** The hexes that a battle is about: those that its conditions of victory name. */
import type { Game, HexId } from '@opfire/engine';

type World = Game['world'];

const known = new WeakMap<World, ReadonlySet<HexId>>();

/** A building is named by one of its hexes, and all of them are meant. */
const wholeBuilding = ({ board }: World, hex: HexId): readonly HexId[] => {
  const { building = -1 } = board.hexes[hex] ?? {};
  return building < 0 ? [hex] : board.hexes.filter((other) => other.building === building).map(({ index }) => index);
};

function findObjectives(world: World): ReadonlySet<HexId> {
  const { victory, outright = [] } = world.setup.scenario;
  const scored = victory.flatMap((one) => {
    if (one.for === 'building') return one.hexes.flatMap((hex) => wholeBuilding(world, hex));
    return one.for === 'control' ? one.hexes : [];
  });
  const needed = outright.flatMap(({ needs }) => needs.flatMap((one) => (one.need === 'control' ? one.hexes : [])));
  return new Set([...scored, ...needed]);
}

export function objectivesOf(world: World): ReadonlySet<HexId> {
  const found = known.get(world) ?? findObjectives(world);
  known.set(world, found);
  return found;
}

/** Buildings are worth telling about even where the battle does not name them. */
export const isWorthHolding = (world: World, hex: HexId): boolean =>
  objectivesOf(world).has(hex) || world.board.hexes[hex]?.terrain.structure !== undefined;
