import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFiles } from '@opfire/content';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { run } from '../../src/run.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** What the command says of files with these names and contents. */
async function check(files: Readonly<Record<string, Json>>): Promise<{ code: number; said: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'opfire-'));
  const paths = Object.entries(files).map(([name, data]) => {
    const path = join(folder, name);
    writeFileSync(path, typeof data === 'string' ? data : JSON.stringify(data));
    return path;
  });
  let out = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
  const code = await run(['check', ...paths]);
  return { code, said: out.replaceAll(join(folder, '/'), '').trimEnd().split('\n') };
}

afterEach(() => {
  vi.restoreAllMocks();
});

const BASE = {
  kind: 'scenario',
  id: 'mine',
  source: 'a test',
  era: 'wwii',
  edition: 'v5.0',
  editions: ['v5.0'],
  board: '15',
  turns: 5,
  initiative: 'us',
  sides: { us: { nation: 'us' }, german: { nation: 'german' } },
  setup: ['us', 'german'],
  forces: {
    ours: {
      side: 'us',
      units: { 'us-airborne-squad-2-5-4-6': 2, 'cpl-medrow': 1 },
      weapons: { bar: 1 },
      setup: { within: 1, of: 'H6' },
    },
    theirs: {
      side: 'german',
      units: { 'german-squad-1-6-4-5': 3, 'lt-koch': 1 },
      weapons: { mg34: 1 },
      enters: { turn: 1, edge: 'north' },
    },
    late: {
      side: 'german',
      units: { 'german-squad-1-6-4-5': 1, 'sgt-baumann': 1 },
      enters: { edges: ['north', 'east'] },
    },
    hidden: { side: 'us', units: { 'us-airborne-squad-2-5-4-6': 1 }, appears: true },
    sniper: { side: 'us', units: { 'us-sniper': 1 }, inHand: true },
  },
  events: { A: { at: 'H4', trigger: 'occupation', side: 'german', paragraph: 'one' } },
  paragraphs: {
    one: [
      { do: 'reinforce', force: 'late' },
      { do: 'place', force: 'hidden', at: 'H7' },
      { do: 'open-task', task: 'bridge' },
    ],
  },
  tasks: { bridge: { side: 'german', at: 'H8', named: ['lt-koch'] } },
  exits: { german: 'H8' },
  victory: {
    wins: [
      {
        side: 'german',
        needs: [
          { need: 'control', hexes: 'H6 H7' },
          { need: 'task', task: 'bridge' },
        ],
      },
    ],
    otherwise: 'us',
  },
} as unknown as { [key: string]: Json };

/** The base with one value set, or taken away by undefined. */
function changed(path: string, value: Json | undefined): { [key: string]: Json } {
  const copy = structuredClone(BASE);
  const keys = path.split('.');
  const last = keys.pop() as string;
  let at = copy as { [key: string]: Json };
  for (const key of keys) at = at[key] as typeof at;
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
}

/** What is changed, to what, and what must be said of it. */
const BROKEN: readonly (readonly [path: string, value: Json | undefined, said: string])[] = [
  ['turnes', 5, 'the whole file: has an unknown key: turnes; did you mean "turns"? Otherwise leave it out'],
  ['turns', 'five', 'turns: is "five", not a number; write a number'],
  ['turns', undefined, 'turns: is missing; write a number'],
  ['era', 'ww2', 'era: is "ww2", which it cannot be; did you mean "wwii"? write one of: "wwii", "modern"'],
  ['edition', 'v4.1', 'edition: "v4.1" is not among the editions; use one of: v5.0'],
  ['board', '115', 'board: there is no board "115"; did you mean "15"?'],
  ['initiative', 'germany', 'initiative: there is no side "germany"; did you mean "german"?'],
  ['tried', { games: 9, wins: { vc: 1 } }, 'tried.wins.vc: there is no side "vc"; use one of: us, german'],
  ['tried', { games: 9, wins: { us: 5, german: 5 } }, 'tried.wins: 10 wins in 9 games; count each game once'],
  ['sides.us.nation', 'uss', 'sides.us.nation: there is no nation "uss"; did you mean "us"?'],
  ['sides.russian', { nation: 'soviet' }, 'sides: there are 3 sides; name two sides'],
  [
    'sides.us.heroes',
    { hird: 'hired' },
    'sides.us.heroes.hird: there is no hero counter "hired"; did you mean "hird"?',
  ],
  [
    'sides.us.heroes',
    { bob: 'hero 1-6' },
    'sides.us.heroes.bob: "hero 1-6" is no hero by printed values; write "hero"',
  ],
  ['setup', ['us', 'us'], 'setup: names a side twice; name each side once'],
  ['setup', ['german'], 'setup: "us" sets up a force but is not named here; add it to the order'],
  [
    'forces.ours.units',
    { 'us-airborne-squad-2-5-4': 2 },
    'forces.ours.units.us-airborne-squad-2-5-4: there is no counter "us-airborne-squad-2-5-4"; ' +
      'did you mean "us-airborne-squad-2-5-4-6"?',
  ],
  ['forces.ours.units', {}, 'forces.ours.units: is empty; name at least one counter'],
  [
    'forces.ours.units',
    { 'sgt-darius': 1, 'us-airborne-squad-2-5-4-6': 1 },
    'forces.ours.units.sgt-darius: has no vehicle to command; give the force one more vehicle (11.5)',
  ],
  ['forces.ours.aboard', true, 'forces.ours.aboard: there is nothing to ride in; add vehicles, or drop it'],
  [
    'forces.ours',
    {
      side: 'us',
      units: { 'm3-half-track': 1, 'us-airborne-squad-2-5-4-6': 2 },
      aboard: true,
      setup: { within: 1, of: 'H4' },
    },
    'forces.ours.aboard: 1 unit without a seat; add vehicles, or put them into a force of their own (16.1)',
  ],
  [
    'forces.ours',
    { side: 'us', units: { 'm4a1-sherman': 3 }, setup: 'H4 I6' },
    'forces.ours.setup: 3 vehicles do not fit into this setup area; it holds 2, two in each hex that is open to all',
  ],
  [
    'forces.ours',
    { side: 'us', units: { 'm4a1-sherman': 3 }, enters: { turn: 1, hexes: 'F1' } },
    'forces.ours.enters: m4a1-sherman cannot come on there; choose a road or open ground',
  ],
  [
    'forces.theirs.units',
    { stuka: 1 },
    'forces.theirs: planes cannot come so; put them into a force with "airSupport": true (19.1)',
  ],
  [
    'forces.ours',
    { side: 'us', units: { 'cpl-medrow': 1 }, airSupport: true },
    'forces.ours.airSupport: only planes come by air support; give everybody else another force',
  ],
  [
    'forces.ours',
    { side: 'us', units: { 'uh-1d-huey': 2 }, setup: 'H4' },
    'forces.ours.setup: 2 helicopters over 1 hexes; widen it: each has its own hex',
  ],
  ['bunkers', { I6: {} }, 'board.I6: a bunker in stone-building; put it on ground where neither house nor water is'],
  ['bunkers', { H4: { front: 'E' } }, 'bunkers.H4.front: is "E", which it cannot be'],
  ['wire', 'H4 Z9', 'wire: there is no hex "Z9"'],
  ['mines', [{ side: 'uss', hexes: 'H4', firepower: 1 }], 'mines[0].side: there is no side "uss"; did you mean "us"?'],
  [
    'mines',
    [{ side: 'us', hexes: 'I6', firepower: 1 }],
    'mines[0].hexes: mines cannot lie in I6; choose other ground (21.0)',
  ],
  [
    'mines',
    [1, 2, 3].map((firepower) => ({ side: 'us', hexes: 'H4', firepower })),
    'mines[2].hexes: 3 mines in H4; leave 2 there at most (21.4)',
  ],
  [
    'forces.ours.fortifications',
    [{ kind: 'mines', count: 20, hexes: 'H4' }],
    'forces.ours.fortifications[0].count: 20 mines do not find room; there is ground for 2 (21.0)',
  ],
  [
    'forces.theirs.fortifications',
    [{ kind: 'wire', count: 1 }],
    'forces.theirs.fortifications: a force lays them while it is set up; give it "setup", or',
  ],
  [
    'paragraphs.one.3',
    { do: 'lay', kind: 'mines', hexes: 'H4' },
    'paragraphs.one[3]: mines need a side; write its "side"',
  ],
  ['forces.ours.weapons', { bra: 1 }, 'forces.ours.weapons.bra: there is no weapon "bra"; did you mean "bar"?'],
  [
    'forces.ours.weapons',
    { bar: 7 },
    'forces.ours.weapons: 2 weapons more than the force can carry; a squad carries two',
  ],
  [
    'forces.ours.skills',
    { 'cpl-medrow': ['charismatc'] },
    'forces.ours.skills.cpl-medrow[0]: there is no skill "charismatc"; did you mean "charismatic"?',
  ],
  [
    'forces.ours.skills',
    { 'cpl-medrow': ['deadly'] },
    'forces.ours.skills.cpl-medrow[0]: a leader cannot have the skill "deadly"; it is for: hero',
  ],
  [
    'forces.ours.skills',
    { 'major-tom': ['bull'] },
    'forces.ours.skills.major-tom: there is no counter of this force "major-tom"; use one of: us-airborne-squad',
  ],
  ['forces.ours.units.lt-koch', 1, "forces.ours.units.lt-koch: is a counter of the enemy's nation (german); put it"],
  ['forces.late.units.lt-koch', 1, 'forces.late.units.lt-koch: is already in force "theirs"; there is only one of him'],
  [
    'forces.ours.setup',
    'H6 H66',
    'forces.ours.setup: there is no hex "H66" on the board; the board runs from A0 to O8',
  ],
  ['forces.ours.setup', '16H6', 'forces.ours.setup: there is no hex "16H6" on the board; did you mean "H6"?'],
  ['forces.ours.setup', { within: 2 }, 'forces.ours.setup.of: this is missing; say from which hex: '],
  [
    'forces.ours.setup',
    { withing: 2, of: 'H6' },
    'forces.ours.setup: has an unknown key: withing; did you mean "within"?',
  ],
  ['forces.ours.setup', { terrain: ['jungle'] }, 'forces.ours.setup.terrain[0]: the board has no jungle; it has '],
  [
    'forces.ours.setup',
    { hexes: 'H6', rows: [1, 2] },
    'forces.ours.setup: no hex of the board is meant by this; widen it',
  ],
  [
    'forces.ours',
    { side: 'us', units: { 'us-airborne-squad-2-5-4-6': 9 }, setup: 'H5 H6' },
    'forces.ours.setup: 9 squads do not fit into the 2 hexes of this setup area; it holds 6 squads: widen it (1.3)',
  ],
  [
    'forces.ours',
    { side: 'us', units: { 'us-medic': 3 }, setup: 'H6' },
    'forces.ours.setup: 3 single-man counters do not fit into the 1 hex of this setup area; it holds 2',
  ],
  [
    'forces.ours',
    { side: 'us', units: { 'us-57mm-gun-team': 1 }, setup: { buildings: true } },
    'forces.ours.setup: there is no ground for the weapon teams; add open hexes',
  ],
  ['forces.ours.setup', undefined, 'forces.ours: never comes into play; write one of: setup, enters, inHand, appears'],
  ['forces.ours.appears', true, 'forces.ours: comes into play in two ways: setup, appears; write one of: '],
  ['forces.sniper.units', { 'us-medic': 1 }, 'forces.sniper.inHand: a medic cannot be placed like a sniper; give'],
  ['forces.sniper.inHand', { after: 'C' }, 'forces.sniper.inHand.after: there is no event "C"; use one of: A'],
  [
    'forces.theirs.enters',
    { turn: 1 },
    'forces.theirs.enters: does not say where, or twice; write one of: hexes, edge',
  ],
  [
    'forces.theirs.enters',
    { turn: 1, hexes: 'H5' },
    'forces.theirs.enters.hexes: not on the edge of the map: H5; name',
  ],
  [
    'forces.theirs.enters',
    { turn: 9, edge: 'north' },
    'forces.theirs.enters.turn: turn 9 never comes; the battle has 5',
  ],
  [
    'forces.theirs.enters',
    { turn: 1, die: { '1-2': 'north', '4-6': 'east' } },
    'forces.theirs.enters.die: says nothing for a roll of 3; give every face from 1 to 6 an edge',
  ],
  [
    'forces.theirs.enters.edge',
    'nord',
    'forces.theirs.enters.edge: is "nord", which it cannot be; did you mean "north"?',
  ],
  [
    'forces.late.enters',
    { beside: 'theirs' },
    'forces.late.enters.beside: that force does not choose among edges; name one with "edges" or "die"',
  ],
  [
    'forces.late.enters.after',
    'ours',
    'forces.late.enters.after: there is no force that enters called "ours"; use one',
  ],
  ['paragraphs.one', [{ do: 'stop' }], 'forces.late.enters: nothing ever brings it on; write its "turn", or let'],
  ['events.A.at', 'Z9', 'events.A.at: there is no hex "Z9" on the board; the board runs from A0 to O8'],
  ['events.A.paragraph', 'on', 'events.A.paragraph: there is no paragraph "on"; did you mean "one"?'],
  ['events.A.trigger', 'see', 'events.A.trigger: is "see", which it cannot be; write one of: "occupation", "sight"'],
  ['paragraphs.two', [], 'paragraphs.two: no event leads to it; name it in an event, or drop it'],
  [
    'paragraphs.one.2',
    { do: 'morale-check', pass: 'one', fail: 'one' },
    'paragraphs.one: leads back to itself; let its checks lead elsewhere',
  ],
  [
    'paragraphs.one.0',
    { do: 'reinforse', force: 'late' },
    'paragraphs.one[0].do: is "reinforse", which it cannot be; did',
  ],
  ['paragraphs.one.0.force', 'lat', 'paragraphs.one[0].force: there is no force "lat"; did you mean "late"?'],
  ['paragraphs.one.1.force', 'ours', 'paragraphs.one[1].force: this force comes otherwise; give it "appears": true'],
  [
    'tasks.bridge.named',
    ['lt-plassmann'],
    'tasks.bridge.named[0]: there is no counter of "german" called "lt-plassmann"',
  ],
  ['exits.german', 'H7', 'exits.german: not on the edge of the map: H7; name hexes of an edge'],
  [
    'victory.wins.0.needs.0',
    { need: 'control', hexes: 'H6 H7', atLeast: 3 },
    'victory.wins[0].needs[0].atLeast: 3 of 2 hexes cannot be controlled; ask for 2 at most, or name more hexes',
  ],
  [
    'victory.wins.0.needs.0',
    { need: 'exit', squads: 5, leaders: 1 },
    'victory.wins[0].needs[0].squads: "german" has but 4 squads; ask for no more than it has',
  ],
  [
    'victory.wins.0.needs.0',
    { need: 'points', atLeast: 5 },
    'victory.wins[0].needs[0]: "german" can score no points; say under "points" what earns them',
  ],
  [
    'victory.wins.0.needs.1.task',
    'bride',
    'victory.wins[0].needs[1].task: there is no task "bride"; did you mean "bridge"?',
  ],
  ['victory.otherwise', 'nobody', 'victory.otherwise: there is no side "nobody"; use one of: us, german, draw'],
  ['victory', {}, 'victory: nobody can win; write "wins", or "points"'],
  ['options', { short: { change: { turns: 0 } } }, 'options.short, turns: is 0; write a number that is at least 1'],
  [
    'options',
    { other: { change: { bord: '1' } } },
    'options.other.change: has an unknown key: bord; did you mean "board"?',
  ],
];

describe('opfire check on scenarios', () => {
  let said: readonly string[] = [];
  let code = 0;

  beforeAll(async () => {
    const files = BROKEN.map(([path, value], index): [string, Json] => {
      const id = `broken-${index}`;
      return [`${id}.json`, { ...changed(path, value), id }];
    });
    ({ code, said } = await check(Object.fromEntries(files)));
  }, 120_000);

  it('has fifty broken files and more to complain of', () => {
    expect(BROKEN.length).toBeGreaterThanOrEqual(50);
    expect(code).toBe(1);
    expect(said.at(-1)).toMatch(new RegExp(`^${BROKEN.length} files: \\d+ to mend$`));
  });

  it.each(BROKEN.map(([path, value, expected], index) => ({ path, value, expected, index })))(
    'says of $path $value: $expected',
    ({ expected, index }) => {
      const own = said.filter((line) => line.startsWith(`broken-${index}.json: `));
      expect(own.map((line) => line.slice(`broken-${index}.json: `.length))).toContainEqual(
        expect.stringContaining(expected),
      );
    },
  );
});

describe('opfire check', () => {
  it('has nothing to say of what is right', async () => {
    expect(await check({ 'mine.json': BASE })).toEqual({ code: 0, said: ['1 file: nothing wrong'] });
  });

  it('has nothing to say of our own battles', async () => {
    const ours = contentFiles.filter(({ file }) => file.startsWith('scenarios/'));
    const files = ours.map(({ file, data }) => [file.replaceAll('/', '-'), data as Json]);
    expect(await check(Object.fromEntries(files))).toMatchObject({ code: 0 });
  });

  it.each([
    ['cut.json', '{ "kind": "board", "name": ', 'cut.json: line 1, column 28: is not JSON: '],
    ['commas.json', '{\n  "kind": "units"\n  "nation": "us"\n}', 'commas.json: line 3, column 3: is not JSON: '],
    [
      'kind.json',
      { kind: 'scenarios' },
      'kind.json: kind: is "scenarios", which it cannot be; did you mean "scenario"?',
    ],
    ['case.json', { case: 'a', steps: [] }, 'case.json: the whole file: is a case; run: npx opfire case '],
    ['list.json', [], 'list.json: kind: is missing; write one of: "terrain-chart", '],
    [
      'board.json',
      { kind: 'board', number: '77', name: 'x', chart: 'wwii', terrain: { forrest: 'C3' } },
      'board.json: terrain.forrest: ',
    ],
    [
      'units.json',
      { kind: 'units', nation: 'germany', badge: 'german', units: [] },
      'units.json: nation: there is no nation "germany"; did you mean "german"?',
    ],
    [
      'texts.json',
      {
        kind: 'scenario-texts',
        scenario: 'assault-on-viervile',
        language: 'en',
        title: 'x',
        place: 'x',
        date: 'x',
        stakes: 'x',
        introduction: 'x',
        sides: {},
        forces: {},
        victory: 'x',
      },
      'texts.json: scenario: there is no scenario "assault-on-viervile"; did you mean "assault-on-vierville"?',
    ],
  ] as [string, Json, string][])('names what is wrong with %s', async (name, data, expected) => {
    const { code, said } = await check({ [name]: data });
    expect(code).toBe(1);
    expect(said[0]).toContain(expected);
  });

  it('takes a scenario and its board together', async () => {
    const board = { kind: 'board', number: '901', name: 'Mine', chart: 'wwii', terrain: { 'stone-building': 'H6' } };
    const scenario = { ...changed('board', '901'), id: 'on-my-board' };
    expect(await check({ 'board.json': board, 'scenario.json': scenario })).toMatchObject({ code: 0 });
  });

  it('prints a list for programs, and asks for files', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await run(['check'])).toBe(2);
    expect(complaint.mock.calls.flat().join()).toContain('name the files to check');
  });
});
