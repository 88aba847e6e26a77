import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Locator, Page } from '@playwright/test';

const { resolve } = createRequire(import.meta.url);
const address = '/virtual-screen-reader.js';

/** Lets a page fetch the virtual screen reader as a file of its own, which its policy allows. */
export async function lendScreenReader(page: Page): Promise<void> {
  const body = readFileSync(resolve('@guidepup/virtual-screen-reader/browser.js'), 'utf8');
  await page.route(`**${address}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

type ScreenReader = {
  start(options: { container: Node }): Promise<void>;
  next(): Promise<void>;
  itemText(): Promise<string>;
  lastSpokenPhrase(): Promise<string>;
  spokenPhraseLog(): Promise<string[]>;
  stop(): Promise<void>;
};

/** What a screen reader says when one reads a part of a page from its beginning to its end. */
export function readOut(part: Locator): Promise<string[]> {
  return part.evaluate(async (container, from) => {
    const { virtual } = (await import(from)) as { virtual: ScreenReader };
    await virtual.start({ container });
    const first = await virtual.lastSpokenPhrase();
    for (let step = 0; step < 400; step += 1) {
      await virtual.next();
      // Behind the end it begins again.
      if ((await virtual.lastSpokenPhrase()) === first) break;
    }
    const phrases = await virtual.spokenPhraseLog();
    await virtual.stop();
    return phrases.slice(0, -1);
  }, address);
}
