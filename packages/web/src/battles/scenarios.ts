/** Every battle as written, with its texts: little enough to come in one piece. */
import type { ScenarioFile, ScenarioTexts } from '@opfire/content/loading';

const files = import.meta.glob<ScenarioFile>('../../../content/data/scenarios/*.json', {
  eager: true,
  import: 'default',
});
const texts = import.meta.glob<ScenarioTexts>('../../../content/data/scenarios/texts/*.json', {
  eager: true,
  import: 'default',
});

export interface BattleEntry {
  readonly scenario: ScenarioFile;
  readonly texts: readonly ScenarioTexts[];
}

export const battles: readonly BattleEntry[] = Object.values(files).map((scenario) => ({
  scenario,
  texts: Object.values(texts).filter((one) => one.scenario === scenario.id),
}));

/** What people read of a battle in a language; in English where it has not been told in theirs. */
export function textsOf({ texts: all }: BattleEntry, language: string): ScenarioTexts {
  const found = all.find((one) => one.language === language) ?? all.find((one) => one.language === 'en');
  if (found === undefined) throw new Error('a battle without texts');
  return found;
}

export const battleNamed = (id: string): BattleEntry | undefined => battles.find(({ scenario }) => scenario.id === id);
