/** Games from files into the database. What is kept already is never overwritten by something else. */
import { goTo } from '../app/routes.ts';
import { titleOf } from '../battles/titles.ts';
import { showNotice } from '../parts/notices.tsx';
import { sayRefusal } from '../words/refusal-words.ts';
import { openRulebook, words } from '../words/words.ts';
import { GAMES_CHANGED, type KeptGame, keepGame, keptGame } from './games.ts';
import { keptNow } from './kept-now.ts';
import { readGame } from './read-game.ts';
import type { ReadRecord } from './read-record.ts';
import type { Trouble } from './trouble.ts';

const NOTICE = 'import';

const isSame = (kept: KeptGame, { record }: ReadRecord): boolean =>
  JSON.stringify(kept.record.orders) === JSON.stringify(record.orders);

/** Under its own name if that is free or the same game, under a new one otherwise. */
async function named(read: ReadRecord): Promise<KeptGame> {
  const known = await keptGame(read.record.id);
  if (known && isSame(known, read)) return known;
  const record = known ? { ...read.record, id: crypto.randomUUID() } : read.record;
  return keptNow(record, read.game);
}

const refuse = (name: string, { trouble, details }: Trouble): void =>
  showNotice({ name: NOTICE, alarm: true, text: `${name}: ${words.t(`saves:troubles.${trouble}`)}`, details });

/** What became of a file; `failure` is why the browser would not keep the game. */
function welcome({ id, record }: KeptGame, { cut }: ReadRecord, failure: unknown): void {
  const title = titleOf(record.battle.id, words.language) || words.t('saves:position');
  const taken = failure === undefined ? 'saves:imported' : 'saves:imported-not-kept';
  const refusal = cut ? [`${cut.refused.rule}: ${sayRefusal(cut.refused.why, words.t)}`] : [];
  const trouble = failure === undefined ? [] : [String(failure)];
  showNotice({
    name: NOTICE,
    alarm: cut !== undefined || failure !== undefined,
    text: cut
      ? words.t('saves:imported-cut', { title, played: record.orders.length, count: cut.orders })
      : words.t(taken, { title }),
    details: [...refusal, ...trouble].join('; ') || undefined,
    action: { label: words.t('saves:open'), act: () => goTo({ at: 'table', game: id }) },
  });
}

async function importFile(file: File): Promise<boolean> {
  const read = readGame(await file.text());
  if ('trouble' in read) {
    refuse(file.name, read);
    return false;
  }
  const game = await named(read);
  if (read.cut) await openRulebook();
  const failure = await keepGame(game).catch((error: unknown) => error);
  welcome(game, read, failure);
  return true;
}

/** Takes in files; ends on the list of games if at least one of them was a game. */
export async function importFiles(files: Iterable<File>): Promise<void> {
  const taken = await Promise.all([...files].map(importFile));
  if (taken.includes(true)) {
    goTo({ at: 'games' });
    window.dispatchEvent(new Event(GAMES_CHANGED));
  }
}
