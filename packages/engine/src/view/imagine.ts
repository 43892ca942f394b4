/**
 * A game to think in, made from what a side may know: the same map, units and decision, other dice, and nothing where
 * the view is silent. Markers bring nothing, reserves that nobody has seen do not exist, Snipers in the enemy's hand
 * neither. Whoever plans in it cannot profit from what is hidden.
 */
import { OFF_MAP } from '../board/board.ts';
import { seededDice } from '../core/dice.ts';
import { copyOf } from '../state/changed.ts';
import type { Deployment, EntrySetup, Fortification, ScenarioSetup, ScenarioState } from '../state/scenario.ts';
import {
  enemyOf,
  type Game,
  type GameSetup,
  NOBODY,
  ON_FOOT,
  type Side,
  type State,
  type Unit,
  type Weapon,
  type World,
} from '../state/state.ts';
import type { View } from './view.ts';

/** Stands where a unit is hidden: numbers are places in a list, so none may be left out. */
const nobody = (id: number, side: Side): Unit => ({
  id,
  name: '',
  side,
  type: 0,
  at: OFF_MAP,
  fate: 'replaced',
  shaken: false,
  wounds: 0,
  marks: 0,
  skills: [],
  root: -1,
  ...ON_FOOT,
});

const nothing = (id: number, side: Side): Weapon => ({
  id,
  name: '',
  type: 0,
  side,
  holder: NOBODY,
  at: OFF_MAP,
  condition: 'gone',
  assembled: false,
  spent: false,
});

/** The list with every number in its place. */
function inPlace<T extends { readonly id: number }>(known: readonly T[], blank: (id: number) => T): T[] {
  const last = known[known.length - 1]?.id ?? -1;
  const all: T[] = [];
  for (let id = 0; id <= last; id++) all.push(blank(id));
  for (const one of known) all[one.id] = one;
  return all;
}

interface Known {
  readonly units: ReadonlySet<number>;
  readonly weapons: ReadonlySet<number>;
}

const among = (known: ReadonlySet<number>, ids: readonly number[]): number[] => ids.filter((id) => known.has(id));

function knownDeployment(deployment: Deployment, { side }: View, known: Known): Deployment {
  const units = among(known.units, deployment.units);
  const weapons = among(known.weapons, deployment.weapons);
  const isOpen = deployment.side === side && units.length > 0;
  return {
    ...{ side: deployment.side, units, weapons },
    ...(isOpen && deployment.hexes && { hexes: deployment.hexes }),
    ...(deployment.fortifications && { fortifications: deployment.fortifications }),
  };
}

/** What the enemy has still to lay is his secret; what lies is for all to see. */
const knownFortification = (supply: Fortification, { side }: View): Fortification =>
  supply.side === side ? supply : { ...supply, count: 0, hexes: [] };

/** Entries of one's own as far as they are open; of others only who has come on. */
function knownEntry(entry: EntrySetup, index: number, { scenario }: View, known: Known): EntrySetup {
  const open = scenario.entries.find((one) => one.entry === index);
  const { side, optional, after } = entry;
  const units = among(known.units, entry.units);
  const common = { side, optional, units, ...(after !== undefined && { after }) };
  return { ...common, turn: open?.turn ?? -1, hexes: open?.hexes ?? [] };
}

function knownScenario(setup: ScenarioSetup, view: View, known: Known): ScenarioSetup {
  const opened = view.scenario.tasks.map((task) => task.id);
  return {
    ...setup,
    deployments: (setup.deployments ?? []).map((deployment) => knownDeployment(deployment, view, known)),
    ...(setup.fortifications && {
      fortifications: setup.fortifications.map((supply) => knownFortification(supply, view)),
    }),
    entries: setup.entries.map((entry, index) => knownEntry(entry, index, view, known)),
    events: view.scenario.events.map((marker) => ({ ...marker, effects: [] })),
    tasks: (setup.tasks ?? []).filter((task) => opened.includes(task.id)),
    withheld: (setup.withheld ?? [])
      .map(({ units, event }) => ({ units: among(known.units, units), event }))
      .filter(({ units }) => units.length > 0),
  };
}

/** Worlds are costly to look things up in anew: the last one of each side serves while nothing more becomes known. */
const worlds = new WeakMap<World, { readonly known: string; readonly world: World }[]>();

function knownWorld(world: World, view: View, known: Known): World {
  const scenario = knownScenario(world.setup.scenario, view, known);
  const text = JSON.stringify(scenario);
  const ofSides = worlds.get(world) ?? [];
  worlds.set(world, ofSides);
  const last = ofSides[view.side];
  if (last?.known === text) return last.world;
  const setup: GameSetup = { ...world.setup, scenario };
  const made = { ...world, setup };
  ofSides[view.side] = { known: text, world: made };
  return made;
}

function knownProgress(setup: ScenarioSetup, { scenario }: View): ScenarioState {
  const { batteries, points, tasks, events } = scenario;
  return {
    batteries,
    points,
    tasks,
    events: events.map(({ id }) => id),
    entryTurns: setup.entries.map((one) => one.turn),
  };
}

/** Turns a view into a game that can be played on, with dice of its own. */
export function imagine(world: World, view: View, seed: number): Game {
  const known: Known = {
    units: new Set(view.units.map((unit) => unit.id)),
    weapons: new Set(view.weapons.map((weapon) => weapon.id)),
  };
  const made = knownWorld(world, view, known);
  const enemy = enemyOf(view.side);
  const { scenario: _seen, side: _side, ...open } = view;
  const state: State = {
    ...open,
    units: inPlace(view.units, (id) => nobody(id, enemy)),
    weapons: inPlace(view.weapons, (id) => nothing(id, enemy)),
    scenario: knownProgress(made.setup.scenario, view),
    dice: seededDice(seed),
  };
  return { world: made, state: copyOf(state) };
}
