/** A new game that begins somewhere in another one. */
import { seededDice } from '@opfire/engine';
import { keepGame } from '../saves/games.ts';
import { keptNow } from '../saves/kept-now.ts';
import { drawSeed } from '../table/store/new-record.ts';
import type { GameRecord, Step } from '../table/store/types.ts';
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

export async function branchOff(
  { record, steps, end }: Replay,
  orders: number,
  { luck, seats }: { readonly luck: Luck; readonly seats: GameRecord['seats'] },
): Promise<string> {
  const game = steps[orders]?.before ?? end;
  const id = crypto.randomUUID();
  const fresh = { ...game, state: { ...game.state, dice: seededDice(drawSeed()) } };
  const branch: GameRecord =
    luck === 'same'
      ? { ...record, id, seats, orders: steps.slice(0, orders).map(({ order }: Step) => order) }
      : { ...record, id, seats, start: fresh.state, orders: [] };
  await keepGame(keptNow(branch, game));
  return id;
}
