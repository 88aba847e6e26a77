import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

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
 * What axe finds wrong with the page as it stands, and what does not fit into 320 px. The page must have
 * been opened with `bypassCSP`: the checker injects itself, which the site's policy forbids.
 */
export async function accessibilityFaults(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`,
  );
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 800 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const cut = await cutOff(page);
  if (before) await page.setViewportSize(before);
  return [...found, ...cut, ...(overflow === 0 ? [] : [`scrolls sideways by ${overflow} px`])];
}
