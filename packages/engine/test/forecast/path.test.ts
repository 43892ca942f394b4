import { describe, expect, it } from 'vitest';
import { forecast, forecastPath, type Game, give, harmChance, type Order, reach } from '../../src/index.ts';
import { Battle, type BattleSpec, everyOutcome } from './field.ts';

const DIGITS = 12;
const HARM = new Set(['shaken', 'reduced', 'wounded', 'eliminated']);

/** Side 0 in B3 sets out; H6 and H1 hold somebody who keeps the turn going. */
function setOut(units: BattleSpec['units'], more: Omit<BattleSpec, 'units'> = {}, movers = ['squad']): Battle {
  const spare = { spare: { at: 'H6' }, other: { at: 'H1', side: 1, range: 0 } } as const;
  const battle = new Battle({ units: { ...units, ...spare }, ...more }).activate('B3');
  return battle.give({ do: 'move', units: battle.ids(...movers), mode: 'move' });
}

const nameOf = (battle: Battle, at: number): string =>
  battle.game.world.board.hexes[battle.game.world.board.locations[at]?.hex ?? -1]?.name ?? '';

function after(game: Game, order: Order): Game {
  const outcome = give(game, order);
  if ('refused' in outcome) throw new Error(outcome.refused.why);
  return outcome.game;
}

describe('where a group can get to', () => {
  it('finds every location within the movement points, with what is left', () => {
    const battle = setOut({ squad: { at: 'B3', movement: 2 } });
    const found = new Map(reach(battle.game).map((one) => [nameOf(battle, one.to), one]));
    expect([...found.keys()]).toHaveLength(15);
    expect(found.get('B2')).toMatchObject({ cost: 1, left: 1 });
    expect(found.get('B5')).toMatchObject({ cost: 2, left: 0 });
    expect(found.get('B5')?.path.map((at) => nameOf(battle, at))).toEqual(['B4', 'B5']);
    expect(found.has('B6')).toBe(false);
  });

  it('takes the cheapest way round, and the slowest sets the pace', () => {
    const units = { squad: { at: 'B3', movement: 6 }, slow: { at: 'B3', movement: 4 } };
    const battle = setOut(units, { board: { hexes: { B4: 'forest', B5: 'forest' } } }, ['squad', 'slow']);
    const there = reach(battle.game).find(({ to }) => nameOf(battle, to) === 'B6');
    expect(there).toMatchObject({ cost: 4, left: 0 });
    expect(there?.path.map((at) => nameOf(battle, at))).not.toContain('B4');
  });

  it('ends where melee awaits, and leads to nothing but legal steps', () => {
    const battle = setOut({ squad: { at: 'B3' }, enemy: { at: 'B4', side: 1, marks: ['fired'] } });
    for (const { path, to: end, melee } of reach(battle.game)) {
      expect(melee).toBe(nameOf(battle, end) === 'B4');
      expect(path.slice(0, -1).map((at) => nameOf(battle, at))).not.toContain('B4');
      let game = battle.game;
      for (const to of path) {
        if (nameOf(battle, to) === 'B4') break;
        game = after(game, { do: 'step', to });
        if (game.state.stack.at(-1)?.f === 'opportunity') game = after(game, { do: 'hold' });
      }
    }
  });

  it('is empty when nobody is on the move', () => {
    expect(reach(new Battle({ units: { squad: { at: 'B3' }, enemy: { at: 'H1', side: 1 } } }).game)).toEqual([]);
  });
});

/** That the order leaves all of the units as they were, counted out with every throw of the dice. */
function sparedBy(game: Game, order: Order): number {
  let spared = 0;
  for (const { chance, events } of everyOutcome(game, order))
    if (!events.some(({ t }) => HARM.has(t))) spared += chance;
  return spared;
}

describe('the risk of a way', () => {
  it('is exactly what the shots bring, one upon the other', () => {
    const units = {
      squad: { at: 'B3' },
      near: { at: 'D3', side: 1, firepower: 3, range: 3 },
      far: { at: 'H3', side: 1, firepower: 1, range: 6 },
    } as const;
    const battle = setOut(units);
    const path = [battle.at('C3'), battle.at('C4')];
    const [first, second] = forecastPath(battle.game, path);
    expect(first?.threats.map(({ units: [id] }) => id)).toEqual(battle.ids('near', 'far'));
    // One point spent allows one attack: the worse comes first, the other when the next point is spent.
    const there = after(battle.game, { do: 'step', to: battle.at('C3') });
    const worst = sparedBy(there, battle.fire('C3', ['near']));
    expect(first?.harm).toBeCloseTo(1 - worst, DIGITS);
    expect(second?.threats.map(({ units: [id] }) => id)).toEqual(battle.ids('far'));
    const on = after(after(there, { do: 'hold' }), { do: 'step', to: battle.at('C4') });
    const then = sparedBy(on, battle.fire('C4', ['far']));
    expect(second?.through).toBeCloseTo(worst * then, DIGITS);
  });

  it('follows leaders and companions through their checks together', () => {
    const units = {
      squad: { at: 'B3' },
      chief: { at: 'B3', kind: 'leader', firepower: 0, leadership: 1, morale: 6 },
      enemy: { at: 'D3', side: 1, firepower: 3, holds: ['lmg'] },
    } as const;
    const battle = setOut(units, {}, ['squad', 'chief']);
    const [step] = forecastPath(battle.game, [battle.at('C3')]);
    const there = after(battle.game, { do: 'step', to: battle.at('C3') });
    const spared = sparedBy(there, battle.fire('C3', ['enemy'], { weapons: [0] }));
    expect(step?.through).toBeCloseTo(spared, DIGITS);
  });

  it('is nothing out of sight, and ends where the way does', () => {
    const units = { squad: { at: 'B3' }, enemy: { at: 'H3', side: 1, range: 2 } } as const;
    const battle = setOut(units);
    const steps = forecastPath(battle.game, [battle.at('B4'), battle.at('H3')]);
    expect(steps).toHaveLength(1);
    expect(steps[0]).toMatchObject({ threats: [], harm: 0, through: 1 });
  });
});

describe('the chance to harm anybody', () => {
  const chief = { at: 'D3', side: 1, kind: 'leader', firepower: 0, leadership: 1, morale: 6 } as const;
  const units = { firer: { at: 'B3', firepower: 3 }, one: { at: 'D3', side: 1 }, other: { at: 'H6' } } as const;
  const atAll = (more: BattleSpec['units']): readonly [Battle, Order] => {
    const battle = new Battle({ units: { ...units, ...more }, spotted: ['D3'] }).activate('B3');
    return [battle, battle.fire('D3', ['firer'])];
  };

  it('is that of the only target', () => {
    const [{ game }, order] = atAll({});
    const odds = forecast(game, order);
    const [target] = odds?.kind === 'attack' ? odds.targets : [];
    expect(harmChance(game, order)).toBeCloseTo(1 - (target?.results['no-effect'] ?? 1), DIGITS);
  });

  it('counts all who stand under one throw together', () => {
    const [{ game }, order] = atAll({ chief, two: { at: 'D3', side: 1 } });
    const odds = forecast(game, order);
    const single = odds?.kind === 'attack' ? odds.targets.map(({ results }) => 1 - results['no-effect']) : [];
    expect(harmChance(game, order)).toBeCloseTo(1 - sparedBy(game, order), DIGITS);
    expect(harmChance(game, order)).toBeGreaterThan(Math.max(...single));
  });

  it('is unknown of what harms nobody', () => {
    const [{ game }] = atAll({});
    expect(harmChance(game, { do: 'done' })).toBeUndefined();
  });
});
