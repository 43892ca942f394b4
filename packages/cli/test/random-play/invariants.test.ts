/** Checks that never fail prove nothing: each of them is shown something wrong here. */
import type { Game, GameEvent, State, Unit, Weapon } from '@opfire/engine';
import { describe, expect, it } from 'vitest';
import { readBattle, startOf } from '../../src/random-play/battles.ts';
import { Activity } from '../../src/random-play/invariants/activity.ts';
import { always } from '../../src/random-play/invariants/always.ts';
import { checkCompany, checkFates } from '../../src/random-play/invariants/company.ts';
import { checkFireParts } from '../../src/random-play/invariants/fire-parts.ts';
import { checkMarkers } from '../../src/random-play/invariants/markers.ts';
import { checkPossession } from '../../src/random-play/invariants/possession.ts';
import { freeze, isSame } from '../../src/random-play/invariants/same.ts';
import { sometimes } from '../../src/random-play/invariants/sometimes.ts';
import { checkStacking } from '../../src/random-play/invariants/stacking.ts';

const game = startOf(readBattle('skirmish', 'v5.0'), 1);
const jungle = startOf(readBattle('jungle', 'v5.0'), 1);

const changed = (from: Game, change: Partial<State>): Game => ({ ...from, state: { ...from.state, ...change } });

function withUnits(from: Game, change: (unit: Unit) => Partial<Unit>): Game {
  return changed(from, { units: from.state.units.map((unit) => ({ ...unit, ...change(unit) })) });
}

function withWeapon(name: string, change: Partial<Weapon>): Game {
  const weapons = game.state.weapons.map((weapon) => (weapon.name === name ? { ...weapon, ...change } : weapon));
  return changed(game, { weapons });
}

const id = (from: Game, name: string): number => from.state.units.findIndex((unit) => unit.name === name);
const at = (from: Game, place: string): number => from.world.board.locationNamed.get(place) as number;

describe('a battle as it is set up', () => {
  it.each([game, jungle])('passes every check', (one) => {
    checkStacking(one, []);
    checkPossession(one, []);
    checkCompany(one);
    checkFates(one, one);
    expect(() => checkMarkers(one)).not.toThrow();
  });
});

describe('stacking', () => {
  it('finds four squads', () => {
    const crowded = withUnits(game, ({ name }) => (/^us-[126]$|^us-5$/.test(name) ? { at: at(game, 'C4') } : {}));
    expect(() => checkStacking(crowded, [])).toThrow('4 squads of side 0 in C4');
  });

  it('finds three single-man counters', () => {
    const crowded = withUnits(game, ({ name }) => (/^(doc|ash|medrow)$/.test(name) ? { at: at(game, 'C3') } : {}));
    expect(() => checkStacking(crowded, [])).toThrow('3 single-man counters');
  });

  it('finds too much for heavy jungle, but not for the NVA', () => {
    const home = withUnits(jungle, ({ name }) => (name === 'nva-5' ? { at: at(jungle, 'D3') } : {}));
    expect(() => checkStacking(home, [])).not.toThrow();
    const guests = withUnits(home, ({ name }) => (name === 'vc-half' ? { at: at(jungle, 'D3') } : {}));
    expect(() => checkStacking(guests, [])).toThrow('3.5 squads');
    const few = withUnits(jungle, ({ name }) => (name === 'vc-half' ? { at: at(jungle, 'D3') } : {}));
    expect(() => checkStacking(few, [])).toThrow('2.5 squads in heavy jungle');
  });

  it('has patience with a Hero who has just appeared', () => {
    const crowded = withUnits(game, ({ name }) => (name === 'medrow' ? { at: at(game, 'C3') } : {}));
    expect(() => checkStacking(crowded, [id(game, 'medrow')])).not.toThrow();
  });
});

describe('possession', () => {
  it('finds weapons in two places, nowhere, or with the dead', () => {
    expect(() => checkPossession(withWeapon('bar', { at: 3 }), [])).toThrow('bar is held by');
    expect(() => checkPossession(withWeapon('bar', { holder: -1 }), [])).toThrow('bar is held by');
    expect(() => checkPossession(withWeapon('bar', { condition: 'gone' }), [])).toThrow('out of the game');
    const dead = withUnits(game, ({ name }) => (name === 'us-1' ? { fate: 'eliminated', at: -1 } : {}));
    expect(() => checkPossession(dead, [])).toThrow('in the hands of us-1, who is eliminated');
  });

  it('finds hands too full', () => {
    expect(() => checkPossession(withWeapon('bar', { holder: id(game, 'doc') }), [])).toThrow('doc (medic) carries 1');
    expect(() => checkPossession(withWeapon('bar', { holder: id(game, 'us-3') }), [])).toThrow('carries 2');
    expect(() => checkPossession(withWeapon('bar', { holder: id(game, 'us-3') }), [id(game, 'us-3')])).not.toThrow();
  });
});

describe('company and fates', () => {
  it('finds enemies side by side without a melee', () => {
    const mixed = withUnits(game, ({ name }) => (name === 'ge-3' ? { at: at(game, 'C3') } : {}));
    expect(() => checkCompany(mixed)).toThrow('C3');
  });

  it('finds the dead walking, changelings and the lost', () => {
    const dead = withUnits(game, ({ name }) => (name === 'us-1' ? { fate: 'eliminated', at: -1 } : {}));
    expect(() => checkFates(dead, game)).toThrow('us-1 was eliminated and is in-play');
    expect(() =>
      checkFates(
        game,
        withUnits(game, () => ({ side: 0 })),
      ),
    ).toThrow('koch became koch');
    expect(() => checkFates(game, changed(game, { units: [] }))).toThrow('fewer units');
    expect(() =>
      checkFates(
        game,
        withUnits(game, () => ({ fate: 'reserve' })),
      ),
    ).toThrow('reserve in C4');
  });
});

describe('markers', () => {
  const spotted = { at: at(game, 'A1'), side: 0, stays: false } as const;
  it.each([
    ['Spotted markers on empty ground', { spotted: [spotted] }],
    ['two Spotted markers', { spotted: [{ ...spotted, stays: true }, spotted] }],
    ['two Melee markers', { melees: [1, 1].map((place) => ({ at: place, fought: false })) }],
    ['a turn too many', { turn: 9 }],
    ['passes below none', { passes: -1 }],
    ['marks left from the last turn', { units: game.state.units.map((unit) => ({ ...unit, marks: 1 })) }],
    ['wounds without number', { units: game.state.units.map((unit) => ({ ...unit, wounds: 7 })) }],
  ] as const)('finds %s', (_, change) => {
    expect(() => checkMarkers(changed(game, change as Partial<State>))).toThrow();
  });
});

describe('activity', () => {
  const us1 = id(game, 'us-1');
  const none = { total: 0, parts: [] };
  const ended = changed(game, { melees: [] });
  const moved = (mode: 'move' | 'assault-move' | 'retreat'): GameEvent => ({
    ...{ t: 'moved', units: [us1], from: 1, to: 2, cost: none, mode, rule: '6.0' },
  });
  const shot = (how: 'fire' | 'opportunity' = 'fire', units = [us1]): GameEvent => ({
    ...{ t: 'attacked', how, units, weapons: [], from: 1, at: 2, firepower: none, dice: [1], defence: [1] },
    ...{ targets: [], rule: '5.0' },
  });
  const spotting = (spotted: boolean, place: number): GameEvent => ({
    ...{ t: 'spotting-rolled', unit: us1, at: place, die: 1, sum: none, needed: 3, spotted, rule: '10.1.1' },
  });
  const strike: GameEvent = {
    ...{ t: 'melee-struck', side: 0, at: 2, units: [us1], weapons: [], targets: [], attack: none, defence: none },
    ...{ odds: '1:1', killNumber: 8, dice: [1, 1], sum: none, killed: false, rule: '8.0' },
  };
  const rally: GameEvent = {
    ...{ t: 'morale-checked', unit: us1, for: 'rally', dice: [1, 1], sum: none, morale: 5, passed: true, rule: '3.0' },
  };
  const impulse: GameEvent = { t: 'impulse-began', side: 0, rule: '4.0' };
  const turn: GameEvent = { t: 'phase', phase: 'rally', turn: 2, initiative: 0, rule: '3.0' };

  function tell(...orders: (readonly GameEvent[])[]): void {
    const activity = new Activity();
    for (const events of orders) {
      for (const event of events) activity.hear(ended, event);
      activity.settle(ended);
    }
  }

  it.each([
    ['two moves', [[moved('move')], [moved('move')]]],
    ['two shots', [[shot()], [shot()]]],
    ['a shot after a plain move', [[moved('move')], [shot()]]],
    ['a plain move after a shot', [[shot()], [moved('move')]]],
    ['two spotting attempts by one unit', [[spotting(false, 2)], [impulse], [spotting(false, 2)]]],
    ['fire at something else than was spotted', [[spotting(true, 3)], [shot()]]],
    ['a move after spotting', [[spotting(false, 2)], [moved('move')]]],
    ['two blows in melee', [[strike], [strike]]],
    ['two rallies', [[rally], [rally]]],
    ['fire from a melee', [[{ t: 'melee-marked', at: 1, fought: true, rule: '8.0' } as const], [strike, strike]]],
  ] as const)('finds %s', (_, orders) => {
    expect(() => tell(...orders)).toThrow();
  });

  it.each([
    ['a shot after assault movement', [[moved('assault-move')], [shot()]]],
    ['the same again in another turn', [[moved('move'), shot('opportunity', [])], [turn], [moved('move')]]],
    ['a shot at what was spotted', [[spotting(true, 2)], [shot()]]],
    ['falling back', [[moved('move')], [moved('retreat')]]],
  ] as const)('allows %s', (_, orders) => {
    expect(() => tell(...orders)).not.toThrow();
  });

  it('finds shaken units firing', () => {
    const shaken = withUnits(ended, () => ({ shaken: true }));
    expect(() => new Activity().hear(shaken, shot())).toThrow('us-1 is shaken');
  });
});

describe('events', () => {
  it('must account for every change', () => {
    const after = changed(game, { passes: 2 });
    expect(() => always().answered?.(game, { do: 'done' }, [], after)).toThrow('the folded state differs');
  });

  it('must roll what the dice can show', () => {
    const seven: GameEvent = { t: 'rolled', dice: [7], sides: [6], for: 'attack' };
    expect(() => always().answered?.(game, { do: 'done' }, [seven], game)).toThrow('dice (1.2)');
  });
});

describe('a part to fire', () => {
  const part = { do: 'fire', from: 1, units: [3], weapons: [], targets: [5, 6], assaultFire: false } as const;

  it('must have an order for each of its targets, by those it names', () => {
    const fire = (unit: number, target: number) => ({ do: 'fire', units: [unit], at: target }) as const;
    expect(() => checkFireParts({ parts: [part] }, [fire(3, 5), fire(3, 6)])).not.toThrow();
    expect(() => checkFireParts({ parts: [part] }, [fire(3, 5), fire(4, 6)])).toThrow('can be fired');
  });
});

describe('a replay', () => {
  it('must end as the game did', () => {
    const { ended } = sometimes(1, { oneIn: 1, mostOrders: 1, mutations: 0, replays: true });
    expect(() => ended?.(game, [], changed(game, { passes: 2 }))).toThrow('another end');
    expect(() => ended?.(game, [{ do: 'stop' }], game)).toThrow('order 1 is refused');
  });
});

describe('sameness', () => {
  it('looks all the way down, and no farther than it must', () => {
    expect(isSame({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBe(true);
    expect(isSame({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe(false);
    expect(isSame({ a: 1 }, { b: 1 })).toBe(false);
    expect(isSame([], {})).toBe(false);
  });

  it('is guarded by ice', () => {
    const frozen = freeze({ list: [{ value: 1 }] });
    expect(() => Object.assign(frozen.list[0] as object, { value: 2 })).toThrow(TypeError);
  });
});
