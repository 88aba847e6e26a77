import type { Page } from '@playwright/test';

import { axeFaults } from './axe.ts';
import { sideways } from './sideways.ts';

/** Elements beyond the window's right edge that no scrolling box contains. */
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

/** axe faults in a part of the page, and overflow at 320 px. site/accessibility.spec.ts checks whole pages. */
export async function accessibilityFaults(page: Page, part: string): Promise<readonly string[]> {
  const found = await axeFaults(page, part);
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 800 });
  const overflow = await sideways(page);
  const cut = await cutOff(page);
  if (before) await page.setViewportSize(before);
  return [...found, ...cut, ...(overflow === 0 ? [] : [`scrolls sideways by ${overflow} px`])];
}
