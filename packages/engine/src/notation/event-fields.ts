/** Every event with its fields, in words: what docs/notation.md lists and expectations may name. */
import type { EventType } from '../state/events.ts';
import { ACCOUNT_WORDS } from './account-fields.ts';
import type { WordsOf } from './event-words.ts';

/** Told at the end of every order: where the stack of decisions stands. No matter for cases. */
type SilentEvent = 'flow';

type ChangeType = Exclude<EventType, SilentEvent | keyof typeof ACCOUNT_WORDS>;

const CHANGE_WORDS: WordsOf<ChangeType> = {
  rolled: { meaning: 'Dice were rolled.', fields: { dice: 'results', sides: 'faces of each die', for: 'what for' } },
  phase: { meaning: 'A phase began.', fields: { phase: 'phase', turn: 'number', initiative: 'side' } },
  'impulse-began': { meaning: 'An impulse began.', fields: { side: 'side' } },
  'impulse-ended': {
    meaning: 'An impulse ended.',
    fields: { side: 'side', pass: 'it was a pass', passes: 'passes in a row now' },
  },
  marked: { meaning: 'A unit got markers.', fields: { unit: 'unit', marks: 'marks' } },
  unmarked: { meaning: 'A unit lost markers.', fields: { unit: 'unit', marks: 'marks' } },
  moved: {
    meaning: 'Units went to a location.',
    fields: {
      units: 'units',
      from: 'location, null from off the map',
      to: 'location',
      cost: 'tally of movement points',
      mode: 'mode, "retreat" or "placement"',
    },
  },
  turned: {
    meaning: 'A vehicle, gun or turret turned.',
    fields: { unit: 'unit', facing: 'facing, null without', turret: 'facing, null without', cost: 'movement points' },
  },
  'status-gained': { meaning: "A unit's condition changed.", fields: { unit: 'unit', status: 'what it is now' } },
  'status-lost': {
    meaning: "A unit's condition changed back.",
    fields: { unit: 'unit', status: 'what it is no more' },
  },
  boarded: { meaning: 'A unit got into or onto a vehicle or helicopter.', fields: { unit: 'unit', vehicle: 'unit' } },
  alighted: { meaning: 'A passenger got off.', fields: { unit: 'unit', vehicle: 'unit', at: 'location' } },
  acquired: {
    meaning: 'An Acquisition marker was placed.',
    fields: { acquisition: '{firer, weapon, target, at, level}; null where none' },
  },
  'acquisition-lost': {
    meaning: 'An Acquisition marker was removed.',
    fields: { firer: 'unit', weapon: 'weapon, null for its own gun' },
  },
  shaken: { meaning: 'A unit was shaken.', fields: { unit: 'unit' } },
  rallied: { meaning: 'A unit returned to Good Order.', fields: { unit: 'unit' } },
  wounded: { meaning: 'A unit was wounded.', fields: { unit: 'unit', wounds: 'wounds it has now' } },
  healed: { meaning: 'A wound was healed.', fields: { unit: 'unit', wounds: 'wounds it still has' } },
  reduced: {
    meaning: 'A squad became a half-squad by casualties.',
    fields: { unit: 'unit', type: 'counter it is now', root: 'counter it was' },
  },
  dismounted: { meaning: 'A mounted unit got off.', fields: { unit: 'unit', type: 'counter it is now' } },
  eliminated: { meaning: 'A unit was eliminated.', fields: { unit: 'unit' } },
  exited: { meaning: 'A unit left the map.', fields: { unit: 'unit', at: 'location' } },
  'air-support-changed': {
    meaning: 'A plane was called for, came, or will not come.',
    fields: { airSupport: 'due: one is called for; lastTurn: when the last came' },
  },
  withdrawn: { meaning: 'An aircraft, or whoever rode in it, left the battle.', fields: { unit: 'unit' } },
  created: { meaning: 'A Hero was created.', fields: { unit: 'the new unit: name, is, side, at, marks, skills …' } },
  joined: {
    meaning: 'Two half-squads became a squad.',
    fields: { unit: 'the squad', with: 'the unit that is no more', type: 'counter it is now' },
  },
  'skill-spent': { meaning: 'A single-use skill was used.', fields: { unit: 'unit', skill: 'skill' } },
  'weapon-taken': { meaning: 'A unit took a weapon.', fields: { weapon: 'weapon', unit: 'unit' } },
  'weapon-left': { meaning: 'A weapon was left on the ground.', fields: { weapon: 'weapon', at: 'location' } },
  'weapon-lost': { meaning: 'A weapon left the game.', fields: { weapon: 'weapon' } },
  'weapon-changed': {
    meaning: 'A weapon was set up, dismantled, jammed, repaired or spent.',
    fields: { weapon: 'weapon', to: '{condition, assembled, spent}, what changed' },
  },
  'ground-laid': {
    meaning: 'A counter was laid on a hex.',
    fields: { marker: '{kind, hex, …}: smoke, ffe, foxholes, rubble, wreck, wire, mines, roadblock, starshell' },
  },
  'ground-cleared': { meaning: 'A counter was removed from a hex.', fields: { marker: '{kind, hex, …}' } },
  spotted: {
    meaning: 'A Spotted marker was placed.',
    fields: { at: 'location', side: 'side that spotted', stays: 'stays on an empty location' },
  },
  unspotted: { meaning: 'A Spotted marker was removed.', fields: { at: 'location', side: 'side that spotted' } },
  'melee-marked': {
    meaning: 'A Melee marker was placed or a round was fought.',
    fields: { at: 'location', fought: 'fought this turn' },
  },
  'melee-cleared': { meaning: 'A Melee marker was removed.', fields: { at: 'location' } },
  controlled: { meaning: 'Control of a location changed.', fields: { at: 'location', side: 'side' } },
  led: {
    meaning: "A Leader's modifier was used in a location.",
    fields: { at: 'location', leader: 'unit', fire: 'true when for fire' },
  },
  'event-removed': { meaning: 'An event marker was removed.', fields: { event: 'id' } },
  'entry-opened': {
    meaning: 'Reinforcements became available.',
    fields: { entry: 'place in entries, from 0', turn: 'first turn' },
  },
  'entry-narrowed': {
    meaning: 'It is decided, or half decided, by which edge reinforcements come.',
    fields: { entry: 'place in entries, from 0', edges: 'edges that remain' },
  },
  'task-changed': {
    meaning: 'A task was opened, begun, broken off (open again) or done.',
    fields: { task: '{id, status: "open", "begun" or "done", units}' },
  },
  'battery-changed': {
    meaning: 'A battery used a mission or got new ones.',
    fields: {
      index: 'place in artillery, from 0',
      battery: '{side, formation, firepower, missions, calledTurn, callers, silent, procedure}',
    },
  },
  scored: { meaning: 'Victory points were earned.', fields: { side: 'side', points: 'points', for: 'what for' } },
};

export const EVENT_WORDS: WordsOf<Exclude<EventType, SilentEvent>> = { ...CHANGE_WORDS, ...ACCOUNT_WORDS };
