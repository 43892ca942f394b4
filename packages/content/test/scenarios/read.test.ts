import { decision, type Game, newGame } from '@opfire/engine';
import { describe, expect, it } from 'vitest';
import {
  type Battle,
  describeProblem,
  LANGUAGES,
  library,
  readScenario,
  type ScenarioChoice,
  type ScenarioFile,
} from '../../src/index.ts';

function battle(id: string, choice: ScenarioChoice = {}): Battle {
  const read = readScenario(library.scenarios[id], library, choice);
  if ('problems' in read) throw new Error(read.problems.map(describeProblem).join('\n'));
  return read.ok;
}

const complaints = (id: string, choice: ScenarioChoice): string[] => {
  const read = readScenario(library.scenarios[id], library, choice);
  return 'problems' in read ? read.problems.map(describeProblem) : [];
};

const unitsOf = ({ state, setup }: Battle, side: 0 | 1): string[] =>
  state.units.filter((unit) => unit.side === side).map(({ type }) => setup.unitTypes[type]?.id ?? '');

const start = ({ setup, state }: Battle): Game => newGame(setup, state);

describe('every scenario of the library', () => {
  it.each(Object.keys(library.scenarios))('%s has its texts in every language', (id) => {
    expect(new Set(Object.keys(library.texts[id] ?? {}))).toEqual(new Set(LANGUAGES));
  });

  const choices = Object.values(library.scenarios).flatMap(({ id, editions, options = {} }) =>
    editions.flatMap((edition) =>
      [[], ...Object.keys(options).map((one) => [one])].map((chosen) => [id, edition, chosen]),
    ),
  ) as [string, 'v5.0', string[]][];

  it.each(choices)('%s can be set up in %s with %j', (id, edition, options) => {
    const game = start(battle(id, { edition, options }));
    expect(decision(game)?.kind).toBe('setup');
    expect(game.state.phase).toBe('setup');
  });
});

describe('the order of battle', () => {
  it('of Vierville is that of the kit', () => {
    const vierville = battle('assault-on-vierville');
    expect(unitsOf(vierville, 0)).toEqual([
      'us-airborne-squad-2-5-4-6',
      'us-airborne-squad-2-5-4-6',
      'us-airborne-half-squad-1-4-4-6',
      'cpl-medrow',
      'us-sniper',
      'us-airborne-squad-2-5-4-6',
      'major-tom',
      'hird',
    ]);
    expect(unitsOf(vierville, 1)).toHaveLength(12);
    expect(vierville.setup.scenario.turns).toBe(6);
    expect(vierville.state.initiative).toBe(1);
    expect(vierville.setup.board.oneStory).toBe(true);
    expect(vierville.setup.scenario.noHeroes).toBe(true);
  });

  it('names squads by nation and kind, everybody else by his counter', () => {
    const names = battle('the-weapons-cache').state.units.map(({ name }) => name);
    expect(names).toEqual([
      'us-army-squad-1',
      'us-army-squad-2',
      'us-army-squad-3',
      'lt-jenson',
      'us-army-medic',
      'vc-squad-1',
      'vc-squad-2',
      'vc-squad-3',
      'lt-diem',
      'vc-sniper',
      'nva-squad-1',
      'nva-squad-2',
      'lt-van-du',
    ]);
  });

  it('puts every weapon into hands that can hold it', () => {
    const { state } = battle('assault-on-vierville');
    expect(state.weapons.map(({ name, holder }) => [name, state.units[holder]?.name])).toEqual([
      ['m1919a4', 'us-squad-1'],
      ['mg42-1', 'german-squad-1'],
      ['mg34-1', 'german-squad-2'],
      ['mg34-2', 'german-squad-3'],
      ['mg34-3', 'german-squad-4'],
      ['mg42-2', 'german-squad-5'],
      ['bar', 'us-squad-3'],
    ]);
  });

  it('takes half-squads for what they are, not for squads reduced (D-133)', () => {
    const { state } = battle('rejoining-the-regiment');
    expect(state.units.map(({ root }) => root)).toEqual(state.units.map(() => -1));
  });

  it('has the skills of the kit', () => {
    const skilled = battle('a-friend-in-need').state.units.filter(({ skills }) => skills.length > 0);
    expect(skilled.map(({ name, skills }) => [name, skills])).toEqual([
      ['lt-diem', ['charismatic']],
      ['lt-jenson', ['bull']],
    ]);
  });
});

describe('control at the start', () => {
  const held = ({ setup, state, names }: Battle, side: number): string[] =>
    newGame(setup, state).world.board.locations.flatMap(({ index }) =>
      state.control[index] === side ? [names.nameOf('location', index) ?? ''] : [],
    );

  it('gives the Americans every building of Vierville', () => {
    const vierville = battle('assault-on-vierville');
    const { locations, hexes } = start(vierville).world.board;
    const buildings = locations.filter(({ hex }) => hexes[hex]?.terrain.structure);
    expect(held(vierville, 0)).toEqual(buildings.map(({ name }) => name));
    expect(buildings.length).toBeGreaterThan(8);
  });

  it('gives the Viet Cong what lies east of the road', () => {
    const hexes = held(battle('a-friend-in-need'), 1);
    expect(hexes).toEqual(expect.arrayContaining(['K4', 'L3', 'M3']));
    expect(hexes).not.toContain('G1');
  });
});

describe('options', () => {
  it('change what they say and nothing else', () => {
    expect(battle('rejoining-the-regiment', { options: ['japanese-kit'] }).setup.scenario.turns).toBe(4);
    const plain = battle('the-weapons-cache').setup;
    const heroes = battle('the-weapons-cache', { options: ['heroes'] }).setup;
    expect(plain.scenario.noHeroes).toBe(true);
    expect(heroes.scenario.noHeroes).toBeUndefined();
    expect(heroes.sides.map((side) => side.heroes.length)).toEqual([2, 2]);
    expect({ ...heroes.scenario, noHeroes: true }).toEqual(plain.scenario);
  });

  it('are refused when there are no such', () => {
    expect(complaints('the-weapons-cache', { options: ['heros'] })).toEqual([
      'the-weapons-cache: options: there is no option "heros"; did you mean "heroes"?',
    ]);
  });

  it('are decided by the seed alone as to dice', () => {
    expect(battle('a-friend-in-need', { seed: 7 }).state.dice).toEqual(
      battle('a-friend-in-need', { seed: 7 }).state.dice,
    );
    expect(battle('a-friend-in-need', { seed: 7 }).state.dice).not.toEqual(battle('a-friend-in-need').state.dice);
  });
});

describe('joined boards', () => {
  it('are one battlefield, with hexes by the number of their board', () => {
    const { options: _, ...plain } = library.scenarios['rejoining-the-regiment'] as ScenarioFile;
    const board = { boards: [{ board: '101' }, { board: '15', turned: true }], across: 2 };
    const roadblock = { ...plain.forces.roadblock, setup: { within: 1, of: '15H6' } };
    const remnants = { ...plain.forces.remnants, enters: { turn: 1, edge: 'west' } };
    const forces = { roadblock, remnants };
    const read = readScenario({ ...plain, id: 'joined', board, forces, exits: { german: '15H1' } }, library);
    if ('problems' in read) throw new Error(read.problems.map(describeProblem).join('\n'));
    const { world } = start(read.ok);
    expect(world.board.hexes.length).toBe(2 * 128 - 9);
    const [zone] = world.setup.scenario.deployments ?? [];
    expect(zone?.hexes?.map((hex) => world.board.hexes[hex]?.name)).toHaveLength(7);
  });
});

describe('markers that a force lays', () => {
  const { options: _, ...plain } = library.scenarios['rejoining-the-regiment'] as ScenarioFile;

  it('lie in its setup area, or where they are said to', () => {
    const fortifications = [
      { kind: 'mines', count: 2 },
      { kind: 'bunker', count: 1, hexes: 'D5' },
    ];
    const forces = { ...plain.forces, roadblock: { ...plain.forces.roadblock, fortifications } };
    const read = readScenario({ ...plain, id: 'dug-in', forces }, library);
    if ('problems' in read) throw new Error(read.problems.map(describeProblem).join('\n'));
    const { world } = start(read.ok);
    const [zone] = world.setup.scenario.deployments ?? [];
    const [mines, bunker] = world.setup.scenario.fortifications ?? [];
    expect(mines).toEqual({ kind: 'mines', side: 0, count: 2, firepower: 1, hexes: zone?.hexes });
    expect(bunker).toMatchObject({ kind: 'bunker', tm: 2, hexes: [world.board.hexNamed.get('D5')] });
    expect(zone?.fortifications).toEqual([0, 1]);
  });
});
