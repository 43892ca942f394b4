/** Sides and forces: known counters, weapons in hands that can hold them, and a way into play for everybody. */
import type { UnitType } from '@opfire/engine';
import { suggest } from '../../check/suggest.ts';
import { EDGES } from '../../schema/hex-set.ts';
import type { ScenarioForce } from '../../schema/scenario.ts';
import type { NamedForce } from '../forces.ts';
import { facesOf } from '../position.ts';
import { checkFortifications } from './fortifications.ts';
import { checkRoom } from './ground.ts';
import { checkMachines } from './machines.ts';
import { counted, type Survey } from './survey.ts';

export function checkSides(survey: Survey): void {
  const { sides, initiative, setup, editions, edition } = survey.scenario;
  if (survey.sides.length !== 2)
    survey.add(['sides'], `there are ${counted(survey.sides.length, 'side')}`, 'name two sides');
  for (const [id, { nation, heroes = {} }] of Object.entries(sides)) {
    survey.resolve(['sides', id, 'nation'], 'nation', Object.keys(survey.library.nations));
    const known = survey.library.nations[nation] !== undefined;
    for (const [name, is] of Object.entries(heroes)) if (known) checkHero(survey, id, name, is);
    if (survey.forces.every(({ force }) => force.side !== id))
      survey.add(['sides', id], 'has no force', 'give it one under "forces"');
  }
  if (!survey.sides.includes(initiative)) survey.side(['initiative']);
  for (const index of setup.keys()) survey.side(['setup', index]);
  if (new Set(setup).size < setup.length) survey.add(['setup'], 'names a side twice', 'name each side once');
  if (!editions.includes(edition))
    survey.add(['edition'], `"${edition}" is not among the editions`, `use one of: ${editions.join(', ')}`);
}

/** Games that were tried out end with a side of this battle, each once. */
export function checkTried(survey: Survey): void {
  const { tried } = survey.scenario;
  if (!tried) return;
  for (const side of Object.keys(tried.wins))
    if (!survey.sides.includes(side))
      survey.add(['tried', 'wins', side], `there is no side "${side}"`, `use one of: ${survey.sides.join(', ')}`);
  const won = Object.values(tried.wins).reduce((sum, wins) => sum + wins, 0);
  if (won > tried.games)
    survey.add(['tried', 'wins'], `${won} wins in ${counted(tried.games, 'game')}`, 'count each game once');
}

const PRINTED_HERO = /^hero \d+[A-Z]*-\d+-\d+(\(AM\))?-\d+( [a-z-]+)*$/;

function checkHero(survey: Survey, side: string, name: string, is: string): void {
  const path = ['sides', side, 'heroes', name];
  if (is.includes(' ')) {
    if (!PRINTED_HERO.test(is))
      survey.add(path, `"${is}" is no hero by printed values`, 'write "hero" and four values, such as "hero 1-6-6-6"');
    return;
  }
  const heroes = Object.values(survey.library.unitTypes).filter(({ kind }) => kind === 'hero');
  survey.resolve(
    path,
    'hero counter',
    heroes.map(({ id }) => id),
  );
}

/** Those of whom there is one in the world. */
const PERSONS: readonly UnitType['kind'][] = ['leader', 'commissar', 'armor-leader'];

function checkPersons(survey: Survey): void {
  const seen = new Map<string, string>();
  for (const { id, units } of survey.forces) {
    for (const { counter, type } of units) {
      const earlier = seen.get(counter);
      seen.set(counter, id);
      if (earlier !== undefined && PERSONS.includes(type.kind)) {
        survey.add(['forces', id, 'units', counter], `is already in force "${earlier}"`, 'there is only one of him');
      }
    }
  }
}

function checkCounters(survey: Survey, { id, force, units, weapons }: NamedForce): void {
  const path = ['forces', id];
  const { unitTypes, weaponTypes, skills } = survey.library;
  if (Object.keys(force.units).length === 0 && !force.fortifications)
    survey.add([...path, 'units'], 'is empty', 'name at least one counter');
  for (const counter of Object.keys(force.units)) {
    if (!(counter in unitTypes))
      survey.unknown([...path, 'units', counter], 'counter', counter, Object.keys(unitTypes));
  }
  for (const weapon of Object.keys(force.weapons ?? {})) {
    if (!(weapon in weaponTypes))
      survey.unknown([...path, 'weapons', weapon], 'weapon', weapon, Object.keys(weaponTypes));
  }
  const idle = weapons.filter(({ by }) => by === undefined).length;
  if (idle > 0) {
    const remedy = 'a squad carries two, a half-squad, leader or hero one (1.6): add units or drop weapons';
    survey.add([...path, 'weapons'], `${counted(idle, 'weapon')} more than the force can carry`, remedy);
  }
  for (const [counter, named] of Object.entries(force.skills ?? {})) {
    if (!(counter in force.units))
      survey.unknown([...path, 'skills', counter], 'counter of this force', counter, Object.keys(force.units));
    for (const index of named.keys()) survey.resolve([...path, 'skills', counter, index], 'skill', Object.keys(skills));
    checkHolders(survey, id, counter, named);
  }
  checkNation(survey, id, units);
}

function checkHolders(survey: Survey, id: string, counter: string, skills: readonly string[]): void {
  const type = survey.library.unitTypes[counter];
  if (!type) return;
  for (const [index, skill] of skills.entries()) {
    const holders = survey.library.skills[skill]?.holders;
    const mmc = ['squad', 'half-squad', 'crew'].includes(type.kind);
    if (!holders || (holders as readonly string[]).includes(mmc ? 'mmc' : type.kind)) continue;
    const problem = `a ${type.kind} cannot have the skill "${skill}"`;
    survey.add(['forces', id, 'skills', counter, index], problem, `it is for: ${holders.join(', ')}`);
  }
}

/** Counters of the enemy's nation are a slip. */
function checkNation(survey: Survey, id: string, units: NamedForce['units']): void {
  const { side } = survey.scenario.forces[id] as ScenarioForce;
  for (const [enemy, { nation }] of Object.entries(survey.scenario.sides)) {
    if (enemy === side || nation === survey.scenario.sides[side]?.nation) continue;
    for (const counter of new Set(units.filter(({ type }) => type.nation === nation).map((unit) => unit.counter))) {
      const problem = `is a counter of the enemy's nation (${nation})`;
      survey.add(['forces', id, 'units', counter], problem, `put it into a force of "${enemy}", or choose another`);
    }
  }
}

const WAYS = ['setup', 'enters', 'inHand', 'appears', 'airSupport'] as const;

function checkWay(survey: Survey, named: NamedForce): void {
  const { id, force, units } = named;
  const path = ['forces', id];
  const ways = WAYS.filter((way) => force[way] !== undefined);
  if (ways.length !== 1) {
    const problem = ways.length === 0 ? 'never comes into play' : `comes into play in two ways: ${ways.join(', ')}`;
    return survey.add(path, problem, `write one of: ${WAYS.join(', ')}`);
  }
  if (force.setup !== undefined) {
    const place = [...path, 'setup'];
    checkRoom(survey, named, survey.hexes(force.setup, place), place);
    if (!survey.scenario.setup.includes(force.side) && survey.sides.includes(force.side)) {
      survey.add(['setup'], `"${force.side}" sets up a force but is not named here`, 'add it to the order');
    }
  }
  if (force.inHand !== undefined) checkInHand(survey, id, units, force);
  if (force.enters) checkEntrance(survey, named, force.enters);
}

function checkInHand(survey: Survey, id: string, units: NamedForce['units'], { inHand }: ScenarioForce): void {
  const other = units.find(({ type }) => type.kind !== 'sniper');
  if (other) {
    const remedy = 'give everybody else "setup", "enters" or "appears"';
    survey.add(['forces', id, 'inHand'], `a ${other.type.kind} cannot be placed like a sniper`, remedy);
  }
  if (typeof inHand === 'object')
    survey.resolve(['forces', id, 'inHand', 'after'], 'event', Object.keys(survey.scenario.events ?? {}));
}

type Entrance = NonNullable<ScenarioForce['enters']>;

const PLACES = ['hexes', 'edge', 'edges', 'die', 'beside'] as const;

function checkEntrance(survey: Survey, { id, force, weapons }: NamedForce, enters: Entrance): void {
  const path = ['forces', id, 'enters'];
  const { turns, setup } = survey.scenario;
  const places = PLACES.filter((place) => enters[place] !== undefined);
  if (places.length !== 1) survey.add(path, 'does not say where, or twice', `write one of: ${PLACES.join(', ')}`);
  if (enters.hexes !== undefined) checkOnEdge(survey, enters.hexes, [...path, 'hexes']);
  if (enters.die) checkDie(survey, enters.die, [...path, 'die']);
  if (enters.turn !== undefined && enters.turn > turns)
    survey.add([...path, 'turn'], `turn ${enters.turn} never comes`, `the battle has ${counted(turns, 'turn')}`);
  if (
    enters.turn !== undefined &&
    weapons.length > 0 &&
    !setup.includes(force.side) &&
    survey.sides.includes(force.side)
  )
    survey.add(['setup'], `"${force.side}" gives out weapons but is not named here`, 'add it to the order');
  for (const key of ['beside', 'after'] as const) if (enters[key] !== undefined) checkOther(survey, id, key);
}

function checkOther(survey: Survey, id: string, key: 'beside' | 'after'): void {
  const path = ['forces', id, 'enters', key];
  const entering = survey.forces.filter(({ force }) => force.enters).map((one) => one.id);
  survey.resolve(
    path,
    'force that enters called',
    entering.filter((force) => force !== id),
  );
  const other = survey.scenario.forces[survey.scenario.forces[id]?.enters?.[key] ?? '']?.enters;
  if (key === 'beside' && other && !other.edges && !other.die) {
    survey.add(path, 'that force does not choose among edges', 'name one with "edges" or "die"');
  }
}

function checkDie(survey: Survey, die: NonNullable<Entrance['die']>, path: readonly PropertyKey[]): void {
  const faces = facesOf(die);
  const missing = faces.flatMap((edge, face) => (edge === undefined ? [face + 1] : []));
  if (missing.length > 0)
    survey.add(path, `says nothing for a roll of ${missing.join(', ')}`, 'give every face from 1 to 6 an edge');
}

export function checkOnEdge(survey: Survey, set: Parameters<Survey['hexes']>[0], path: readonly PropertyKey[]): void {
  const edges = new Set(EDGES.flatMap((edge) => survey.quietly({ edge })));
  const inside = survey.hexes(set, path).filter((hex) => !edges.has(hex));
  if (inside.length === 0) return;
  const names = inside.map((hex) => survey.nameOf(hex)).join(', ');
  survey.add(path, `not on the edge of the map: ${names}`, 'name hexes of an edge');
}

/** Forces that wait for a word which nobody gives. */
function checkBrought(survey: Survey, { id, force }: NamedForce): void {
  const verbs = survey.effects().flatMap(({ effect }) => ('force' in effect && effect.force === id ? [effect.do] : []));
  if (force.enters && force.enters.turn === undefined && !verbs.includes('reinforce')) {
    const remedy = 'write its "turn", or let a paragraph "reinforce" it';
    survey.add(['forces', id, 'enters'], 'nothing ever brings it on', remedy);
  }
  if (force.appears && verbs.length === 0)
    survey.add(['forces', id, 'appears'], 'nothing ever puts it on the map', 'let a paragraph "place" or "deploy" it');
}

export function checkForces(survey: Survey): void {
  for (const named of survey.forces) {
    survey.side(['forces', named.id, 'side']);
    checkCounters(survey, named);
    checkWay(survey, named);
    checkMachines(survey, named);
    checkFortifications(survey, named);
    checkBrought(survey, named);
  }
  checkPersons(survey);
  const skills = Object.keys(survey.library.skills);
  for (const [index, skill] of (survey.scenario.rules?.skillCup ?? []).entries()) {
    if (!skills.includes(skill))
      survey.add(['rules', 'skillCup', index], `there is no skill "${skill}"`, suggest(skill, skills));
  }
}
