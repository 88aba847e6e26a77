import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong with the page as it stands; where a dialog is open with that alone, for what is behind
 * it cannot be reached. The page must have been opened with `bypassCSP`: the checker injects itself, which
 * the site's policy forbids.
 * @param part selector of the part that has changed, where the rest was looked at before
 */
export async function axeFaults(page: Page, part?: string): Promise<readonly string[]> {
  const builder = new AxeBuilder({ page }).withTags(tags);
  const open = (await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : part;
  if (open) builder.include(open);
  const { violations } = await builder.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`,
  );
}
