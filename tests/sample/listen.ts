import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Locator, Page } from '@playwright/test';

const { resolve } = createRequire(import.meta.url);
const address = '/virtual-screen-reader.js';

type ScreenReader = {
  start(options: { container: Node }): Promise<void>;
  next(): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
  spokenPhraseLog(): Promise<string[]>;
  stop(): Promise<void>;
};

declare global {
  interface Window {
    screenReader: ScreenReader;
  }
}

/** Lets a page fetch the virtual screen reader as a file of its own, which the site's policy allows. */
export async function lendScreenReader(page: Page): Promise<void> {
  const body = readFileSync(resolve('@guidepup/virtual-screen-reader/browser.js'), 'utf8');
  await page.route(`**${address}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

/** From now on the page is listened to. */
export async function listen(page: Page): Promise<void> {
  await page.evaluate(async (from) => {
    const { virtual } = (await import(from)) as { virtual: ScreenReader };
    await virtual.start({ container: document.body });
    window.screenReader = virtual;
  }, address);
}

/**
 * What was said without being asked for since the page is listened to, each thing once and without what
 * is only said while a file is slow to come. Ends the listening.
 */
export function announced(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const phrases = await window.screenReader.spokenPhraseLog();
    await window.screenReader.stop();
    const unasked = phrases.filter((phrase) => /^(?:assertive|polite): (?!Fetching)/.test(phrase));
    return [...new Set(unasked)];
  });
}

/** Reads a part of a page from its beginning to its end, as a screen reader would say it. */
export function readOut(part: Locator): Promise<string[]> {
  return part.evaluate(async (container, from) => {
    const { virtual } = (await import(from)) as { virtual: ScreenReader };
    await virtual.start({ container });
    const first = await virtual.lastSpokenPhrase();
    // Behind the end it begins again; and no part has as many phrases as this.
    for (let step = 0; step < 400; step += 1) {
      await virtual.next();
      if (step > 0 && (await virtual.lastSpokenPhrase()) === first) break;
    }
    const phrases = await virtual.spokenPhraseLog();
    await virtual.stop();
    // It names the part once on coming in, and once as the part's first line.
    const twice = phrases[1] === first;
    return phrases.slice(twice ? 1 : 0, phrases.lastIndexOf(first));
  }, address);
}
