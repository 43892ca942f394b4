/**
 * Silhouettes for painted terrain. A designer paints terrain and gets tree crowns, roofs and fields: the same for the
 * same board and hex every time, for they are what a line of sight crosses (10.3). Shapes drawn by hand stay.
 */
import type { BoardDefinition, HexDefinition, Shape, Terrain, TerrainChart } from '@opfire/engine';
import { beyond, nameOf, type Place, placesIn, sidesCrossed } from '../grid.ts';
import { Chance } from './chance.ts';
import { closedCrowns, separateCrowns, tufts } from './crowns.ts';
import { angleOf, QUARTER } from './figures.ts';
import { huts, stoneHouse, woodenHouse } from './houses.ts';
import { beds, field, wild, yard } from './patches.ts';
import { directionsIn, type Site } from './site.ts';
import { rocks, rubble } from './stones.ts';

type Draw = (site: Site) => Shape[];

const DRAWN: Readonly<Record<string, Draw>> = {
  'light-woods': separateCrowns,
  'light-jungle': separateCrowns,
  forest: closedCrowns,
  'heavy-jungle': closedCrowns,
  brush: tufts,
  'wooden-building': woodenHouse,
  'stone-building': stoneHouse,
  'bamboo-huts': huts,
  'low-crops': field,
  wheatfield: field,
  'kunai-grass': wild,
  marsh: wild,
  'flower-garden': beds,
  cemetery: yard,
  'soccer-stands': yard,
  rubble,
  rough: rocks,
};

const BY_STRUCTURE = { stone: stoneHouse, wooden: woodenHouse, huts } as const;

/** For terrain of other charts: by what it does to sight. */
function drawFor(terrain: Terrain): Draw {
  const drawn = Object.hasOwn(DRAWN, terrain.id) ? DRAWN[terrain.id] : undefined;
  if (drawn) return drawn;
  if (terrain.structure) return BY_STRUCTURE[terrain.structure];
  if (terrain.height === 'ground' || terrain.height === 0) return field;
  return terrain.sight === 'blocking' ? closedCrowns : separateCrowns;
}

/** Stands look at what is played. */
const STAGE = 'soccer-field';

/** A board as the drawing sees it. */
class Ground {
  readonly places: readonly Place[];
  private readonly definition: BoardDefinition;
  private readonly seed: string;
  private readonly roads: ReadonlyMap<string, number>;
  private readonly buildings = new Map<string, string>();
  private readonly terrain = new Map<string, string>();

  constructor(definition: BoardDefinition, seed: string) {
    this.definition = definition;
    this.seed = seed;
    this.places = placesIn(definition);
    this.roads = sidesCrossed(definition.roads ?? []);
    for (const building of definition.buildings ?? []) {
      for (const hex of building) this.buildings.set(hex, building[0] as string);
    }
    for (const place of this.places) this.terrain.set(nameOf(place), this.hexAt(nameOf(place)).terrain as string);
  }

  hexAt(name: string): HexDefinition {
    const hex = this.definition.hexes?.[name] ?? {};
    return { terrain: this.definition.default ?? 'clear', ...(typeof hex === 'string' ? { terrain: hex } : hex) };
  }

  siteOf(place: Place): Site {
    const name = nameOf(place);
    const building = this.buildings.get(name);
    return {
      chance: new Chance(`${this.seed} ${name}`),
      roads: this.roads.get(name) ?? 0,
      kin: building === undefined ? 0 : this.bits(place, (other) => this.buildings.get(other) === building),
      alike: this.bits(place, (other) => this.terrain.get(other) === this.terrain.get(name)),
      heading: this.headingOf(place),
      buildingChance: new Chance(`${this.seed} building ${building ?? name}`),
    };
  }

  private bits(place: Place, holds: (neighbour: string) => boolean): number {
    let bits = 0;
    for (let d = 0; d < 6; d++) if (holds(nameOf(beyond(place, d)))) bits |= 1 << d;
    return bits;
  }

  /** Along the nearest road; across the way to the stage; otherwise as the board pleases. */
  private headingOf(place: Place): number {
    const name = nameOf(place);
    const stage = directionsIn(this.bits(place, (other) => this.terrain.get(other) === STAGE))[0];
    if (stage !== undefined) return angleOf(stage) + QUARTER;
    const [own] = directionsIn(this.roads.get(name) ?? 0);
    if (own !== undefined) return angleOf(own);
    for (let d = 0; d < 6; d++) {
      const arms = directionsIn(this.roads.get(nameOf(beyond(place, d))) ?? 0);
      const passing = arms.find((arm) => arm % 3 !== d % 3) ?? arms[0];
      if (passing !== undefined) return angleOf(passing);
    }
    return angleOf(new Chance(`${this.seed} heading ${name}`).below(6)) + QUARTER;
  }
}

/** The board with a silhouette in every hex whose terrain stands in the way of sight. */
export function withSilhouettes(
  definition: BoardDefinition,
  chart: TerrainChart,
  seed: string = definition.number ?? definition.name ?? '',
): BoardDefinition {
  const ground = new Ground(definition, seed);
  const hexes: Record<string, string | HexDefinition> = { ...definition.hexes };
  for (const place of ground.places) {
    const name = nameOf(place);
    const hex = ground.hexAt(name);
    const terrain = chart.terrain[hex.terrain as string];
    if (!terrain || terrain.sight === 'open' || hex.shapes) continue;
    hexes[name] = { ...hex, shapes: drawFor(terrain)(ground.siteOf(place)) };
  }
  return { ...definition, hexes };
}
