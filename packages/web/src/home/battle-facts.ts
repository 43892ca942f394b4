/** What a card says of a battle, read from its file. */
import type { ScenarioFile } from '@opfire/content/loading';
import { type Machine, machines } from '../battles/machines.ts';

/** The most remarkable first. */
export const FEATURES = [
  'vehicles',
  'helicopters',
  'aircraft',
  'night',
  'bunkers',
  'wire',
  'artillery',
  'sniper',
  'heroes',
  'tasks',
  'exit',
  'foxholes',
  'events',
  'reinforcements',
  'joined-boards',
] as const;
export type Feature = (typeof FEATURES)[number];

const forcesOf = (scenario: ScenarioFile) => Object.values(scenario.forces);

type Shown = (scenario: ScenarioFile) => boolean;

const isAny = (things: object = {}): boolean => Object.keys(things).length > 0;

const brings =
  (kind: Machine): Shown =>
  (scenario) =>
    forcesOf(scenario).some(({ units }) => Object.keys(units).some((id) => machines[id] === kind));

const lays = (scenario: ScenarioFile, kind: string): boolean =>
  forcesOf(scenario).some(({ fortifications = [] }) => fortifications.some((one) => one.kind === kind));

const SHOWN: Readonly<Record<Feature, Shown>> = {
  vehicles: brings('vehicle'),
  helicopters: brings('helicopter'),
  aircraft: brings('plane'),
  night: ({ rules }) => rules?.night === true,
  bunkers: (scenario) => isAny(scenario.bunkers) || lays(scenario, 'bunker'),
  wire: (scenario) =>
    scenario.wire !== undefined || scenario.mines !== undefined || lays(scenario, 'wire') || lays(scenario, 'mines'),
  artillery: ({ artillery = [], paragraphs = {} }) =>
    artillery.length > 0 || Object.values(paragraphs).some((all) => all.some((one) => one.do === 'fire-mission')),
  sniper: (scenario) => forcesOf(scenario).some((force) => force.inHand !== undefined),
  heroes: ({ sides, rules }) =>
    rules?.noHeroes !== true && Object.values(sides).some((side) => side.heroes !== undefined),
  tasks: ({ tasks }) => isAny(tasks),
  exit: ({ exits }) => isAny(exits),
  foxholes: (scenario) => isAny(scenario.foxholes) || lays(scenario, 'foxholes'),
  events: ({ events }) => isAny(events),
  reinforcements: (scenario) => forcesOf(scenario).some((force) => force.enters !== undefined),
  'joined-boards': ({ board }) => typeof board !== 'string',
};

export const featuresOf = (scenario: ScenarioFile): Feature[] => FEATURES.filter((one) => SHOWN[one](scenario));

/** How many counters each side has, the first side first. */
export const strengthsOf = (scenario: ScenarioFile): number[] =>
  Object.keys(scenario.sides).map((side) =>
    forcesOf(scenario)
      .filter((force) => force.side === side)
      .flatMap(({ units }) => Object.values(units))
      .reduce((sum, count) => sum + count, 0),
  );

/** How many counters a battle has on both sides. */
export const countersOf = (scenario: ScenarioFile): number => strengthsOf(scenario).reduce((sum, one) => sum + one, 0);

/** Up to so many counters. */
const SIZES = [
  ['small', 16],
  ['medium', 21],
] as const;

export const sizeOf = (scenario: ScenarioFile): 'small' | 'medium' | 'large' =>
  SIZES.find(([, most]) => countersOf(scenario) <= most)?.[0] ?? 'large';

/** Beyond this share of decided games a battle is called one side's. */
const LOPSIDED = 0.6;

/** The side that the computer wins with when it plays against itself, where it is not about even. */
export function favouredIn({ tried }: ScenarioFile): { side: string; wins: number; games: number } | undefined {
  if (!tried) return undefined;
  const decided = Object.values(tried.wins).reduce((sum, wins) => sum + wins, 0);
  const found = Object.entries(tried.wins).find(([, wins]) => wins > LOPSIDED * decided);
  return found && { side: found[0], wins: found[1], games: tried.games };
}
