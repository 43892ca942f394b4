/** What it would be worth to a group to be elsewhere, and to have gone there. */
import { hexOf, type LocationId, type MoveMode, NO_FACING, turnToLeave, type Unit } from '@opfire/engine';
import type { Fact } from '../explain/explanation.ts';
import { enemyOf, prospectsFrom } from '../values/danger.ts';
import type { Field } from '../values/field.ts';
import type { Temper } from '../values/style.ts';
import { killPoints } from '../values/victory-points.ts';
import { isLeader, isMany, SQUAD, typeOf } from '../values/worth.ts';
import { roundOf } from './close-combat.ts';
import { type Group, type Mind, standing } from './mind.ts';
import { recoveryAt } from './recovery.ts';
import { type Journey, type Way, waysOf } from './ways.ts';

export interface Destination {
  readonly way: Way;
  readonly value: number;
  /** Leaves the map there. */
  readonly exits: boolean;
  /** Points of `value` for what others are spared who go later. */
  readonly spared?: number;
  readonly facts: readonly Fact[];
}

/** Single men belong to those whom they lead, treat and carry for. */
const COMPANY = 1.2;
/** Movement for its own sake is not worth the trouble. */
const IDLE = 0.15;
/** What whoever wins by staying loses by stirring: the enemy sees him, and he answers nobody's move this turn. */
const STIRRED = 2.5;
/** For each point that somebody comes nearer to where his side can win, if it does not win by waiting. */
const PRESSING_ON = 0.6;
/** By assault movement and the like it can still fire, at −2. */
const FIRES_ON = 0.6;

/** What the others miss of those who have left, as a share of their worth. */
const GONE = 0.05;

const mayStillFire = (mode: MoveMode): boolean => mode === 'assault-move' || mode === 'stealth';

/** What single men gain by company, whether they bring it or find it. */
function company(mind: Mind, group: Group, at: LocationId): number {
  const { game, field, side } = mind;
  const men = group.units.filter((unit) => !isMany(typeOf(game, unit)) && typeOf(game, unit).kind !== 'sniper');
  if (men.length === 0) return 0;
  const others = field.stacks[side].get(at)?.units ?? [];
  const squads = [...group.units, ...others].filter((unit) => isMany(typeOf(game, unit))).length;
  const leads = men.some((unit) => isLeader(typeOf(game, unit)));
  return squads === 0 ? -COMPANY : COMPANY * (leads ? Math.min(2, squads) : 1) * 0.5;
}

export function exitsBy({ game, side }: Mind, at: LocationId): boolean {
  const hex = at < 0 ? -1 : hexOf(game.world.board, at);
  return game.world.setup.scenario.exits.some((exit) => exit.side === side && exit.hexes.includes(hex));
}

interface Start {
  readonly mind: Mind;
  readonly journey: Journey;
  /** What the group is worth where it stands. */
  readonly base: number;
  readonly company: number;
  /** What places are worth, by whichever way they are reached. */
  readonly places: Map<LocationId, Place>;
}

interface Place {
  readonly ground: number;
  readonly there: number;
  readonly cohesion: number;
}

function startOf(mind: Mind, journey: Journey): Start {
  const { group, from, begun } = journey;
  const places = new Map<LocationId, Place>();
  if (from < 0) return { mind, journey, base: 0, company: 0, places };
  const base = standing(mind, group, from, begun) + recoveryAt(mind, group, from);
  return { mind, journey, base, company: company(mind, group, from), places };
}

const factsOf = (way: Way, ground: number): Fact[] => [
  { is: 'risk', at: way.at, chance: 1 - way.arrives },
  { is: 'loss', at: way.at, amount: way.danger / SQUAD },
  { is: 'ground', at: way.at, amount: ground / SQUAD },
];

function lookAt({ mind, journey, company: before }: Start, at: LocationId): Place {
  const { group, from, mode } = journey;
  const progress = mind.ahead || from < 0 ? 0 : PRESSING_ON * mind.mission.progress(group.units, from, at);
  const ground = mind.temper.mission * mind.mission.gain({ units: group.units, to: at }) + progress;
  let there = standing(mind, group, at, true) + recoveryAt(mind, group, at);
  if (mayStillFire(mode)) there += FIRES_ON * prospectsFrom(mind.field, group.batteries, at, false);
  return { ground, there, cohesion: company(mind, group, at) - before };
}

function placeAt(start: Start, at: LocationId): Place {
  const place = start.places.get(at) ?? lookAt(start, at);
  start.places.set(at, place);
  return place;
}

function stayAt(start: Start, way: Way): Destination {
  const { mind, journey, base } = start;
  const { from, begun } = journey;
  const { temper, steadfast } = mind;
  if (way.at === from) return { way, value: 0, exits: false, facts: [] };
  const { there, cohesion, ...place } = placeAt(start, way.at);
  const ground = way.arrives * place.ground;
  const trouble = IDLE * way.steps + (steadfast && !begun ? STIRRED : 0);
  const value = ground + way.arrives * (there - base) + cohesion - temper.risk * way.danger - trouble;
  return { way, value, exits: false, facts: factsOf(way, ground) };
}

/** Victory points for those who fall on both sides (22.0). */
const scoreOf = (
  { game, side }: Mind,
  own: readonly Unit[],
  enemies: readonly Unit[],
  wins: number,
  loses: number,
): number => wins * enemies.length * killPoints(game, enemyOf(side)) - loses * own.length * killPoints(game, side);

function fightAt({ mind, journey, base }: Start, way: Way): Destination {
  const { units } = journey.group;
  const { temper, mission } = mind;
  const { wins, loses, balance } = roundOf(mind, units, way.at);
  const fallen = mind.field.stacks[enemyOf(mind.side)].get(way.at)?.units ?? [];
  const won = wins * (1 - loses) * mission.gain({ units, to: way.at, fallen });
  const lost = loses * mission.gain({ units, to: 'lost' });
  const ground = way.arrives * (temper.mission * (won + lost) + scoreOf(mind, units, fallen, wins, loses));
  const facts: Fact[] = [
    { is: 'succeeds', at: way.at, chance: wins },
    { is: 'risk', at: way.at, chance: loses },
    { is: 'loss', at: way.at, amount: way.danger / SQUAD },
  ];
  return { way, value: way.arrives * balance + ground - base - temper.risk * way.danger, exits: false, facts };
}

const NO_TURN = { turning: 0, facing: NO_FACING };

/**
 * Leaving costs a point more, turning to the edge of the map (15.1), and the fire on the way there. Whoever has crawled a hex
 * goes no farther (6.3).
 */
function leaveBy({ mind, journey, base }: Start, way: Way): Destination | undefined {
  const { group, points, mode } = journey;
  if (way.melee || !exitsBy(mind, way.at) || (mode === 'low-crawl' && way.steps > 0)) return undefined;
  const { turning, facing } = way.facing < 0 ? NO_TURN : turnToLeave(mind.game, way.facing, way.at);
  if (way.spent + turning + 1 > points) return undefined;
  const { temper, mission } = mind;
  const ground = way.arrives * temper.mission * mission.gain({ units: group.units, to: 'exit' });
  const lost = GONE * group.target.worth;
  const value = ground - way.arrives * base - lost - temper.risk * way.danger;
  const turned = way.steps === 0 && turning > 0 ? { ...way, turn: facing } : way;
  return { way: turned, value, exits: true, facts: factsOf(way, ground) };
}

function weighed(mind: Mind, journey: Journey): Destination[] {
  const start = startOf(mind, journey);
  const found: Destination[] = [];
  for (const way of waysOf(mind, journey)) {
    found.push(way.melee ? fightAt(start, way) : stayAt(start, way));
    const leave = leaveBy(start, way);
    if (leave) found.push(leave);
  }
  return found.sort((a, b) => b.value - a.value);
}

/** By what the journeys of one player in one position are told apart. */
const keyOf = ({ steadfast }: Mind, { group, from, mode, points, begun, facing }: Journey): string =>
  [steadfast, from, mode, points, begun, facing, ...group.units.map(({ id }) => id)].join();

const known = new WeakMap<Field, WeakMap<Temper, Map<string, readonly Destination[]>>>();

function journeysOf({ field, temper }: Mind): Map<string, readonly Destination[]> {
  const ofField = known.get(field) ?? new WeakMap<Temper, Map<string, readonly Destination[]>>();
  const journeys = ofField.get(temper) ?? new Map<string, readonly Destination[]>();
  known.set(field, ofField.set(temper, journeys));
  return journeys;
}

/** Every place that a journey can end, the best for its own sake first: asked again for each thing that would be done instead. */
export function endsOf(mind: Mind, journey: Journey): readonly Destination[] {
  const journeys = journeysOf(mind);
  const key = keyOf(mind, journey);
  const ends = journeys.get(key) ?? weighed(mind, journey);
  journeys.set(key, ends);
  return ends;
}
