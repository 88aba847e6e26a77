import type { Page } from '@playwright/test';

import { pages } from '../support/dist.ts';
import { full } from '../support/full.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const some = pages.filter((_, index) => full || index % 8 === 0);

/** How far a page can be scrolled sideways, and what is cut off in it. */
const cutOff = (page: Page) =>
  page.evaluate(() => ({
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    clipped: [...document.querySelectorAll('main :is(p, h1, h2, h3, li, a, button, dt, dd)')]
      .filter((element) => {
        const { overflow, textOverflow } = getComputedStyle(element);
        const hidden = overflow === 'hidden' || overflow === 'clip';
        return hidden && textOverflow === 'clip' && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  }));

const whole = { sideways: 0, clipped: [] };

test('at 400 % and with the spacing of WCAG 1.4.12 nothing is cut off', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 256 });
  for (const { path } of some) {
    await open(page, path);
    expect([path, await cutOff(page)]).toEqual([path, whole]);
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('body *')) {
        element.style.setProperty('line-height', '1.5', 'important');
        element.style.setProperty('letter-spacing', '0.12em', 'important');
        element.style.setProperty('word-spacing', '0.16em', 'important');
      }
    });
    expect([path, 'spacing', await cutOff(page)]).toEqual([path, 'spacing', whole]);
  }
});

test('on paper there is no header and no banner, and text is dark on white', async ({ page }) => {
  test.slow();
  for (const { path } of some) {
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#root > header'), path).toBeHidden();
    await expect(page.getByRole('button', { name: 'Deny all' }), path).toBeHidden();
    const colors = await page.evaluate(() => {
      const text = document.querySelector('main p');
      return [
        text ? getComputedStyle(text).color : '',
        getComputedStyle(document.body).backgroundColor,
      ];
    });
    const [ink = '', paper = ''] = colors;
    const lightness = (color: string) =>
      Math.max(...(color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
    expect([path, lightness(ink) < 110 || /^oklch\(0\.[0-4]/.test(ink)]).toEqual([path, true]);
    expect([path, paper]).toEqual([
      path,
      expect.stringMatching(/255, 255, 255|rgba\(0, 0, 0, 0\)/),
    ]);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('in forced colors, more contrast and less motion, focus is seen and nothing moves', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    forcedColors: 'active',
    reducedMotion: 'reduce',
    contrast: 'more',
    colorScheme: 'dark',
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  for (const path of ['/', '/contact', '/docs']) {
    await open(page, path);
    expect([path, await page.evaluate(() => document.getAnimations().length)]).toEqual([path, 0]);
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      const seen = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return 'nothing focused';
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        return outlined ? 'outlined' : element.outerHTML.slice(0, 100);
      });
      expect([path, step, seen]).toEqual([path, step, 'outlined']);
    }
  }
  await context.close();
});
