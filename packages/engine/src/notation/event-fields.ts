/** Every event with its fields, in words: what docs/notation.md lists and expectations may name. */
import type { EventOf, EventType } from '../state/events.ts';

type Fields<T extends EventType> = Readonly<Record<Exclude<keyof EventOf<T>, 't' | 'rule'>, string>>;

export interface EventWords<T extends EventType> {
  readonly meaning: string;
  readonly fields: Fields<T>;
}

/** Told at the end of every order: where the stack of decisions stands. No matter for cases. */
export type SilentEvent = 'flow';

export const EVENT_WORDS: { readonly [T in Exclude<EventType, SilentEvent>]: EventWords<T> } = {
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
  shot: {
    meaning: 'A roll to hit with ordnance.',
    fields: {
      unit: 'unit',
      weapon: 'support weapon, null for its own gun',
      gun: 'which of its guns, from 0',
      from: 'location',
      at: 'location',
      target: 'the vehicle or helicopter aimed at, null for all others',
      dice: 'dice',
      sum: 'tally with the dice',
      needed: 'hits at or below',
      hit: 'it hit',
    },
  },
  'missile-launched': {
    meaning: 'A guided missile is on its way.',
    fields: {
      unit: 'unit',
      weapon: 'support weapon, null for its own gun',
      gun: 'which of its guns, from 0',
      at: 'location',
      target: 'the vehicle or helicopter aimed at, null for all others',
    },
  },
  'missile-spoiled': {
    meaning: 'Fire at the launcher made the missile miss.',
    fields: { unit: 'unit', weapon: 'support weapon, null for its own gun' },
  },
  'penetration-rolled': {
    meaning: 'A hit on armour.',
    fields: {
      unit: 'unit',
      target: 'vehicle or aircraft',
      impact: '{part: "hull" or "turret", side: "front", "flank" or "rear"}; none for aircraft',
      attack: 'tally without the die',
      armour: 'tally without the die',
      dice: "the attacker's and the defender's",
      result: '"dud", "catastrophic", "penetrated", "equal" or "bounced"',
    },
  },
  'close-assaulted': {
    meaning: 'A unit tried to destroy a vehicle at close quarters.',
    fields: {
      unit: 'unit',
      weapon: 'weapon used, null without',
      target: 'vehicle',
      attack: 'tally with the die',
      defence: 'tally with the die',
      dice: "the attacker's and the defender's",
      destroyed: 'success',
    },
  },
  'bailout-rolled': {
    meaning: 'A crew, passenger or weapon tried to get out of a destroyed vehicle.',
    fields: { unit: 'unit', weapon: 'the weapon, null for the unit itself', die: 'die', survived: 'survived' },
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
      battery: '{side, formation, firepower, missions, calledTurn, callers}',
    },
  },
  scored: { meaning: 'Victory points were earned.', fields: { side: 'side', points: 'points', for: 'what for' } },
  activated: { meaning: 'Locations were declared.', fields: { at: 'locations', through: 'Leaders used' } },
  'initiative-rolled': {
    meaning: 'Initiative was rolled.',
    fields: { dice: 'one for each side', side: 'side that has it' },
  },
  attacked: {
    meaning: 'A fire attack.',
    fields: {
      how: '"fire", "opportunity", "sniper", "marksman", "mortar", "artillery", "ffe", "he", "machine-gun", "overrun", "mines", "crash", "cannon" or "bombs"',
      units: 'firing units',
      weapons: 'weapons fired',
      from: 'location, null for artillery',
      at: 'location',
      firepower: 'tally',
      dice: 'attack dice',
      defence: 'defence dice',
      targets: 'for each unit attacked {unit, attack: tally, defence: tally, check}; a check above 0 is a damage check',
    },
  },
  'damage-checked': {
    meaning: 'A damage check.',
    fields: {
      unit: 'unit',
      die: 'die',
      sum: 'tally with the dice',
      morale: 'Morale checked against',
      result: '"no-effect", "shaken", "casualties", "wounded", "eliminated", "abandoned", "damaged" or "destroyed"',
    },
  },
  'morale-checked': {
    meaning: 'A morale check.',
    fields: {
      unit: 'unit',
      for: '"rally", "treatment", "withdrawal", "event", "second-rally", "hit", "close-assault", "getting-off" or "charge"',
      dice: 'dice',
      sum: 'tally with the dice',
      morale: 'Morale checked against',
      passed: 'passed',
    },
  },
  'hero-rolled': { meaning: 'A roll for a Hero.', fields: { unit: 'unit', die: 'die', created: 'a Hero appears' } },
  jammed: { meaning: 'A weapon jammed.', fields: { weapon: 'weapon' } },
  'repair-rolled': { meaning: 'A roll for repair.', fields: { weapon: 'weapon', die: 'die', repaired: 'repaired' } },
  'reaction-rolled': {
    meaning: 'A roll for reaction fire.',
    fields: { unit: 'unit', die: 'die', granted: 'may fire' },
  },
  'spotting-rolled': {
    meaning: 'A spotting attempt.',
    fields: {
      unit: 'unit',
      at: 'location',
      die: 'die',
      sum: 'tally with the dice',
      needed: 'succeeds at or below',
      spotted: 'success',
    },
  },
  'smoke-rolled': {
    meaning: 'A roll for smoke.',
    fields: { unit: 'unit', hex: 'hex', die: 'die', needed: 'succeeds at or below', laid: 'success' },
  },
  'starshell-rolled': {
    meaning: 'A roll for a starshell.',
    fields: {
      unit: 'unit',
      hex: 'hex',
      die: 'die',
      sum: 'tally with the dice',
      needed: 'succeeds at or below',
      lit: 'success',
    },
  },
  'melee-struck': {
    meaning: "One side's attack in a round of melee.",
    fields: {
      side: 'side',
      at: 'location',
      units: 'attacking units',
      weapons: 'weapons used',
      targets: 'units attacked',
      attack: 'tally',
      defence: 'tally',
      odds: 'column of the table after shifts, such as "3:2"',
      killNumber: 'kill number',
      dice: 'dice',
      sum: 'tally with the dice',
      killed: 'success',
    },
  },
  drifted: {
    meaning: 'A spotting round fell.',
    fields: {
      caller: 'unit',
      aimed: 'hex',
      hex: 'hex where it fell, null off the map',
      distance: 'tally of hexes',
      direction: '0 north, then clockwise',
      dice: 'dice',
      inSight: 'the caller sees it',
    },
  },
  crashed: {
    meaning: 'An aircraft came down.',
    fields: {
      unit: 'unit',
      from: 'location where it was hit',
      hex: 'hex where it crashed, null off the map',
      distance: 'hexes from there',
      direction: '0 north, then clockwise',
      dice: 'dice',
    },
  },
  'mission-aborted': { meaning: 'A fire mission was given up.', fields: { caller: 'unit' } },
  'event-triggered': { meaning: 'An event was set off.', fields: { event: 'id', side: 'side' } },
  'paragraph-read': { meaning: 'A paragraph of the scenario was read out.', fields: { paragraph: 'its key' } },
  victory: { meaning: 'The battle ended.', fields: { winner: 'side or "draw"', points: 'points by side' } },
};
