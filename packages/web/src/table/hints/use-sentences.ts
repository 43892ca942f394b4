/** What was weighed, in sentences of the page's language, with the names of the table. */
import { type Candidate, type Language, sayWhy, type Telling } from '@opfire/ai';
import type { Game } from '@opfire/engine';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Naming } from '../../words/naming.ts';
import { useNaming, useNamingIn } from '../naming-context.tsx';
import type { Reason } from './reasons.ts';

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

export interface ToldReason {
  readonly chosen: string;
  readonly others: readonly string[];
  readonly instead: readonly string[];
}

/** What was done instead of others is compared with the impulse as a whole, whose order is told already. */
export function tellReason(tell: Sentences, game: Game, { candidates, impulse, instead }: Reason): ToldReason {
  const [chosen = '', ...others] = tell(game, candidates);
  const rest = impulse ? tell(game, [impulse, ...instead]).slice(1) : [];
  // Men and machines of one kind may sound alike: said once is enough.
  return { chosen, others: [...new Set(others)], instead: [...new Set(rest)] };
}

/** With the names of the game in which it was weighed: whoever it reduced since is still called what he was. */
export function useSentencesIn(game: Game): Sentences {
  const { t, i18n } = useTranslation('table');
  return sentencesIn(useNamingIn(game), t, i18n.language);
}

export function useSentences(): Sentences {
  const { t, i18n } = useTranslation('table');
  return sentencesIn(useNaming(), t, i18n.language);
}
