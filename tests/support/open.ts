import { expect, type Locator, type Page } from '@playwright/test';

/** Moves the pointer over a part of the page, which wakes the islands around it. */
export const pointAt = (part: Locator): Promise<void> =>
  part.dispatchEvent('pointermove', { movementX: 1 });

/**
 * Moves the pointer, which loads React, and waits until the page is live. It waits inside the page, because an
 * assertion pauses between two looks: that was a third of the time of every visit.
 * @throws Error if that takes a minute, as an assertion would
 */
export const live = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const root = document.documentElement;
    // Not a timer, which a test may have stopped.
    const minute = AbortSignal.timeout(60_000);
    const attribute = (name: string) =>
      new Promise<void>((there, late) => {
        minute.addEventListener('abort', () => late(new Error(`The page got no ${name}`)));
        const observer = new MutationObserver(look);
        function look() {
          if (!root.hasAttribute(name)) return;
          observer.disconnect();
          there();
        }
        observer.observe(root, { attributeFilter: [name] });
        look();
      });
    // The first script has to run before it can notice the pointer.
    await attribute('data-enhanced');
    const moved = { movementX: 1, bubbles: true, cancelable: true, composed: true };
    root.dispatchEvent(new PointerEvent('pointermove', moved));
    await attribute('data-live');
  });

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await live(page);
}

/** Opens a page whose timers then stand still until `page.clock` moves them on. */
export async function openStill(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: '2026-01-01T00:00:00Z' });
  await open(page, path);
  await page.clock.pauseAt('2026-01-01T01:00:00Z');
}

/** Has pages take the line for one that is paid by the byte, so that they fetch nothing ahead. Call it before. */
export const onMeteredLine = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

/** Opens a page without any interaction and waits until it has loaded. */
export async function openUntouched(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '');
  await expect(page.locator('html[data-live]')).toHaveCount(0);
}
