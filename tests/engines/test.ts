import { test as base, expect } from '@playwright/test';

import { full } from '../support/full.ts';
import type { Browser, Start } from './drivers/driver.ts';
import { cannot, type EngineName, engines, missingFor } from './engines.ts';
import { usualSize, Visitor } from './visitor.ts';

export { expect };

type Fixtures = {
  /** Skips what the engine cannot do, with the reason. */
  able: void;
  /** A visitor with storage of their own. The test fails on any error or policy violation they meet. */
  visitor: Visitor;
  /** A visitor whose browser was started in another way. */
  visitorOf: (start: Start, base?: string) => Promise<Visitor>;
};

type Shared = {
  engine: EngineName;
  /** The browser of all visitors of a worker, started for the first of them. */
  started: () => Promise<Browser>;
};

/** Drawings that move cost time: only the long run has them. */
const usual: Start = { reducedMotion: !full };

export const test = base.extend<Fixtures, Shared>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  started: [
    async ({ engine }, use) => {
      let browser: Promise<Browser> | undefined;
      await use(() => (browser ??= engines[engine].launch(usual)));
      await (await browser)?.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  able: [
    async ({ engine }, use, { title }) => {
      const reason = missingFor(engine) ?? cannot[engine][title];
      base.skip(reason !== undefined, reason);
      await use();
    },
    { auto: true },
  ],
  visitor: async ({ able: _able, started, baseURL }, use) => {
    const { tab, leave } = await (await started()).visit();
    await tab.resize(usualSize);
    await use(new Visitor(tab, baseURL ?? ''));
    const faults = await tab.faults();
    await leave();
    expect(faults).toEqual([]);
  },
  visitorOf: async ({ able: _able, engine, baseURL }, use) => {
    const ends: (() => Promise<void>)[] = [];
    await use(async (start, address = baseURL ?? '') => {
      const browser = await engines[engine].launch({ ...usual, ...start });
      const { tab, leave } = await browser.visit();
      ends.push(async () => {
        const faults = await tab.faults();
        await leave();
        await browser.close();
        expect(faults).toEqual([]);
      });
      await tab.resize(usualSize);
      return new Visitor(tab, address);
    });
    for (const end of ends) await end();
  },
});
