/** What has happened: a line for each happening, which opens into its dice and sums. */
import './log.css';
import type { GameEvent } from '@opfire/engine';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../parts/panel.tsx';
import { isWide } from '../../parts/use-wide.ts';
import { typed } from '../../words/hex-words.ts';
import { sayEvent, sayOrder } from '../../words/say.ts';
import { useNaming } from '../naming-context.tsx';
import { heard, useTable, viewerOf } from '../store/table-context.tsx';
import { Entry, type EntryProps } from './log-entry.tsx';

const SHOWN = 120;

const FILTERS = ['all', 'fire', 'moves'] as const;
type Filter = (typeof FILTERS)[number];

const HAPPENINGS: Readonly<Record<Exclude<Filter, 'all'>, (event: GameEvent) => boolean>> = {
  fire: ({ t }) => t === 'attacked' || t === 'melee-struck' || t === 'shot' || t === 'close-assaulted',
  moves: ({ t }) => t === 'moved',
};

/** The steps that a person wants to read: of a kind, and with some words in them. */
function useWanted(filter: Filter, words: string): readonly (EntryProps & { readonly key: number })[] {
  const { t } = useTranslation('table');
  const naming = useNaming();
  const steps = useTable((table) => table.steps);
  const viewer = useTable(viewerOf);
  return useMemo(() => {
    const sought = typed(words.trim());
    const all = filter === 'all' && sought === '';
    const from = all ? Math.max(0, steps.length - SHOWN) : 0;
    const entries = steps.slice(from).map((step, i) => ({ key: from + i, step, events: heard(step, viewer) }));
    if (all) return entries;
    const says = ({ step, events }: EntryProps): string =>
      typed([sayOrder(step.order, naming, t), ...events.map((event) => sayEvent(event, naming, t))].join(' '));
    return entries
      .filter(({ events }) => filter === 'all' || events.some(HAPPENINGS[filter]))
      .filter((entry) => sought === '' || says(entry).includes(sought))
      .slice(-SHOWN);
  }, [steps, viewer, filter, words, naming, t]);
}

function Sieve({
  filter,
  words,
  onFilter,
  onWords,
}: {
  readonly filter: Filter;
  readonly words: string;
  readonly onFilter: (filter: Filter) => void;
  readonly onWords: (words: string) => void;
}) {
  const { t } = useTranslation('table');
  return (
    <div className="sieve">
      <input
        type="search"
        value={words}
        aria-label={t('search-log')}
        placeholder={t('search')}
        onChange={({ target }) => onWords(target.value)}
      />
      {FILTERS.map((one) => (
        <button key={one} type="button" className="chip" aria-pressed={filter === one} onClick={() => onFilter(one)}>
          {t(`filters.${one}`)}
        </button>
      ))}
    </div>
  );
}

/** So near to the end counts as there. */
const NEAR = 24;

/** Only the log itself is scrolled, where it has a box of its own: what stands above it stays where it is. */
function showEnd(end: HTMLElement | null): void {
  const box = end?.closest('.inside');
  if (!end || !box) return;
  if (box.scrollHeight > box.clientHeight || isWide()) box.scrollTop = box.scrollHeight;
  else end.scrollIntoView({ block: 'nearest' });
}

/**
 * Shows the end whenever something is added, when the log comes into sight (what is hidden cannot be scrolled), and as
 * long as nobody has scrolled away from it, when there is more or less room for it.
 */
function useLatest(end: RefObject<HTMLLIElement | null>, last: number | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls down whenever something is added
  useEffect(() => {
    showEnd(end.current);
  }, [end, last]);
  useEffect(() => {
    const list = end.current?.parentElement;
    const box = list?.parentElement;
    if (!list || !box) return;
    let isAtEnd = true;
    let wasShown = list.clientHeight > 0;
    const note = (): void => {
      isAtEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - NEAR;
    };
    const observer = new ResizeObserver(() => {
      const isShown = list.clientHeight > 0;
      if (isShown && !wasShown) showEnd(end.current);
      else if (isAtEnd) box.scrollTop = box.scrollHeight;
      wasShown = isShown;
    });
    observer.observe(list);
    observer.observe(box);
    box.addEventListener('scroll', note);
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', note);
    };
  }, [end]);
}

export function Log() {
  const { t } = useTranslation('table');
  const [filter, setFilter] = useState<Filter>('all');
  const [words, setWords] = useState('');
  const entries = useWanted(filter, words);
  const end = useRef<HTMLLIElement>(null);
  useLatest(end, entries.at(-1)?.key);
  return (
    <Panel title={t('log')} className="log">
      <Sieve filter={filter} words={words} onFilter={setFilter} onWords={setWords} />
      <ol>
        {entries.map(({ key, step, events }) => (
          <Entry key={key} step={step} events={events} />
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
    </Panel>
  );
}
