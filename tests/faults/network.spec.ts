import * as labels from '../../src/config/words.ts';
import { menuWith, navLabel } from '../support/navigation.ts';
import { byMail } from '../../src/config/delivery.ts';
import { site } from '../../src/config/site.ts';
import { mailtoAddress } from '../../src/lib/mail/mailto.ts';
import { partNotLoaded } from '../../src/config/words.ts';
import { anyArticle } from '../support/articles.ts';
import { contactField, contactValues, fillContact } from '../support/forms.ts';
import { full } from '../support/full.ts';
import { live, onMeteredLine, open } from '../support/open.ts';
import { pagesToCheck } from '../support/sample-pages.ts';
import { expect, test, testWithoutScript } from '../support/test.ts';

// Seen to fail: without the rule in nav-group.css that opens dropdowns on hover.
testWithoutScript(
  'without script every page has its text, its mail address and its menus',
  async ({ page }) => {
    test.slow();
    for (const { path } of pagesToCheck(['/', '/contact', '/docs'])) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      const ways = page
        .locator(`a[href^="${mailtoAddress(site.email)}"]`)
        .filter({ visible: true });
      await expect(ways.first(), path).toBeVisible();
      await page.getByRole('button', { name: menuWith('/solutions/military') }).hover();
      const link = page
        .getByRole('banner')
        .getByRole('link', { name: navLabel('/solutions/military') });
      await expect(link, path).toBeVisible();
      const words = await page.getByRole('main').innerText();
      expect(words.length, path).toBeGreaterThan(150);
    }
  },
);

// Seen to fail: with the error rethrown in `persist` of runtime/load.ts.
test('after a new release, code that is gone shows an error and offers to reload, which keeps typed text', async ({
  page,
}) => {
  test.skip(!byMail, 'Forms are sent to an endpoint.');
  // Other lines fetch ahead.
  await onMeteredLine(page);
  await open(page, '/contact');
  // A missing star background shows no error.
  const gone = /assets\/(?!stars)/;
  await page.route(gone, (route) => route.fulfill({ status: 404, body: '' }));
  await fillContact(page);
  await page.getByRole('button', { name: labels.outbox }).click();
  await expect(page.getByRole('alert').first()).toContainText(partNotLoaded);
  await expect(contactField(page, 'message')).toHaveValue(contactValues.message);
  await page.unroute(gone);
  await page.getByRole('link', { name: labels.reload }).filter({ visible: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '');
  await expect(contactField(page, 'message')).toHaveValue(contactValues.message);
  await expect(page.locator('dialog[open], .not-loaded:visible')).toHaveCount(0);
});

for (const path of full ? ['/', '/platform/communications'] : []) {
  // Seen to fail: with other sizes for the fallback fonts in fonts.css, with the home page's heading measured
  // in `ch`, and with the text of its hero centered.
  test(`on a slow line ${path} can be read before its code has loaded, and does not shift`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await page.addInitScript(() => {
      type Shift = PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] };
      const moved = { page: 0, header: 0 };
      Reflect.set(globalThis, 'moved', moved);
      const isInHeader = (node: Node | null) =>
        document.querySelector('header')?.contains(node) ?? false;
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as Shift[]) {
          const isHeader = sources.length > 0 && sources.every(({ node }) => isInHeader(node));
          moved[isHeader ? 'header' : 'page'] += value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html[data-live]')).toHaveCount(0);
    await live(page);
    const moved: unknown = await page.evaluate(() => Reflect.get(globalThis, 'moved'));
    const { page: inPage, header } = moved as { page: number; header: number };
    expect(inPage).toBeLessThan(0.01);
    // Where a packet ends inside the header, its menu moves as the rest of it arrives.
    expect(header).toBeLessThan(0.02);
  });
}

// Seen to fail: with a lede as wide as its words, and with an article's contents put last by `order`.
test('where the line breaks off in the first sentence, its words stand where all of it will', async ({
  page,
}) => {
  test.slow();
  const sentence = page.locator('xpath=//h1/following::p[1]');
  const left = async (path: string) => {
    await page.goto(path);
    return sentence.evaluate((element) => element.getBoundingClientRect().left);
  };
  for (const { path, html } of pagesToCheck(['/platform/communications'])) {
    const [begun = ''] = /^.*?<\/h1>.*?<p\b[^>]*>.{12}/s.exec(html) ?? [];
    expect(begun, path).not.toBe('');
    const whole = await left(path);
    await page.route(path, (route) => route.fulfill({ contentType: 'text/html', body: begun }));
    // The buttons below may widen its column by a little.
    expect(Math.abs((await left(path)) - whole), path).toBeLessThan(16);
    await page.unrouteAll();
  }
});

// Seen to fail: without the label of the search button in header.tsx.
test('without pictures, fonts and the style sheet, everything can be read and every control has a name', async ({
  page,
}) => {
  await page.route('**/*', (route) =>
    ['image', 'font', 'media', 'stylesheet'].includes(route.request().resourceType())
      ? route.abort()
      : route.continue(),
  );
  for (const path of full ? ['/', '/about', anyArticle.path] : [anyArticle.path]) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const unseen = () =>
      page
        .locator('main :is(h2, h3, p):not(details *)')
        .evaluateAll((all) =>
          all
            .filter(
              (text) => !text.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
            )
            .map((text) => text.outerHTML.slice(0, 100)),
        );
    // What stands over a figure shows once the figure is drawn.
    await expect.poll(unseen, path).toEqual([]);
    const nameless = await page
      .locator('a:visible, button:visible')
      .evaluateAll((all) =>
        all
          .filter((element) => !(element.textContent || element.getAttribute('aria-label')))
          .map((element) => element.outerHTML),
      );
    expect(nameless, path).toEqual([]);
  }
});

/** Hides mail addresses in HTML, as a proxy does: in links, in their texts and elsewhere. */
function hideAddresses(html: string): string {
  const hex = (text: string) =>
    Buffer.from(text).reduce(
      (all, byte) => all + (byte ^ 0x5a).toString(16).padStart(2, '0'),
      '5a',
    );
  const shown = (address: string, name: string, href: string) =>
    `<${name}${href} class="__cf_email__" data-cfemail="${hex(address)}">[email&#160;protected]</${name}>`;
  const [head = '', body = ''] = html.split('<body>');
  return `${head}<body>${body
    .replaceAll(
      /href="mailto:([^"]*)"/g,
      (_, link) => `href="/cdn-cgi/l/email-protection#${hex(link)}"`,
    )
    .replaceAll(/(?<=>[^<]*)[\w.-]+@[\w.-]*\w/g, (address) => shown(address, 'span', ''))}`;
}

// Seen to fail: without show-addresses.ts.
test('behind a proxy that hides mail addresses, addresses and mail links work', async ({
  page,
}) => {
  const linksOf = () =>
    page
      .locator('a[href^="mailto:"]')
      .evaluateAll((links) => links.map((link) => [link.getAttribute('href'), link.textContent]));
  for (const path of ['/contact', '/products-solutions']) {
    await open(page, path);
    const links = await linksOf();
    const text = await page.getByRole('main').innerText();
    expect(links.length, path).toBeGreaterThan(3);
    await page.route(path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: hideAddresses(await response.text()) });
    });
    await open(page, path);
    expect(await linksOf(), path).toEqual(links);
    expect(await page.getByRole('main').innerText(), path).toBe(text);
  }
});
