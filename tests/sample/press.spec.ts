import { hash } from 'node:crypto';

import { keepMessages } from '../support/keep-messages.ts';
import * as timing from '../../src/config/timing.ts';
import { recordAnnouncements } from '../support/live-regions.ts';
import { collectMails } from '../support/mail.ts';
import { open, openStill } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test('a release opens in place, and its text can be copied', async ({ page, clipboard }) => {
  await keepMessages(page);
  await open(page, '/press');
  await page.getByRole('link', { name: /^Read the release Hybrid key exchange/ }).click();
  await expect(page).toHaveURL(/#hybrid-key-exchange-on-by-default$/);
  const release = page.getByRole('article').filter({ hasText: 'Hybrid key exchange' });
  await expect(release.getByText('2,272 bytes')).toBeVisible();
  await release.getByRole('button', { name: 'Copy text' }).click();
  await expect(release.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await clipboard();
  expect(copied).toContain('St. Paul, Minnesota, January 22, 2025.');
  expect(copied).toMatch(/^Hybrid key exchange on by default\s/);
  expect(copied).toContain('\n\n');
  expect(copied.trim()).toMatch(/is not the default\.$/);
  await page.goBack();
  await expect(page.getByText('2,272 bytes')).toBeHidden();
});

test('the boilerplate has the length it states', async ({ page, clipboard }) => {
  const announced = await recordAnnouncements(page);
  await openStill(page, '/press');
  for (const words of [50, 100]) {
    await page.getByRole('button', { name: `Copy ${words} words` }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect((await clipboard()).split(/\s+/)).toHaveLength(words);
    await page.clock.runFor(timing.copiedLabelMs);
    await expect(page.getByRole('button', { name: 'Copied' })).toBeHidden();
  }
  expect(await announced()).toBe('Copied,Copied');
});

test('if the clipboard is refused, the text is selected', async ({ page }) => {
  await keepMessages(page);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  await open(page, '/press');
  await page.getByRole('button', { name: 'Copy 50 words' }).click();
  await expect(page.getByRole('button', { name: 'Press Ctrl+C' })).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toMatch(
    /^Isospin is a data protection/,
  );
});

test('each file of the media kit has the size and checksum that the page states', async ({
  page,
  request,
}) => {
  await open(page, '/press');
  const rows = page.getByRole('listitem').filter({ hasText: 'SHA-256' });
  await expect(rows).toHaveCount(4);
  for (const row of await rows.all()) {
    const link = row.getByRole('link', { name: /^Download/ });
    const bytes = await (await request.get((await link.getAttribute('href')) ?? '')).body();
    const { length } = bytes;
    const size =
      length < 1e6 ? `${Math.round(length / 1e3)} KB` : `${(length / 1e6).toFixed(1)} MB`;
    await expect(link).toContainText(size);
    await row.getByText('SHA-256').click();
    await expect(row.getByText(hash('sha256', bytes))).toBeVisible();
  }
});

test('a media inquiry asks for outlet and deadline', async ({ page }) => {
  const mails = collectMails(page);
  await open(page, '/press');
  await page.getByRole('link', { name: 'Send a media inquiry' }).first().click();
  await expect.poll(() => mails.length).toBe(1);
  const fields = new Map(mails[0]?.headers);
  expect(fields.get('subject')).toBe('Media inquiry');
  expect(fields.get('body')).toMatch(/^Hello,\r\n\r\nOutlet:\r\nDeadline, with time zone:\r\n/);
});
