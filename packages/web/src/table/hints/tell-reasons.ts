/** Says aloud why the computer decided as it last did, and opens its reasons in the log. */
import type { Verb } from '@opfire/engine';
import type { Speech } from '../questions.ts';
import { viewerOf } from '../store/table-context.tsx';
import type { TableStore } from '../store/table-store.ts';
import type { Table } from '../store/types.ts';
import { explained, isKnown, reasonFor } from './reasons.ts';
import { sentencesIn, tellReason } from './use-sentences.ts';

export const REASONS_KEY = ':';

/** Nobody asks why something was over. */
const ENDS: ReadonlySet<Verb> = new Set<Verb>(['stop', 'done', 'ready']);

/** The last decision of the computer that may be told, with what it weighed; or why there is nothing to tell. */
function lastReason(table: Table, { naming, t, language }: Speech): string {
  const { steps } = table;
  const viewer = viewerOf(table);
  const tell = sentencesIn(naming, t, language);
  let isForgotten = false;
  for (const step of [...steps].reverse()) {
    const decided = explained(table, step);
    if (decided === undefined || ENDS.has(decided.order.do)) continue;
    const why = reasonFor(table, decided, viewer);
    isForgotten ||= !isKnown(decided);
    if (why === undefined) continue;
    const { chosen, others, instead } = tellReason(tell, decided.before, why);
    const titled = (title: string, texts: readonly string[]) => (texts.length > 0 ? [t(title), ...texts] : []);
    return [chosen, ...titled('hints:others', others), ...titled('hints:instead', instead)].join(' ');
  }
  return t(isForgotten ? 'hints:forgotten' : 'hints:no-reason');
}

function openInLog(): void {
  const last = [...document.querySelectorAll<HTMLDetailsElement>('.log .why')].at(-1);
  if (last === undefined) return;
  last.open = true;
  last.scrollIntoView({ block: 'nearest' });
}

export function tellReasons(store: TableStore, speech: Speech): void {
  const table = store.getState();
  store.setState({ said: lastReason(table, speech) });
  openInLog();
}
