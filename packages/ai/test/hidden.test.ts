import { decision, type Game, give, type Order, type Side, seededDice } from '@opfire/engine';
import { describe, expect, it } from 'vitest';
import { type Level, makePlayer, suggestionsFrom } from '../src/index.ts';
import { startOf } from './battles.ts';

const SIDE: Side = 0;

/** The same game with everything changed that side 0 may not know: dice, paragraphs, reserves and Snipers of side 1. */
function otherwise({ world, state }: Game): Game {
  const { scenario } = world.setup;
  const hidden = (id: number): boolean => {
    const unit = state.units[id];
    return unit !== undefined && unit.side !== SIDE && unit.fate === 'reserve';
  };
  const another = state.units.find((unit) => unit.side !== SIDE && unit.fate === 'in-play')?.type ?? 0;
  const events = scenario.events.map((event) => ({ ...event, effects: [] }));
  const entries = scenario.entries.map((entry) =>
    entry.side === SIDE ? entry : { ...entry, hexes: [...entry.hexes].reverse().slice(0, 1), optional: true },
  );
  return {
    world: { ...world, setup: { ...world.setup, scenario: { ...scenario, events, entries } } },
    state: {
      ...state,
      dice: seededDice(99),
      units: state.units.map((unit) => (hidden(unit.id) ? { ...unit, type: another, skills: ['x'] } : unit)),
      weapons: state.weapons.map((weapon) =>
        hidden(weapon.holder) ? { ...weapon, assembled: !weapon.assembled } : weapon,
      ),
    },
  };
}

function after(game: Game, order: Order): Game {
  const outcome = give(game, order);
  if ('refused' in outcome) throw new Error(outcome.refused.why);
  return outcome.game;
}

const LEVELS: readonly Level[] = ['random', 'recruit', 'regular', 'veteran'];

describe('a player', () => {
  it.each(LEVELS)('of level %s decides the same whatever is hidden from his side', (level) => {
    const options = { level, seed: 5, budget: { nodes: 40 } } as const;
    const [seeing, blind, enemy] = [makePlayer(options), makePlayer(options), makePlayer({ level: 'random', seed: 8 })];
    let game = startOf('a-friend-in-need', 3);
    let asked = 0;
    for (let owed = decision(game); owed && asked < 25; owed = decision(game)) {
      const order = owed.side === SIDE ? seeing.choose(game) : enemy.choose(game);
      if (owed.side === SIDE) {
        expect(blind.choose(otherwise(game))).toEqual(order);
        const why = seeing.explain();
        expect(blind.explain()).toEqual(why);
        if (why) expect(suggestionsFrom(otherwise(game), why)).toEqual(suggestionsFrom(game, why));
        asked++;
      }
      game = after(game, order);
    }
    expect(asked).toBe(25);
  });
});
