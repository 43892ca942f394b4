import { makePlayer } from '@opfire/ai';
import { library } from '@opfire/content';
import {
  type Decision,
  type DecisionKind,
  decision,
  type Game,
  give,
  newGame,
  type Order,
  seededDice,
} from '@opfire/engine';
import { readPosition } from '@opfire/engine/notation';
import { describe, expect, test } from 'vitest';
import { openBattle } from '../../src/battles/open-battle.ts';
import { actionable } from '../../src/table/offers/actionable.ts';
import { pickableIn } from '../../src/table/offers/moments.ts';
import { offersFor } from '../../src/table/offers/offers.ts';
import { NOTHING, type Selection } from '../../src/table/store/types.ts';

async function begun(battle: string, seed: number): Promise<Game> {
  const { setup, state } = await openBattle(battle, { seed });
  return newGame(setup, state);
}

/** Every position of a game between two careless players in which one of these decisions is owed. */
function* positions(start: Game, seed: number, kinds: ReadonlySet<DecisionKind>, orders: number): Generator<Game> {
  const player = makePlayer({ level: 'recruit', seed });
  let game = start;
  for (let given = 0; given < orders; given++) {
    const owed = decision(game);
    if (owed === undefined) return;
    if (kinds.has(owed.kind)) yield game;
    const outcome = give(game, player.choose(game));
    if ('refused' in outcome) throw new Error(outcome.refused.why);
    game = outcome.game;
  }
}

/** Whatever a person can take in hand: nothing, a stack, or those who are in flight. */
function hands(game: Game, owed: Decision): Selection[] {
  const stacks = [...pickableIn({ game, decision: owed, selection: NOTHING })].map((at) => actionable(game, owed, at));
  const frame = game.state.stack.at(-1);
  return frame?.f === 'flight' ? [{ ...NOTHING, units: [frame.unit] }] : [NOTHING, ...stacks];
}

/** The verbs that can be given with something in hand. */
function verbsOffered(game: Game, owed: Decision): Set<string> {
  const offered = new Set<string>();
  for (const selection of hands(game, owed)) {
    const { places, commands, turns } = offersFor({ game, decision: owed, selection });
    const orders: Order[] = [
      ...[...places.values()].flat().flatMap((offer) => offer.orders),
      ...commands.flatMap((command) => (command.kind === 'give' ? command.orders : [])),
      ...turns.flatMap((turn) => turn.orders),
    ];
    for (const order of orders) offered.add(order.do);
    for (const command of commands) if (command.kind === 'aim') offered.add(command.verb);
  }
  return offered;
}

const verbsOf = ({ orders, parts }: Decision): string[] => [...orders, ...parts].map((one) => one.do);

/** What one game allows and the table does not offer; `seen` takes in all that it allows. */
function missingIn(start: Game, seed: number, kind: DecisionKind, seen: Set<string>): string[] {
  const missing: string[] = [];
  for (const game of positions(start, seed, new Set([kind]), 260)) {
    const owed = decision(game) as Decision;
    const fresh = verbsOf(owed).filter((verb) => !seen.has(verb));
    if (fresh.length === 0) continue;
    const offered = verbsOffered(game, owed);
    for (const verb of fresh) seen.add(verb);
    missing.push(...fresh.filter((verb) => !offered.has(verb)));
  }
  return missing;
}

describe('whatever the rules allow can be done at the table', () => {
  const cases = [
    ['assault-on-vierville', 'activation', ['spot', 'smoke', 'fire', 'move']],
    ['slicks-at-hill-118', 'flight', ['step', 'hover', 'alight']],
  ] as const;

  // As many games as it takes to see all of that come about.
  test.each(cases)('%s', async (battle, kind, expected) => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 24 && !expected.every((verb) => seen.has(verb)); seed++)
      expect(missingIn(await begun(battle, seed), seed, kind, seen)).toEqual([]);
    expect([...seen]).toEqual(expect.arrayContaining([...expected]));
  });
});

/** A squad of each side in one place, where nobody has fallen yet (8.0), and the place activated. */
function inMelee(): Game {
  const read = readPosition(
    {
      units: {
        a: { is: 'squad 2-5-4-6', side: 'us', at: 'D4' },
        k1: { is: 'squad 1-6-4-5', side: 'german', at: 'D4' },
      },
      melee: ['D4'],
    },
    library,
  );
  if ('problems' in read) throw new Error(read.problems[0]?.problem);
  const start = newGame(read.ok.setup, { ...read.ok.state, dice: seededDice(1) });
  const at = decision(start)?.parts.flatMap((part) => (part.do === 'activate' ? part.at : [])) ?? [];
  const outcome = give(start, { do: 'activate', at });
  if ('refused' in outcome) throw new Error(outcome.refused.why);
  return outcome.game;
}

test('a melee can be fought on and left', () => {
  const game = inMelee();
  const owed = decision(game) as Decision;
  expect(verbsOf(owed)).toEqual(expect.arrayContaining(['withdraw', 'melee']));
  const offered = verbsOffered(game, owed);
  expect(verbsOf(owed).filter((verb) => !offered.has(verb))).toEqual([]);
});

/** What those in hand can do on the way after setting out without being told to. */
function setOutFor(game: Game, owed: Decision, selection: Selection): string[] {
  const { places, turns } = offersFor({ game, decision: owed, selection });
  const ways = [...places.values()].flat().filter(({ way }) => way);
  return [...turns, ...ways]
    .filter(({ orders }) => orders.some((order) => order.do === 'move'))
    .map(({ orders }) => orders.at(-1) as Order)
    .map((order) => (order.do === 'pivot' && order.turret !== undefined ? 'turret' : order.do));
}

describe('vehicles', () => {
  test('turn and drive without having been told to set out', async () => {
    const start = await begun('steel-in-the-lanes', 1);
    const found = new Set<string>();
    for (const game of positions(start, 1, new Set<DecisionKind>(['impulse']), 120)) {
      const owed = decision(game) as Decision;
      for (const selection of hands(game, owed)) for (const one of setOutFor(game, owed, selection)) found.add(one);
      if (found.size === 3) break;
    }
    expect([...found].sort()).toEqual(['pivot', 'step', 'turret']);
  });
});
