/** Control, exits and victory: conditions that somebody can meet. */
import type { HexId } from '@opfire/engine';
import type { Path } from '../../check/complaints.ts';
import type { ScenarioFile } from '../../schema/scenario.ts';
import { roomOf } from '../seats.ts';
import { checkOnEdge } from './forces.ts';
import { checkLaid } from './fortifications.ts';
import { reachable } from './ground.ts';
import { counted, type Survey } from './survey.ts';

type Victory = ScenarioFile['victory'];
type Need = NonNullable<Victory['wins']>[number]['needs'][number];
type NeedOf<K extends Need['need']> = Extract<Need, { need: K }>;

const startingControl = (survey: Survey, side: string): ReadonlySet<HexId> => {
  const set = survey.scenario.control?.[side];
  return new Set(set === undefined ? [] : survey.quietly(set));
};

function checkControl(survey: Survey, side: string, need: NeedOf<'control'>, path: Path): void {
  const hexes = survey.hexes(need.hexes, [...path, 'hexes']);
  const wanted = need.atLeast ?? hexes.length;
  if (wanted > hexes.length && hexes.length > 0) {
    const remedy = `ask for ${hexes.length} at most, or name more hexes`;
    return survey.add([...path, 'atLeast'], `${wanted} of ${hexes.length} hexes cannot be controlled`, remedy);
  }
  if (!survey.sides.includes(side)) return;
  const [reached, held] = [reachable(survey, side), startingControl(survey, side)];
  const lost = hexes.filter((hex) => !reached.has(hex) && !held.has(hex));
  if (hexes.length - lost.length >= wanted) return;
  const names = lost.map((hex) => survey.nameOf(hex)).join(', ');
  survey.add([...path, 'hexes'], `"${side}" can never get to ${names}`, 'name hexes that can be reached on foot');
}

function checkExit(survey: Survey, side: string, { squads, leaders }: NeedOf<'exit'>, path: Path): void {
  if (!survey.scenario.exits?.[side])
    survey.add(path, `"${side}" has no exit`, `name its hexes under "exits": { "${side}": "H8" }`);
  const units = survey.forces.filter(({ force }) => force.side === side).flatMap(({ units: own }) => own);
  const strength = units.reduce((sum, { type }) => sum + roomOf(type), 0) / 2;
  if (squads > strength)
    survey.add([...path, 'squads'], `"${side}" has but ${counted(strength, 'squad')}`, 'ask for no more than it has');
  const led = units.filter(({ type }) => type.kind === 'leader' || type.kind === 'commissar').length;
  if (leaders > led)
    survey.add([...path, 'leaders'], `"${side}" has but ${counted(led, 'leader')}`, 'ask for no more than it has');
}

function checkNeed(survey: Survey, side: string, need: Need, path: Path): void {
  switch (need.need) {
    case 'control':
      return checkControl(survey, side, need, path);
    case 'exit':
      return checkExit(survey, side, need, path);
    case 'task': {
      survey.resolve([...path, 'task'], 'task', Object.keys(survey.scenario.tasks ?? {}));
      const task = survey.scenario.tasks?.[need.task];
      if (task && task.side !== side) survey.add([...path, 'task'], `it is a task of "${task.side}"`, 'name another');
      return;
    }
    case 'points':
      if (!(survey.scenario.victory.points ?? []).some((one) => one.side === undefined || one.side === side))
        survey.add(path, `"${side}" can score no points`, 'say under "points" what earns them');
  }
}

function checkPoints(survey: Survey, victory: Victory): void {
  for (const [index, one] of (victory.points ?? []).entries()) {
    const path = ['victory', 'points', index];
    if (one.side !== undefined) survey.side([...path, 'side']);
    if ('hexes' in one) survey.hexes(one.hexes, [...path, 'hexes']);
    if (one.for === 'exit' && !survey.scenario.exits?.[one.side])
      survey.add(path, `"${one.side}" has no exit`, `name its hexes under "exits": { "${one.side}": "H8" }`);
  }
}

function checkOutcome(survey: Survey, { wins, otherwise, points }: Victory): void {
  if (!wins && !points) survey.add(['victory'], 'nobody can win', 'write "wins", or "points"');
  if (otherwise === undefined) return;
  if (!wins) survey.add(['victory', 'otherwise'], 'means nothing without "wins"', 'drop it: equal points are a draw');
  if (otherwise !== 'draw' && !survey.sides.includes(otherwise))
    survey.unknown(['victory', 'otherwise'], 'side', otherwise, [...survey.sides, 'draw']);
}

function checkSets(survey: Survey): void {
  const { control = {}, exits = {} } = survey.scenario;
  for (const [side, set] of Object.entries(control)) {
    const path = ['control', side];
    if (!survey.sides.includes(side)) survey.unknown(path, 'side', side, survey.sides);
    survey.hexes(set, path);
  }
  for (const [side, set] of Object.entries(exits)) {
    const path = ['exits', side];
    if (!survey.sides.includes(side)) survey.unknown(path, 'side', side, survey.sides);
    checkOnEdge(survey, set, path);
  }
  for (const key of ['rubble', 'wrecks', 'wire', 'roadblocks'] as const) {
    const set = survey.scenario[key];
    if (set !== undefined) survey.hexes(set, [key]);
  }
  checkLaid(survey);
}

export function checkVictory(survey: Survey): void {
  const { victory, artillery = [] } = survey.scenario;
  checkSets(survey);
  for (const index of artillery.keys()) survey.side(['artillery', index, 'side']);
  for (const [index, { side, needs }] of (victory.wins ?? []).entries()) {
    const path = ['victory', 'wins', index];
    survey.side([...path, 'side']);
    for (const [at, need] of needs.entries()) checkNeed(survey, side, need, [...path, 'needs', at]);
  }
  checkPoints(survey, victory);
  checkOutcome(survey, victory);
}
