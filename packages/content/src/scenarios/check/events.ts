/** Events, paragraphs and tasks: everything named exists, and everything written can happen. */
import type { Path } from '../../check/complaints.ts';
import type { ScenarioEffect } from '../../schema/scenario.ts';
import { checkRoom } from './ground.ts';
import type { Survey } from './survey.ts';

function checkMarkers(survey: Survey): void {
  const paragraphs = Object.keys(survey.scenario.paragraphs ?? {});
  for (const [id, { at, trigger, side }] of Object.entries(survey.scenario.events ?? {})) {
    const path = ['events', id];
    const [hex] = survey.hexes(at, [...path, 'at']);
    if (trigger === 'occupation' && hex !== undefined && !survey.isPassable(hex))
      survey.add([...path, 'at'], `nobody can enter ${at}`, 'choose another hex, or the trigger "sight"');
    if (side !== undefined) survey.side([...path, 'side']);
    survey.resolve([...path, 'paragraph'], 'paragraph', paragraphs);
  }
}

type EffectOf<V extends ScenarioEffect['do']> = Extract<ScenarioEffect, { do: V }>;

function checkForce(survey: Survey, effect: EffectOf<'reinforce' | 'place' | 'deploy'>, path: Path): void {
  survey.resolve([...path, 'force'], 'force', Object.keys(survey.scenario.forces));
  const named = survey.forces.find(({ id }) => id === effect.force);
  if (!named) return;
  const { force } = named;
  if (effect.do === 'reinforce') {
    if (!force.enters || force.enters.turn !== undefined)
      survey.add([...path, 'force'], 'this force does not wait for an event', 'give it "enters" without a "turn"');
    return;
  }
  if (!force.appears) survey.add([...path, 'force'], 'this force comes otherwise', 'give it "appears": true');
  const place = [...path, effect.do === 'place' ? 'at' : 'hexes'];
  const hexes = survey.hexes(effect.do === 'place' ? effect.at : effect.hexes, place);
  if (effect.do === 'deploy') checkRoom(survey, named, hexes, place);
  else if (hexes[0] !== undefined && !survey.isPassable(hexes[0]))
    survey.add(place, `nobody can stand in ${effect.at}`, 'choose another hex');
}

/** What the marker of each kind says besides its hex: what it needs, and what it may have. */
const NOTHING = { needs: [], may: [] };
const PRINTED: Readonly<
  Record<EffectOf<'lay'>['kind'], { readonly needs: readonly string[]; readonly may: readonly string[] }>
> = {
  mines: { needs: ['side'], may: ['firepower'] },
  foxholes: { needs: [], may: ['tm'] },
  bunker: { needs: ['front'], may: [] },
  smoke: NOTHING,
  wire: NOTHING,
  roadblock: NOTHING,
  rubble: NOTHING,
  wreck: NOTHING,
};

function checkLaying(survey: Survey, effect: EffectOf<'lay'>, path: Path): void {
  survey.hexes(effect.hexes, [...path, 'hexes']);
  if (effect.side !== undefined) survey.side([...path, 'side']);
  const { needs, may } = PRINTED[effect.kind];
  const said = Object.keys(effect).filter((key) => !['do', 'kind', 'hexes'].includes(key));
  for (const key of needs)
    if (!said.includes(key)) survey.add(path, `${effect.kind} need a ${key}`, `write its "${key}"`);
  for (const key of said)
    if (!needs.includes(key) && !may.includes(key))
      survey.add([...path, key], `${effect.kind} have no ${key}`, 'drop it');
}

function checkEffect(survey: Survey, effect: ScenarioEffect, path: Path): void {
  const paragraphs = Object.keys(survey.scenario.paragraphs ?? {});
  switch (effect.do) {
    case 'remove-events':
      for (const index of effect.events.keys())
        survey.resolve([...path, 'events', index], 'event', Object.keys(survey.scenario.events ?? {}));
      break;
    case 'reinforce':
    case 'place':
    case 'deploy':
      checkForce(survey, effect, path);
      break;
    case 'morale-check':
      survey.resolve([...path, 'pass'], 'paragraph', paragraphs);
      survey.resolve([...path, 'fail'], 'paragraph', paragraphs);
      break;
    case 'lay':
      checkLaying(survey, effect, path);
      break;
    case 'fire-mission':
      survey.side([...path, 'side']);
      break;
    case 'open-task':
      survey.resolve([...path, 'task'], 'task', Object.keys(survey.scenario.tasks ?? {}));
      break;
  }
}

/** Paragraphs that lead on from one. */
const nextOf = (survey: Survey, paragraph: string): string[] =>
  (survey.scenario.paragraphs?.[paragraph] ?? []).flatMap((effect) =>
    effect.do === 'morale-check' ? [effect.pass, effect.fail] : [],
  );

/** A paragraph that leads back to itself would never end; one that nobody reads is a slip. */
function checkFlow(survey: Survey): void {
  const read = new Set(Object.values(survey.scenario.events ?? {}).map(({ paragraph }) => paragraph));
  for (const paragraph of read) for (const next of nextOf(survey, paragraph)) read.add(next);
  for (const paragraph of Object.keys(survey.scenario.paragraphs ?? {})) {
    if (!read.has(paragraph))
      survey.add(['paragraphs', paragraph], 'no event leads to it', 'name it in an event, or drop it');
    const after = new Set(nextOf(survey, paragraph));
    for (const one of after) for (const next of nextOf(survey, one)) after.add(next);
    if (after.has(paragraph))
      survey.add(['paragraphs', paragraph], 'leads back to itself', 'let its checks lead elsewhere');
  }
}

function checkTasks(survey: Survey): void {
  const opened = survey.effects().flatMap(({ effect }) => (effect.do === 'open-task' ? [effect.task] : []));
  for (const [id, { side, at, named = [] }] of Object.entries(survey.scenario.tasks ?? {})) {
    const path = ['tasks', id];
    survey.side([...path, 'side']);
    const [hex] = survey.hexes(at, [...path, 'at']);
    if (hex !== undefined && !survey.isPassable(hex))
      survey.add([...path, 'at'], `nobody can enter ${at}`, 'choose another hex');
    const own = survey.forces.filter(({ force }) => force.side === side);
    const counters = own.flatMap(({ force }) => Object.keys(force.units));
    for (const index of named.keys())
      survey.resolve([...path, 'named', index], `counter of "${side}" called`, counters);
    if (!opened.includes(id))
      survey.add(path, 'can never be begun', 'let a paragraph open it: { "do": "open-task", … }');
  }
}

export function checkEvents(survey: Survey): void {
  checkMarkers(survey);
  for (const { effect, path } of survey.effects()) checkEffect(survey, effect, path);
  checkFlow(survey);
  checkTasks(survey);
}
