import { test as base, expect } from '@playwright/test';

import { rootBase } from '../../src/config/base.ts';
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
  /** A visitor whose browser was started in another way, unless it always starts so, or whose site is another. */
  visitorOf: (start: Start, base?: string) => Promise<Visitor>;
};

type Shared = {
  engine: EngineName;
  /** The browser of all visitors of a worker, started for the first of them. */
  started: () => Promise<Browser>;
};

/** Drawings that move cost time: only the long run has them. */
const usualFor = (engine: EngineName): Start => ({
  reducedMotion: !full,
  storage: true,
  compositing: true,
  pageCache: engines[engine].pageCache,
});

export const test = base.extend<Fixtures, Shared>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  started: [
    async ({ engine }, use) => {
      let browser: Promise<Browser> | undefined;
      await use(() => (browser ??= engines[engine].launch(usualFor(engine))));
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
  visitor: async ({ visitorOf }, use) => use(await visitorOf({})),
  visitorOf: async ({ able: _able, started, engine, baseURL }, use) => {
    const ends: (() => Promise<void>)[] = [];
    await use(async (start, address = `${baseURL}${rootBase}`) => {
      const usual = usualFor(engine);
      const isUsual = Object.entries({ ...usual, ...start }).every(
        ([name, value]) => usual[name as keyof Start] === value,
      );
      const own = isUsual ? null : await engines[engine].launch({ ...usual, ...start });
      const { tab, leave } = await (own ?? (await started())).visit();
      ends.push(async () => {
        const faults = await tab.faults();
        await leave();
        await own?.close();
        expect(faults).toEqual([]);
      });
      await tab.resize(usualSize);
      return new Visitor(tab, address);
    });
    for (const end of ends) await end();
  },
});
