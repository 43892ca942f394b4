/** Several watchers as one. */
import type { Watcher } from './play.ts';

export const together = (...watchers: readonly Watcher[]): Watcher => ({
  asked(game, owed) {
    for (const watcher of watchers) watcher.asked?.(game, owed);
  },
  answered(before, order, events, after) {
    for (const watcher of watchers) watcher.answered?.(before, order, events, after);
  },
  ended(start, orders, last) {
    for (const watcher of watchers) watcher.ended?.(start, orders, last);
  },
});
