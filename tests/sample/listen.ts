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

/** Serves the virtual screen reader from the site's own origin, which the policy allows. */
export async function serveScreenReader(page: Page): Promise<void> {
  const body = readFileSync(resolve('@guidepup/virtual-screen-reader/browser.js'), 'utf8');
  await page.route(`**${address}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

export async function listen(page: Page): Promise<void> {
  await page.evaluate(async (from) => {
    const { virtual }: { virtual: ScreenReader } = await import(from);
    await virtual.start({ container: document.body });
    window.screenReader = virtual;
  }, address);
}

/** Stops listening and returns the live-region announcements, each once, without loading messages. */
export function announced(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const phrases = await window.screenReader.spokenPhraseLog();
    await window.screenReader.stop();
    const unasked = phrases.filter((phrase) => /^(?:assertive|polite): (?!Fetching)/.test(phrase));
    return [...new Set(unasked)];
  });
}

export function readOut(part: Locator): Promise<string[]> {
  return part.evaluate(async (container, from) => {
    const { virtual }: { virtual: ScreenReader } = await import(from);
    await virtual.start({ container });
    const first = await virtual.lastSpokenPhrase();
    // The reader wraps around at the end. No part has 400 phrases.
    for (let step = 0; step < 400; step += 1) {
      await virtual.next();
      if (step > 0 && (await virtual.lastSpokenPhrase()) === first) break;
    }
    const phrases = await virtual.spokenPhraseLog();
    await virtual.stop();
    // The reader may announce the part on entry and again as its first line.
    const twice = phrases[1] === first;
    return phrases.slice(twice ? 1 : 0, phrases.lastIndexOf(first));
  }, address);
}
