/** What the adviser would do, best first: each idea with its reasons, shown on the map and taken by a press. */
import './hints.css';
import type { Suggestion } from '@opfire/ai';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/button.tsx';
import { choose } from '../offers/point.ts';
import { isAsked, useTable, useTableStore } from '../store/table-context.tsx';
import type { Advice } from '../store/types.ts';
import { useAdvice } from './use-advice.ts';
import { useSentences } from './use-sentences.ts';

/** Whoever asked by key stands on the board or nowhere: the answer is taken to him. */
function mayTakeFocus(): boolean {
  const now = document.activeElement;
  return now === null || now === document.body || now.matches('.board, .ask-advice');
}

function Idea({
  suggestion,
  text,
  rank,
}: {
  readonly suggestion: Suggestion;
  readonly text: string;
  readonly rank: number;
}) {
  const store = useTableStore();
  const looked = useTable((table) => table.advice?.looked === rank);
  const look = (): void => store.setState(({ advice }) => ({ advice: advice && { ...advice, looked: rank } }));
  const { orders, way } = suggestion;
  return (
    <li>
      <button
        type="button"
        className="idea"
        data-idea={suggestion.order.do}
        data-looked={looked}
        onFocus={look}
        onPointerEnter={look}
        onClick={() => choose(store, { kind: 'orders', orders, way })}
      >
        <span className="rank">{rank + 1}</span>
        <span className="sentence">{text}</span>
      </button>
    </li>
  );
}

export const ADVICE_KEY = ';';

function Ideas({ game, suggestions }: { readonly game: Advice['game']; readonly suggestions: readonly Suggestion[] }) {
  const { t } = useTranslation('hints');
  const store = useTableStore();
  const list = useRef<HTMLOListElement>(null);
  const sentences = useSentences()(game, suggestions);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the answer itself takes the focus, not its translation
  useEffect(() => {
    store.setState({ said: [t('title'), ...sentences].join(' ') });
    list.current?.scrollIntoView({ block: 'nearest' });
    if (mayTakeFocus()) list.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [suggestions]);
  return (
    <ol className="ideas" ref={list}>
      {suggestions.map((suggestion, rank) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two ideas may sound alike, and their rank is what they are
        <Idea key={rank} suggestion={suggestion} text={sentences[rank] ?? ''} rank={rank} />
      ))}
    </ol>
  );
}

function Answer({ advice: { game, suggestions } }: { readonly advice: Advice }) {
  const { t } = useTranslation('hints');
  return (
    <div className="inside">
      {suggestions ? <Ideas game={game} suggestions={suggestions} /> : <p className="advice">{t('thinking')}</p>}
      {suggestions && <p className="advice">{t('take')}</p>}
    </div>
  );
}

export function AdvicePanel() {
  const { t } = useTranslation('hints');
  const advice = useAdvice();
  const ask = useTable((table) => (isAsked(table) ? table.askAdvice : undefined));
  if (ask === undefined) return null;
  return (
    <section className="panel advice-panel" aria-label={t('title')}>
      <Button
        look="quiet"
        className="ask-advice"
        hint={ADVICE_KEY}
        aria-keyshortcuts={ADVICE_KEY}
        aria-expanded={advice !== undefined}
        onClick={ask}
      >
        {t(advice ? 'title' : 'ask')}
      </Button>
      {advice && <Answer advice={advice} />}
    </section>
  );
}
