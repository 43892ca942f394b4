/** Somebody who looks over the person's shoulder: asked, he says what he would do. */
import { type Adviser, adviser as sitDown } from '../opponents/opponent.ts';
import { isAsked } from '../store/table-context.tsx';
import type { TableStore } from '../store/table-store.ts';

/** Seats the adviser, who comes when he is first asked; returns how to send him away. A referee has none. */
export function seatAdviser(store: TableStore, failed: (error: unknown) => void): () => void {
  const { record } = store.getState();
  if (record.assist === 'referee') return () => undefined;
  let adviser: Adviser | undefined;

  const think = async (): Promise<void> => {
    const { game } = store.getState();
    adviser ??= sitDown(record);
    store.setState({ advice: { game, suggestions: undefined, looked: 0 } });
    const suggestions = await adviser.suggest(game);
    // It may have been put away meanwhile, or the game has gone on.
    if (store.getState().advice?.game === game) store.setState({ advice: { game, suggestions, looked: 0 } });
  };

  const askAdvice = (): void => {
    const table = store.getState();
    if (table.advice?.game === table.game) store.setState({ advice: undefined });
    else if (isAsked(table)) think().catch(failed);
  };

  store.setState({ askAdvice });
  return () => {
    store.setState({ askAdvice: undefined, advice: undefined });
    adviser?.leave();
  };
}
