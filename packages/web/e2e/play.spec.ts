import { decision, type Game, type Unit } from '@opfire/engine';
import { expect, type Page, test } from '@playwright/test';
import { keep, type PlayedGame, playedGame } from './games.ts';
import { like } from './likes.ts';
import { staged } from './staged.ts';
import { begin, clickOn, command, offers, pickable, toTheFirstImpulse, walkTo } from './table.ts';

const VIERVILLE = 'assault-on-vierville';

test('sets up counter by counter with clicks, and takes back', async ({ page }) => {
  await begin(page, VIERVILLE);
  const waiting = page.locator('[aria-label="To be set up"] .piece[data-piece^="u"]');
  await expect(waiting).toHaveCount(4);
  await clickOn(page, offers(page, 'deploy').first());
  await expect(waiting).toHaveCount(3);
  await page.keyboard.press('u');
  await expect(waiting).toHaveCount(4);
});

test('moves by clicking: the stack, then the hexes', async ({ page }) => {
  await begin(page, VIERVILLE);
  await toTheFirstImpulse(page);
  await command(page, 'pass').click();
  // The last stack has no machine gun that it would leave behind.
  await clickOn(page, pickable(page).last());
  await expect(offers(page, 'step').first()).toBeVisible();
  await clickOn(page, offers(page, 'step').first());
  await expect(page.locator('.log [data-event="moved"]').last()).toContainText(/for \d/);
});

test('plays by keys alone', async ({ page }) => {
  await begin(page, VIERVILLE);
  await toTheFirstImpulse(page);
  await page.keyboard.press('p');
  await expect(page.locator('.acts')).toContainText('Americans');
  await walkTo(page, (await pickable(page).last().getAttribute('data-hex')) ?? '');
  await page.keyboard.press('Enter');
  const step = page.locator('[data-offer="step"]');
  await walkTo(page, (await step.first().getAttribute('data-hex')) ?? '');
  await page.keyboard.press('Enter');
  await expect(page.locator('.log [data-event="moved"]').last()).toContainText(/for \d/);
  await page.keyboard.press('s');
  await expect(page.locator('.acts')).toContainText('act or pass');
});

test('sets up by dragging', async ({ page }) => {
  await begin(page, VIERVILLE);
  const waiting = page.locator('[aria-label="To be set up"] .piece[data-piece^="u"]');
  await expect(waiting).toHaveCount(4);
  const target = await offers(page, 'deploy').first().boundingBox();
  const board = await page.locator('.board').boundingBox();
  if (target === null || board === null) throw new Error('there is nowhere to drag to');
  const targetPosition = { x: target.x - board.x + target.width / 2, y: target.y - board.y + target.height / 2 };
  await waiting.last().dragTo(page.locator('.board'), { targetPosition });
  await expect(waiting).toHaveCount(3);
});

test('refuses nothing that it offers, and keeps the game for later', async ({ page }) => {
  await begin(page, VIERVILLE);
  await toTheFirstImpulse(page);
  await command(page, 'pass').click();
  const before = await page.locator('.log .entry').count();
  await page.goto('/');
  await page.locator('a[href*="#/table/"]').first().click();
  await expect(page.locator('.log .entry')).toHaveCount(before);
});

/** Lays a game that was played beforehand on the table, for two people. */
async function lay(page: Page, game: PlayedGame): Promise<void> {
  const id = await keep(page, { ...game, seats: [{ kind: 'person' }, { kind: 'person' }] });
  await page.goto(`/#/table/${id}`);
  await expect(page.locator('.world .ground')).toBeVisible();
}

/** A hex into which those on the move could go though enemies are there. */
function heldHex({ world, state }: Game): string | undefined {
  const owed = decision({ world, state });
  const steps = owed?.kind === 'move' ? owed.orders.flatMap((order) => (order.do === 'step' ? [order.to] : [])) : [];
  const held = steps.find((at) => state.units.some((unit) => unit.at === at && unit.side !== owed?.side));
  return world.board.hexes[world.board.locations[held ?? -1]?.hex ?? -1]?.name;
}

test('says that a step leads into melee, with its odds, and asks first', async ({ page }) => {
  let hex: string | undefined;
  const game = playedGame(500, VIERVILLE, (now) => {
    hex = heldHex(now);
    return hex !== undefined;
  });
  await lay(page, game);
  await clickOn(page, page.locator(`[data-offer="step"][data-melee="true"][data-hex="${hex}"] > path`));
  await expect(page.locator('.odds [data-awaits="melee"]')).toContainText('melee with');
  await expect(page.locator('.odds [data-result="unharmed"]').first()).toBeAttached();
  await expect(page.locator('[data-answer="yes"]')).toContainText('Into melee');
  await page.keyboard.press('Escape');
  await expect(page.locator('.acts')).toContainText('on the move');
});

/** A battle just after somebody fell, with the person to decide: the computer would do something else at once. */
function afterALoss(seed: number): PlayedGame {
  let [before, found] = [0, false];
  const game = playedGame(
    500,
    VIERVILLE,
    (now) => {
      const lost = now.state.units.filter((unit) => unit.fate === 'eliminated').length;
      found = lost > before && decision(now)?.side === 0;
      before = lost;
      return found;
    },
    seed,
  );
  return found ? game : afterALoss(seed + 1);
}

test('those who fall leave a cross until something else is done', async ({ page }) => {
  await lay(page, afterALoss(3));
  await expect(page.locator('[data-fallen]').first()).toBeVisible();
});

test('says what the markers on a counter mean', async ({ page }) => {
  let marked = -1;
  const game = playedGame(300, VIERVILLE, ({ state }) => {
    marked = state.units.find((unit) => unit.marks > 0 && unit.at >= 0)?.id ?? -1;
    return marked >= 0 && state.stack.at(-1)?.f === 'impulse';
  });
  await lay(page, game);
  await clickOn(page, page.locator(`[data-counter="u${marked}"]`));
  const piece = page.locator(`.stack-panel [data-piece="u${marked}"]`);
  await expect(piece.locator('[data-mark]').first()).toHaveAttribute('title', /\w{3,}/);
  await expect(piece).toHaveAttribute('aria-description', /: \w/);
});

test('at night only what is near or lit is bright', async ({ page }) => {
  const lit = (game: Game): boolean => game.state.ground.some((marker) => marker.kind === 'starshell');
  await lay(page, playedGame(500, 'wire-at-midnight', lit));
  await expect(page.locator('.night [data-light="dark"]')).toHaveAttribute('d', /^M/);
  expect(await page.locator('.night [data-light="lit"]').count()).toBeGreaterThan(2);
  await expect(page.locator('[data-marker="starshell"]').first()).toBeVisible();
  await expect(page.locator('[data-badge]').first()).toBeVisible();
});

test('two computers play a battle to its end', async ({ page }) => {
  test.slow();
  await page.goto('/#/settings');
  await page.getByRole('button', { name: 'At once' }).click();
  await begin(page, VIERVILLE, { first: /recruit/, second: /recruit/ });
  await expect(page.locator('.acts')).toHaveText('The battle is over', { timeout: 150_000 });
});

test('the computer answers an impulse that ended by itself', async ({ page }) => {
  // Only the second squad could still do something: spot whoever is in the woods.
  const staging = staged(VIERVILLE, {
    'us-squad-1': { at: 'C6' },
    'us-squad-2': { at: 'E8' },
    'german-squad-1': { at: 'H6' },
    'german-half-squad-1': { at: 'F7' },
  });
  await like(page, { pace: 'instant' });
  const id = await keep(page, { ...staging, seats: [{ kind: 'person' }, { kind: 'computer', level: 'recruit' }] });
  await page.goto(`/#/table/${id}`);
  await expect(page.locator('.world .ground')).toBeVisible();
  await clickOn(page, page.locator('.pickable[data-hex="C6"]'));
  await clickOn(page, page.locator('[data-offer="fire"][data-hex="H6"] > path'));
  await expect(page.locator('.odds')).toBeVisible();
  await page.locator('[data-answer="yes"]').click();
  await expect(page.locator('.log .entry[data-side="1"]').first()).toBeVisible();
});

test('whoever is taken in hand on a long map has a target in sight', async ({ page }) => {
  // The map opens between the two squads: whom the first can fire at lies behind the orders.
  const staging = staged('steel-in-the-lanes', {
    'us-squad-1': { at: '101I4' },
    'us-squad-2': { at: '15K4' },
    'german-squad-1': { at: '101E4' },
  });
  await page.goto(`/#/table/${await keep(page, staging)}`);
  await expect(page.locator('.world .ground')).toBeVisible();
  const orders = await page.locator('.edge.left').boundingBox();
  await clickOn(page, page.locator('.pickable[data-hex="101I4"]'));
  const target = page.locator('[data-offer][data-hex="101E4"] > path');
  const left = async (): Promise<number> => (await target.boundingBox())?.x ?? 0;
  await expect.poll(left).toBeGreaterThan((orders?.x ?? 0) + (orders?.width ?? 0));
});

test('the owner says where those appear whom an event puts among enemies', async ({ page }) => {
  const staging = staged('a-friend-in-need', { 'us-army-squad-1': { at: 'G1' }, 'vc-squad-1': { at: 'L5' } });
  const { start } = staging;
  const nva = start.units.find(({ name }) => name.startsWith('nva-squad')) as Unit;
  const { at } = start.units.find(({ name }) => name === 'us-army-squad-1') as Unit;
  const units = start.units.map((unit) => (unit === nva ? { ...unit, fate: 'reserve' as const } : unit));
  const stack = [...start.stack, { f: 'placement', side: nva.side, unit: nva.id, at, marks: 0 } as const];
  const id = await keep(page, { ...staging, start: { ...start, units, stack } });
  await page.goto(`/#/table/${id}`);
  const prompt = page.locator('.prompt');
  await expect(prompt).toContainText('Squad');
  await clickOn(page, page.locator('[data-offer="settle"][data-hex="G2"] > path'));
  await expect(page.locator('.log .entry').last()).toContainText('Squad appears at G2');
  await expect(prompt).toHaveCount(0);
});

test('a window made narrow or wide again is played on', async ({ page }) => {
  const staging = staged(VIERVILLE, { 'us-squad-1': { at: 'C6' }, 'german-squad-1': { at: 'H6' } });
  await page.goto(`/#/table/${await keep(page, staging)}`);
  await expect(page.locator('.world .ground')).toBeVisible();
  const squad = page.locator('.pickable[data-hex="C6"]');
  const orders = page.locator('.edge.left');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // The orders lie below the map on a narrow screen, beside it on a wide one.
    const isFree = async (): Promise<boolean> => {
      const [own, panel] = [await squad.boundingBox(), await orders.boundingBox()];
      if (own === null || panel === null || own.x + own.width > width) return false;
      return panel.width > width / 2 ? own.y + own.height < panel.y : own.x > panel.x + panel.width;
    };
    await expect.poll(isFree).toBe(true);
    await clickOn(page, squad);
    await expect(orders.locator('.stack-panel .piece').first()).toBeVisible();
    await page.keyboard.press('Escape');
  }
});
