/** Every kind of forecast with its fields, in words: what docs/notation.md lists and expectations may name. */
import type { Forecast } from '../forecast/types.ts';

type Kind = Forecast['kind'];
type FieldsOf<K extends Kind> = Readonly<Record<Exclude<keyof Extract<Forecast, { kind: K }>, 'kind'>, string>>;

export const FORECAST_WORDS: { readonly [K in Kind]: { readonly of: string; readonly fields: FieldsOf<K> } } = {
  attack: {
    of: 'fire, fire-mg, call-mortar',
    fields: {
      how: 'as in the event "attacked"',
      firepower: 'tally against everybody',
      dice: "faces of the attacker's dice",
      counted: '"sum" or "highest"',
      targets:
        'for each unit {unit, attack: tally, defence: tally, drawn, checkChance, leader, results, lost, heroChance}; results: {no-effect, shaken, casualties, wounded, eliminated}, of vehicles also abandoned and destroyed',
      riders: 'passengers behind closed armour, who suffer only if it is abandoned: for each {unit, results, lost}',
      jam: 'chance that a weapon jams',
      fallBack: 'a flamethrower fires (1.6.3)',
    },
  },
  shot: {
    of: 'shoot',
    fields: {
      sum: 'tally added to two dice',
      needed: 'hits at or below',
      hit: 'chance to hit',
      machine:
        'the vehicle or aircraft aimed at {unit, plates, results, crew, riders}; plates: where it can be struck {impact, chance, attack: tally, armour: tally, results: {dud, catastrophic, penetrated, equal, bounced}}; results: {no-effect, shaken, abandoned, damaged, destroyed}; crew: chance that it gets out; riders: for each passenger {unit, results, lost}',
      targets: 'those on foot, as in "attack", the chance to hit counted in',
      firepower: 'tally of a hit on those on foot',
      guided:
        '{depleted, spoiled}: chance that it was the last missile; chance that it is spoiled if all who can fire at the launcher do, which no other chance counts in',
    },
  },
  barrage: { of: 'land', fields: { hexes: 'for each hex with units {hex, attack: a forecast of kind "attack"}' } },
  check: {
    of: 'rally, treat, drive',
    fields: {
      unit: 'unit that rolls',
      sum: 'tally added to two dice',
      needed: 'greatest natural roll that passes',
      chance: 'chance',
      risk: '{unit, chance}: what the Commissar risks',
    },
  },
  withdrawal: { of: 'withdraw', fields: { checks: 'for each unit a forecast of kind "check"' } },
  roll: {
    of: 'spot, smoke, repair, react',
    fields: {
      for: '"spotting", "smoke", "repair" or "reaction"',
      sum: 'tally added to the die',
      needed: 'number',
      succeeds: '"at-most" or "at-least"',
      chance: 'chance',
    },
  },
  strike: {
    of: 'strike',
    fields: {
      targets: 'units',
      attack: 'tally',
      defence: 'tally',
      odds: 'such as "3:2"',
      killNumber: 'number',
      sum: 'tally added to the dice',
      dice: 'faces of the dice',
      chance: 'chance to kill',
      replies: 'what the enemy can answer, each with the same fields',
      repliesIfKilled: 'the same after an ambush that kills',
    },
  },
  'close-assault': {
    of: 'close-assault',
    fields: {
      target: 'vehicle',
      checks: 'for each unit a forecast of kind "check", as if all before it had been passed',
      attempts: 'for each attempt if everybody goes {unit, attack: tally, defence: tally, chance}',
      destroyed: 'chance that the vehicle is destroyed',
    },
  },
  drift: {
    of: 'call-artillery',
    fields: {
      aimed: 'hex',
      answered: 'chance that the guns answer',
      sum: 'tally added to the die of distance',
      landings: 'for each hex {hex, inSight, chance}',
      inSight: 'chance that the caller sees it land',
    },
  },
  step: {
    of: 'step',
    fields: {
      to: 'location',
      units: 'for each mover {unit, cost: tally, left}',
      slots: 'attacks by opportunity fire that it allows',
      threats: 'enemy units that could fire',
      shells: 'attacks of Fire for Effect on entering',
    },
  },
  move: { of: 'move', fields: { units: 'for each mover {unit, allowance: tally}' } },
};
