import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { test as plain } from '@playwright/test';

import { publishedTexts } from '../../generator/launch/published-texts.ts';
import { sampleWordsIn } from './sample-words.ts';
import { leadReceiver } from '../../examples/lead-receiver/receiver.mjs';
import { emlFile } from '../../src/lib/eml.ts';
import { tracesIn } from '../../tools/owners/traces.ts';
import { contactButton, contactField, fillContact, sendContact } from '../support/forms.ts';
import { collectMails, headerOf } from '../support/mail.ts';
import { open } from '../support/open.ts';
import { type ProjectCopy, projectIn } from '../support/project-copy.ts';
import { expect, test } from '../support/test.ts';

type Facts = typeof import('../../src/config/site.ts');

let copy: ProjectCopy;
let dist: string;
let vienna: Facts['site'];
let company: Facts['company'];
const page = (path: string) => readFileSync(join(dist, `${path}.html`), 'utf8');

test.describe.configure({ mode: 'default' });

// tools/owners has built the copy, and runs these tests.
test.beforeAll(async () => {
  copy = projectIn(process.env['OWNER_COPY'] ?? '');
  dist = copy.dist;
  const facts: Facts = await import(pathToFileURL(join(copy.folder, 'src/config/site.ts')).href);
  vienna = facts.site;
  company = facts.company;
});

test('replacing two files leaves no trace of the vendor', async () => {
  const { searched, found } = await tracesIn(copy);
  expect(searched).toBeGreaterThan(10);
  expect(found).toEqual([]);
});

test('a company in Vienna has no text about another country and no empty gaps', async () => {
  const foreign =
    /Residents of California|Department of Justice|European Economic Area|St\. ?Paul|Minnesota|Pacific|United States|\+1\b|\b651[ -]?555|America\/|\bEST\b|(?:, ,|,,|, \.(?!\w)|\b(?:of|in|from|at) [.,;])/g;
  const found = (await publishedTexts(dist))
    .filter(({ file }) => !/\.(?:js|svg)$|^samples\//.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(foreign)].map(
        ({ index }) => `${file}: ${text.slice(Math.max(0, index - 40), index + 40)}`,
      ),
    );
  expect(found).toEqual([]);
});

test('with an empty sample notice, nothing is called a sample', async () => {
  const said = (await publishedTexts(dist)).flatMap(({ file, text }) =>
    sampleWordsIn(text).map((words) => `${file}: ${words}`),
  );
  expect(said).toEqual([]);
});

test('address, hours, daylight, law, mail and register entry are those of Vienna', () => {
  const contact = page('contact');
  expect(contact).toContain('Andere Gasse 5<br/>1090 Vienna<br/>Austria');
  expect(contact).toMatch(/Monday-Friday<\/dt><dd[^>]*>09:00-17:30/);
  expect(contact).toContain('8 December 2026</dt><dd');
  expect(contact).toContain('Closed: Immaculate Conception');
  expect(contact).toContain('09:00, we open');
  expect(contact).toContain('?mlat=48.22&amp;mlon=16.36');
  expect(page('terms')).toContain('Effective 1 March 2026');
  expect(contact).toContain('bright from 9 to 17.5, when the office is open');
  for (const path of ['contact', 'terms'])
    for (const entry of Object.values(company.imprint)) expect(page(path)).toContain(entry);
  expect(page('terms')).toContain(company.jurisdiction.governingLaw);
  expect(page('privacy')).toContain('read and kept in Austria');
  for (const text of [
    company.law.privacy.authority,
    company.law.privacy.children,
    company.law.privacy.grounds.newsletter,
  ])
    expect(page('privacy')).toContain(text);
  expect(page('terms')).toContain(company.law.terms.consumers);
  expect(page('accessibility')).toContain(company.law.accessibility.authority);
  expect(page('careers')).toContain('Remote (Austria)');
  expect(page('press')).toContain('Vienna, 22 January 2025');
});

test('structured data has no region, and states the social profile and VAT number', () => {
  const [, data = ''] =
    /<script type="application\/ld\+json">(\{"@context":"[^"]*","@type":"Organization".*?)<\/script>/.exec(
      readFileSync(join(dist, 'index.html'), 'utf8'),
    ) ?? [];
  expect(JSON.parse(data)).toMatchObject({
    address: {
      streetAddress: 'Andere Gasse 5',
      addressLocality: 'Vienna',
      postalCode: '1090',
      addressCountry: 'AT',
    },
    contactPoint: {
      hoursAvailable: [
        {
          dayOfWeek: expect.arrayContaining(['Monday', 'Friday']),
          opens: '09:00',
          closes: '17:30',
        },
        { validFrom: '2026-12-08', validThrough: '2026-12-08', opens: '00:00', closes: '00:00' },
      ],
    },
    sameAs: ['https://social.example/@meridian'],
    vatID: 'ATU12345678',
  });
  expect(data).not.toContain('addressRegion');
});

test('documents are printed on A4', () => {
  const sheet = readFileSync(join(dist, `press/${vienna.slug}-fact-sheet.pdf`)).toString('latin1');
  expect(sheet).toMatch(/\/MediaBox \[0 0 595\.\d+ 841\.\d+\]/);
});

test('the policy allows the endpoint, and the privacy page names it', () => {
  const headers = readFileSync(join(dist, '_headers'), 'utf8');
  expect(headers).toContain("connect-src 'self' https://requests.meridian.example;");
  expect(page('privacy')).toContain('requests.meridian.example');
  expect(page('privacy')).toContain('run by our own server in Austria');
});

test('with an endpoint nothing says that forms go by e-mail', async () => {
  const byMailOnly =
    /no form endpoint|form writes (?:a message|an e-mail|your e-mail)|[Oo]pens your (?:own )?e-mail app|opens in your own e-mail app|No form can send anything anywhere|Sending a request needs an e-mail app|The e-mail your app opens/g;
  const found = (await publishedTexts(dist))
    // Scripts hold the words for both ways; which of them is shown is tested below.
    .filter(({ file }) => !file.endsWith('.js'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(byMailOnly)].map(([words]) => `${file}: ${words}`),
    );
  expect(found).toEqual([]);
});

plain.describe('with an endpoint', () => {
  let served: ChildProcess;
  let address = '';
  let endpoint = '';

  plain.beforeAll(async () => {
    const port = Number(process.env['TEST_PORT'] ?? 4174) + 700;
    address = `http://localhost:${port}`;
    if (vienna.delivery.by === 'endpoint') endpoint = vienna.delivery.url;
    served = spawn(process.execPath, [join(copy.folder, 'scripts/serve.ts')], {
      env: { ...process.env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((done) => {
      served.stdout?.once('data', done);
    });
  });
  plain.afterAll(() => served.kill());

  plain('a lead reaches the example receiver once and complete', async ({ page: tab }) => {
    const file = join(copy.folder, 'leads.jsonl');
    const server = await leadReceiver({ origin: address, file });
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
    const { port } = server.address() as AddressInfo;
    await tab.route(endpoint, async (route) => {
      const request = route.request();
      const { status, headers } = await fetch(`http://127.0.0.1:${port}/leads`, {
        method: request.method(),
        headers: { ...(await request.allHeaders()), origin: address },
        body: request.postData(),
      });
      await route.fulfill({ status, headers: Object.fromEntries(headers) });
    });
    const foreign = new Set<string>();
    tab.on('request', (request) => {
      if (!request.url().startsWith(address)) foreign.add(request.url());
    });
    await open(tab, `${address}/contact`);
    await fillContact(tab);
    await contactButton(tab).dblclick();
    await expect(
      tab.getByRole('status').filter({ hasText: 'Your message has reached us' }),
    ).toBeVisible();
    await expect(tab.getByRole('region', { name: 'Sent' })).toBeVisible();
    await expect(contactField(tab, 'firstName')).toHaveValue('');
    expect([...foreign]).toEqual([endpoint]);
    const leads = readFileSync(file, 'utf8').trim().split('\n');
    expect(leads).toHaveLength(1);
    expect(JSON.parse(leads[0] ?? '')).toMatchObject({
      version: 1,
      form: 'contact',
      page: '/contact',
      values: { firstName: 'Ada' },
    });
    await new Promise((done) => {
      server.close(done);
    });
  });

  plain(
    'a failed lead offers mail, keeps the form, and is resent from the Outbox with the same key',
    async ({ page: tab }) => {
      const keys: (string | undefined)[] = [];
      let fine = false;
      await tab.route(endpoint, async (route) => {
        keys.push((await route.request().allHeaders())['idempotency-key']);
        await route.fulfill({
          status: fine ? 204 : 503,
          headers: { 'access-control-allow-origin': '*' },
        });
      });
      await open(tab, `${address}/contact`);
      await sendContact(tab);
      await expect(tab.getByRole('alert').filter({ hasText: 'status 503' })).toBeVisible();
      const panel = tab.getByRole('region', { name: 'Not sent' });
      await expect(panel.getByRole('link', { name: 'Open e-mail app' })).toHaveAttribute(
        'href',
        /^mailto:office@meridian\.example\?subject=/,
      );
      await expect(contactField(tab, 'firstName')).toHaveValue('Ada');
      fine = true;
      await tab.getByRole('button', { name: 'Outbox' }).click();
      const outbox = tab.getByRole('dialog', { name: 'Outbox' });
      await outbox.getByRole('group').first().locator('summary').click();
      await outbox.getByRole('button', { name: 'Send again' }).click();
      await expect(outbox.getByText('· sent')).toBeVisible();
      expect(keys).toHaveLength(2);
      expect(new Set(keys).size).toBe(1);
    },
  );

  plain(
    'a message sealed on a phone, then quoted, opens with the owner’s key',
    async ({ page: tab }) => {
      await tab.setViewportSize({ width: 390, height: 844 });
      const mails = collectMails(tab);
      await open(tab, `${address}/contact`);
      await fillContact(tab, { message: 'hall 7, 漢字' });
      await tab.getByRole('checkbox', { name: 'Seal this message' }).check();
      await expect(tab.getByText('Ready: sealed to key')).toBeVisible();
      await tab.getByRole('button', { name: 'Send Message' }).click();
      await expect.poll(() => mails.length).toBe(1);
      const quoted = headerOf(mails[0], 'body').replaceAll(/^/gm, '> ');
      expect(quoted).not.toContain('hall 7');
      const mail = emlFile({ to: vienna.email, subject: 'Re: A question', body: quoted });
      expect(copy.run('unseal', [], mail).out).toContain('hall 7, 漢字');
    },
  );
});
