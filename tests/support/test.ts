import { test as base } from '@playwright/test';

/**
 * Every test of the built site watches it: a policy violation, an error in the page or a request that
 * leaves the site fails the test, whatever else it looks at.
 */
export const test = base.extend<{ watched: void }>({
  watched: [
    async ({ page, baseURL }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
      page.on('request', (request) => {
        const url = request.url();
        const own = url.startsWith(`${baseURL}/`) || /^(?:mailto|blob|data):/.test(url);
        if (!own) faults.push(`foreign request: ${url}`);
      });
      page.on('console', (message) => {
        if (message.text().startsWith('policy violation:')) faults.push(message.text());
      });
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy violation: ${event.violatedDirective} ${event.sample}`);
        });
      });
      await use();
      base.expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
