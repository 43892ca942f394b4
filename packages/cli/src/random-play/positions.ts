/** Positions by chance, in the notation: other ground, other forces, other weapons for every seed. */
import type { Chooser } from '@opfire/engine';
import type { WrittenPosition } from '@opfire/engine/notation';

const pick = <T>(from: readonly T[], choose: Chooser): T => from[choose(from.length)] as T;

interface Era {
  readonly chart: string;
  readonly sides: readonly [string, string];
  /** Clear ground is drawn as often as all of these together. */
  readonly terrain: readonly string[];
  readonly hexsides: readonly string[];
}

const ERAS: readonly Era[] = [
  {
    chart: 'wwii',
    sides: ['us', 'german'],
    terrain: [
      'light-woods',
      'forest',
      'brush',
      'low-crops',
      'wheatfield',
      'marsh',
      'wooden-building',
      'stone-building',
    ],
    hexsides: ['wall', 'hedge', 'bocage'],
  },
  {
    chart: 'modern',
    sides: ['usmc', 'nva'],
    terrain: ['light-jungle', 'heavy-jungle', 'kunai-grass', 'bamboo-huts', 'rice-paddy', 'rough', 'stone-building'],
    hexsides: ['wall'],
  },
];

/** Counters, and how much room each takes in half-squads; 0 for single-man counters. */
const MMCS: readonly (readonly [is: string, room: number])[] = [
  ['squad 2-5-4(AM)-6', 2],
  ['squad 1-6-4-5', 2],
  ['squad 2A-5-4-5 stealth', 2],
  ['squad 1M-4-3-4/3 hit-and-run', 2],
  ['squad 3-6-4-5 extended-range self-rally', 2],
  ['half-squad 1-4-4(AM)-6', 1],
  ['half-squad 0-3-3-4/3', 1],
  ['crew 0-2-4-5', 1],
  ['weapon-team 4-10-2-5 machine-gun', 2],
  ['weapon-team 2-2..30-2-6 mortar', 2],
];
const SMCS = [
  ...['leader 6-1-6', 'leader 7-2-6', 'leader 5-0-6', 'medic 6-6', 'hero 1-6-6-6', 'scout 0-4-5-6'],
  ...['commissar 6-1-6', 'chaplain 6-1-6', 'nurse 6-1-6', 'piper 6-1-6', 'marksman 6-4', 'advisor 6-0-6'],
];
const WEAPONS = [
  ...['machine-gun 2-8', 'machine-gun 1J-7', 'machine-gun 3-10 tripod(2-8)', 'machine-gun 2-9 tripod'],
  ...['satchel-charge 6', 'flamethrower 6-1', 'molotov 2-1', 'mortar 2-2..30', 'ordnance 0-6'],
];

const WIDTH = 7;
const HEIGHT = 6;
const hexName = (column: number, row: number): string => `${'ABCDEFG'[column]}${row + 1}`;
const anyHex = (choose: Chooser): string => hexName(choose(WIDTH), choose(HEIGHT));

function ground(era: Era, choose: Chooser): Record<string, { terrain: string; level: number }> {
  const hexes: Record<string, { terrain: string; level: number }> = {};
  for (let column = 0; column < WIDTH; column++) {
    for (let row = 0; row < HEIGHT; row++) {
      const terrain = choose(2) === 0 ? 'clear' : pick(era.terrain, choose);
      hexes[hexName(column, row)] = { terrain, level: choose(6) === 0 ? 1 + choose(2) : 0 };
    }
  }
  // Three hexes in a column are a building with an upper level.
  const column = choose(WIDTH);
  for (let row = 1; row < 4; row++) hexes[hexName(column, row)] = { terrain: 'stone-building', level: 0 };
  return hexes;
}

/** The hexes of the building that `ground` put in: the first column with three in a row. */
function buildings(hexes: Record<string, { terrain: string; level: number }>): string[][] {
  for (let column = 0; column < WIDTH; column++) {
    const tower = [1, 2, 3].map((row) => hexName(column, row));
    if (tower.every((hex) => hexes[hex]?.terrain === 'stone-building' && hexes[hex]?.level === 0)) return [tower];
  }
  return [];
}

/** Along the tops of hexes, at most one for each column. */
function hexsides(era: Era, choose: Chooser) {
  return Array.from({ length: choose(WIDTH) }, (_, column) => {
    const row = choose(HEIGHT - 1);
    const between: [string, string] = [hexName(column, row), hexName(column, row + 1)];
    return { kind: pick(era.hexsides, choose), between };
  });
}

type Units = NonNullable<WrittenPosition['units']>;

/** Stacks of a side around a place, each within its limits. */
class Forces {
  readonly units: Units = {};
  private readonly room = new Map<string, number>();
  private readonly smcs = new Map<string, number>();
  private readonly choose: Chooser;

  constructor(choose: Chooser) {
    this.choose = choose;
  }

  private fits(at: string, room: number): boolean {
    const used = room === 0 ? this.smcs : this.room;
    const now = (used.get(at) ?? 0) + (room === 0 ? 1 : room);
    // Four half-squads fit even into heavy jungle.
    if (now > (room === 0 ? 2 : 4)) return false;
    used.set(at, now);
    return true;
  }

  add(name: string, side: string, is: string, room: number, places: readonly string[]): void {
    const at = pick(places, this.choose);
    if (!this.fits(at, room)) return;
    const shaken = this.choose(6) === 0;
    this.units[name] = { is, side, at, shaken, ...(room === 0 && this.choose(8) === 0 && { wounds: 1 }) };
  }
}

function forces(era: Era, choose: Chooser): Units {
  const all = new Forces(choose);
  const all42 = Array.from({ length: WIDTH * HEIGHT }, (_, hex) => hexName(Math.floor(hex / HEIGHT), hex % HEIGHT));
  // Disjoint places, mixed or apart, so that no two sides begin in one location.
  const apart = choose(2) === 0;
  for (const [index, side] of era.sides.entries()) {
    const own = all42.filter((_, hex) => (apart ? Math.floor(hex / 21) : hex % 2) === index);
    const places = Array.from({ length: 3 + choose(3) }, () => pick(own, choose));
    for (let count = 3 + choose(5); count > 0; count--) {
      const [is, room] = pick(MMCS, choose);
      all.add(`${side}-${count}`, side, is, room, places);
    }
    for (let count = 1 + choose(3); count > 0; count--)
      all.add(`${side}-smc-${count}`, side, pick(SMCS, choose), 0, places);
    if (choose(3) === 0) all.units[`${side}-sniper`] = { is: 'sniper 6', side };
  }
  return all.units;
}

type Weapons = NonNullable<WrittenPosition['weapons']>;

/** One weapon for some of those who can carry, no more than heavy jungle holds (1.3), and some on the ground. */
function weapons(era: Era, units: Units, choose: Chooser): Weapons {
  const found: Weapons = {};
  const carried = new Map<string, number>();
  for (const [name, { is, at = '' }] of Object.entries(units)) {
    const there = carried.get(at) ?? 0;
    if (!/^(squad|half-squad|crew|leader|hero)/.test(is) || there >= 2 || choose(2) === 0) continue;
    carried.set(at, there + 1);
    found[`w-${name}`] = { is: pick(WEAPONS, choose), by: name, assembled: choose(2) === 0 };
  }
  for (let count = choose(4); count > 0; count--) {
    found[`loose-${count}`] = { is: pick(WEAPONS, choose), at: anyHex(choose), side: pick(era.sides, choose) };
  }
  return found;
}

/** A position drawn by the chooser; every one of them can be read and played. */
export function drawPosition(choose: Chooser): WrittenPosition {
  const era = pick(ERAS, choose);
  const [first, second] = era.sides;
  const hexes = ground(era, choose);
  const units = forces(era, choose);
  return {
    chart: era.chart,
    board: {
      columns: ['A', 'G'],
      rows: [1, HEIGHT],
      hexes,
      hexsides: hexsides(era, choose),
      buildings: buildings(hexes),
    },
    sides: {
      [first]: { heroes: { [`${first}-hero`]: 'hero 1-6-6-6' } },
      [second]: { heroes: { [`${second}-hero`]: 'hero 2-5-6-6' } },
    },
    phase: pick(['begin', 'rally', 'operations'] as const, choose),
    turns: 2,
    units,
    weapons: weapons(era, units, choose),
    ...(choose(2) === 0 && { smoke: { [anyHex(choose)]: 1, [anyHex(choose)]: 2 } }),
    ...(choose(3) === 0 && { foxholes: { [anyHex(choose)]: 1 }, wrecks: [anyHex(choose)], rubble: [anyHex(choose)] }),
    ...(choose(2) === 0 && { artillery: [{ side: pick(era.sides, choose), firepower: 3 + choose(3), missions: 2 }] }),
    exits: [{ side: first, hexes: [anyHex(choose), anyHex(choose)] }],
    victory: [
      { for: 'control', hexes: [anyHex(choose), anyHex(choose)], points: 1 },
      { for: 'elimination', points: 1, side: first },
      { for: 'exit', points: 1, side: first },
    ],
    skillCup: ['rage', 'deadly', 'bull', 'versatile'],
  };
}
