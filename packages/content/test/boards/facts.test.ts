/** Every fact that the books state about hexes of the published boards, with the section that states it. */
import { describe, expect, it, test } from 'vitest';
import { boardOf, hasRoad, hexOn, levelOn, rangeOn, sideOn, sightOn, terrainOn } from './sight.ts';

type Fact = readonly [source: string, fact: string, holds: () => void];

const is = (board: string, hexes: string, terrain: string, source: string): Fact => [
  source,
  `${hexes} ${terrain}`,
  () => {
    for (const hex of hexes.split(' ')) expect(terrainOn(board, hex), hex).toBe(terrain);
  },
];

const sees = (board: string, from: string, to: string, verdict: string, source: string): Fact => [
  source,
  `${from} to ${to} ${verdict}`,
  () => expect([sightOn(board, from, to), sightOn(board, to, from)]).toEqual([verdict, verdict]),
];

const road = (board: string, path: string, source: string): Fact => [
  source,
  `road ${path}`,
  () => expect(hasRoad(board, path)).toBe(true),
];

const side = (board: string, from: string, to: string, kind: string, source: string): Fact => [
  source,
  `${kind} ${from}/${to}`,
  () => expect(sideOn(board, from, to)).toBe(kind),
];

const levels = (board: string, hexes: string, level: number, source: string): Fact => [
  source,
  `${hexes} level ${level}`,
  () => {
    for (const hex of hexes.split(' ')) expect(levelOn(board, hex), hex).toBe(level);
  },
];

const TEC = 'v5.0 Modern terrain effects chart';
const PLAY = 'v4.2.1 example of play';
const CACHE = 'v5.0 The Weapons Cache';
const FRIEND = 'v5.0 A Friend in Need';

describe('board 1', () => {
  test.each<Fact>([
    levels('1', 'D5', 1, TEC),
    is('1', 'F2', 'rice-paddy', TEC),
    is('1', 'F3', 'kunai-grass', TEC),
    is('1', 'F5', 'brush', TEC),
    is('1', 'H5', 'road', TEC),
    is('1', 'I3', 'light-jungle', TEC),
    is('1', 'I6', 'clear', TEC),
    is('1', 'K4', 'bamboo-huts', TEC),
    is('1', 'K7', 'heavy-jungle', TEC),
    is('1', 'L3', 'wooden-building', TEC),
    is('1', 'G1', 'bamboo-huts', `${FRIEND}, paragraphs 2 and 3`),
    is('1', 'M3', 'bamboo-huts', `${CACHE}, paragraph 2`),
    is('1', 'H1 G3 H8', 'road', `${FRIEND}, order of battle`),
    road('1', 'H1 H2 G2 G3 H4 H5 H6 H7 H8', `${FRIEND}, order of battle`),
    road('1', 'H5 I4 J4 K3', PLAY),
    is('1', 'I4 J4', 'road', PLAY),
    is('1', 'I5 J3 J5', 'light-jungle', PLAY),
    is('1', 'K2 L2 M2', 'light-jungle', `${CACHE}, paragraph 1`),
    levels('1', 'K3 L3 M2', 0, 'v4.2.1 10.3'),
    sees('1', 'K3', 'M2', 'blocked', 'v4.2.1 10.3'),
    is('1', 'C4', 'light-jungle', 'v4.2.1 10.3'),
    levels('1', 'C5', 1, 'v4.2.1 10.3'),
    levels('1', 'C4 C3 C2', 0, 'v4.2.1 10.3'),
    sees('1', 'C5', 'C3', 'degraded by 1', 'v4.2.1 10.3'),
    sees('1', 'C5', 'C2', 'clear', 'v4.2.1 10.3'),
    sees('1', 'J3', 'J5', 'clear', PLAY),
    sees('1', 'I5', 'J3', 'clear', PLAY),
    sees('1', 'K4', 'I4', 'clear', PLAY),
    sees('1', 'K4', 'L3', 'clear', PLAY),
  ])('%s: %s', (_source, _fact, holds) => {
    holds();
  });

  it(`lets no American see K4 from where they set up: or Event A would happen at once (${CACHE})`, () => {
    for (const from of ['J8', 'J7', 'I7', 'I8', 'K7', 'K8']) {
      expect(rangeOn('1', 'J8', from)).toBeLessThanOrEqual(1);
      expect(sightOn('1', from, 'K4'), from).toBe('blocked');
    }
  });

  it(`has huts beside the road in G1 (${FRIEND})`, () => {
    expect(['H1', 'H2', 'G2'].filter((hex) => rangeOn('1', 'G1', hex) === 1 && hexOn('1', hex).roads > 0)).toHaveLength(
      3,
    );
  });

  it(`has one hex of building in L3 (${TEC})`, () => {
    expect(boardOf('1').hexes.filter(({ building }) => building === hexOn('1', 'L3').building)).toHaveLength(1);
  });

  it(`gives cover to every hex where Viet Cong may appear (${CACHE})`, () => {
    for (const hex of ['K4', 'M3', 'L3', 'J5', 'I5', 'I3', 'J3', 'K2', 'L2', 'M2']) {
      expect(hexOn('1', hex).terrain.tm, hex).toBeGreaterThan(0);
    }
  });
});

const WWII = 'v4.1 WWII terrain effects chart';
const INFANTRY = 'v4.1 example of play, infantry';
const ARMOUR = 'v4.1 example of play, armour';
const VIERVILLE = 'v5.0 Assault on Vierville';
const REGIMENT = 'v5.0 Rejoining the Regiment';

describe('board 15', () => {
  test.each<Fact>([
    side('15', 'K6', 'L6', 'wall', WWII),
    sees('15', 'K5', 'L7', 'clear', `${WWII}; v5.0 LOS example 13`),
    side('15', 'K6', 'L7', 'wall', 'v5.0 LOS example 14'),
    sees('15', 'J6', 'L7', 'clear', 'v5.0 LOS example 14'),
    sees('15', 'J6', 'M7', 'blocked', 'v5.0 LOS example 14'),
    levels('15', 'K5 K6 J6 L6 L7 M7', 0, 'v5.0 LOS examples 13 and 14'),
    side('15', 'K2', 'L2', 'hedge', WWII),
    sees('15', 'K1', 'L3', 'clear', WWII),
    road('15', 'H1 H2 H3 H4 H5 H6 H7 H8', REGIMENT),
    is('15', 'D6', 'wooden-building', INFANTRY),
    is('15', 'C6 C7', 'low-crops', INFANTRY),
    is('15', 'D7 E6 E8 D8', 'clear', INFANTRY),
    is('15', 'F7', 'light-woods', INFANTRY),
    sees('15', 'F7', 'C6', 'clear', INFANTRY),
    sees('15', 'C7', 'F7', 'clear', INFANTRY),
    sees('15', 'D6', 'D8', 'clear', INFANTRY),
    sees('15', 'C6', 'E5', 'blocked', 'v5.0 LOS example 6'),
    is('15', 'D4', 'clear', ARMOUR),
    is('15', 'E5 F6 G6', 'road', ARMOUR),
    road('15', 'E5 F6 G6 H7', ARMOUR),
    is('15', 'F5', 'light-woods', ARMOUR),
    // A wreck in E5 is to be the only thing on this line.
    sees('15', 'F6', 'D4', 'clear', ARMOUR),
    sees('15', 'G6', 'F5', 'clear', ARMOUR),
    sees('15', 'G3', 'H7', 'clear', ARMOUR),
  ])('%s: %s', (_source, _fact, holds) => {
    holds();
  });

  const near = boardOf('15').hexes.filter(({ name, building }) => building >= 0 && rangeOn('15', 'H7', name) <= 3);

  it(`has at least four hexes of buildings within three of H7, and too few for both sides to win (${VIERVILLE})`, () => {
    expect(near.length).toBeGreaterThanOrEqual(4);
    expect(near.length).toBeLessThan(8);
  });

  it(`has a stone building of three hexes, which would have an upper level (${VIERVILLE}, special rule 1)`, () => {
    expect(boardOf('15').hexes.some(({ multiStory }) => multiStory)).toBe(true);
  });

  it(`has the event hexes J5 and F5 on the outskirts: cover, no house, two hexes from the village street (${VIERVILLE})`, () => {
    for (const hex of ['J5', 'F5']) {
      expect(hexOn('15', hex).building, hex).toBe(-1);
      expect(hexOn('15', hex).terrain.tm, hex).toBeGreaterThan(0);
      expect(rangeOn('15', hex, 'H6'), hex).toBe(2);
    }
  });

  it(`has ground to defend and cover to come by on every side of the roadblock (${REGIMENT})`, () => {
    const covered = (hexes: string) => hexes.split(' ').filter((hex) => hexOn('15', hex).terrain.tm > 0);
    expect(covered('G6 G7 G8 H6 H7 H8 I6 I7 I8').length).toBeGreaterThanOrEqual(2);
    expect(covered('F2 F3 F5 F7 F8').length).toBeGreaterThanOrEqual(4);
    expect(covered('I2 J2 I4 J5 K5').length).toBeGreaterThanOrEqual(4);
  });
});

describe('board 2', () => {
  test.each<Fact>([
    is('2', 'D2', 'stone-building', TEC),
    side('2', 'D4', 'D5', 'wall', TEC),
    side('2', 'F3', 'F4', 'wall', TEC),
    sees('2', 'C4', 'E4', 'clear', TEC),
    sees('2', 'E3', 'G3', 'clear', TEC),
    side('2', 'F4', 'G3', 'wall', 'v4.2.1 10.3.2'),
    sees('2', 'F3', 'G4', 'clear', 'v4.2.1 10.3.2'),
  ])('%s: %s', (_source, _fact, holds) => {
    holds();
  });
});

describe('board 3', () => {
  test.each<Fact>([
    is('3', 'K3', 'soccer-field', TEC),
    is('3', 'K4 L3', 'soccer-stands', TEC),
    is('3', 'H5', 'pool', TEC),
  ])('%s: %s', (_source, _fact, holds) => {
    holds();
  });

  it(`seats people in the stands at level 1 (${TEC})`, () => {
    const { locations, hexNamed } = boardOf('3');
    for (const hex of ['K4', 'L3']) expect(locations[hexNamed.get(hex) ?? -1]?.level).toBe(1);
  });
});
