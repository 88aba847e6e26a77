import { readFile } from 'node:fs/promises';

import type { Download, Locator, Page } from '@playwright/test';

import * as labels from '../../config/words.ts';
import { faultsOfBill } from '../../../tests/support/cyclonedx.ts';
import { pemOf } from './read/made-certificates.ts';
import { algorithm, bill } from './read/made-files.ts';
import { onMeteredLine } from '../../../tests/support/open.ts';
import { expect, test, testWithoutScript } from '../../../tests/support/test.ts';
import { fill } from '../../lib/text/fill.ts';
import { sortedBy } from '../../sections/words.ts';
import { collection } from './collection.ts';
import { address, button, choose, openReader, read, type Text } from './open-reader.trial.ts';
import { commands } from './commands.ts';
import { sampleFiles } from './sample.ts';
import { firstView } from './view.ts';
import * as readWords from './read/words.ts';
import * as verdictWords from './verdict-words.ts';
import * as words from './words.ts';

const sample = collection();
for (const file of sampleFiles()) await sample.add(file, file.name);
const { counts } = sample.look({ ...firstView, today: '2026-11-28' });

const textOf = async (download: Download) => readFile(await download.path(), 'utf8');

async function saved(page: Page, section: Locator, label: string): Promise<string> {
  const download = page.waitForEvent('download');
  await button(section, label).click();
  return textOf(await download);
}

const cbom: Text = {
  name: 'bill.json',
  text: bill([
    {
      type: 'application',
      name: 'archive',
      properties: [{ name: 'secrecy-years', value: '25' }],
      components: [algorithm('ECDH P-256', { primitive: 'key-agree' })],
    },
    {
      type: 'application',
      name: 'web',
      components: [algorithm('ML-KEM-768', { primitive: 'kem' })],
    },
  ]),
};
const privateKey: Text = { name: 'key.pem', text: pemOf('PRIVATE KEY', new Uint8Array([1])) };
/** The line for a board; the mail says the same. */
const line = (section: Locator, text: string) =>
  section.getByRole('paragraph').filter({ hasText: text }).first();
const names = (section: Locator) => section.getByRole('rowheader').getByRole('button');

test('files are read in the browser: nothing is requested, each bad file gets a sentence, the others count', async ({
  page,
}) => {
  await onMeteredLine(page);
  const section = await openReader(page);
  await read(page, section, cbom);
  await expect(line(section, '2 assets in 1 file: 1 falls to Shor’s algorithm')).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await read(
    page,
    section,
    privateKey,
    { name: '<img src=x>.bin', text: '\u0000\u0001' },
    {
      name: 'hosts',
      text: 'host1 ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJ1qUO3HCPZvXuR4eB1w3MKl1Xg0g0q4M1c0YQ1bT0aB',
    },
  );
  await expect(line(section, '3 assets in 2 files: 2 fall')).toBeVisible();
  await expect(
    section.getByText(fill(readWords.privateKeyAt, { file: 'key.pem', line: 1 })),
  ).toBeVisible();
  await expect(
    section.getByText(fill(readWords.binary, { file: '<img src=x>.bin' })),
  ).toBeVisible();
  expect(asked).toEqual([]);

  await button(section, words.startOver).click();
  await expect(button(section, words.chooseFiles)).toBeFocused();
  await expect(section.getByRole('heading', { name: words.first })).toHaveCount(0);
});

test('the sample shows what to do first; its list is searched, filtered, sorted and opened by keyboard', async ({
  page,
}) => {
  const section = await openReader(page);
  await button(section, words.tryOurs).press('Enter');
  const group = verdictWords.groups.draft.name;
  await section
    .getByRole('button', { name: `${counts.groups.draft}. ${words.showGroup}: ${group}` })
    .press('Enter');
  await expect(names(section)).toHaveCount(counts.groups.draft);
  await expect(section.getByRole('heading', { name: words.list })).toBeFocused();
  await section.getByLabel(words.group, { exact: true }).selectOption(words.everyGroup);
  await section.getByRole('searchbox', { name: words.search }).fill('vault');
  await expect(names(section)).toHaveCount(1);
  await names(section).press('Enter');
  await expect(names(section)).toHaveAttribute('aria-expanded', 'true');
  await expect(section.getByText(verdictWords.reasons.grover)).toBeVisible();
  await section.getByRole('searchbox', { name: words.search }).fill('');
  await section.getByRole('button', { name: words.columns.expires }).click();
  // Seen to fail: with a browser's own style, which centers headers.
  await expect(section.getByRole('columnheader', { name: words.columns.expires })).toHaveCSS(
    'text-align',
    'start',
  );
  await expect(section.getByRole('columnheader', { name: words.columns.expires })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  const shown = fill(words.shown, { from: 1, to: 20, all: counts.assets });
  await expect(
    section.getByText(fill(sortedBy.ascending, { shown, column: words.columns.expires })),
  ).toBeVisible();
  await button(section, words.next).click();
  await expect(
    section.getByText(fill(words.shown, { from: 21, to: 40, all: counts.assets })),
  ).toBeVisible();
});

test('what was read leaves as a table, a CBOM and a ticket, and fills in the brief', async ({
  page,
}) => {
  const section = await openReader(page);
  await read(page, section, cbom);
  expect(await saved(page, section, words.saveTable)).toContain(
    'ECDH P-256,Key exchange,Falls to Shor',
  );
  expect(faultsOfBill(JSON.parse(await saved(page, section, words.saveCbom)))).toBeNull();
  expect(await saved(page, section, words.saveTicket)).toContain(`# ${words.ticketTitle}`);
  await section.getByRole('link', { name: words.toBrief }).click();
  const brief = page.locator('#brief');
  await expect(brief.getByRole('textbox').first()).toHaveValue('1 of 2 assets fall to Shor');
  await expect(brief.getByRole('textbox').nth(1)).toHaveValue('25');
});

test('the mail has counts, and names only if they are ticked', async ({ page }) => {
  const section = await openReader(page);
  await read(page, section, cbom);
  const mail = section.getByText(words.mailAsk);
  await expect(mail).toContainText('1 outlives 2030');
  await expect(mail).not.toContainText('archive');
  const link = section.getByRole('link', { name: words.sendMail });
  await expect(link).not.toHaveAttribute('href', /archive/);
  await section.getByLabel(words.withNames).check();
  await expect(mail).toContainText('archive');
  await expect(link).toHaveAttribute('href', /archive/);
});

test('a newer file is compared, a table is asked about, and a text is pasted', async ({ page }) => {
  const section = await openReader(page);
  await read(page, section, cbom);
  await expect(section.getByRole('heading', { name: words.list })).toBeVisible();
  const newer = cbom.text.replace('ECDH P-256', 'X25519MLKEM768');
  await choose(page, section, words.compareWith, { name: 'new.json', text: newer });
  await expect(section.getByText('1 is new', { exact: true })).toBeVisible();
  const changes = '1 is new and 1 is gone';
  await expect(section.getByText(fill(words.changed, { changes }))).toBeVisible();

  await read(page, section, { name: 'own.csv', text: 'a,b\nweb,RSA-2048\n' });
  const form = section
    .getByRole('heading', { name: fill(words.whichColumn, { file: 'own.csv' }) })
    .locator('..');
  await form.getByLabel(words.fields.algorithm).selectOption('b: RSA-2048');
  await form.getByRole('button', { name: words.readTable }).click();
  await expect(line(section, '3 assets in 2 files:')).toBeVisible();

  await section.getByText(words.paste).click();
  await button(section, words.readPasted).click();
  await expect(section.getByRole('alert')).toHaveText(words.nothingPasted);
  await section
    .getByLabel(words.pasteLabel)
    .fill('ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJ1qUO3HCPZvXuR4eB1w3MKl1Xg0g0q4M1c0YQ1bT0aB me');
  await button(section, words.readPasted).click();
  await expect(line(section, '4 assets in 3 files:')).toBeVisible();
  await expect(section.getByLabel(words.pasteLabel)).toHaveValue('');
});

test('marks leave the counts, and are kept only after OK in the cookie banner', async ({
  page,
}) => {
  const markFirst = async (section: Locator) => {
    await read(page, section, cbom);
    await names(section).first().click();
    await section
      .getByLabel(fill(words.mark, { name: 'ECDH P-256' }))
      .selectOption(words.marks.done);
  };
  const isMarked = (section: Locator) =>
    expect(section.getByText('1 is marked as done')).toBeVisible();
  const fresh = async () => {
    await page.goto('about:blank');
    const section = await openReader(page);
    await read(page, section, cbom);
    return section;
  };
  const section = await openReader(page);
  await markFirst(section);
  await isMarked(section);
  await expect(line(await fresh(), '2 assets in 1 file: 1 falls')).toBeVisible();
  await page.getByRole('button', { name: labels.allow, exact: true }).click();
  await page.reload();
  await markFirst(await openReader(page));
  await isMarked(await fresh());
});

testWithoutScript('without script, the page says what makes an inventory', async ({ page }) => {
  await page.goto(address);
  const section = page.locator('#inventory');
  await expect(section.getByText(words.noScript)).toBeVisible();
  await section.getByText(words.makeFile).click();
  await expect(section.getByText(commands[0] ?? '')).toBeVisible();
  await expect(section.getByRole('button')).toHaveCount(0);
});

// Seen to fail: with the first failure kept.
test('if what shows results does not come, the tool says so, and the next file brings it', async ({
  page,
}) => {
  await onMeteredLine(page);
  const code = '**/assets/results-*.js';
  await page.route(code, (route) => route.abort());
  const section = await openReader(page);
  await read(page, section, cbom);
  await expect(section.getByText(words.failed)).toBeVisible();
  await page.unroute(code);
  await read(page, section, cbom);
  await expect(section.getByRole('heading', { name: words.list })).toBeVisible();
});
