/** The one place where state changes: an event in, the next state out (in place, on a spine of the caller's own). */
import { OFF_MAP } from '../board/board.ts';
import { rollDice } from '../core/dice.ts';
import { copyOf, unitWith, weaponWith } from './changed.ts';
import type { EventOf, GameEvent } from './events.ts';
import { withMarker, withoutMarker } from './ground.ts';
import type { TaskState } from './scenario.ts';
import type { Acquisition, State, Unit, UnitId, Weapon, WeaponId } from './state.ts';
import { NOBODY } from './state.ts';
import { STATUS } from './status.ts';

/** A copy whose spine may be written; everything below it is shared and immutable. */
export const copyState = copyOf;

/** Lists are replaced, never written: what is known of a list stays true. */
function changeUnit(state: State, id: UnitId, change: Partial<Unit>): void {
  const units = state.units.slice();
  units[id] = unitWith(units[id] as Unit, change);
  state.units = units;
}

function changeWeapon(state: State, id: WeaponId, change: Partial<Weapon>): void {
  const weapons = state.weapons.slice();
  weapons[id] = weaponWith(weapons[id] as Weapon, change);
  state.weapons = weapons;
}

/** A gun has one target at a time (14.3). */
const withAcquisition = (known: readonly Acquisition[], one: Acquisition): Acquisition[] =>
  [...known.filter(({ firer, weapon }) => firer !== one.firer || weapon !== one.weapon), one].sort(
    (a, b) => a.firer - b.firer || a.weapon - b.weapon,
  );

const byPlace = (a: { readonly at: number }, b: { readonly at: number }): number => a.at - b.at;

/** Before the battle, whoever gets off a vehicle that waits to come on waits as well (22.0). */
const fateAt = (at: Unit['at']): Unit['fate'] => (at === OFF_MAP ? 'reserve' : 'in-play');

function applyToUnits(state: State, event: GameEvent): void {
  switch (event.t) {
    case 'marked':
      changeUnit(state, event.unit, { marks: (state.units[event.unit] as Unit).marks | event.marks });
      break;
    case 'unmarked':
      changeUnit(state, event.unit, { marks: (state.units[event.unit] as Unit).marks & ~event.marks });
      break;
    case 'moved':
      for (const unit of event.units) {
        const status = (state.units[unit] as Unit).status & ~STATUS['dug-in'];
        changeUnit(state, unit, { at: event.to, fate: 'in-play', status });
      }
      break;
    case 'turned':
      changeUnit(state, event.unit, { facing: event.facing, turret: event.turret });
      break;
    case 'status-gained':
      changeUnit(state, event.unit, { status: (state.units[event.unit] as Unit).status | event.status });
      break;
    case 'status-lost':
      changeUnit(state, event.unit, { status: (state.units[event.unit] as Unit).status & ~event.status });
      break;
    case 'boarded': {
      const status = (state.units[event.unit] as Unit).status & ~STATUS['dug-in'];
      changeUnit(state, event.unit, { at: OFF_MAP, aboard: event.vehicle, fate: 'in-play', status });
      break;
    }
    case 'alighted':
      changeUnit(state, event.unit, { at: event.at, aboard: NOBODY, fate: fateAt(event.at) });
      break;
    case 'shaken':
      changeUnit(state, event.unit, { shaken: true });
      break;
    case 'rallied':
      changeUnit(state, event.unit, { shaken: false });
      break;
    case 'wounded':
    case 'healed':
      changeUnit(state, event.unit, { wounds: event.wounds });
      break;
    case 'dismounted':
      changeUnit(state, event.unit, { type: event.type });
      break;
    case 'reduced':
      changeUnit(state, event.unit, { type: event.type, root: event.root });
      break;
    case 'skill-spent': {
      const unit = state.units[event.unit] as Unit;
      changeUnit(state, event.unit, { skills: unit.skills.filter((skill) => skill !== event.skill) });
      state.skillCup = [...state.skillCup, event.skill].sort();
      break;
    }
  }
}

/** Who comes into the battle and who leaves it. */
function applyToFates(state: State, event: GameEvent): void {
  switch (event.t) {
    case 'eliminated':
      changeUnit(state, event.unit, { at: OFF_MAP, aboard: NOBODY, fate: 'eliminated' });
      break;
    case 'exited':
      changeUnit(state, event.unit, { at: OFF_MAP, aboard: NOBODY, fate: 'exited' });
      break;
    case 'withdrawn':
      changeUnit(state, event.unit, { at: OFF_MAP, aboard: NOBODY, fate: 'withdrawn' });
      break;
    case 'created':
      state.units = [...state.units, event.unit];
      state.skillCup = withoutFirst(state.skillCup, event.unit.skills);
      break;
    case 'joined':
      changeUnit(state, event.unit, { skills: skillsOfBoth(state, event) });
      changeUnit(state, event.with, { at: OFF_MAP, fate: 'replaced', skills: [], ...lostByBoth(state, event) });
      changeUnit(state, event.unit, { type: event.type, root: -1 });
      break;
  }
}

/** Nobody has died: what either half knew, the Squad knows (12.0, ruling R-696). */
const skillsOfBoth = ({ units }: State, { unit, with: other }: EventOf<'joined'>): readonly string[] => [
  ...(units[unit] as Unit).skills,
  ...(units[other] as Unit).skills,
];

/** Whoever is replaced stands for what the two had lost before: half a squad each, if it was one (22.0, ruling R-45). */
function lostByBoth(state: State, { unit, with: other, type }: EventOf<'joined'>): Partial<Unit> {
  const [kept, gone] = [state.units[unit] as Unit, state.units[other] as Unit];
  return kept.root >= 0 && gone.root >= 0 ? { type } : { root: Math.max(kept.root, gone.root) };
}

function withoutFirst(from: readonly string[], taken: readonly string[]): readonly string[] {
  const rest = from.slice();
  for (const one of taken) {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

function applyToWeapons(state: State, event: GameEvent): void {
  switch (event.t) {
    case 'weapon-taken':
      changeWeapon(state, event.weapon, { holder: event.unit, at: OFF_MAP });
      break;
    case 'weapon-left':
      changeWeapon(state, event.weapon, { holder: NOBODY, at: event.at });
      break;
    case 'weapon-lost':
      changeWeapon(state, event.weapon, { holder: NOBODY, at: OFF_MAP, condition: 'gone' });
      break;
    case 'weapon-changed':
      changeWeapon(state, event.weapon, event.to);
      break;
  }
}

function applyToPlaces(state: State, event: GameEvent): void {
  switch (event.t) {
    case 'ground-laid':
      state.ground = withMarker(state.ground, event.marker);
      break;
    case 'ground-cleared':
      state.ground = withoutMarker(state.ground, event.marker);
      break;
    case 'spotted':
      state.spotted = [...state.spotted, { at: event.at, side: event.side, stays: event.stays }].sort(byPlace);
      break;
    case 'unspotted':
      state.spotted = state.spotted.filter((marker) => marker.at !== event.at || marker.side !== event.side);
      break;
    case 'melee-marked':
      state.melees = [
        ...state.melees.filter((marker) => marker.at !== event.at),
        { at: event.at, fought: event.fought },
      ].sort(byPlace);
      break;
    case 'melee-cleared':
      state.melees = state.melees.filter((marker) => marker.at !== event.at);
      break;
    case 'acquired':
      state.acquisitions = withAcquisition(state.acquisitions, event.acquisition);
      break;
    case 'acquisition-lost':
      state.acquisitions = state.acquisitions.filter(
        ({ firer, weapon }) => firer !== event.firer || weapon !== event.weapon,
      );
      break;
    case 'controlled':
      state.control = state.control.map((side, at) => (at === event.at ? event.side : side));
      break;
    case 'led':
      state.led = [
        ...state.led.filter(({ at, leader }) => at !== event.at || leader !== event.leader),
        { at: event.at, leader: event.leader, ...(event.fire && { fire: event.fire }) },
      ].sort(byPlace);
      break;
  }
}

/** Throws in which each side has a die of its own: they are no doubles. */
const OPPOSED = ['initiative', 'penetration'];

/** Doubles of either side, for whatever purpose, call for a plane where one waits (19.1). */
function callByDoubles(state: State, { dice, for: purpose }: EventOf<'rolled'>): void {
  const { airSupport } = state.scenario;
  if (!airSupport || airSupport.due || dice.length !== 2 || dice[0] !== dice[1] || OPPOSED.includes(purpose)) return;
  state.scenario = { ...state.scenario, airSupport: { ...airSupport, due: true } };
}

function applyToFlow(state: State, event: GameEvent): void {
  switch (event.t) {
    case 'flow':
      state.stack = event.stack;
      break;
    case 'rolled':
      state.dice = rollDice(state.dice, event.sides).dice;
      callByDoubles(state, event);
      break;
    case 'air-support-changed':
      state.scenario = { ...state.scenario, airSupport: event.airSupport };
      break;
    case 'phase':
      state.phase = event.phase;
      state.turn = event.turn;
      state.initiative = event.initiative;
      state.passes = 0;
      state.led = [];
      break;
    case 'impulse-began':
      state.led = [];
      break;
    case 'impulse-ended':
      state.passes = event.passes;
      break;
    case 'event-removed':
      state.scenario = { ...state.scenario, events: state.scenario.events.filter((id) => id !== event.event) };
      break;
    case 'entry-opened':
      state.scenario = {
        ...state.scenario,
        entryTurns: state.scenario.entryTurns.map((turn, entry) => (entry === event.entry ? event.turn : turn)),
      };
      break;
    case 'entry-narrowed':
      state.scenario = {
        ...state.scenario,
        entryEdges: { ...state.scenario.entryEdges, [event.entry]: event.edges },
      };
      break;
    case 'task-changed':
      state.scenario = { ...state.scenario, tasks: withTask(state.scenario.tasks ?? [], event.task) };
      break;
    case 'battery-changed': {
      const batteries = state.scenario.batteries.slice();
      batteries[event.index] = event.battery;
      state.scenario = { ...state.scenario, batteries };
      break;
    }
    case 'scored': {
      const points: [number, number] = [...state.scenario.points];
      points[event.side] += event.points;
      state.scenario = { ...state.scenario, points };
      break;
    }
  }
}

/** In the order in which they were opened. */
function withTask(tasks: readonly TaskState[], task: TaskState): TaskState[] {
  const known = tasks.findIndex(({ id }) => id === task.id);
  return known < 0 ? [...tasks, task] : tasks.map((one, at) => (at === known ? task : one));
}

const APPLIERS = {
  flow: applyToFlow,
  rolled: applyToFlow,
  phase: applyToFlow,
  'impulse-began': applyToFlow,
  'impulse-ended': applyToFlow,
  'event-removed': applyToFlow,
  'entry-opened': applyToFlow,
  'entry-narrowed': applyToFlow,
  'task-changed': applyToFlow,
  'battery-changed': applyToFlow,
  scored: applyToFlow,
  'air-support-changed': applyToFlow,
  eliminated: applyToFates,
  exited: applyToFates,
  withdrawn: applyToFates,
  created: applyToFates,
  joined: applyToFates,
  'weapon-taken': applyToWeapons,
  'weapon-left': applyToWeapons,
  'weapon-lost': applyToWeapons,
  'weapon-changed': applyToWeapons,
  'ground-laid': applyToPlaces,
  'ground-cleared': applyToPlaces,
  spotted: applyToPlaces,
  unspotted: applyToPlaces,
  'melee-marked': applyToPlaces,
  'melee-cleared': applyToPlaces,
  acquired: applyToPlaces,
  'acquisition-lost': applyToPlaces,
  controlled: applyToPlaces,
  led: applyToPlaces,
} as Partial<Record<GameEvent['t'], (state: State, event: GameEvent) => void>>;

export function apply(state: State, event: GameEvent): void {
  (APPLIERS[event.t] ?? applyToUnits)(state, event);
}
