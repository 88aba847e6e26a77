import * as labels from '../../src/config/words.ts';
import { addComment, guest } from '../../src/features/comments/words.ts';
import { deleteMessage } from '../../src/features/request/words.ts';
import { byMail } from '../../src/config/delivery.ts';
import { businessHours } from '../../src/content/pages/contact.ts';
import { longDate } from '../../src/lib/text/format.ts';
import { hoursInZone, isOpenAt } from '../../src/lib/time/business-hours.ts';
import { closedNow, inYourTime, openNow } from '../../src/features/words.ts';
import { existsSync } from 'node:fs';

import { chromium } from '@playwright/test';

import { anyArticle } from '../support/articles.ts';
import { startSignedIn, userButton } from '../support/account.ts';
import {
  contactButton,
  contactValues,
  fillContact,
  readyPanel,
  sendContact,
} from '../support/forms.ts';
import { full } from '../support/full.ts';
import { open } from '../support/open.ts';
import { checkedPages } from '../support/sample-pages.ts';
import { expect, test } from '../support/test.ts';
import { zones } from '../support/time-zones.ts';
import { escaped, saying } from '../support/saying.ts';

const withWindow = '/usr/bin/chromium';

// A short run goes back in Firefox and WebKit (engines/back.spec.ts).
if (full) {
  // Seen to fail: without both `pageshow` and `visibilitychange` in lib/storage/stored-value.ts; Chromium needs either.
  test('a page that Back restores from the cache can be used again', async ({ baseURL }, {
    project,
  }) => {
    test.skip(!byMail, 'Forms are sent to an endpoint.');
    // The tests' browser runs without the back-forward cache.
    const browser = await chromium.launch({
      ...project.use.launchOptions,
      // A headless browser has no back-forward cache.
      ...(existsSync(withWindow) && { executablePath: withWindow }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const page = await browser.newPage(baseURL ? { baseURL } : {});
      await page.addInitScript(() => {
        addEventListener('pageshow', ({ persisted }) => {
          if (persisted) document.documentElement.dataset['cameBack'] = '';
        });
      });
      await startSignedIn(page);
      await open(page, '/contact');
      await expect(userButton(page)).toBeVisible();
      await sendContact(page);
      await expect(readyPanel(page)).toBeVisible();
      await page.goto('/about');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => {
        localStorage.clear();
        history.back();
      });
      await expect(page.locator('html')).toHaveAttribute('data-came-back', '');
      await expect(
        page.getByRole('banner').getByRole('button', { name: labels.getAccess }),
      ).toBeVisible();
      const send = contactButton(page);
      await expect(send).toBeEnabled();
      // The message that was written is there, too.
      await page.keyboard.press('Escape');
      await fillContact(page, { message: 'Once more' });
      await send.click();
      await expect(readyPanel(page)).toContainText('Once more');
    } finally {
      await browser.close();
    }
  });
}

// A short run has one clock that is wrong in another way: a day ahead, below.
for (const year of full ? [1999, 2099] : []) {
  // Seen to fail: with the time alone as a message’s id in outbox.ts, so that Delete removed both.
  test(`with a clock in ${year} messages and comments are kept and dated correctly`, async ({
    page,
  }) => {
    test.skip(!byMail, 'Forms are sent to an endpoint.');
    // The clock stands still, so both messages have the same millisecond.
    await page.clock.setFixedTime(`${year}-03-10T18:00:00Z`);
    await open(page, anyArticle.path);
    await page.getByLabel(addComment).fill('On time');
    await page.getByRole('button', { name: labels.postComment }).click();
    const posted = page.getByRole('listitem').filter({ hasText: guest }).last();
    await expect(posted).toContainText(longDate(`${year}-03-10`));
    await open(page, '/contact');
    await expect(
      page.getByText(new RegExp(`^(?:${escaped(openNow)}|${escaped(closedNow)})$`)),
    ).toBeVisible();
    await expect(page.getByText(/NaN|Invalid Date/)).toHaveCount(0);
    await sendContact(page);
    const panel = readyPanel(page);
    await expect(panel).toContainText(contactValues.subject);
    await page.keyboard.press('Escape');
    await sendContact(page, { subject: 'Another one' });
    await expect(panel).toContainText('Another one');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: labels.outbox }).click();
    const kept = page.getByRole('dialog', { name: labels.outbox }).getByRole('listitem');
    await expect(kept).toHaveText([/Another one/, /A question/]);
    await expect(kept.last()).toContainText(longDate(`${year}-03-10`));
    await kept.first().getByText('Another one').first().click();
    await kept.first().getByRole('button', { name: deleteMessage }).click();
    await expect(kept).toHaveText([/A question/]);
  });
}

const dates = /<time[^>]*dateTime="([^"]*)"[^>]*>(.*?)<\/time>/g;
const dated = checkedPages.filter(({ html }) => html.search(dates) >= 0);

// A short run takes the one a day ahead.
for (const zone of full ? zones : (['Pacific/Kiritimati'] as const)) {
  test.describe(zone, () => {
    test.use({ timezoneId: zone });

    // Seen to fail: without `timeZone` in lib/time/dates.ts (in Kiritimati).
    test('every date is the same day as in the HTML', async ({ page }) => {
      test.slow();
      // Half an hour before daylight saving time starts in Los Angeles.
      await page.clock.setFixedTime('2026-03-08T09:30:00Z');
      for (const { path, html } of dated) {
        await open(page, path);
        const shown = await page
          .locator('time[datetime]')
          .evaluateAll((all) =>
            all.map((time) => [time.getAttribute('datetime'), time.textContent]),
          );
        const written = [...html.matchAll(dates)];
        expect(written.length, path).toBeGreaterThan(0);
        expect(shown, path).toEqual(
          written.map(([, day, text = '']) => [day, text.replaceAll(/<[^>]*>/g, '')]),
        );
      }
      // A comment's date is formatted in the browser.
      await open(page, anyArticle.path);
      await page.getByLabel(addComment).fill('On time');
      await page.getByRole('button', { name: labels.postComment }).click();
      const posted = page.getByRole('listitem').filter({ hasText: guest }).last();
      await expect(posted).toContainText(longDate('2026-03-08'));
    });
  });
}

/** US daylight saving time starts on March 8, 2026 and ends on November 1. */
const moments: readonly (readonly [moment: string, zone: string])[] = [
  ['2026-03-06T16:00:00Z', 'America/Chicago'],
  ['2026-03-09T14:59:00Z', 'America/Chicago'],
  ['2026-03-09T15:00:00Z', 'America/Los_Angeles'],
  ['2026-03-05T16:00:00Z', 'UTC'],
  ['2026-03-10T15:00:00Z', 'UTC'],
  ['2026-10-30T15:00:00Z', 'Asia/Kolkata'],
  ['2026-11-02T15:30:00Z', 'Asia/Kolkata'],
  ['2026-11-02T16:00:00Z', 'Pacific/Kiritimati'],
];

for (const [moment, zone] of full ? moments : moments.slice(1, 2)) {
  test.describe(zone, () => {
    test.use({ timezoneId: zone });

    // Seen to fail: with the vendor’s zone instead of the visitor’s in opening-hours.enhancer.ts.
    test(`at ${moment} the support hours are right`, async ({ page }) => {
      await page.clock.setFixedTime(moment);
      await open(page, '/contact');
      const own = page.getByText(saying(inYourTime)).locator('..');
      const now = new Date(moment);
      for (const { days, hours } of hoursInZone(businessHours, now, zone)) {
        await expect(own).toContainText(days);
        await expect(own).toContainText(hours);
      }
      const state = isOpenAt(businessHours, now) ? openNow : closedNow;
      await expect(page.getByText(state)).toBeVisible();
      const [line] = hoursInZone(businessHours, now, businessHours.zone);
      await expect(page.getByText(`${line?.hours}`).first()).toBeVisible();
    });
  });
}
