import type { Page } from '@playwright/test';

/**
 * Records what polite live regions announce: texts that change in a region that was there before. Screen readers
 * say nothing of a region that appears with its text. Call it before opening the page.
 * @returns a reader of all announcements so far
 */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Reflect.set(globalThis, 'announcements', said);
    new MutationObserver((changes) => {
      const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]));
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[aria-live=polite]');
        const isNew = [...added].some((node) => region && node.contains(region));
        if (region?.textContent && !isNew) said.push(region.textContent);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => String(Reflect.get(globalThis, 'announcements')));
}
