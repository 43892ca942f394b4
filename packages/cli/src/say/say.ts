/** Tells an event in one English sentence, or says nothing of those that only keep the books. */
import { type EventOf, type Game, type GameEvent, marksIn } from '@opfire/engine';
import { hexName, itemised, listed, placeName, sideName, signed, unitName, unitNames, weaponName } from './words.ts';

type Sayers = { readonly [T in GameEvent['t']]?: (game: Game, event: EventOf<T>) => string };

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function attack(game: Game, event: EventOf<'attacked'>): string {
  const who = event.units.length > 0 ? unitNames(game, event.units) : 'The shells';
  const by = event.weapons.length > 0 ? ` with ${listed(event.weapons.map((id) => weaponName(game, id)))}` : '';
  const die = event.how === 'mortar' ? Math.max(...event.dice) : sum(event.dice);
  const lines = event.targets.map((target) => {
    const total = die + target.attack.total;
    const held = sum(event.defence) + target.defence.total;
    const verdict = target.check > 0 ? `damage check ${signed(target.check)}` : 'no effect';
    const shelter = target.defence.parts.length > 0 ? ` (${itemised(target.defence)})` : '';
    return `\n    ${unitName(game, target.unit)}: ${die}${signed(target.attack.total)} = ${total} against ${sum(event.defence)}${signed(target.defence.total)} = ${held}${shelter}: ${verdict}`;
  });
  const seen = event.targets[0]?.attack ?? event.firepower;
  return `${who} fire at ${placeName(game, event.at)}${by}. ${itemised(seen)}.${lines.join('')}`;
}

function check(game: Game, event: EventOf<'damage-checked'>): string {
  const outcome = {
    'no-effect': 'holds',
    shaken: 'is Shaken',
    casualties: 'takes casualties',
    wounded: 'is wounded',
    eliminated: 'is eliminated',
    abandoned: 'is abandoned',
    damaged: 'is damaged',
    destroyed: 'is destroyed',
  };
  return `${unitName(game, event.unit)} rolls ${event.die}, ${event.sum.total} with ${itemised(event.sum)}, on Morale ${event.morale}: ${outcome[event.result]}.`;
}

function struck(game: Game, event: EventOf<'melee-struck'>): string {
  const odds = `${event.attack.total} against ${event.defence.total}, ${event.odds}, kills on ${event.killNumber}`;
  const rolled = `rolls ${event.dice.join(' and ')}${event.sum.parts.length > 0 ? `, ${itemised(event.sum)}` : ''}`;
  return `Melee in ${placeName(game, event.at)}: ${unitNames(game, event.units)} on ${unitNames(game, event.targets)}, ${odds}: ${rolled}, ${event.killed ? 'a kill' : 'no kill'}.`;
}

const SAYERS: Sayers = {
  phase: (game, e) =>
    e.phase === 'over'
      ? 'The battle is over.'
      : `Turn ${e.turn}, ${e.phase} phase; the initiative is with the ${sideName(game, e.initiative)} side.`,
  'initiative-rolled': (game, e) =>
    `Initiative: ${e.dice.join(' against ')}. It goes to the ${sideName(game, e.side)} side.`,
  activated: (game, e) =>
    `Activated: ${listed(e.at.map((at) => placeName(game, at)))}${e.through.length > 0 ? `, through ${unitNames(game, e.through)}` : ''}.`,
  'impulse-ended': (game, e) => (e.pass ? `The ${sideName(game, e.side)} side passes (${e.passes} in a row).` : ''),
  moved: (game, e) =>
    `${unitNames(game, e.units)} to ${placeName(game, e.to)}${e.cost.total > 0 ? `, ${e.cost.total} MP` : ''}.`,
  attacked: attack,
  'damage-checked': check,
  'hero-rolled': (game, e) =>
    `A 1 on the damage check of ${unitName(game, e.unit)}: rolls ${e.die}, ${e.created ? 'a Hero appears' : 'no Hero'}.`,
  created: (_game, e) =>
    `Hero ${e.unit.name} steps forward${e.unit.skills.length > 0 ? ` (${e.unit.skills.join(', ')})` : ''}.`,
  reduced: (game, e) => `${unitName(game, e.unit)} is reduced to a half-squad.`,
  eliminated: (game, e) => `${unitName(game, e.unit)} is eliminated.`,
  marked: (game, e) => `${unitName(game, e.unit)} is marked ${listed(marksIn(e.marks))}.`,
  'spotting-rolled': (game, e) =>
    `${unitName(game, e.unit)} looks at ${placeName(game, e.at)}: ${e.die}${e.sum.parts.length > 0 ? `, ${itemised(e.sum)}` : ''}, needs ${e.needed} or less: ${e.spotted ? 'spotted' : 'nothing seen'}.`,
  'morale-checked': (game, e) =>
    `${unitName(game, e.unit)} checks Morale ${e.morale} (${e.for}): rolls ${e.dice.join(' and ')}${e.sum.parts.length > 0 ? `, ${itemised(e.sum)}` : ''}: ${e.passed ? 'passes' : 'fails'}.`,
  rallied: (game, e) => `${unitName(game, e.unit)} is in Good Order again.`,
  'ground-laid': (game, e) =>
    `${e.marker.kind === 'ffe' ? 'Fire for Effect' : e.marker.kind} on ${hexName(game, e.marker.hex)}.`,
  'melee-struck': struck,
  'melee-marked': (game, e) => `A Melee marker lies on ${placeName(game, e.at)}.`,
  victory: (game, e) =>
    `${e.winner === 'draw' ? 'A draw' : `The ${sideName(game, e.winner)} side wins`}, ${e.points.join(' to ')}.`,
};

/** The sentence, with the rule it rests on; empty for what needs no telling. */
export function say(game: Game, event: GameEvent): string {
  const sayer = SAYERS[event.t] as ((game: Game, event: GameEvent) => string) | undefined;
  const sentence = sayer?.(game, event) ?? '';
  if (sentence === '') return '';
  const [first = '', ...rest] = sentence.split('\n');
  const rule = 'rule' in event ? ` [${event.rule}]` : '';
  return [first.charAt(0).toUpperCase() + first.slice(1) + rule, ...rest].join('\n');
}
