import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import * as v from 'valibot';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** 7:1, and 4.5:1 where text is large (WCAG 2.2, 1.4.6): the page's own text keeps to it. */
const enhanced = 'color-contrast-enhanced';
/** Of at least this size text is to be read; what is smaller is a hint or a caption, and keeps to AA. */
const runningTextPx = 16;
/** A word in the color of a signal, and numerals that only decorate, keep to AA. */
const keepsToAA = '.text-alpha, .policy-deny, [aria-hidden=true]';

/** What the check of contrast tells of a text; its size reads `12.4pt (16.575px)`. */
const contrastData = v.object({ fontSize: v.string() });

/**
 * What axe finds wrong with the page as it stands; where a dialog is open with that alone, for what is behind
 * it cannot be reached. The page must have been opened with `bypassCSP`: the checker injects itself, which
 * the site's policy forbids.
 * @param part selector of the part that has changed, where the rest was looked at before
 */
export async function axeFaults(page: Page, part?: string): Promise<readonly string[]> {
  const forced = await page.evaluate(async () => {
    // What fades in has less contrast than it will have.
    // What follows the scroll position never finishes by itself.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.allSettled(timed.map(({ finished }) => finished));
    return matchMedia('(forced-colors: active)').matches;
  });
  // In forced colors axe is mistaken: it takes a text's color from `-webkit-text-fill-color`
  // (`getForegroundColor` in axe 4.14), which Chromium leaves as the page has it, and compares it with the
  // system's background. What is painted are the system's two colors: `color` says so.
  const contrast = { enabled: !forced };
  const builder = new AxeBuilder({ page })
    .options({ runOnly: tags, rules: { 'color-contrast': contrast, [enhanced]: contrast } })
    // There are no frames; without them one run in the page itself is all there is to do.
    .setLegacyMode();
  const open = (await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : part;
  if (open) builder.include(open);
  const { violations } = await builder.analyze();
  const faults: string[] = [];
  for (const { id, nodes } of violations)
    for (const { html, target, any } of nodes) {
      if (id === enhanced) {
        const { fontSize } = v.parse(contrastData, any[0]?.data);
        if (Number(/\(([\d.]+)px/.exec(fontSize)?.[1]) < runningTextPx) continue;
        const running = page.locator(`main :not(${keepsToAA}, :is(${keepsToAA}) *)`);
        if ((await running.and(page.locator(target.join(' '))).count()) === 0) continue;
      }
      faults.push(`${id}: ${html.slice(0, 200)}`);
    }
  return faults;
}
