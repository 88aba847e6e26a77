import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import * as v from 'valibot';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** 7:1, or 4.5:1 for large text (WCAG 2.2, 1.4.6); applied to body text. */
const enhanced = 'color-contrast-enhanced';
/** Smaller text is a hint or a caption and only has to meet AA. */
const runningTextPx = 16;
/** Words in a signal color and decorative numerals only have to meet AA. */
const keepsToAA = '.text-attack, .policy-deny, [aria-hidden=true]';

/** The contrast check's data; `fontSize` reads `12.4pt (16.575px)`. */
const contrastData = v.object({ fontSize: v.string() });

/**
 * Runs axe on the page, or on its open dialog alone. The page needs `bypassCSP`, because axe injects itself.
 * @param part selector to check instead of the whole page
 */
export async function axeFaults(page: Page, part?: string): Promise<readonly string[]> {
  await page.evaluate(async () => {
    // Elements that fade in have too little contrast. Scroll-driven animations never finish.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.allSettled(timed.map(({ finished }) => finished));
  });
  const builder = new AxeBuilder({ page })
    .options({
      runOnly: tags,
      rules: { [enhanced]: { enabled: true } },
      // A selector and the HTML of every element that passes would take as long as the rules.
      resultTypes: ['violations'],
    })
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
