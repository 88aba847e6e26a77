import type { Page } from '@playwright/test';

import * as labels from '../../src/config/words.ts';
import { isSource } from '../../generator/languages/overlay.ts';
import { languages } from '../../src/config/languages.ts';
import { site } from '../../src/config/site.ts';
import { pages, pagesOfEveryLanguage } from '../support/dist.ts';
import { full } from '../support/full.ts';
import { headingsOutOfScale, layoutFaults, lengthOfText } from '../support/layout.ts';
import { pagesTooLong } from '../support/lengths.ts';
import { lengthenWords } from '../support/longer-words.ts';
import { layOutFromRight } from '../support/right-to-left.ts';
import { pagesToCheck } from '../support/sample-pages.ts';
import { expect, test } from '../support/test.ts';
import { sideways } from '../support/sideways.ts';
import { setBrowserFont, textFaults } from '../support/whole-words.ts';

/** Browser's fonts, and the windows in which all text has to be there; in a short run those that break first. */
const windows = full
  ? [
      { font: 16, widths: [320, 390, 768, 1024, 1440, 1680, 1920, 2560, 3840] },
      { font: 32, widths: [320, 390, 768, 1024, 1440] },
    ]
  : [
      { font: 16, widths: [320, 1024, 1440, 2560] },
      { font: 32, widths: [390] },
    ];

/** Letters of a word that has to stay whole: in the largest text, a line on a phone has room for eight or for none. */
const longestIn = (width: number, font: number) =>
  width / font > 13 ? Infinity : width / font > 11 ? 8 : 0;

/** The language of a page's file. */
const tagOf = (name: string): string =>
  (languages.findLast(({ path }) => `/${name}`.startsWith(`${path}/`)) ?? languages[0]).tag;

/** Letters of the longest word that has to stay whole in another language, which may hyphenate longer ones. */
const longestTranslated = (width: number) => (width < 768 ? 12 : 13);

// Seen to fail: on six pages, without `min-width: 0` in columns, limits of headings in vw, and a header that folds; on
// two that scrolled sideways, with code under 14 px, labels under 13 px, and links of the footer without their height, and
// on five with the edge of the page as the padding of a column.
for (const { name, path } of full
  ? pagesOfEveryLanguage
  : pagesToCheck(['/', '/docs', '/contact', '/api', '/free-demo', '/resources/whitepapers']))
  test(`${path} shows all of its text in every window and font size, and large enough`, async ({
    page,
  }) => {
    for (const { font, widths } of windows) {
      await setBrowserFont(page, font);
      await page.goto(path);
      let longest = Infinity;
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const sizes = font === 16;
        const whole = isSource(tagOf(name)) ? 20 : longestTranslated(width) - 2;
        const found = [
          ...(await textFaults(page, Math.min(whole, longestIn(width, font)))),
          ...(await layoutFaults(page, { texts: sizes, targets: sizes })),
          ...(await headingsOutOfScale(page)),
        ];
        expect(found, `${width} px, ${font} px`).toEqual([]);
        if (width < 1440) continue;
        const length = await lengthOfText(page);
        expect(length, `longer at ${width} px`).toBeLessThanOrEqual(longest);
        // A margin that grows with the window adds a hundredth.
        longest = Math.min(longest, 1.02 * length);
      }
    }
  });

// Seen to fail: 183 px past the edge.
test('a topic’s name of one word that is longer than its line breaks', async ({ page }) => {
  await setBrowserFont(page, 32);
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto('/docs');
  await page.evaluate(() => {
    for (const name of document.querySelectorAll('.topic-nav a'))
      name.textContent = 'Antidisestablishmentarianism';
  });
  expect(await sideways(page)).toBe(0);
});

test('no page but a long text is too long for a phone', async ({ page }) => {
  expect(await pagesTooLong(page, pages)).toEqual([]);
});

/** Lines of the first screen that the cookie banner lies on, and its share of the window. */
const underBanner = (page: Page) =>
  page.evaluate(() => {
    const { top, height } = document.querySelector('.cookie-banner')?.getBoundingClientRect() ?? {
      top: innerHeight,
      height: 0,
    };
    const hero = document.querySelector('.hero');
    const range = document.createRange();
    const walker = document.createTreeWalker(hero ?? document, NodeFilter.SHOW_TEXT);
    const lines: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility() || node.parentElement.closest('noscript'))
        continue;
      range.selectNodeContents(node);
      for (const line of range.getClientRects())
        if (line.bottom > top + 1 && line.top < innerHeight - 1) lines.push(node.nodeValue ?? '');
    }
    return { lines, share: height / innerHeight };
  });

// Seen to fail: on eleven pages whose fields left no room for it, at 844 by 390 with its buttons below its text, and
// in large text with a banner that stays.
for (const { path } of pagesToCheck([
  '/platform/communications',
  '/products-solutions',
  '/solutions/military',
  '/solutions/it-leaders',
]))
  test(`the cookie banner covers no word of the first screen of ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('region', { name: labels.cookies })).toBeVisible();
    for (const [width, height] of [
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect((await underBanner(page)).lines, `${width} px`).toEqual([]);
    }
    for (const [width, height] of [
      [844, 390],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect((await underBanner(page)).share).toBeLessThan(0.2);
    }
    await setBrowserFont(page, 32);
    expect((await underBanner(page)).lines, 'in large text').toEqual([]);
  });

// Seen to fail: on six pages, with tables and columns as wide as the English words, and on the home page, whose
// buttons slid under the banner.
if (full)
  for (const { path } of pages)
    test(`${path} has room for words that are a third longer`, async ({ page }) => {
      await page.goto(path);
      await lengthenWords(page, 0.35, site.name);
      for (const width of [390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const found = [
          ...(await textFaults(page, longestTranslated(width))),
          ...(await layoutFaults(page)),
        ];
        expect(found, `${width} px`).toEqual([]);
        // On phones the first screen is full, and the page scrolls.
        if (path !== '/' || width < 768) continue;
        const banner = await page.locator('.cookie-banner').boundingBox();
        const lowest = await page.locator('.hero:not(.closing) .actions a').last().boundingBox();
        expect((lowest?.y ?? 0) + (lowest?.height ?? 0)).toBeLessThan(banner?.y ?? 0);
      }
    });

// Seen to fail: with `left` in place of `inset-inline-start`, in the menus and the dialogs' close buttons.
for (const { path } of full ? pages : pagesToCheck(['/', '/contact']))
  test(`${path} is laid out from right to left`, async ({ page }) => {
    await page.goto(path);
    await layOutFromRight(page);
    for (const width of full ? [390, 768, 1024, 1440] : [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const found = [
        // The letters are of another typeface, and wider.
        ...(await textFaults(page, longestTranslated(width) - 2)),
        ...(await layoutFaults(page)),
      ];
      expect(found, `${width} px`).toEqual([]);
    }
  });

// Seen to fail: with the header’s parts chosen by the window’s width.
test('in text of 200 % the header folds and stays on screen, and a topic has room for words', async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/docs');
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { font-size: 200% }');
      document.adoptedStyleSheets.push(sheet);
    });
    const header = page.getByRole('banner').first();
    const controls = header.locator('a:visible, button:visible');
    for (const control of await controls.all()) await expect(control).toBeInViewport({ ratio: 1 });
    await expect(header.getByRole('button', { name: labels.menu, exact: true })).toBeVisible();
    const reading = await page.locator('.topics').evaluate((part) => part.clientWidth);
    expect(reading).toBeGreaterThan(width / 2);
  }
});
