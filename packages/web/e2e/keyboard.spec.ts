import { decision, type Game, threatsAt } from '@opfire/engine';
import { expect, type Page, test } from '@playwright/test';
import { keep, type PlayedGame, playedGame } from './games.ts';
import { like } from './likes.ts';
import { type Hands, ScriptedPlayer, type Spot, sameDice } from './scripted-player.ts';

const press = (page: Page, key: string): Promise<void> => page.keyboard.press(key);

/** Goes from stop to stop with the Tab key until something has the focus. */
async function tabTo(page: Page, selector: string, words = ''): Promise<void> {
  for (let i = 0; i < 150; i++) {
    const there = await page.evaluate(
      ([wanted = '', said = '']) => {
        const now = document.activeElement;
        return now?.matches(wanted) && (now.textContent ?? '').includes(said);
      },
      [selector, words],
    );
    if (there) return;
    await press(page, 'Tab');
  }
  throw new Error(`the Tab key does not lead to ${selector} ${words}`);
}

const place = (name: string): readonly [column: number, row: number] => [name.charCodeAt(0), Number(name.slice(1))];

const cursor = async (page: Page): Promise<string> =>
  (await page.locator('[data-hover]').first().getAttribute('data-hover', { timeout: 2000 })) ?? '';

/** Walks the cursor to a hex: along the columns, then along the rows. */
async function walkTo(page: Page, { hex }: Pick<Spot, 'hex'>): Promise<void> {
  await press(page, 'ArrowDown');
  for (let i = 0; i < 4; i++) {
    const here = await cursor(page);
    if (here === hex) return;
    const [column, row] = place(here);
    const [toColumn, toRow] = place(hex);
    const sideways = column < toColumn ? 'ArrowRight' : 'ArrowLeft';
    const upright = row < toRow ? 'ArrowDown' : 'ArrowUp';
    const [key, times] =
      column === toColumn ? [upright, Math.abs(toRow - row)] : [sideways, Math.abs(toColumn - column)];
    for (let steps = 0; steps < times; steps++) await press(page, key);
  }
  throw new Error(`the arrow keys do not lead to ${hex}`);
}

const onTheBoard = (page: Page): Promise<void> => tabTo(page, '.board');

/** Keys for what has one; the rest is reached with Tab. */
const byKeys = (page: Page): Hands => ({
  async point(spot) {
    await onTheBoard(page);
    await walkTo(page, spot);
    await press(page, 'Enter');
  },
  async order(verb) {
    const key = await page.evaluate(
      (wanted) => document.querySelector(`.palette [data-verb="${wanted}"]`)?.getAttribute('aria-keyshortcuts'),
      verb,
    );
    if (key) return press(page, key);
    await tabTo(page, `[data-verb="${verb}"]`);
    return press(page, 'Enter');
  },
  async press(selector) {
    if (selector.includes('yes')) await onTheBoard(page);
    else if (selector.includes('hold')) return press(page, 'h');
    else await tabTo(page, selector);
    return press(page, 'Enter');
  },
  letGo: () => press(page, 'Escape'),
});

const hasFocus = (page: Page): Promise<boolean> => page.evaluate(() => document.activeElement !== document.body);

/** Notes everything that is said to somebody who listens, each with the name of where it is said. */
async function listenIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const regionOf = (node: Node): HTMLElement | null | undefined =>
      (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>('[data-heard]');
    new MutationObserver((changes) => {
      for (const region of new Set(changes.map(({ target }) => regionOf(target))))
        if (region?.textContent) said.push(`${region.dataset.heard}: ${region.textContent}`);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

const allSaid = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { said: readonly string[] }).said);

/** Each time somebody was asked whether to fire: at which place, and what was said until the next question. */
function shotsIn(said: readonly string[]): readonly { readonly at: string; readonly told: string }[] {
  const isQuestion = (one: string): boolean => one.startsWith('question: ');
  return said.flatMap((one, i) => {
    const at = /^question: Fire at ([A-O]\d+).*\. \d+ % chance of an effect\. .*Enter: yes/.exec(one)?.[1];
    const rest = said.slice(i + 1);
    const next = rest.findIndex(isQuestion);
    return at === undefined ? [] : [{ at, told: rest.slice(0, next < 0 ? rest.length : next).join('\n') }];
  });
}

test('a whole battle is played by keys alone, from the first page to the reckoning', async ({ page }) => {
  test.slow();
  await like(page, { pace: 'instant' });
  await sameDice(page);
  await listenIn(page);
  await page.goto('/');
  await tabTo(page, 'a', 'Rejoining the Regiment');
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: 'Begin the battle' })).toBeVisible();
  await tabTo(page, 'button', 'Begin the battle');
  await press(page, 'Enter');
  await expect(page.locator('.world .ground')).toBeVisible();
  await expect(page.locator('.board')).toBeFocused();

  const player = new ScriptedPlayer(page, byKeys(page), 2);
  let things = 0;
  while ((await player.playOn()) && things < 400)
    await expect.poll(() => hasFocus(page), `the focus after ${things++} things`).toBe(true);
  await expect(page.locator('.acts')).toHaveText('The battle is over');

  const said = await allSaid(page);
  // Whoever says yes to a shot hears from where it was fired and what it came to.
  const shots = shotsIn(said);
  expect(shots.length).toBeGreaterThan(0);
  for (const { at, told } of shots) expect(told).toMatch(new RegExp(`ire from [A-O]\\d+ at ${at}: \\d+ against \\d+`));
  const events = said.filter((one) => one.startsWith('events: ')).join('\n');
  expect(events).toMatch(/[A-O]\d+ to [A-O]\d+ for \d/);
  expect(events).toMatch(/: act or pass/);

  await tabTo(page, '.after-battle .button.main');
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'The reckoning' })).toBeVisible();
});

/** A place of the first side, which is to act, that an enemy could fire at; its hex. */
function threatened(game: Game): string | undefined {
  const owed = decision(game);
  if (owed?.kind !== 'impulse' || owed.side !== 0) return undefined;
  const { board } = game.world;
  const places = owed.parts.flatMap((part) => (part.do === 'activate' ? part.at : []));
  const found = places.find((at) => {
    const units = game.state.units.filter((unit) => unit.at === at).map(({ id }) => id);
    return threatsAt(game, units, at).length > 0;
  });
  return board.hexes[board.locations[found ?? -1]?.hex ?? -1]?.name;
}

/** The first game in which it comes to that, and where. */
function gameUnderThreat(): { game: PlayedGame; own: string } {
  let own = '';
  const until = (now: Game): boolean => {
    own = threatened(now) ?? '';
    return own !== '';
  };
  for (let seed = 1; ; seed++) {
    const game = playedGame(Number.POSITIVE_INFINITY, undefined, until, seed);
    if (own !== '') return { game, own };
  }
}

test('questions are answered aloud: who is here, who could fire at me, the next enemy', async ({ page }) => {
  const { game, own } = gameUnderThreat();
  await page.goto(`/#/table/${await keep(page, game)}`);
  await expect(page.locator('.counters .counter').first()).toBeAttached();
  await onTheBoard(page);
  await walkTo(page, { hex: own });
  await press(page, 'Enter');
  await expect(page.locator('.stack-panel')).toBeVisible();

  const answer = page.locator('[data-heard="answer"]');
  await press(page, '/');
  await expect(answer).toHaveText(new RegExp(`^In ${own}: .+ \\(${own}\\)$`));
  await press(page, '.');
  await expect(answer).toHaveText(/^Could fire: .+ \([A-O]\d+\)$/);
  await press(page, ',');
  await expect(answer).toHaveText(/^.+ \([A-O]\d+\), \d+ hex(es)? away$/);
  const enemy = /\(([A-O]\d+)\), \d/.exec((await answer.textContent()) ?? '')?.[1];
  expect(enemy).not.toBe(own);
  await expect(page.locator(`[data-hover="${enemy}"]`)).toBeAttached();
});
