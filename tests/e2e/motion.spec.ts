import type { Page } from '@playwright/test';

import * as labels from '../../src/config/words.ts';
import { open } from '../support/open.ts';
import { withMotion } from '../support/motion.ts';
import { expect, test } from '../support/test.ts';

test.use(withMotion);

/** Opens the home page; the returned function reads the current frame of its hero. */
async function openHero(page: Page): Promise<() => Promise<string>> {
  await open(page, '/');
  const canvas = page.locator('canvas').nth(1);
  await expect(canvas).toHaveClass(/shown/);
  return () => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL());
}

/** Waits twenty frames; the hero draws about every eighth. */
const someFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
  });

/** A drawing at rest moves again for one who comes back to the tab. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

// Seen to fail: without the check for an open dialog in lib/dom/pace.ts.
test('motion pauses behind a dialog and resumes afterwards', async ({ page }) => {
  const picture = await openHero(page);
  const first = await picture();
  await comeBack(page);
  await expect.poll(picture).not.toBe(first);

  await page.getByRole('button', { name: labels.signIn }).click();
  await expect(page.getByRole('dialog', { name: labels.signIn })).toBeVisible();
  await comeBack(page);
  // A frame may have been drawn while it opened.
  await someFrames(page);
  const behind = await picture();
  await someFrames(page);
  expect(await picture()).toBe(behind);

  await page.keyboard.press('Escape');
  await expect.poll(picture).not.toBe(behind);
});

// Seen to fail: without `restsAfterMs`.
test('a drawing rests within five seconds, and moves again when it is seen anew', async ({
  page,
}) => {
  await page.clock.install();
  const picture = await openHero(page);
  await page.clock.runFor(5000);
  const resting = await picture();
  await page.clock.runFor(5000);
  expect(await picture()).toBe(resting);

  await comeBack(page);
  await page.clock.runFor(1000);
  expect(await picture()).not.toBe(resting);
});

test('a drawing stays still on the rest of a battery', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      getBattery: () => Promise.resolve({ charging: false, level: 0.2 }),
    });
  });
  const picture = await openHero(page);
  const first = await picture();
  await someFrames(page);
  expect(await picture()).toBe(first);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing animates and the hero is complete', async ({ page }) => {
    const picture = await openHero(page);
    const first = await picture();
    await someFrames(page);
    expect(await picture()).toBe(first);
    expect(first.length).toBeGreaterThan(10_000);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
