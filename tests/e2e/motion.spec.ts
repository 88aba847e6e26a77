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

// Seen to fail: without the check for an open dialog in lib/dom/pace.ts.
test('motion pauses behind a dialog and resumes afterwards', async ({ page }) => {
  const picture = await openHero(page);
  const first = await picture();
  await expect.poll(picture).not.toBe(first);

  await page.getByRole('button', { name: labels.signIn }).click();
  await expect(page.getByRole('dialog', { name: labels.signIn })).toBeVisible();
  // A frame may have been drawn while it opened.
  await someFrames(page);
  const behind = await picture();
  await someFrames(page);
  expect(await picture()).toBe(behind);

  await page.keyboard.press('Escape');
  await expect.poll(picture).not.toBe(behind);
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
