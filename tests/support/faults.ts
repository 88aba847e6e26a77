import type { Page } from '@playwright/test';

import { axeFaults } from './axe.ts';

/** What reaches beyond the right edge of the window without a box around it that scrolls. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll('main :not(.visually-hidden, svg *)')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .filter((element) => !scrolls(element.parentElement))
      .map((element) => `beyond the edge at 320 px: ${element.outerHTML.slice(0, 120)}`)
      .slice(0, 3);
  });

/**
 * What axe finds wrong with a part of the page as it stands, and what does not fit into 320 px. The whole of
 * every page is looked at in site/accessibility.spec.ts.
 */
export async function accessibilityFaults(page: Page, part: string): Promise<readonly string[]> {
  const found = await axeFaults(page, part);
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 800 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const cut = await cutOff(page);
  if (before) await page.setViewportSize(before);
  return [...found, ...cut, ...(overflow === 0 ? [] : [`scrolls sideways by ${overflow} px`])];
}
