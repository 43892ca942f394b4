/** Vehicles from above, each by its id: a hull, a turret, and where men are seen. */
import type { Part } from '../figures/paint.ts';
import { bonnet, canvas, type Hull, halfTracked, openBed, tracked, wheeled, windscreen } from './hulls.ts';
import { box, circle, type Point, rungs } from './shapes.ts';
import { barrel, cast, cupola, dome, launcher, long, openHouse, plated, type Turret, wedge } from './turrets.ts';

export interface VehiclePlan {
  readonly hull: Hull;
  readonly turret?: Turret;
  /** Where the turret turns, or where the commander looks out of a hull without one. */
  readonly at: Point;
  /** Where passengers are seen, if they are. */
  readonly seats: readonly Point[];
}

/** On the rear deck, beside the turret. */
const ON_TOP: readonly Point[] = [
  [-8, 20],
  [8, 20],
  [-11, 8],
  [11, 8],
];
const BENCHES: readonly Point[] = [
  [-6.4, 6],
  [6.4, 6],
  [-6.4, 14],
  [6.4, 14],
  [-6.4, 22],
  [6.4, 22],
];
const HIDDEN: readonly Point[] = [];

const tank = (hull: Hull, turret: Turret, at: Point, seats = ON_TOP): VehiclePlan => ({ hull, turret, at, seats });

const stowage: readonly Part[] = [
  ['shape', 'gear', box(-7, 23, 27, 8, 1)],
  ['shape', 'gear', box(6, 24, 27.4, 7, 1)],
];
const MEDIUM = { half: 16, front: -28, rear: 28, track: 6.4, slope: 8 };
const LIGHT = { half: 14, front: -24, rear: 24, track: 5.4, slope: 7 };

export const sherman = tank(
  tracked({ ...MEDIUM, taper: 3, extra: stowage }),
  cast({ from: -10, to: -30, width: 3 }),
  [0, -2],
);
const panzer = tank(
  tracked({ ...MEDIUM, slope: 5, taper: 1, skirts: true }),
  plated({ from: -10, to: -36, width: 3, brake: true }),
  [0, -2],
);
const modern = (turret: Turret, skirts = true): VehiclePlan =>
  tank(tracked({ half: 17, front: -29, rear: 29, track: 6.4, slope: 10, skirts }), turret, [0, -1]);
const GUN_105 = { from: -12, to: -42, width: 2.8, sleeve: true };
const GUN_125 = { from: -12, to: -43, width: 3.2, sleeve: true };

const carrier = (extra: readonly Part[] = []): Hull =>
  tracked({ half: 15, front: -24, rear: 25, track: 5, slope: 6, taper: 1, engine: 'front', extra });
const ROOF_HATCH: Part = ['shape', 'shade', box(0, 9, 21, 13, 1.6)];

const scout = (turret: Turret, axles: readonly number[], at: Point): VehiclePlan =>
  tank(wheeled({ half: 13.4, front: -25, rear: 25, axles, slope: 9, extra: REAR_ENGINE }), turret, at, HIDDEN);
const REAR_ENGINE: readonly Part[] = [
  ['shape', 'shade', box(0, 12, 22, 14, 1.2)],
  ['line', 'ink', 0.9, rungs(0, 13, 21, 10, 2.2)],
];

const vabHull = (extra: readonly Part[]): Hull =>
  wheeled({
    half: 14,
    front: -26,
    rear: 26,
    axles: [-14, 12],
    slope: 5,
    wheel: [5.4, 10],
    extra: [windscreen(9, -20), ...extra],
  });
const VAB_ROOF: readonly Part[] = [
  ['shape', 'lit', box(0, -14, 23, 22, 1.6)],
  ['shape', 'shade', box(-5, 4, 18, 7, 1.2)],
  ['shape', 'shade', box(5, 4, 18, 7, 1.2)],
];

export const halfTrack: VehiclePlan = {
  hull: halfTracked(14, -29, 29, [windscreen(9, -10), ...openBed(11.4, -4, 27)]),
  at: [0, -6],
  seats: BENCHES,
};

const truckCab: readonly Part[] = [
  ...bonnet(6.4, -29, -17),
  ['shape', 'cloth', box(0, -17, -6, 19, 1.6)],
  windscreen(8, -16.4),
];
export const truck: VehiclePlan = {
  hull: wheeled({
    half: 11.6,
    front: -29,
    rear: 29,
    axles: [-20, 12, 22],
    slope: 4,
    wheel: [4.4, 8.4],
    extra: [...truckCab, ...canvas(10.4, -4, 28)],
  }),
  at: [0, -10],
  seats: HIDDEN,
};

const carHull = (extra: readonly Part[]): Hull =>
  wheeled({
    half: 10.4,
    front: -20,
    rear: 20,
    axles: [-12, 12],
    slope: 2,
    taper: 1,
    wheel: [4, 8],
    extra: [...bonnet(7, -19, -7), windscreen(7.4, -6.6), ...extra],
  });
const SEATS: readonly Part[] = [
  ['shape', 'shade', box(0, -3, 18, 15, 1.4)],
  ['shape', 'gear', box(-3.6, -1, 4.4, 5, 1)],
  ['shape', 'gear', box(3.6, -1, 4.4, 5, 1)],
  ['shape', 'gear', box(0, 9, 14, 12, 1)],
];

export const assaultGun: VehiclePlan = {
  hull: tracked({
    ...MEDIUM,
    extra: [
      ['shape', 'lit', box(0, -17, 8, 24, 3)],
      ...barrel({ from: -13, to: -42, width: 3, brake: true }),
      ['shape', 'shade', box(0, -20, -12, 8, 3)],
    ],
  }),
  at: [-6.4, 0],
  seats: ON_TOP,
};

export const armouredCarrier: VehiclePlan = {
  hull: carrier([['shape', 'lit', circle(0, -2, 4.6)], ROOF_HATCH, ['limb', 'steel', 1.2, 'M0-3V-14']]),
  at: [0, -2],
  seats: HIDDEN,
};

export const armouredCar = scout(plated({ from: -9, to: -36, width: 2.6, brake: true }, false), [-16, 2, 17], [0, 1]);

export const VEHICLES: Readonly<Record<string, VehiclePlan>> = {
  'm4a1-sherman': sherman,
  m5a1: tank(tracked({ ...LIGHT, extra: stowage }), cast({ from: -7, to: -20, width: 2 }, 8), [0, -3]),
  m10: tank(tracked({ ...MEDIUM, slope: 11, taper: 4 }), openHouse({ from: -11, to: -35, width: 3 }), [0, 0]),
  'pz-iv-h': panzer,
  'pz-iv-f2': tank(
    tracked({ ...MEDIUM, slope: 5, taper: 1 }),
    plated({ from: -10, to: -34, width: 3, brake: true }),
    [0, -2],
  ),
  panther: tank(
    tracked({ half: 17.6, front: -30, rear: 30, track: 7, slope: 12, taper: 3, skirts: true }),
    plated({ from: -10, to: -43, width: 3, brake: true }, false),
    [0, 1],
  ),
  'stug-iii-g': assaultGun,
  'matilda-ii': tank(
    tracked({ half: 14.6, front: -25, rear: 27, track: 7, slope: 9, taper: 4, skirts: true }),
    cast({ from: -8, to: -21, width: 2 }, 9.4),
    [0, -2],
  ),
  'm3-half-track': halfTrack,
  'sdkfz-251': {
    ...halfTrack,
    hull: halfTracked(13.4, -30, 29, [
      ['shape', 'lit', box(0, -12, -2, 18, 1)],
      ...openBed(11, -2, 27),
      ['limb', 'steel', 1.2, 'M0-3V-13M0 26V34'],
      ['shape', 'shade', box(0, -4, -1, 7, 1)],
    ]),
  },
  'us-truck': truck,
  'german-truck': {
    ...truck,
    hull: { ...truck.hull, parts: [...truck.hull.parts, ['shape', 'shade', box(0, 26, 29, 21, 0.6)]] },
  },
  jeep: {
    hull: carHull(SEATS),
    at: [-3.6, 1],
    seats: [
      [3.6, 1],
      [-3.4, 11],
      [3.4, 11],
    ],
  },
  'p4-milan': {
    hull: carHull([
      ...SEATS.slice(0, 3),
      ['shape', 'steel', circle(0, 12, 4.4)],
      ['shape', 'gear', box(0, 1, 17, 4, 1.4)],
      ['shape', 'ink', box(0, 0.6, 2.6, 2.6, 0.6)],
    ]),
    at: [-3.6, 1],
    seats: HIDDEN,
  },
  'm-48': modern(cast({ from: -12, to: -40, width: 3.2, brake: true }, 12), false),
  'm-113': armouredCarrier,
  m901: tank(carrier([ROOF_HATCH]), launcher(2), [0, 0], HIDDEN),
  'm1-abrams': modern(wedge(GUN_105)),
  'm2-bradley': tank(
    tracked({
      half: 16,
      front: -27,
      rear: 28,
      track: 5.4,
      slope: 10,
      engine: 'front',
      skirts: true,
      extra: [ROOF_HATCH],
    }),
    plated({ from: -9, to: -27, width: 2 }, false),
    [0, -2],
    HIDDEN,
  ),
  't-72a': modern(dome(GUN_125)),
  't-80bv': modern(dome(GUN_125, true)),
  'black-eagle': modern(wedge(GUN_125)),
  'bmp-1': tank(
    tracked({
      half: 14.6,
      front: -31,
      rear: 25,
      track: 5,
      slope: 16,
      taper: 4,
      engine: 'front',
      extra: [
        ['shape', 'shade', box(-4, 13, 23, 7, 1)],
        ['shape', 'shade', box(4, 13, 23, 7, 1)],
      ],
    }),
    cupola({ from: -7, to: -22, width: 2.6 }, 7.6),
    [0, 4],
    HIDDEN,
  ),
  'btr-60': tank(
    wheeled({
      half: 14,
      front: -30,
      rear: 29,
      axles: [-20, -8, 8, 20],
      slope: 10,
      wheel: [4.6, 8.4],
      extra: REAR_ENGINE,
    }),
    cupola({ from: -6, to: -17, width: 1.8 }, 6.6),
    [0, -6],
    HIDDEN,
  ),
  'erc-90': armouredCar,
  'amx-10rc': scout(long({ from: -12, to: -38, width: 3, brake: true }), [-17, 0, 17], [0, 2]),
  'aml-90': tank(
    wheeled({
      half: 12.4,
      front: -20,
      rear: 21,
      axles: [-12, 12],
      slope: 7,
      extra: [['shape', 'shade', box(0, 12, 19, 12, 1.2)]],
    }),
    cast({ from: -8, to: -30, width: 2.6, brake: true }, 8.6),
    [0, 0],
    HIDDEN,
  ),
  'amx-30b2': modern(cast({ ...GUN_105, sleeve: false }, 11), false),
  'leopard-1': modern(long(GUN_105)),
  vab: { hull: vabHull(VAB_ROOF), at: [0, -8], seats: HIDDEN },
  'vab-hot': tank(vabHull(VAB_ROOF.slice(0, 1)), launcher(4), [0, 6], HIDDEN),
  scorpion: tank(
    tracked({ ...LIGHT, half: 12.6, slope: 9, engine: 'front' }),
    plated({ from: -9, to: -25, width: 3 }, false),
    [0, 5],
    HIDDEN,
  ),
  scimitar: tank(
    tracked({ ...LIGHT, half: 12.6, slope: 9, engine: 'front' }),
    plated({ from: -9, to: -31, width: 1.8 }),
    [0, 5],
    HIDDEN,
  ),
};
