/** Positions by chance, in the notation: other ground, other forces, other weapons for every seed. */
import type { Chooser } from '@opfire/engine';
import type { WrittenPosition } from '@opfire/engine/notation';
import { type Acquisitions, Forces, type Machine, pick, type Units } from './forces.ts';

interface Era {
  readonly chart: string;
  readonly sides: readonly [string, string];
  /** Clear ground is drawn as often as all of these together. */
  readonly terrain: readonly string[];
  readonly hexsides: readonly string[];
  readonly vehicles: readonly Machine[];
  readonly guns: readonly string[];
  readonly helicopters: readonly Machine[];
  readonly planes: readonly string[];
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
    vehicles: [
      { is: 'm4a1-sherman', turret: true, seats: 2, guns: true },
      { is: 'pz-iv-h', turret: true, seats: 2, guns: true },
      { is: 'm10', turret: true, guns: true },
      { is: 'stug-iii-g', seats: 2, guns: true },
      { is: 'sdkfz-251', seats: 2 },
      { is: 'm3-half-track', seats: 2 },
      { is: 'german-truck', seats: 2 },
      { is: 'jeep', seats: 1 },
    ],
    guns: ['german-75mm-gun-team', 'german-88mm-gun-team', 'us-57mm-gun-team'],
    helicopters: [],
    planes: ['stuka', 'hurricane-iid'],
  },
  {
    chart: 'modern',
    sides: ['usmc', 'nva'],
    terrain: ['light-jungle', 'heavy-jungle', 'kunai-grass', 'bamboo-huts', 'rice-paddy', 'rough', 'stone-building'],
    hexsides: ['wall'],
    vehicles: [
      { is: 'm1-abrams', turret: true, guns: true },
      { is: 't-72a', turret: true, seats: 2, guns: true },
      { is: 'm2-bradley', turret: true, seats: 2, guns: true },
      { is: 'bmp-1', turret: true, seats: 2, guns: true },
      { is: 'p4-milan', guns: true },
      { is: 'm-113', seats: 2 },
      { is: 'btr-60', turret: true, seats: 2 },
    ],
    guns: ['milan-team', 'nva-75mm-recoilless-team'],
    helicopters: [{ is: 'ah-1-cobra' }, { is: 'mi-24-hind', seats: 2 }, { is: 'uh-1d-huey', seats: 2 }],
    planes: ['harrier', 'pucara'],
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
  ...['satchel-charge 6', 'flamethrower 6-1', 'molotov 2-1', 'mortar 2-2..30', 'bazooka', 'rpg-7', 'anti-tank-rifle'],
];

const HEXSIDES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

const WIDTH = 7;
const HEIGHT = 6;
const hexName = (column: number, row: number): string => `${'ABCDEFG'[column]}${row + 1}`;
const anyHex = (choose: Chooser): string => hexName(choose(WIDTH), choose(HEIGHT));

type Hexes = Record<string, { terrain: string; level: number }>;

function ground(era: Era, choose: Chooser): Hexes {
  const hexes: Hexes = {};
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
function buildings(hexes: Hexes): string[][] {
  for (let column = 0; column < WIDTH; column++) {
    const tower = [1, 2, 3].map((row) => hexName(column, row));
    if (tower.every((hex) => hexes[hex]?.terrain === 'stone-building' && hexes[hex]?.level === 0)) return [tower];
  }
  return [];
}

/** A bunker here or there, on open ground. */
function bunkers(hexes: Hexes, choose: Chooser) {
  const at = anyHex(choose);
  return hexes[at]?.terrain === 'clear' ? [{ at, stratum: 'bunker' as const, front: pick(HEXSIDES, choose) }] : [];
}

/** Along the tops of hexes, at most one for each column. */
function hexsides(era: Era, choose: Chooser) {
  return Array.from({ length: choose(WIDTH) }, (_, column) => {
    const row = choose(HEIGHT - 1);
    const between: [string, string] = [hexName(column, row), hexName(column, row + 1)];
    return { kind: pick(era.hexsides, choose), between };
  });
}

/** Ground that every vehicle can stand on. */
const OPEN = ['clear', 'brush', 'low-crops'];

interface Place {
  readonly era: Era;
  readonly hexes: Hexes;
  readonly choose: Chooser;
}

/** Guns, vehicles and aircraft of a side, in every second position. */
function arm({ era, hexes, choose }: Place, all: Forces, side: string, own: readonly string[]): void {
  const open = own.filter((hex) => OPEN.includes(hexes[hex]?.terrain ?? '') && hexes[hex]?.level === 0);
  if (open.length === 0) return;
  const { vehicles, guns, helicopters, planes } = era;
  for (let count = choose(4); count > 0; count--)
    all.addVehicle(`${side}-v${count}`, side, pick(vehicles, choose), open);
  if (choose(2) === 0) all.addGun(`${side}-gun`, side, pick(guns, choose), open);
  if (helicopters.length > 0 && choose(2) === 0)
    all.addHelicopter(`${side}-heli`, side, pick(helicopters, choose), own);
  if (choose(3) === 0) all.units[`${side}-plane`] = { is: pick(planes, choose), side };
}

function forces(place: Place): Units {
  const { era, choose } = place;
  const all = new Forces(choose);
  const all42 = Array.from({ length: WIDTH * HEIGHT }, (_, hex) => hexName(Math.floor(hex / HEIGHT), hex % HEIGHT));
  // Disjoint places, mixed or apart, so that no two sides begin in one location.
  const apart = choose(2) === 0;
  const mixed = choose(2) === 0;
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
    if (mixed) arm(place, all, side, own);
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

/** What guns have their sights on: now and then an enemy vehicle. */
function sights(era: Era, units: Units, choose: Chooser): Acquisitions {
  const names = (kinds: readonly Machine[]): readonly string[] => kinds.map(({ is }) => is);
  const armed = names(era.vehicles.filter(({ guns }) => guns));
  const firers = Object.entries(units).filter(([, { is, shaken, at }]) => at && !shaken && armed.includes(is));
  const targets = Object.entries(units).filter(([, { is, at }]) => at && names(era.vehicles).includes(is));
  return firers.flatMap(([firer, { side }]) => {
    const enemies = targets.filter(([, unit]) => unit.side !== side);
    if (enemies.length === 0 || choose(2) === 0) return [];
    return [{ firer, target: pick(enemies, choose)[0], level: choose(2) === 0 ? 1 : 2 }];
  });
}

/** Not in buildings and huts (21.4). */
function mines({ era, hexes, choose }: Place): NonNullable<WrittenPosition['mines']> {
  const at = anyHex(choose);
  const side = pick(era.sides, choose);
  return /building|huts/.test(hexes[at]?.terrain ?? '') ? [] : [{ at, firepower: 3, side }];
}

/** Wire, mines, a roadblock, a bunker and darkness, now and then. */
function works(place: Place): Partial<WrittenPosition> {
  const { choose } = place;
  return {
    ...(choose(3) === 0 && { wire: [anyHex(choose)], roadblocks: [anyHex(choose)] }),
    ...(choose(3) === 0 && { mines: mines(place) }),
    ...(choose(4) === 0 && { night: true }),
  };
}

/** A position drawn by the chooser; every one of them can be read and played. */
export function drawPosition(choose: Chooser): WrittenPosition {
  const era = pick(ERAS, choose);
  const [first, second] = era.sides;
  const hexes = ground(era, choose);
  const units = forces({ era, hexes, choose });
  return {
    chart: era.chart,
    board: {
      columns: ['A', 'G'],
      rows: [1, HEIGHT],
      hexes,
      hexsides: hexsides(era, choose),
      buildings: buildings(hexes),
      strata: bunkers(hexes, choose),
    },
    sides: {
      [first]: { heroes: { [`${first}-hero`]: 'hero 1-6-6-6' } },
      [second]: { heroes: { [`${second}-hero`]: 'hero 2-5-6-6' } },
    },
    phase: pick(['begin', 'rally', 'operations'] as const, choose),
    turns: 2,
    units,
    weapons: weapons(era, units, choose),
    acquisitions: sights(era, units, choose),
    ...works({ era, hexes, choose }),
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
