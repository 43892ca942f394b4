/** Games for the browser tests, played beforehand without a browser: two careless computers, always with the same dice. */
import { makePlayer } from '@opfire/ai';
import { contentFiles, library, readScenario, type ScenarioFile } from '@opfire/content';
import { decision, type Game, type GameSetup, give, makeWorld, newGame, type Order, type State } from '@opfire/engine';
import type { Locator, Page } from '@playwright/test';

export const BATTLE = 'assault-on-vierville';

function openBattle(id: string): Game {
  const file = contentFiles.find((one) => one.file === `scenarios/${id}.json`);
  const read = readScenario(file?.data as ScenarioFile, library, { seed: 7 });
  if ('problems' in read) throw new Error(`${id} cannot be read`);
  return newGame(read.ok.setup, read.ok.state);
}

export interface PlayedGame {
  readonly setup: GameSetup;
  readonly start: State;
  readonly orders: readonly Order[];
  readonly [key: string]: unknown;
}

/** A game after so many orders, or as soon as something has come about, as it would be in a file. */
export function playedGame(
  orders = Number.POSITIVE_INFINITY,
  battle = BATTLE,
  until: (game: Game) => boolean = () => false,
  seed = 3,
): PlayedGame {
  let game = openBattle(battle);
  const start = game.state;
  const player = makePlayer({ level: 'recruit', seed });
  const given: Order[] = [];
  while (given.length < orders && decision(game) !== undefined && !until(game)) {
    const order = player.choose(game);
    const outcome = give(game, order);
    if ('refused' in outcome) throw new Error(`${order.do}: ${outcome.refused.why}`);
    given.push(order);
    game = outcome.game;
  }
  return {
    format: 'opfire-record',
    version: 1,
    id: `played-${given.length}`,
    battle: { id: battle, edition: game.world.setup.edition, options: [] },
    seats: [{ kind: 'person' }, { kind: 'computer', level: 'recruit' }],
    assist: 'teach',
    setup: game.world.setup,
    start,
    orders: given,
  };
}

/** The game as it stands after the orders of a file. */
export function replayed({ setup, start, orders }: PlayedGame): Game {
  let game: Game = { world: makeWorld(setup), state: start };
  for (const order of orders) {
    const outcome = give(game, order);
    if ('refused' in outcome) throw new Error(`${order.do}: ${outcome.refused.why}`);
    game = outcome.game;
  }
  return game;
}

export interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export const fileOf = (name: string, text: string): GivenFile => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

/** Opens a file by the button of the page. */
export const openFile = async (page: Page, file: GivenFile): Promise<void> => {
  await page.locator('input[type="file"]').first().setInputFiles(file);
};

/** Puts a game among those of the browser; its name there. */
export async function keep(page: Page, game: PlayedGame): Promise<string> {
  await page.goto('/#/games');
  await openFile(page, fileOf('game.json', JSON.stringify(game)));
  await notice(page, 'import').waitFor();
  await page
    .locator('[data-notice="import"]')
    .getByRole('button', { name: /Close|閉じる/ })
    .click();
  return String(game.id);
}

export const notice = (page: Page, name: string): Locator => page.locator(`[data-notice="${name}"]`);
