/** Lets the computer decide whenever it is its side's turn, at the pace that the person likes. */
import type { Game, Side } from '@opfire/engine';
import { PACES, useSettings } from '../../settings/store.ts';
import { noteReason } from '../hints/reasons.ts';
import type { TableStore } from '../store/table-store.ts';
import type { ComputerSeat, GameRecord, Seat } from '../store/types.ts';
import { computer, type Opponent } from './opponent.ts';

interface Pause {
  readonly over: Promise<void>;
  cutShort(): void;
}

function pauseFor(milliseconds: number): Pause {
  let cutShort: () => void = () => undefined;
  const over = new Promise<void>((resume) => {
    const timer = setTimeout(resume, milliseconds);
    cutShort = () => {
      clearTimeout(timer);
      resume();
    };
  });
  return { over, cutShort: () => cutShort() };
}

type SitDown = (record: GameRecord, seat: ComputerSeat) => Opponent;

interface Seated {
  readonly seat: Seat;
  readonly opponent: Opponent | undefined;
}

/** Who sits where: whoever has been replaced leaves when his side is next asked, so that no question stays unanswered. */
function benchOf(store: TableStore, sitDown: SitDown) {
  const seated: (Seated | undefined)[] = [];
  const at = (side: Side): Opponent | undefined => {
    const { record } = store.getState();
    const seat = record.seats[side];
    const now = seated[side];
    if (now?.seat === seat) return now.opponent;
    now?.opponent?.leave();
    const opponent = seat.kind === 'computer' ? sitDown(record, seat) : undefined;
    seated[side] = { seat, opponent };
    return opponent;
  };
  const leave = (): void => {
    for (const one of seated) one?.opponent?.leave();
  };
  return { at, leave };
}

/** What the computer is thinking about, and how to make it settle for what it has. */
interface Question {
  readonly game: Game;
  hurry(): void;
}

/** Seats the opponents; returns how to send them away. `failed` hears of an opponent who cannot go on. */
export function seatOpponents(
  store: TableStore,
  failed: (error: unknown) => void,
  sitDown: SitDown = computer,
): () => void {
  const bench = benchOf(store, sitDown);
  let gone = false;
  let busy = false;
  let question: Question | undefined;
  /** Told to hurry, it does so until the person is asked again. */
  let hurried = false;

  const answerOf = async (opponent: Opponent, game: Game): Promise<void> => {
    const pause = pauseFor(PACES[useSettings.getState().pace]);
    const hurry = (): void => {
      opponent.hurry();
      pause.cutShort();
    };
    const answer = opponent.choose(game);
    question = { game, hurry };
    const hurryAll = (): void => {
      hurried = true;
      hurry();
    };
    store.setState({ thinking: true, hurry: hurryAll });
    if (hurried) hurry();
    const [{ order, why }] = await Promise.all([answer, pause.over]);
    question = undefined;
    // A person may have taken something back meanwhile: the answer is to a question no longer asked.
    if (gone || store.getState().game !== game) return;
    noteReason(game, why);
    store.getState().give(order);
  };

  const answer = async (): Promise<void> => {
    for (;;) {
      const { decision, game } = store.getState();
      const opponent = decision && bench.at(decision.side);
      if (opponent === undefined || gone) return;
      await answerOf(opponent, game);
    }
  };

  const isAsked = (): boolean => {
    const { decision, record } = store.getState();
    return decision !== undefined && record.seats[decision.side].kind === 'computer';
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
        hurried = false;
        if (!gone) store.setState({ thinking: false, hurry: undefined });
      });
  };

  const stop = store.subscribe((now, before) => {
    // Nobody waits for an answer to what is no longer asked, or from somebody who has been replaced.
    const passed = question !== undefined && question.game !== now.game;
    if (passed || now.record.seats !== before.record.seats) question?.hurry();
    if (now.game !== before.game) wake();
  });
  wake();
  return () => {
    gone = true;
    stop();
    bench.leave();
  };
}
