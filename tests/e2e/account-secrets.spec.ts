import type { BrowserContext, Page } from '@playwright/test';

import { byMail } from '../../src/config/delivery.ts';
import { storageKeys } from '../../src/config/storage-keys.ts';
import { passwordFields } from '../../src/features/account/fields.ts';
import { changePassword, passwordChanged } from '../../src/features/account/words.ts';
import { problem } from '../../src/ui/words.ts';
import {
  ada,
  field,
  notice,
  openProfile,
  register,
  signIn,
  signOut,
  userButton,
} from '../support/account.ts';
import { keepMessages } from '../support/keep-messages.ts';
import { collectMails, type Mails } from '../support/mail.ts';
import { open } from '../support/open.ts';
import { contactButton, contactField } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

test.skip(!byMail, 'Forms are sent to an endpoint.');

const secrets = {
  first: 'Tr0ub4dor & three',
  wrong: 'Tr0ub4dor & four!',
  second: 'staple battery horse',
} as const;

/** Everything a page stores or exposes, as text. */
async function tracesOf(page: Page, context: BrowserContext): Promise<string> {
  const inPage = await page.evaluate(async () =>
    JSON.stringify({
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      cookie: document.cookie,
      address: location.href,
      referrer: document.referrer,
      name: window.name,
      history: history.state,
      markup: document.documentElement.outerHTML,
      resources: performance.getEntriesByType('resource').map(({ name }) => name),
    }),
  );
  return inPage + JSON.stringify(await context.cookies());
}

test('the password is neither stored nor sent by registering, signing in or changing it', async ({
  page,
  context,
}) => {
  const lines: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
  const mails: Mails = collectMails(page);

  const expectNoSecret = async (when: string) => {
    const all = (await tracesOf(page, context)) + JSON.stringify([lines, requests, mails]);
    for (const secret of Object.values(secrets)) {
      for (const form of [secret, encodeURIComponent(secret), btoa(secret)]) {
        expect(all.includes(form), `${form} ${when}`).toBe(false);
      }
    }
  };

  await keepMessages(page);
  await open(page, '/contact');
  await register(page, { password: secrets.first, confirmPassword: secrets.first });
  await expectNoSecret('after registering');
  const stored = await page.evaluate((key) => localStorage.getItem(key), storageKeys.users.key);
  expect(stored).toMatch(/"kdf":"argon2id","m":19456,"t":2,"p":1,"salt":"[\w+/]{22}==","hash":"/);

  await signOut(page);
  const dialog = await signIn(page, ada.email, secrets.wrong);
  await expect(dialog.getByText(problem)).toBeVisible();
  await field(dialog, 'password').fill(secrets.first);
  await page.keyboard.press('Enter');
  await expect(userButton(page)).toBeVisible();
  await expectNoSecret('after signing in');

  const profile = await openProfile(page);
  await field(profile, 'currentPassword', passwordFields).fill(secrets.first);
  await field(profile, 'password', passwordFields).fill(secrets.second);
  await field(profile, 'confirmPassword', passwordFields).fill(secrets.second);
  await profile.getByRole('button', { name: changePassword }).click();
  await expect(notice(page, passwordChanged)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectNoSecret('after a change');

  await contactField(page, 'subject').fill('Hello');
  await contactField(page, 'message').fill('Hello');
  await contactButton(page).click();
  await expect.poll(() => mails.length).toBe(1);
  await expectNoSecret('after a message');
});
