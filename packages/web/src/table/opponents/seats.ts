/** Lets the computer decide whenever it is its side's turn, at the pace that the person likes. */
import type { Side } from '@opfire/engine';
import { PACES, useSettings } from '../../settings/store.ts';
import { noteReason } from '../hints/reasons.ts';
import type { TableStore } from '../store/table-store.ts';
import { computer, type Opponent } from './opponent.ts';

const SIDES: readonly Side[] = [0, 1];

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resume) => {
    setTimeout(resume, milliseconds);
  });

function opponentsOf(store: TableStore): readonly (Opponent | undefined)[] {
  const { record } = store.getState();
  return SIDES.map((side) => {
    const seat = record.seats[side];
    return seat.kind === 'computer' ? computer(record, seat.level) : undefined;
  });
}

/** Seats the opponents; returns how to send them away. `failed` hears of an opponent who cannot go on. */
export function seatOpponents(store: TableStore, failed: (error: unknown) => void): () => void {
  const opponents = opponentsOf(store);
  let gone = false;
  let busy = false;

  const answer = async (): Promise<void> => {
    for (;;) {
      const { decision, game } = store.getState();
      const opponent = decision && opponents[decision.side];
      if (opponent === undefined || gone) return;
      store.setState({ thinking: true });
      const [{ order, why }] = await Promise.all([opponent.choose(game), pause(PACES[useSettings.getState().pace])]);
      // A person may have taken something back meanwhile: the answer is to a question no longer asked.
      if (gone || store.getState().game !== game) continue;
      noteReason(game, why);
      store.getState().give(order);
    }
  };

  const isAsked = (): boolean => {
    const { decision } = store.getState();
    return decision !== undefined && opponents[decision.side] !== undefined;
  };

  // Busy only while there is something to answer: an order of the person may be followed at once by another that
  // was given for him, and only after that one is it the computer's turn.
  const wake = (): void => {
    if (busy || gone || !isAsked()) return;
    busy = true;
    answer()
      .catch(failed)
      .finally(() => {
        busy = false;
        if (!gone) store.setState({ thinking: false });
      });
  };

  const stop = store.subscribe((now, before) => {
    if (now.game !== before.game) wake();
  });
  wake();
  return () => {
    gone = true;
    stop();
    for (const opponent of opponents) opponent?.leave();
  };
}
