/** The checks on vehicles, passengers, guns and aircraft are shown something wrong, too. */
import { type Game, type GameEvent, MARK, type Order, type State, type Unit } from '@opfire/engine';
import { describe, expect, it } from 'vitest';
import { readBattle, startOf } from '../../src/random-play/battles.ts';
import { checkAcquisitions } from '../../src/random-play/invariants/acquisitions.ts';
import { checkCompany } from '../../src/random-play/invariants/company.ts';
import { Gunnery } from '../../src/random-play/invariants/gunnery.ts';
import { checkMachines } from '../../src/random-play/invariants/machines.ts';
import { checkMarkers } from '../../src/random-play/invariants/markers.ts';
import { checkPassengers } from '../../src/random-play/invariants/passengers.ts';
import { checkArrival, checkStacking } from '../../src/random-play/invariants/stacking.ts';

const armour = startOf(readBattle('armour', 'v5.0'), 1);
const modern = startOf(readBattle('modern', 'v5.0'), 1);
const night = startOf(readBattle('night-assault', 'v5.0'), 1);
const steppe = startOf(readBattle('steppe', 'v5.0'), 1);

const BUTTONED = 1;
const ABANDONED = 2;
const CONTINUING = 16;

const id = (game: Game, name: string): number => game.state.units.findIndex((unit) => unit.name === name);
const at = (game: Game, place: string): number => game.world.board.locationNamed.get(place) as number;

const changed = (game: Game, change: Partial<State>): Game => ({ ...game, state: { ...game.state, ...change } });

function withUnit(game: Game, name: string, change: Partial<Unit>): Game {
  const units = game.state.units.map((unit) => (unit.name === name ? { ...unit, ...change } : unit));
  return changed(game, { units });
}

function checkAll(game: Game): void {
  checkStacking(game, []);
  checkCompany(game);
  checkPassengers(game);
  checkMachines(game);
  checkAcquisitions(game, []);
}

describe('battles of mixed forces as they are set up', () => {
  it.each([armour, modern, night, steppe])('pass every check', (game) => {
    expect(() => checkAll(game)).not.toThrow();
  });
});

describe('vehicles and aircraft', () => {
  it.each([
    ['hulls that face nowhere', armour, 'stug', { facing: -1 }, 'stug: -1 and -1'],
    ['turrets where there is none', armour, 'stug', { turret: 2 }, 'stug: 3 and 2'],
    ['squads that face somewhere', armour, 'ge-2', { facing: 1 }, 'ge-2: 1'],
    ['open hatches of a Shaken crew', armour, 'panzer', { shaken: true }, 'panzer'],
    ['hatches on men', armour, 'ge-2', { status: BUTTONED }, 'ge-2 is buttoned'],
    ['vehicles in a house', armour, 'jeep', { at: at(armour, 'D2') }, 'jeep in D2'],
    ['vehicles in a forest', armour, 'jeep', { at: at(armour, 'F6') }, 'jeep in F6'],
    ['vehicles in a bunker', night, 'sherman', { at: at(night, 'F3:bunker') }, 'sherman in F3:bunker'],
    ['helicopters on the ground', modern, 'cobra', { at: at(modern, 'B2') }, 'cobra in B2'],
    ['planes that stay', modern, 'harrier', { at: at(modern, 'B3:air') }, 'harrier'],
    ['two helicopters over a hex', modern, 'huey', { at: at(modern, 'B2:air') }, 'B2:air'],
  ] as const)('are not %s', (_, game, name, change, found) => {
    expect(() => checkMachines(withUnit(game, name, change))).toThrow(found);
  });

  it('leave one wreck in a hex', () => {
    const wreck = { kind: 'wreck', hex: 3 } as const;
    expect(() => checkMachines(changed(armour, { ground: [wreck, wreck] }))).toThrow('one wreck');
  });

  it('keep their markers only when they keep going', () => {
    const resting = changed(armour, { phase: 'rally' });
    const going = withUnit(resting, 'stug', { marks: MARK.moved, status: CONTINUING });
    expect(() => checkMarkers(going)).not.toThrow();
    expect(() => checkMarkers(withUnit(going, 'stug', { status: 0 }))).toThrow('stug has');
  });
});

describe('company of vehicles', () => {
  it('is two in a hex, wrecks and abandoned ones counted', () => {
    const two = withUnit(armour, 'stug', { at: at(armour, 'F3') });
    expect(() => checkStacking(two, [])).not.toThrow();
    expect(() => checkStacking(withUnit(two, 'spw', { at: at(armour, 'F3') }), [])).toThrow('3 vehicles');
    const cost = { total: 1, parts: [] };
    const arrival = { t: 'moved', from: 0, to: at(armour, 'F3'), cost, mode: 'move', rule: '15.1' } as const;
    const wreck = { kind: 'wreck', hex: at(armour, 'F3') } as const;
    const moved = { ...arrival, units: [id(armour, 'stug')] };
    expect(() => checkArrival(two, moved)).not.toThrow();
    expect(() => checkArrival(changed(two, { ground: [wreck] }), moved)).toThrow('1 wrecks');
  });

  it('is two mounted units', () => {
    expect(() => checkStacking(withUnit(steppe, 'su-3', { at: at(steppe, 'C3') }), [])).toThrow('3 mounted');
  });

  it('holds no enemies', () => {
    expect(() => checkCompany(withUnit(armour, 'stug', { at: at(armour, 'C3') }))).toThrow('no enemy vehicles');
    const among = withUnit(armour, 'stug', { at: at(armour, 'D4') });
    expect(() => checkCompany(among)).toThrow('only in an overrun');
    expect(() => checkCompany(withUnit(among, 'stug', { at: at(armour, 'D4'), status: ABANDONED }))).not.toThrow();
  });
});

describe('passengers', () => {
  it.each([
    ['on the map besides', 'us-1', { at: 3 }, 'on the map besides'],
    ["in the enemy's vehicles", 'us-1', { aboard: id(armour, 'spw') }, "the enemy's spw"],
    ['in nothing', 'us-1', { aboard: 99 }, 'rides in nothing'],
    ['in men', 'us-1', { aboard: id(armour, 'us-3') }, 'which takes nobody'],
    ['machines', 'stug', { aboard: id(armour, 'panzer'), at: -1 }, 'a machine in another'],
    ['too many', 'ge-2', { aboard: id(armour, 'spw'), at: -1 }, '4 halves'],
    ['dead', 'us-1', { fate: 'eliminated' }, 'is eliminated'],
    ['Armor Leaders on foot', 'darius', { aboard: -1, at: 3 }, 'darius'],
  ] as const)('are not %s', (_, name, change, found) => {
    expect(() => checkPassengers(withUnit(armour, name, change))).toThrow(found);
  });

  it.each([
    ['abandoned', { status: ABANDONED }],
    ['eliminated', { fate: 'eliminated', at: -1 }],
  ] as const)('do not ride in what is %s', (found, change) => {
    expect(() => checkPassengers(withUnit(armour, 'half-track', change))).toThrow(found);
  });
});

describe('sights', () => {
  const on = (change: object): Game =>
    changed(armour, {
      acquisitions: [
        { firer: id(armour, 'pak'), weapon: -1, target: id(armour, 'sherman'), at: -1, level: 1, ...change },
      ],
    });
  const moved: GameEvent = {
    ...{ t: 'moved', units: [id(armour, 'sherman')], from: 1, to: 2, cost: { total: 1, parts: [] } },
    ...{ mode: 'move', rule: '15.1' },
  };

  it('are on enemies that stand still', () => {
    expect(() => checkAcquisitions(on({}), [])).not.toThrow();
    expect(() => checkAcquisitions(on({}), [moved])).toThrow('sherman has moved');
  });

  it.each([
    ['friends', { target: id(armour, 'stug') }, 'no enemy'],
    ['nobody', { target: -1, at: at(armour, 'A1') }, 'nobody on foot'],
    ['more than they can be', { level: 3 }, 'level 3'],
    ['targets of other hands', { weapon: 0 }, 'other hands'],
    ['targets of the dead', { firer: id(armour, 'stuka') }, 'gone'],
  ] as const)('are not on %s', (_, change, found) => {
    expect(() => checkAcquisitions(on(change), [])).toThrow(found);
  });
});

describe('gunnery', () => {
  const none = { total: 0, parts: [] };
  const shot = (game: Game, name: string, to: string): GameEvent => ({
    ...{ t: 'shot', unit: id(game, name), weapon: -1, gun: 0, from: game.state.units[id(game, name)]?.at ?? -1 },
    ...{ at: at(game, to), target: -1, dice: [1, 1], sum: none, needed: 7, hit: true, rule: '14.1' },
  });
  const attack = (game: Game, how: 'fire' | 'machine-gun', from: string, to: string): GameEvent => ({
    ...{ t: 'attacked', how, units: [], weapons: [], from: at(game, from), at: at(game, to), firepower: none },
    ...{ dice: [1], defence: [1], targets: [], rule: '5.0' },
  });
  const hear = (game: Game, order: Order, ...events: GameEvent[]): void => {
    const gunnery = new Gunnery();
    for (const event of events) gunnery.hear(game, order, event);
  };
  const DONE: Order = { do: 'done' };
  const mg = (game: Game, name: string, number: number): Order => ({
    ...{ do: 'fire-mg', unit: id(game, name), mg: number, at: 0 },
  });

  it('stays within the arc', () => {
    expect(() => hear(armour, DONE, shot(armour, 'pak', 'D4'))).not.toThrow();
    expect(() => hear(armour, DONE, shot(armour, 'pak', 'I6'))).toThrow('pak at I6');
    const ahead = attack(armour, 'machine-gun', 'F5', 'D5');
    const behind = attack(armour, 'machine-gun', 'F5', 'H5');
    expect(() => hear(armour, mg(armour, 'spw', 0), ahead)).not.toThrow();
    expect(() => hear(armour, mg(armour, 'spw', 0), behind)).toThrow('spw at H5');
    expect(() => hear(armour, mg(armour, 'spw', 1), ahead)).toThrow('spw at D5');
  });

  it('counts shots', () => {
    const one = shot(armour, 'pak', 'D4');
    expect(() => hear(armour, DONE, one, one)).toThrow('2 times');
    const turn: GameEvent = { t: 'phase', phase: 'rally', turn: 2, initiative: 0, rule: '3.0' };
    const reaction = { t: 'reaction-rolled', unit: id(armour, 'pak'), die: 6, granted: true, rule: '5.3.1' } as const;
    expect(() => hear(armour, DONE, one, turn, one, reaction, one)).not.toThrow();
  });

  it('needs somebody at the gun, and open hatches for an asterisk', () => {
    const left = withUnit(armour, 'panzer', { status: ABANDONED });
    expect(() => hear(left, DONE, shot(left, 'panzer', 'D4'))).toThrow('abandoned');
    const fire = attack(armour, 'machine-gun', 'E2', 'D2');
    expect(() => hear(armour, mg(armour, 'stug', 0), fire)).toThrow('asterisk');
  });

  it('goes through the front of bunkers, and not into the dark', () => {
    expect(() => hear(night, DONE, attack(night, 'fire', 'F3:bunker', 'E2'))).not.toThrow();
    expect(() => hear(night, DONE, attack(night, 'fire', 'F3:bunker', 'G4'))).toThrow('leaves bunkers');
    expect(() => hear(night, DONE, attack(night, 'fire', 'G4', 'F3:bunker'))).toThrow('enters bunkers');
    expect(() => hear(night, DONE, attack(night, 'fire', 'A3', 'D3'))).toThrow('into the dark');
    const lit = changed(night, { ground: [{ kind: 'starshell', hex: at(night, 'D3') }] });
    expect(() => hear(lit, DONE, attack(lit, 'fire', 'A3', 'D3'))).not.toThrow();
  });
});
