/** What a card says of a battle, read from its file. */
import type { ScenarioFile } from '@opfire/content/loading';

export const FEATURES = [
  'reinforcements',
  'artillery',
  'sniper',
  'events',
  'tasks',
  'exit',
  'foxholes',
  'heroes',
  'joined-boards',
] as const;
export type Feature = (typeof FEATURES)[number];

const forcesOf = (scenario: ScenarioFile) => Object.values(scenario.forces);

const SHOWN: Readonly<Record<Feature, (scenario: ScenarioFile) => boolean>> = {
  reinforcements: (scenario) => forcesOf(scenario).some((force) => force.enters !== undefined),
  artillery: ({ artillery = [], paragraphs = {} }) =>
    artillery.length > 0 || Object.values(paragraphs).some((all) => all.some((one) => one.do === 'fire-mission')),
  sniper: (scenario) => forcesOf(scenario).some((force) => force.inHand !== undefined),
  events: ({ events = {} }) => Object.keys(events).length > 0,
  tasks: ({ tasks = {} }) => Object.keys(tasks).length > 0,
  exit: ({ exits = {} }) => Object.keys(exits).length > 0,
  foxholes: ({ foxholes = {} }) => Object.keys(foxholes).length > 0,
  heroes: ({ sides, rules }) =>
    rules?.noHeroes !== true && Object.values(sides).some((side) => side.heroes !== undefined),
  'joined-boards': ({ board }) => typeof board !== 'string',
};

export const featuresOf = (scenario: ScenarioFile): Feature[] => FEATURES.filter((one) => SHOWN[one](scenario));

/** How many counters a battle has on both sides. */
export const countersOf = (scenario: ScenarioFile): number =>
  forcesOf(scenario).reduce((sum, { units }) => sum + Object.values(units).reduce((some, one) => some + one, 0), 0);
