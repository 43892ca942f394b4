/** A new game that begins somewhere in another one. */
import { seededDice } from '@opfire/engine';
import { openNew } from '../saves/begin-game.ts';
import { keptNow } from '../saves/kept-now.ts';
import { drawSeed } from '../table/store/new-record.ts';
import type { GameRecord } from '../table/store/types.ts';
import type { Replay } from './playback.ts';

export const LUCKS = ['new', 'same'] as const;
/** same: the orders so far come along, and the dice fall as they fell; new: it begins here, with dice of its own. */
export type Luck = (typeof LUCKS)[number];

/** How many orders have been carried out completely at a moment: a game can only go on where somebody decides. */
export function wholeOrders({ timeline }: Replay, at: number): number {
  const moment = timeline.moments[at];
  if (moment === undefined) return 0;
  return moment.whole ? moment.step + 1 : moment.step;
}

/** Games that came in a link have no dice of their own to go on with. */
export const hasDice = ({ record }: Replay): boolean => 'seed' in record.start.dice;

/** Begins the new game and opens it on the table. */
export async function branchOff(
  { record, steps, end }: Replay,
  orders: number,
  { luck, seats }: { readonly luck: Luck; readonly seats: GameRecord['seats'] },
): Promise<void> {
  const game = steps[orders]?.before ?? end;
  const id = crypto.randomUUID();
  const along = luck === 'same' ? steps.slice(0, orders) : [];
  const fresh = { ...game.state, dice: seededDice(drawSeed()) };
  const branch: GameRecord = {
    ...{ ...record, id, seats, orders: along.map(({ order }) => order) },
    ...(luck === 'new' && { start: fresh }),
  };
  await openNew(keptNow(branch, game, along));
}
