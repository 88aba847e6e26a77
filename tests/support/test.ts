import { test as base } from '@playwright/test';

import { isPublished } from '../../src/config/unpublished.ts';

/**
 * Every test of the built site watches it, in all of its tabs: a policy violation, an error in the page or
 * a request that leaves the site fails the test, whatever else it looks at. A test that opens a page which
 * the owner took off the site is skipped.
 */
export const test = base.extend<{ watched: void }>({
  page: async ({ page }, use) => {
    const goTo = page.goto.bind(page);
    page.goto = (address, options) => {
      base.skip(!isPublished(address), `${address} is not published`);
      return goTo(address, options);
    };
    await use(page);
  },
  watched: [
    async ({ context, baseURL }, use) => {
      const faults: string[] = [];
      context.on('weberror', (fault) => faults.push(`error: ${fault.error().message}`));
      context.on('request', (request) => {
        const url = request.url();
        const own = url.startsWith(`${baseURL}/`) || /^(?:mailto|blob|data):/.test(url);
        if (!own) faults.push(`foreign request: ${url}`);
      });
      context.on('console', (message) => {
        if (message.text().startsWith('policy violation:')) faults.push(message.text());
      });
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy violation: ${event.violatedDirective} ${event.sample}`);
        });
      });
      await use();
      // What a page has still to say comes before the answer to a question.
      for (const page of context.pages()) await page.evaluate('0').catch(() => {});
      base.expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
