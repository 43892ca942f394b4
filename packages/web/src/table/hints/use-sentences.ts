/** What was weighed, in sentences of the page's language, with the names of the table. */
import { type Candidate, type Language, sayWhy, type Telling } from '@opfire/ai';
import type { Game } from '@opfire/engine';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Naming } from '../../words/naming.ts';
import { useNaming } from '../naming-context.tsx';

const tellingOf = (naming: Naming, t: TFunction, language: Language): Telling => ({
  language,
  nameOf: naming.unit,
  weaponOf: naming.weapon,
  facingOf: naming.facing,
  markersOf: (index) => t(`orders:fortifications.${naming.fortification(index)}`),
  placeOf: naming.place,
  hexOf: naming.hex,
});

export type Sentences = (game: Game, candidates: readonly Candidate[]) => readonly string[];

export function sentencesIn(naming: Naming, t: TFunction, language: string): Sentences {
  const telling = tellingOf(naming, t, language === 'ja' ? 'ja' : 'en');
  return (game, [first, ...others]) => {
    if (first === undefined) return [];
    const why = { side: 0, kind: 'impulse', candidates: [first, ...others] } as const;
    const told = sayWhy(game, why, telling, others.length);
    return [told.chosen, ...told.others];
  };
}

export function useSentences(): Sentences {
  const { t, i18n } = useTranslation('table');
  return sentencesIn(useNaming(), t, i18n.language);
}
