/** A game as a file. */
import type { GameRecord } from '../table/store/types.ts';
import { FORMAT, VERSION } from './format.ts';

export const writeGame = (record: GameRecord): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, ...record });

const fileNameOf = ({ battle, orders }: GameRecord, on = new Date()): string =>
  `opfire-${battle.id || 'game'}-${on.toISOString().slice(0, 10)}-${orders.length}.json`;

/** Puts a file among the person's downloads. */
export function downloadGame(record: GameRecord): void {
  const address = URL.createObjectURL(new Blob([writeGame(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(record);
  link.click();
  // The browser reads the address only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
