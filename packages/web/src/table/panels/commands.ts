/** Commands with their keys: the main one first, then each in its order, last what ends it; each key is given once. */
import type { Command } from '../offers/types.ts';
import { asksFirst, KEYS } from '../offers/verbs.ts';
import type { TableStore } from '../store/table-store.ts';

export interface Keyed {
  readonly command: Command;
  readonly key: string | undefined;
}

/** The one thing left to do when everybody stands. */
export const isMain = ({ verb }: Command): boolean => verb === 'ready';

/** What lets the game go on comes after everything that can still be done. */
const isEnd = ({ verb }: Command): boolean => verb === 'pass' || verb === 'done' || verb === 'stop';

const rankOf = (command: Command): number => (isMain(command) ? 0 : isEnd(command) ? 2 : 1);

export function keyed(commands: readonly Command[]): Keyed[] {
  const used = new Set<string>();
  let mode = 0;
  return [...commands]
    .sort((a, b) => rankOf(a) - rankOf(b))
    .map((command) => {
      const key = command.kind === 'mode' ? String(++mode) : KEYS[command.verb];
      if (key === undefined || used.has(key)) return { command, key: undefined };
      used.add(key);
      return { command, key };
    });
}

export function carryOut(store: TableStore, command: Command): void {
  const { select, give, ask, selection } = store.getState();
  if (command.kind === 'mode') select({ mode: command.mode, intent: undefined });
  else if (command.kind === 'aim') select({ intent: selection.intent === command.verb ? undefined : command.verb });
  else if (asksFirst(command.orders)) ask(command.orders);
  else give(...command.orders);
}
