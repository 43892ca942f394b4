/** Keys of the table, wherever the focus is: those of the palette, lenses and questions, and yes, no, back. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ADVICE_KEY } from './hints/advice-panel.tsx';
import { REASONS_KEY, tellReasons } from './hints/tell-reasons.ts';
import { LENS_KEYS } from './lenses/lens-bar.tsx';
import { useNaming } from './naming-context.tsx';
import { opportunityShots } from './offers/shots.ts';
import { offersOf } from './offers/use-offers.ts';
import { carryOut, keyed } from './panels/commands.ts';
import { HURRY_KEY } from './panels/hurry.tsx';
import { nextEnemy, type Speech, whoIsHere, whoThreatens } from './questions.ts';
import { moveAnswered } from './store/restraint.ts';
import { isAsked, useTableStore } from './store/table-context.tsx';
import type { TableStore } from './store/table-store.ts';
import { LENSES, type Table } from './store/types.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const QUESTIONS: Readonly<Record<string, (store: TableStore, speech: Speech) => void>> = {
  ',': nextEnemy,
  '.': whoThreatens,
  '/': whoIsHere,
  [REASONS_KEY]: tellReasons,
};

/** Numbers choose among those who may fire, and fire when pressed again; G holds for the whole move. */
function pressInAnswer({ game, decision, pending, ask, confirm, restrain }: Table, key: string): boolean {
  if (decision?.kind !== 'opportunity-fire') return false;
  if (key === 'g') restrain({ move: moveAnswered(game) });
  else {
    const shot = opportunityShots(game, decision)[Number(key) - 1];
    if (shot === undefined) return false;
    if (JSON.stringify(pending?.orders) === JSON.stringify([shot])) confirm();
    else ask([shot]);
  }
  return true;
}

function pressCommand(store: TableStore, key: string): boolean {
  const table = store.getState();
  if (isAsked(table) && pressInAnswer(table, key)) return true;
  const found = keyed(offersOf(table).commands).find((one) => one.key?.toLowerCase() === key);
  if (found) carryOut(store, found.command);
  return found !== undefined;
}

function pressLens({ lens, look }: Table, key: string): boolean {
  const found = LENSES.find((one) => LENS_KEYS[one].toLowerCase() === key);
  if (found) look(lens === found ? undefined : found);
  return found !== undefined;
}

function press(store: TableStore, key: string, speech: Speech): boolean {
  const table = store.getState();
  const question = QUESTIONS[key];
  if (question) question(store, speech);
  else if (key === 'Enter' && table.pending) table.confirm();
  else if (key === 'Escape') table.dismiss();
  else if (key === ADVICE_KEY && table.askAdvice) table.askAdvice();
  else if (key === HURRY_KEY && table.thinking) table.hurry?.();
  else if (key === 'u') table.undo();
  else return pressCommand(store, key) || pressLens(table, key);
  return true;
}

/** Arrow keys belong to the board, also before it has been focused. */
function toTheBoard(event: KeyboardEvent): void {
  if (event.key.startsWith('Arrow') && event.target === document.body)
    document.querySelector<HTMLElement>('.board')?.focus();
}

export function useTableKeys(onHelp: () => void): void {
  const store = useTableStore();
  const naming = useNaming();
  const { t, i18n } = useTranslation('table');
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      toTheBoard(event);
      if (document.querySelector('dialog[open]')) return;
      if (event.key === '?') return onHelp();
      // On a button Enter presses it; only from the board or the page itself does it mean yes.
      if (event.key === 'Enter' && event.target instanceof HTMLButtonElement) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (press(store, key, { naming, t, language: i18n.language })) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [store, naming, t, i18n, onHelp]);
  useHeldLens(store);
}

/** How long a key is down before letting it go puts the lens away again. */
const HELD = 350;

/** The line of sight while its key is held. */
function useHeldLens(store: TableStore): void {
  useEffect(() => {
    let since = 0;
    const down = ({ key, repeat }: KeyboardEvent): void => {
      if (key.toLowerCase() === 'l' && !repeat) since = performance.now();
    };
    const up = ({ key }: KeyboardEvent): void => {
      if (key.toLowerCase() === 'l' && performance.now() - since > HELD) store.getState().look(undefined);
    };
    window.addEventListener('keydown', down);
    window.addEventListener('keyup', up);
    return () => {
      window.removeEventListener('keydown', down);
      window.removeEventListener('keyup', up);
    };
  }, [store]);
}
