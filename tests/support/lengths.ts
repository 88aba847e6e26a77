import type { Page } from '@playwright/test';

import type { pages as builtPages } from './dist.ts';

/** Of a phone's window, 390 by 844 px. */
const maxScreens = 14;

/** Articles, the documentation and legal texts are as long as their text. */
const longTexts = /\/(?:docs|privacy|terms|accessibility)$|\/blog\/(?!category\/)/;

/** The pages that are longer than 14 screens of a phone, each with its length. */
export async function pagesTooLong(
  page: Page,
  pages: typeof builtPages,
): Promise<readonly string[]> {
  await page.setViewportSize({ width: 390, height: 844 });
  const long: string[] = [];
  for (const { path } of pages) {
    if (longTexts.test(path)) continue;
    await page.goto(path);
    const screens = await page.evaluate(
      () => document.documentElement.scrollHeight / window.innerHeight,
    );
    if (screens > maxScreens) long.push(`${path}: ${screens.toFixed(2)}`);
  }
  return long;
}
