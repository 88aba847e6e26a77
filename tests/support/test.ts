import { test as base } from '@playwright/test';

import { withBase } from '../../src/config/base.ts';
import { byMail, endpointHost } from '../../src/config/delivery.ts';
import { isPublished } from '../../src/config/is-published.ts';
import { languages } from '../../src/config/languages.ts';
import { takeBase } from '../../src/lib/base-path.ts';

/** Whether an address is one of the endpoint that an owner may have. */
const isEndpoint = (address: string): boolean =>
  endpointHost !== '' && new URL(address).host === endpointHost;

/** The address of a page as code has it, without where its language begins. */
const withoutLanguage = (address: string): string =>
  languages.reduceRight((rest, { path }) => takeBase(path, rest), address);

type Fixtures = {
  watched: void;
  /** Lets pages use the clipboard, and reads its text. */
  clipboard: () => Promise<string>;
};

/**
 * Fails a test on any policy violation, page error, native dialog or request to another origin, in all of its
 * tabs. Skips a test that opens a page which is not published. The endpoint of an owner who has one accepts
 * everything.
 */
export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    const goTo = page.goto.bind(page);
    page.goto = (address, options) => {
      base.skip(!isPublished(withoutLanguage(address)), `${address} is not published`);
      return goTo(withBase(address), options);
    };
    await use(page);
  },
  clipboard: async ({ page, context }, use) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await use(() => page.evaluate(() => navigator.clipboard.readText()));
  },
  watched: [
    async ({ context, baseURL }, use) => {
      const faults: string[] = [];
      if (!byMail)
        await context.route(
          ({ href }) => isEndpoint(href),
          (route) =>
            route.fulfill({ status: 204, headers: { 'Access-Control-Allow-Origin': '*' } }),
        );
      context.on('weberror', (fault) => faults.push(`error: ${fault.error().message}`));
      context.on('dialog', (dialog) => {
        faults.push(`${dialog.type()}: ${dialog.message()}`);
        dialog.dismiss().catch(() => {});
      });
      context.on('request', (request) => {
        const url = request.url();
        const own =
          url.startsWith(`${baseURL}/`) || isEndpoint(url) || /^(?:mailto|blob|data):/.test(url);
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
      // A round trip to each page delivers its pending console messages.
      for (const page of context.pages()) await page.evaluate('0').catch(() => {});
      base.expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** The same in a browser that runs no scripts. */
export const testWithoutScript = test.extend({ javaScriptEnabled: false });

export { expect } from '@playwright/test';
