/** Moves worth weighing: who goes together, in which way, and where to. */
import {
  forecast,
  type LocationId,
  type MoveMode,
  type Order,
  type Part,
  pointsToMove,
  type Unit,
  type UnitId,
  whyNot,
} from '@opfire/engine';
import type { Candidate } from '../explain/explanation.ts';
import { isLeader, isMany, typeOf, worthOf } from '../values/worth.ts';
import { roundOf } from './close-combat.ts';
import type { Destination } from './destinations.ts';
import { destinationsOf } from './drawing-fire.ts';
import { type Group, groupOf, type Mind, unitsOf } from './mind.ts';
import { oneOfEach } from './one-of-each.ts';

type MovePart = Extract<Part, { do: 'move' | 'withdraw' | 'dash' | 'enter' }>;

/** The ways of moving that are weighed, and with what each is burdened for what it forgoes. */
const MODES: readonly MoveMode[] = ['move', 'assault-move', 'low-crawl', 'stealth', 'hit-and-run'];

const HASTY_MODES: readonly MoveMode[] = ['move'];

interface Party {
  readonly units: readonly Unit[];
  readonly leader?: UnitId;
}

/** Squads of one kind, in one state and with the same arms are alike. */
const unlike = ({ field }: Mind, units: readonly Unit[]): Unit[] =>
  oneOfEach(units, ({ id, type, shaken, wounds, marks, skills }) => {
    const arms = (field.armed.get(id) ?? []).map((weapon) => weapon.type);
    return [type, shaken, wounds, marks, ...skills, ...arms].join();
  });

/** All but the one who can best be spared, for when he has gone ahead. */
function* behindOne({ game }: Mind, part: MovePart, fit: readonly Unit[]): Generator<Party> {
  const troops = fit.filter((unit) => isMany(typeOf(game, unit)));
  if (fit.length < 3 || troops.length < 2) return;
  const ahead = troops.reduce((least, unit) => (worthOf(game, unit) < worthOf(game, least) ? unit : least));
  const units = fit.filter((unit) => unit !== ahead);
  yield { units };
  for (const leader of part.leaders) if (units.some((unit) => unit.id === leader)) yield { units, leader };
}

/** Who could go together: everybody, everybody in Good Order, all but one of those, each by himself, each with a Leader. */
function* parties(mind: Mind, part: MovePart): Generator<Party> {
  const { game } = mind;
  const units = unitsOf(mind, part.units);
  const fit = units.filter((unit) => !unit.shaken);
  if (fit.length > 1) {
    yield { units: fit };
    for (const leader of part.leaders) if (fit.some((unit) => unit.id === leader)) yield { units: fit, leader };
  }
  for (const unit of unlike(mind, units)) yield { units: [unit] };
  if (mind.hasty) return;
  yield* behindOne(mind, part, fit);
  for (const leader of fit.filter((unit) => isLeader(typeOf(game, unit)))) {
    const troops = fit.filter((unit) => unit !== leader && isMany(typeOf(game, unit)));
    if (troops.length < 2 && fit.length === troops.length + 1) continue;
    for (const troop of unlike(mind, troops)) yield { units: [leader, troop] };
  }
}

/** Weapons on their tripods stay behind, and whoever serves them had better too. */
function tiedDown(mind: Mind, units: readonly Unit[]): number[] {
  const { game, field } = mind;
  return units.flatMap((unit) =>
    (field.armed.get(unit.id) ?? [])
      .filter((weapon) => weapon.assembled && game.world.setup.weaponTypes[weapon.type]?.tripod === true)
      .map((weapon) => weapon.id),
  );
}

const ABANDONED = 5;

function orderFor(mind: Mind, part: MovePart, { units, leader }: Party, mode: MoveMode): Order {
  const ids = units.map((unit) => unit.id);
  const tied = tiedDown(mind, units);
  const abandon = tied.length > 0 ? { abandon: tied } : {};
  const led = leader === undefined ? {} : { leader };
  if (part.do === 'dash') return { do: 'dash', units: ids, mode, ...abandon };
  return { do: part.do === 'withdraw' ? 'withdraw' : 'move', units: ids, mode, ...led, ...abandon };
}

/** One shot hits all who go together; one by one, most of them meet enemies who have fired. */
const BUNCHED = 2.5;
export function bunching({ game }: Mind, units: readonly Unit[]): number {
  const many = units.filter((unit) => isMany(typeOf(game, unit))).length;
  return many > 1 ? BUNCHED * (1 - 1 / many) : 0;
}

/** The best place to go from where they stand; to stay is no move. */
function bestOf(mind: Mind, group: Group, from: LocationId, mode: MoveMode, ahead?: Unit): Destination | undefined {
  const points = Math.min(...group.units.map((unit) => pointsToMove(mind.game, unit, mode, ahead)));
  return destinationsOf(mind, { group, from, mode, points, begun: false }).find(
    ({ way, exits }) => way.steps > 0 || exits,
  );
}

function weighMove(mind: Mind, part: MovePart, party: Party, mode: MoveMode): Candidate | undefined {
  const order = orderFor(mind, part, party, mode);
  const group = groupOf(
    mind,
    party.units.map((unit) => unit.id),
  );
  if (!group || whyNot(mind.game, order)) return undefined;
  const ahead = party.leader === undefined ? undefined : mind.game.state.units[party.leader];
  const best = bestOf(mind, group, part.from, mode, ahead);
  if (!best) return undefined;
  const abandoned = 'abandon' in order ? ABANDONED * (order.abandon?.length ?? 0) : 0;
  const bunched = bunching(mind, party.units) * mind.temper.risk * best.way.danger;
  const value = best.value - abandoned - bunched;
  return {
    order,
    value: part.do === 'withdraw' ? ifTheyPass(mind, order, part.from, value) : value,
    facts: best.facts,
    ...(best.spared && { spared: best.spared }),
  };
}

/** Whoever fails the check to withdraw fights where he is (8.1.1). */
function ifTheyPass(mind: Mind, order: Order, at: LocationId, value: number): number {
  const foreseen = forecast(mind.game, order);
  if (foreseen?.kind !== 'withdrawal') return value;
  const passes = Math.min(...foreseen.checks.map(({ chance }) => chance));
  return passes * value + (1 - passes) * roundOf(mind, [], at).balance;
}

/** The best move of each party and mode of a part. */
export function* movesIn(mind: Mind, part: MovePart): Generator<Candidate> {
  const modes = (mind.hasty ? HASTY_MODES : MODES).filter((mode) => part.modes.includes(mode));
  for (const party of parties(mind, part)) {
    for (const mode of modes) {
      if (party.leader !== undefined && mode !== 'move' && mode !== 'assault-move') continue;
      const candidate = weighMove(mind, part, party, mode);
      if (candidate) yield candidate;
    }
  }
}

/** A vehicle's move (15.1): the best that it can be for. */
export function weighDrive(mind: Mind, order: Extract<Order, { do: 'move' }>): Candidate | undefined {
  const group = groupOf(mind, order.units);
  const best = group && bestOf(mind, group, (group.units[0] as Unit).at, order.mode);
  return best && { order, value: best.value, facts: best.facts };
}
