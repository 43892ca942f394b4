/** Checks one expectation against the game and what happened in the step. */
import { decision, type Game, isSpotted, lookAlong, type Side, type Unit } from '@opfire/engine';
import {
  COUNTER_MARKS,
  type Expectation,
  type Facts,
  isCounter,
  type Lexicon,
  lexiconOf,
  placeFactsOf,
  type SightFacts,
  type UnitFacts,
  unitFactsOf,
  type Written,
  weaponFactsOf,
  writeNamed,
} from '@opfire/engine/notation';
import type { Finding } from './failure.ts';
import { checkForecast } from './forecasts.ts';
import { Malformed } from './malformed.ts';
import { difference, matches, nearestOf } from './match.ts';
import { isOffered, someOffers } from './offers.ts';

/** The game as it stands after a step. */
export interface Moment {
  readonly game: Game;
  readonly events: readonly Written[];
}

const finding = (what: string, expected: unknown, actual: unknown): Finding => ({ what, expected, actual });

/** Each expected event after the one before it. */
function checkEvents(expected: readonly Written[], { events }: Moment): Finding[] {
  let from = 0;
  for (const [place, part] of expected.entries()) {
    const found = events.findIndex((event, index) => index >= from && matches(part, event));
    if (found < 0) {
      const alike = events.slice(from).filter((event) => event.t === part.t);
      const actual = nearestOf(part, alike) ?? events.map((event) => event.t);
      return [finding(`events[${place}]`, part, actual)];
    }
    from = found + 1;
  }
  return [];
}

function checkNoEvents(expected: readonly Written[], { events }: Moment): Finding[] {
  return expected.flatMap((part, place) => {
    const found = events.find((event) => matches(part, event));
    return found ? [finding(`noEvents[${place}]`, `no ${JSON.stringify(part)}`, found)] : [];
  });
}

function find<T extends { readonly name: string }>(all: readonly T[], name: string, noun: string): T {
  const found = all.find((one) => one.name === name);
  if (!found)
    throw new Malformed([
      {
        path: `${noun}s.${name}`,
        problem: `there is no ${noun} "${name}" at this moment`,
        remedy: `one of: ${all.map((one) => one.name).join(', ')}`,
      },
    ]);
  return found;
}

/** Notes among the marks are compared only when the case names them. */
function marksFinding(name: string, expected: Exclude<UnitFacts, string>, actual: readonly string[]): Finding[] {
  const { marks, unmarked = [] } = expected;
  const forbidden = unmarked.filter((mark) => actual.includes(mark));
  if (forbidden.length > 0) return [finding(`units.${name}.unmarked`, unmarked, actual)];
  if (!marks) return [];
  const compared = actual.filter(
    (mark) => (COUNTER_MARKS as readonly string[]).includes(mark) || (marks as string[]).includes(mark),
  );
  return difference(marks, compared) ? [finding(`units.${name}.marks`, marks, actual)] : [];
}

/** The hatches of an abandoned vehicle are compared only when the case names them: nobody is in it. */
function statusFinding(name: string, { status }: Exclude<UnitFacts, string>, actual: readonly string[]): Finding[] {
  const compared = actual.includes('abandoned')
    ? actual.filter((one) => one !== 'buttoned' || status?.includes(one))
    : actual;
  return compare(`units.${name}.status`, status, compared);
}

/** A Hero of either side who has not appeared (11.2.1). */
const isUncreated = ({ world, state }: Game, name: string): boolean =>
  world.setup.sides.some(({ heroes }) => heroes.some((hero) => hero.name === name)) &&
  !state.units.some((unit) => unit.name === name);

/** Where a unit is; a passenger where its vehicle is. */
const placeNamed = ({ state }: Game, unit: Unit, lexicon: Lexicon): string | null =>
  lexicon.nameOf('location', (state.units[unit.aboard] ?? unit).at);

function checkUnit(name: string, expected: UnitFacts, game: Game, lexicon: Lexicon): Finding[] {
  if (isUncreated(game, name)) return [finding(`units.${name}`, expected, 'not created')];
  const unit = find(game.state.units, name, 'unit');
  const own = unitFactsOf(game, unit, lexicon);
  const facts = typeof expected === 'object' && expected.at ? { ...own, at: placeNamed(game, unit, lexicon) } : own;
  if (typeof expected === 'string')
    return facts.fate === expected ? [] : [finding(`units.${name}`, expected, facts.fate)];
  const { is, marks: _, unmarked: __, status: ___, ...rest } = expected;
  const wrong = is !== undefined && !isCounter(game, unit, is) ? [finding(`units.${name}.is`, is, facts.is)] : [];
  const differs = Object.entries(rest).flatMap(([key, value]) => compare(`units.${name}.${key}`, value, facts[key]));
  return [
    ...wrong,
    ...differs,
    ...statusFinding(name, expected, facts.status as string[]),
    ...marksFinding(name, expected, facts.marks as string[]),
  ];
}

function compare(what: string, expected: unknown, actual: unknown): Finding[] {
  if (expected === undefined) return [];
  const found = difference(expected, actual);
  return found ? [finding(what, expected, actual)] : [];
}

const sideNamed = (game: Game, name: string): Side => {
  const side = game.world.setup.sides.findIndex(({ id }) => id === name);
  if (side < 0)
    throw new Malformed([
      {
        path: name,
        problem: `there is no side "${name}"`,
        remedy: `one of: ${game.world.setup.sides.map(({ id }) => id).join(', ')}`,
      },
    ]);
  return side as Side;
};

const whereToLook = (name: string): string =>
  name.endsWith(':air')
    ? 'there is air above the hexes when the position has a helicopter or plane, be it in reserve'
    : 'name one of the board';

function locationNamed(game: Game, name: string): number {
  const at = game.world.board.locationNamed.get(name);
  if (at === undefined)
    throw new Malformed([{ path: name, problem: `there is no location "${name}"`, remedy: whereToLook(name) }]);
  return at;
}

/** Units that move in the open show themselves while they are at it (10.1). */
function isSpottedNow(game: Game, at: number, by: Side): boolean {
  const moving = game.state.stack.some(
    (frame) =>
      frame.f === 'move' &&
      frame.at === at &&
      frame.side !== by &&
      frame.mode !== 'low-crawl' &&
      !frame.mode.startsWith('stealth'),
  );
  return isSpotted(game, at, by, moving);
}

function checkSpotted(expected: Readonly<Record<string, readonly string[]>>, game: Game, want: boolean): Finding[] {
  return Object.entries(expected).flatMap(([side, places]) => {
    const wrong = places.filter((at) => isSpottedNow(game, locationNamed(game, at), sideNamed(game, side)) !== want);
    const word = want ? 'spotted' : 'unspotted';
    return wrong.length === 0
      ? []
      : [finding(`${word}.${side}`, places, `${wrong.join(', ')} ${want ? 'not spotted' : 'spotted'}`)];
  });
}

function checkSight(expected: SightFacts, game: Game, lexicon: Lexicon): Finding[] {
  const { from, to, ...facts } = expected;
  const report = lookAlong(game, locationNamed(game, from), locationNamed(game, to));
  const actual = writeNamed(game, report, lexicon) as Facts;
  const found = difference(facts, actual);
  return found ? [finding(`sight ${from} to ${to}: ${found.path}`, found.expected, { ...actual })] : [];
}

function checkAdjacent(pairs: readonly (readonly [string, string])[], game: Game, want: boolean): Finding[] {
  return pairs.flatMap(([a, b]) => {
    const adjacent = game.world.adjacent[locationNamed(game, a)]?.includes(locationNamed(game, b)) ?? false;
    return adjacent === want
      ? []
      : [finding(want ? 'adjacent' : 'notAdjacent', [a, b], adjacent ? 'adjacent' : 'not adjacent')];
  });
}

function checkDecision(expected: Expectation['decision'], game: Game, lexicon: Lexicon): Finding[] {
  if (expected === undefined) return [];
  const owed = decision(game);
  const actual = owed ? { side: lexicon.nameOf('side', owed.side), kind: owed.kind, rule: owed.rule } : null;
  return difference(expected, actual) ? [finding('decision', expected, actual)] : [];
}

/** Smoke and foxholes by hex: only the hexes named are looked at; null is none. */
function checkByHex(what: string, expected: Readonly<Record<string, unknown>> | undefined, actual: unknown): Finding[] {
  return Object.entries(expected ?? {}).flatMap(([hex, value]) =>
    compare(`${what}.${hex}`, value, (actual as Facts)[hex] ?? null),
  );
}

/** Control: the locations named; nothing is said of others. */
function checkControl(expected: Readonly<Record<string, readonly string[]>>, actual: unknown): Finding[] {
  return Object.entries(expected).flatMap(([side, places]) => {
    const held = (actual as Record<string, readonly string[]>)[side] ?? [];
    return places.every((at) => held.includes(at)) ? [] : [finding(`control.${side}`, places, held)];
  });
}

/** All acquisitions there are, each in part. */
function checkAcquisitions(expected: readonly Facts[] | undefined, actual: readonly Facts[]): Finding[] {
  if (!expected || (expected.length === actual.length && matches(expected, actual))) return [];
  return [finding('acquisitions', expected, actual)];
}

/** Facts that are compared as they stand. */
const PLAIN = [
  'rubble',
  'wrecks',
  'wire',
  'roadblocks',
  'starshells',
  'mines',
  'ffe',
  'melee',
  'spottedMarkers',
  'phase',
  'turn',
  'initiative',
  'passes',
  'points',
  'missions',
  'eventMarkers',
  'skillCup',
] as const;

function checkPlaces(expect: Expectation, game: Game, lexicon: Lexicon): Finding[] {
  const actual = placeFactsOf(game, lexicon);
  return [
    ...PLAIN.flatMap((key) => compare(key, expect[key], actual[key])),
    ...checkByHex('smoke', expect.smoke, actual.smoke),
    ...checkByHex('foxholes', expect.foxholes, actual.foxholes),
    ...checkByHex('bunkers', expect.bunkers, actual.bunkers),
    ...checkAcquisitions(expect.acquisitions, actual.acquisitions as readonly Facts[]),
    ...checkControl(expect.control ?? {}, actual.control),
  ];
}

export function checkExpectation(expect: Expectation, moment: Moment): Finding[] {
  const { game } = moment;
  const lexicon = lexiconOf(game);
  const all = <T>(one: T | T[] | undefined): T[] => (one === undefined ? [] : Array.isArray(one) ? one : [one]);
  return [
    ...checkEvents(expect.events ?? [], moment),
    ...checkNoEvents(expect.noEvents ?? [], moment),
    ...Object.entries(expect.units ?? {}).flatMap(([name, facts]) => checkUnit(name, facts, game, lexicon)),
    ...Object.entries(expect.weapons ?? {}).flatMap(([name, facts]) => {
      const actual = weaponFactsOf(game, find(game.state.weapons, name, 'weapon'), lexicon);
      return Object.entries(facts).flatMap(([key, value]) => compare(`weapons.${name}.${key}`, value, actual[key]));
    }),
    ...checkSpotted(expect.spotted ?? {}, game, true),
    ...checkSpotted(expect.unspotted ?? {}, game, false),
    ...checkPlaces(expect, game, lexicon),
    ...checkDecision(expect.decision, game, lexicon),
    ...(expect.offers ?? []).flatMap((part) =>
      isOffered(game, part, lexicon) ? [] : [finding('offers', part, someOffers(game, part, lexicon))],
    ),
    ...(expect.offersNot ?? []).flatMap((part) =>
      isOffered(game, part, lexicon) ? [finding('offersNot', part, 'offered')] : [],
    ),
    ...all(expect.sight).flatMap((facts) => checkSight(facts, game, lexicon)),
    ...checkAdjacent(expect.adjacent ?? [], game, true),
    ...checkAdjacent(expect.notAdjacent ?? [], game, false),
    ...all(expect.forecast).flatMap((facts) => checkForecast(facts, game)),
  ];
}
