/** 10.3 Why a line of sight is as it is: each thing in its way, with the rule. Agrees with lineOfSight. */
import { type Hex, type HexId, type LocationId, rangeBetween } from '../../board/board.ts';
import { areFloorsApart } from '../../board/floors.ts';
import {
  draw,
  flankTerrain,
  groundBlocks,
  isGap,
  isSmokeBeside,
  lineOver,
  type Sightline,
  stretchEffect,
} from '../../board/judge.ts';
import { type LineWall, shapeOnLine, sideMark } from '../../board/lines.ts';
import { BLOCKS, DEGRADES, LIMITS, NOTHING } from '../../board/obstacles.ts';
import {
  FIRE_FOR_EFFECT,
  rubbleDegrades,
  smokeBlocks,
  terrainEffect,
  wallBlocks,
  wreckDegrades,
} from '../../board/obstruction.ts';
import { MOST_DEGRADING } from '../../board/sight-code.ts';
import type { RuleRef } from '../../core/rule.ts';
import type { GroundMarker, World } from '../../state/state.ts';
import { countersOn } from './counters.ts';

/** Something in the way of a line. */
export interface SightCause {
  readonly hex: HexId;
  /** The neighbour whose artwork reaches into the hex and is crossed there. */
  readonly reachingFrom?: HexId;
  /** Which of the drawn shapes is crossed; absent where the terrain fills the hex. */
  readonly shape?: number;
  /** Terrain, counter or hexside terrain by its id; "hill" for bare ground, "floors" for levels of a building. */
  readonly what: string;
  readonly effect: 'blocks' | 'degrades' | 'limits';
  readonly rule: RuleRef;
}

export interface SightReport {
  readonly verdict: 'clear' | 'degraded' | 'blocked';
  /** Degrading hexes on the whole line; more than two block it. */
  readonly degrading: number;
  /** A limited line of sight between separate structures (10.3.2). */
  readonly gap: boolean;
  readonly range: number;
  /** Walls, then gaps, then all else in order from `from`. */
  readonly causes: readonly SightCause[];
}

/** Explains the line between two locations on the map. */
export function explainSight(
  world: Pick<World, 'board' | 'sight'>,
  ground: readonly GroundMarker[],
  from: LocationId,
  to: LocationId,
): SightReport {
  const { board, sight } = world;
  const findings = new Findings();
  const line = lineOver(sight, countersOn(sight, ground));
  draw(line, from, to);
  if (areFloorsApart(board, sight.rules, from, to)) {
    findings.add(BLOCKS, [{ hex: sight.obstacles.hexOf[to] as HexId, what: 'floors', rule: '10.2' }]);
  } else if (line.ends.highHex !== line.ends.lowHex) {
    findWalls(line, findings);
    findGaps(line, findings);
    findStretches(line, findings, (sight.obstacles.hexOf[from] as HexId) > (sight.obstacles.hexOf[to] as HexId));
  }
  return findings.report(rangeBetween(board, from, to));
}

/** A cause before it is known what it does. */
type Thing = Omit<SightCause, 'effect'>;

class Findings {
  private readonly causes: SightCause[] = [];
  private degrading = 0;
  private gap = false;
  private blocked = false;
  private degraded: HexId = -1;

  /** `hex` says where the line is when it meets the things: one hex degrades it but once. */
  add(effect: number, things: readonly Thing[], hex: HexId = -1): void {
    if (effect === BLOCKS) this.blocked = true;
    if (effect & LIMITS) this.gap = true;
    if (effect & DEGRADES && (hex < 0 || hex !== this.degraded)) this.degrading++;
    if (effect & DEGRADES) this.degraded = hex;
    for (const thing of things) this.causes.push({ ...thing, effect: EFFECT_NAMES[effect] ?? 'limits' });
  }

  report(range: number): SightReport {
    const { degrading, causes } = this;
    const blocked = this.blocked || degrading > MOST_DEGRADING;
    const verdict = blocked ? 'blocked' : degrading > 0 ? 'degraded' : 'clear';
    return { verdict, degrading, gap: this.gap && !blocked, range, causes };
  }
}

const EFFECT_NAMES: Readonly<Record<number, SightCause['effect']>> = { [DEGRADES]: 'degrades', [BLOCKS]: 'blocks' };

function findWalls({ ground: { lines, obstacles }, ends, laid }: Sightline, findings: Findings): void {
  for (let i = lines.wallStart[laid] as number; i < (lines.wallStart[laid + 1] as number); i++) {
    const { terrain, hexes } = lines.walls[i] as LineWall;
    if (!wallBlocks(obstacles, ends, lines.walls[i] as LineWall)) continue;
    findings.add(BLOCKS, [{ hex: hexes[0] as HexId, what: terrain.id, rule: '10.3.2' }]);
  }
}

function findGaps(line: Sightline, findings: Findings): void {
  const { board, lines, rules } = line.ground;
  if (rules.sight.buildingGap !== 'limited') return;
  for (let i = lines.gapStart[line.laid] as number; i < (lines.gapStart[line.laid + 1] as number); i++) {
    const gap = lines.gaps[i] as readonly [HexId, HexId];
    if (!isGap(line, gap[0], gap[1])) continue;
    const things = gap.map((hex): Thing => ({ hex, what: (board.hexes[hex] as Hex).terrain.id, rule: '10.3.2' }));
    findings.add(LIMITS, things);
  }
}

function findStretches(line: Sightline, findings: Findings, backwards: boolean): void {
  const { start, at, owner } = line.ground.lines;
  const first = start[line.laid] as number;
  const last = (start[line.laid + 1] as number) - 1;
  let before = NOWHERE;
  for (let i = first; i <= last; i++) {
    const stretch = backwards ? first + last - i : i;
    const hex = at[stretch] as number;
    const other = owner[stretch] as number;
    const effect = stretchEffect(line, stretch);
    if (effect !== NOTHING && hex < 0) findBeside(line, findings, effect, sideMark(hex), other);
    if (effect !== NOTHING && hex >= 0) {
      const here = hex === before ? [] : lyingIn(line, hex, effect);
      findings.add(effect, [...here, ...artworkIn(line, hex, other, effect)], hex);
    }
    before = hex;
  }
}

const NOWHERE = Number.MIN_SAFE_INTEGER;

/** Terrain met in a hex, if it does what the hex does: lesser things do not matter. */
function artworkIn({ ground, counters, ends }: Sightline, hex: HexId, owner: HexId, effect: number): Thing[] {
  const { obstacles, board } = ground;
  if (owner < 0 || terrainEffect(obstacles, counters, ends, owner, hex) !== effect) return [];
  const shape = shapeOnLine(board, ends.highHex, ends.lowHex, hex, owner);
  const what = (board.hexes[owner] as Hex).terrain.id;
  const reaching = owner === hex ? {} : { reachingFrom: owner };
  return [{ hex, ...reaching, ...(shape < 0 ? {} : { shape }), what, rule: '10.3' }];
}

/** Ground and counters of a hex that do what the hex does. */
function lyingIn(line: Sightline, hex: HexId, effect: number): Thing[] {
  const { ground, counters, ends } = line;
  const things: Thing[] = [];
  if (groundBlocks(line, hex)) things.push({ hex, what: 'hill', rule: '10.3.1' });
  if (smokeBlocks(ground.obstacles, counters, ends, hex)) things.push({ hex, what: 'smoke', rule: '7.0' });
  if (effect !== DEGRADES) return things;
  if ((counters[hex] as number) & FIRE_FOR_EFFECT) things.push({ hex, what: 'ffe', rule: '18.0' });
  if (rubbleDegrades(ground.obstacles, counters, ends, hex)) things.push({ hex, what: 'rubble', rule: '10.4' });
  if (wreckDegrades(ground.obstacles, counters, ends, hex)) things.push({ hex, what: 'wreck', rule: '10.4' });
  return things;
}

function findBeside(line: Sightline, findings: Findings, effect: number, one: HexId, other: HexId): void {
  const smoke = [one, other].filter((hex) => isSmokeBeside(line, hex));
  if (smoke.length > 0) {
    findings.add(
      BLOCKS,
      smoke.map((hex): Thing => ({ hex, what: 'smoke', rule: '10.3.2' })),
    );
    return;
  }
  const sides: Thing[] = [
    { hex: one, what: standingBeside(line, one, other), rule: '10.3.2' },
    { hex: other, what: standingBeside(line, other, one), rule: '10.3.2' },
  ];
  findings.add(effect & LIMITS ? LIMITS : effect, sides);
  if (effect === (LIMITS | DEGRADES)) {
    findings.add(
      DEGRADES,
      [one, other].map((hex): Thing => ({ hex, what: 'ffe', rule: '18.0' })),
    );
  }
}

/** What in a hex beside the line counts. */
function standingBeside(line: Sightline, hex: HexId, opposite: HexId): string {
  if (groundBlocks(line, hex)) return 'hill';
  return flankTerrain(line, hex, opposite) === NOTHING ? 'ffe' : (line.ground.board.hexes[hex] as Hex).terrain.id;
}
