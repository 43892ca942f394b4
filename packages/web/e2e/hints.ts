/** A battle in which the first side has something to do, for the tests of advice and reasons. */
import { decision, type Game, give } from '@opfire/engine';
import type { Page } from '@playwright/test';
import { keep, type PlayedGame, playedGame } from './games.ts';

/** The first side's impulse, with somebody who can fire. */
export function hasTargets(game: Game): boolean {
  const owed = decision(game);
  if (owed?.kind !== 'impulse' || owed.side !== 0) return false;
  return owed.parts.some(
    (part) =>
      part.do === 'activate' &&
      part.at.some((at) => {
        const outcome = give(game, { do: 'activate', at: [at] });
        return !('refused' in outcome) && decision(outcome.game)?.parts.some((one) => one.do === 'fire');
      }),
  );
}

/** The other side has a choice to make and to explain, once the first has passed. */
function choosesNext(game: Game): boolean {
  const outcome = give(game, { do: 'pass' });
  const owed = 'refused' in outcome ? undefined : decision(outcome.game);
  return owed?.kind === 'impulse' && owed.side === 1 && owed.parts.length > 0;
}

export const IN_CONTACT: PlayedGame = playedGame(
  Number.POSITIVE_INFINITY,
  undefined,
  (game) => hasTargets(game) && choosesNext(game),
);

/** Lays the battle on the table. */
export async function openInContact(page: Page, changes: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const id = await keep(page, { ...IN_CONTACT, ...changes });
  await page.goto(`/#/table/${id}`);
  await page.locator('.counters .counter').first().waitFor();
}
