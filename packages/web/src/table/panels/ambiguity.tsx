/** A click that could mean several things: which? */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/button.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useNaming } from '../naming-context.tsx';
import { chanceOfLast } from '../offers/chance-of.ts';
import { choose } from '../offers/point.ts';
import { facerOf, turningOf } from '../offers/turners.ts';
import { useTable, useTableStore } from '../store/table-context.tsx';
import type { Choice } from '../store/types.ts';
import { percent } from './chances.tsx';
import { Turners } from './turners.tsx';
import { useChoiceWords } from './use-choice-words.ts';

/** How likely a choice that strikes at somebody is to have an effect. */
function Likely({ choice }: { readonly choice: Choice }) {
  const { t } = useTranslation('table');
  const game = useTable((table) => table.game);
  const told = useTable((table) => table.record.assist !== 'referee');
  const chance = useMemo(
    () => (told && choice.kind === 'orders' ? chanceOfLast(game, choice.orders) : undefined),
    [told, game, choice],
  );
  return chance === undefined ? null : (
    <span className="odds-of">
      {percent(chance)} <span className="unseen">{t('chance-of-effect')}</span>
    </span>
  );
}

export function AmbiguityPanel() {
  const { t } = useTranslation('table');
  const store = useTableStore();
  const naming = useNaming();
  const words = useChoiceWords();
  const ambiguity = useTable((table) => table.ambiguity);
  const game = useTable((table) => table.game);
  const turning = useTable(turningOf);
  if (ambiguity === undefined) return null;
  const isShown = (choice: Choice): boolean => (facerOf(game, choice)?.unit ?? turning) === turning;
  return (
    <Panel title={t('which', { at: naming.hex(ambiguity.hex) })} className="which">
      <Turners />
      <div className="commands">
        {ambiguity.choices.filter(isShown).map((choice, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: choices keep their order as long as the question stands
          <Button key={i} onClick={() => choose(store, choice)}>
            {choice.kind === 'select' ? t('take-in-hand', { at: naming.place(choice.at) }) : words(choice.orders)}
            <Likely choice={choice} />
          </Button>
        ))}
      </div>
    </Panel>
  );
}
