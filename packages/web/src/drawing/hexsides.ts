/** Walls of stones, beaded hedges, and bocage: a bank with a hedge and trees on it. */
import { scallop } from './crowns.ts';
import { LIGHT, shadowOf } from './light.ts';
import { Pen } from './pen.ts';
import { add, distance, hexSide, mix, type Point, scale, subtract, unit } from './plane.ts';
import { between, pick, type Random } from './random.ts';
import type { Scene } from './scene.ts';
import { element, group, number, path } from './svg.ts';

/** Hexsides of one kind, end to end as far as they run on without a fork. */
export function chainsOf({ board }: Scene, kind: string): Point[][] {
  const sides: (readonly [Point, Point])[] = [];
  for (const hex of board.hexes) {
    for (let direction = 0; direction < 6; direction++) {
      const other = board.neighbours[6 * hex.index + direction] as number;
      // A bridge's walls are its parapets, drawn where they stand: along the roadway.
      if ([hex, board.hexes[other]].some((one) => one?.terrain.id === 'bridge')) continue;
      if (other > hex.index && board.hexsides[6 * hex.index + direction]?.id === kind)
        sides.push(hexSide(hex, direction));
    }
  }
  return linked(sides);
}

const keyOf = ([x, y]: Point): string => `${Math.round(x / 50)},${Math.round(y / 43.3)}`;

function linked(sides: readonly (readonly [Point, Point])[]): Point[][] {
  const meeting = new Map<string, number[]>();
  for (const [i, side] of sides.entries()) {
    for (const end of side) meeting.set(keyOf(end), [...(meeting.get(keyOf(end)) ?? []), i]);
  }
  const used = new Set<number>();
  const isJoint = (end: Point): boolean => meeting.get(keyOf(end))?.length === 2;
  const onward = (end: Point): Point | undefined => {
    const next = isJoint(end) ? meeting.get(keyOf(end))?.find((i) => !used.has(i)) : undefined;
    if (next === undefined) return undefined;
    used.add(next);
    const [a, b] = sides[next] as readonly [Point, Point];
    return keyOf(a) === keyOf(end) ? b : a;
  };
  const chains: Point[][] = [];
  for (const [i, side] of sides.entries()) {
    if (used.has(i)) continue;
    used.add(i);
    const chain: Point[] = [...side];
    for (let end = onward(side[1]); end; end = onward(end)) chain.push(end);
    for (let start = onward(side[0]); start; start = onward(start)) chain.unshift(start);
    chains.push(chain);
  }
  return chains;
}

interface Step {
  readonly at: Point;
  readonly along: Point;
}

/** Points along a chain with its corners rounded, at about equal distances. */
function walk(chain: readonly Point[], pace: number): Step[] {
  const rounded = chain.flatMap((point, i) => {
    const [before, after] = [chain[i - 1], chain[i + 1]];
    return before && after
      ? [0, 0.5, 1].map((t) => bend(mix(point, before, 0.2), point, mix(point, after, 0.2), t))
      : [point];
  });
  const steps: Step[] = [];
  let left = pace / 2;
  for (const [i, to] of rounded.slice(1).entries()) {
    const from = rounded[i] as Point;
    const size = distance(from, to);
    const along = unit(subtract(to, from));
    for (; left < size; left += pace) steps.push({ at: add(from, scale(along, left)), along });
    left -= size;
  }
  return steps;
}

const bend = (a: Point, b: Point, c: Point, t: number): Point => mix(mix(a, b, t), mix(b, c, t), t);

export const hexsides = (scene: Scene): string => banks(scene) + walls(scene) + hedges(scene);

function course(chains: readonly (readonly Point[])[]): Pen {
  const pen = new Pen();
  for (const chain of chains)
    pen.polyline([chain[0] as Point, ...walk(chain, 10).map(({ at }) => at), chain.at(-1) as Point]);
  return pen;
}

const ROUND = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

function shadeUnder(scene: Scene, line: Pen, width: number, levels: number): string {
  const [x, y] = shadowOf(levels);
  return path(line, {
    ...ROUND,
    stroke: '#17170b',
    'stroke-opacity': 0.42,
    'stroke-width': width,
    filter: scene.url('shade'),
    transform: `translate(${number(x)} ${number(y)})`,
  });
}

const STONES = ['#b7b0a0', '#c9c2b1', '#a39b8a', '#bdb29b'] as const;

function walls(scene: Scene): string {
  const chains = chainsOf(scene, 'wall');
  if (chains.length === 0) return '';
  const random = scene.random('walls');
  const stones = STONES.map(() => new Pen());
  const tops = new Pen();
  for (const chain of chains) {
    for (const { at, along } of walk(chain, 8.6)) {
      const out: Point = [-along[1], along[0]];
      for (const side of [-1, 1]) {
        const place = add(add(at, scale(out, side * 3.2)), scale(along, between(random, -2, 2) + side * 2));
        laidStone(pick(random, stones), tops, place, along, random);
      }
    }
  }
  const line = course(chains);
  return group(
    { 'data-hexside': 'wall' },
    shadeUnder(scene, line, 13, 0.5),
    path(line, { ...ROUND, stroke: '#4a4438', 'stroke-width': 14 }),
    ...stones.map((pen, i) => path(pen, { fill: STONES[i] as string })),
    path(tops, {
      fill: 'none',
      stroke: '#efe9da',
      'stroke-opacity': 0.7,
      'stroke-width': 1.1,
      'stroke-linecap': 'round',
    }),
  );
}

function laidStone(pen: Pen, tops: Pen, at: Point, along: Point, random: Random): void {
  const [long, deep] = [between(random, 3.4, 4.9), between(random, 2.3, 3.1)];
  const out: Point = [-along[1], along[0]];
  const corner = (u: number, v: number): Point => add(at, add(scale(along, u * long), scale(out, v * deep)));
  const ring = [
    corner(-0.75, -1),
    corner(0.75, -1),
    corner(1, -0.6),
    corner(1, 0.6),
    corner(0.7, 1),
    corner(-0.8, 1),
    corner(-1, 0.5),
    corner(-1, -0.6),
  ];
  pen.polygon(ring);
  const lit = out[0] * LIGHT[0] + out[1] * LIGHT[1] > 0 ? 0.6 : -0.6;
  tops.polyline([corner(-0.6, lit), corner(0.6, lit)]);
}

function hedges(scene: Scene): string {
  const chains = chainsOf(scene, 'hedge');
  return chains.length === 0
    ? ''
    : group(
        { 'data-hexside': 'hedge' },
        shadeUnder(scene, course(chains), 17, 0.55),
        beads(scene, chains, 9.5, 'hedges'),
      );
}

/** A clipped row of bushes: dark below, leafy above, lit from the north-west. */
function beads(scene: Scene, chains: readonly (readonly Point[])[], radius: number, salt: string): string {
  const random = scene.random(salt);
  const [dark, leaf, shine] = [new Pen(), new Pen(), new Pen()];
  for (const chain of chains) {
    for (const { at, along } of walk(chain, radius * 1.05)) {
      const place = add(at, scale([-along[1], along[0]], between(random, -1.6, 1.6)));
      const size = radius * between(random, 0.88, 1.12);
      scallop(dark, place, size, 8, random, 0.2);
      scallop(leaf, add(place, scale(LIGHT, size * 0.2)), size * 0.72, 7, random, 0.24);
      scallop(shine, add(place, scale(LIGHT, size * 0.42)), size * 0.34, 5, random, 0.25);
    }
  }
  const [tone = '#5a7636'] = scene.palette.dense.tones;
  return (
    path(dark, { fill: '#223014', stroke: '#161e0c', 'stroke-width': 1.6 }) +
    path(leaf, { fill: tone }) +
    path(shine, { fill: '#a9bd63', 'fill-opacity': 0.75 })
  );
}

/** Bocage: an earth bank with roots, a thick hedge along its top and trees that have grown out of it. */
function banks(scene: Scene): string {
  const chains = chainsOf(scene, 'bocage');
  if (chains.length === 0) return '';
  const line = course(chains);
  return group(
    { 'data-hexside': 'bocage' },
    shadeUnder(scene, line, 34, 0.9),
    path(line, { ...ROUND, stroke: '#4f3d20', 'stroke-width': 35 }),
    path(line, { ...ROUND, stroke: '#8a7040', 'stroke-width': 31.5 }),
    slopes(scene, chains),
    beads(scene, chains, 12, 'bocage'),
    standards(scene, chains),
  );
}

function slopes(scene: Scene, chains: readonly (readonly Point[])[]): string {
  const random = scene.random('banks');
  const pen = new Pen();
  for (const chain of chains) {
    for (const { at, along } of walk(chain, 4.4)) {
      const out: Point = [-along[1], along[0]];
      for (const side of [-1, 1]) {
        pen.polyline([
          add(at, scale(out, side * between(random, 8, 11))),
          add(at, scale(out, side * between(random, 14, 17.5))),
        ]);
      }
    }
  }
  return path(pen, {
    fill: 'none',
    stroke: '#3f2f17',
    'stroke-opacity': 0.6,
    'stroke-width': 1.2,
    'stroke-linecap': 'round',
  });
}

function standards(scene: Scene, chains: readonly (readonly Point[])[]): string {
  const random = scene.random('standards');
  const { tones } = scene.palette.light;
  const drawn = chains.flatMap((chain) =>
    walk(chain, 42).map(({ at, along }) => {
      const [x, y] = add(
        at,
        add(scale(along, between(random, -10, 10)), [between(random, -3, 3), between(random, -3, 3)]),
      );
      const size = between(random, 0.13, 0.2);
      return element('use', {
        href: `#${scene.id(pick(random, ['broad0', 'broad1', 'broad2'] as const))}`,
        color: pick(random, tones),
        transform: `translate(${number(x)} ${number(y)})scale(${Math.round(size * 1000) / 1000})`,
      });
    }),
  );
  return drawn.join('');
}
