import * as labels from '../../src/config/words.ts';
import { byMail } from '../../src/config/delivery.ts';
import { site } from '../../src/config/site.ts';
import { storageKeys } from '../../src/config/storage-keys.ts';
import { keptHere } from '../../src/features/request/words.ts';
import { keepInOutbox } from '../../src/features/request/outbox/outbox.ts';
import { anyArticle } from '../support/articles.ts';
import { startSignedIn, userButton } from '../support/account.ts';
import {
  contactButton,
  contactField,
  contactValues,
  fillContact,
  readyPanel,
  sendContact,
  subscribeButton,
} from '../support/forms.ts';
import { full } from '../support/full.ts';
import { collectMails, headerOf } from '../support/mail.ts';
import { open } from '../support/open.ts';
import { storedBy } from '../support/stored-by.ts';
import { expect, test } from '../support/test.ts';

const allPaths = ['/', '/contact', '/privacy', '/api', anyArticle.path];
const paths = full ? allPaths : [anyArticle.path];

// Seen to fail: without the `try` of `storedText` in lib/storage/stored-text.ts.
test('where storage is blocked, pages work and a message is handed over', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    }
  });
  const mails = collectMails(page);
  for (const path of paths) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByText(labels.unexpectedError)).toHaveCount(0);
  }
  test.skip(!byMail, 'Forms are sent to an endpoint.');
  await open(page, '/contact');
  await sendContact(page);
  await expect
    .poll(() => mails.map((mail) => headerOf(mail, 'subject')))
    .toEqual([contactValues.subject]);
  await expect(readyPanel(page)).toContainText(keptHere);
});

// Seen to fail: with events without a key (storage was cleared) ignored in lib/storage/stored-value.ts.
test('in a private window whose storage is cleared, the session ends and the typed message stays', async ({
  page,
  context,
}) => {
  test.skip(!byMail, 'Forms are sent to an endpoint.');
  const other = await context.newPage();
  await other.goto('/about');
  await startSignedIn(page);
  const mails = collectMails(page);
  await open(page, '/contact');
  await expect(userButton(page)).toBeVisible();
  await fillContact(page);
  await other.evaluate(() => localStorage.clear());
  await expect(page.getByRole('button', { name: labels.getAccess })).toBeVisible();
  await expect(contactField(page, 'message')).toHaveValue(contactValues.message);
  await contactButton(page).click();
  await expect
    .poll(() => mails.map((mail) => headerOf(mail, 'subject')))
    .toEqual([contactValues.subject]);
});

const records: Readonly<Record<string, string>> = {
  'empty text': '',
  null: 'null',
  'another shape': '{"v":1,"value":{"a":[1,2,{"b":null}]}}',
  'cut text': '{"v":1,"value":{"id"',
  'a prototype': '{"v":1,"value":{"__proto__":{"firstName":"Ada"},"constructor":1}}',
  'a later version': '{"v":99,"value":{}}',
  depth: '['.repeat(100_000),
  size: `{"v":1,"value":"${'x'.repeat(300_000)}"}`,
};

for (const [kind, text] of Object.entries(records).filter(
  ([kind]) => full || kind === 'a prototype',
)) {
  // Seen to fail: without the schema check in lib/storage/stored-value.ts (a prototype, size), and without its `try`
  // (empty text, cut text, depth).
  test(`whatever the site’s stored records hold (${kind}), pages and dialogs open`, async ({
    page,
  }) => {
    const keys = Object.values(storageKeys).map(({ key }) => key);
    await page.addInitScript(
      ({ names, content }) => {
        for (const name of names)
          if (localStorage.getItem(name) === null) localStorage.setItem(name, content);
      },
      { names: keys, content: text },
    );
    for (const path of ['/free-demo', '/privacy']) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByText(labels.unexpectedError)).toHaveCount(0);
    }
    await page.getByRole('button', { name: labels.outbox }).click();
    await expect(page.getByRole('dialog', { name: labels.outbox })).toBeVisible();
  });
}

const written = storedBy(() =>
  keepInOutbox({ message: { to: site.email, subject: 'A', body: 'B' }, form: null }, 'id'),
);

// Seen to fail: with the stored address taken as it is.
test('a stored message to another address is for the owner, and takes no notice away', async ({
  page,
}) => {
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    storageKeys.outbox.key,
    written[storageKeys.outbox.key]?.replace(site.email, 'nobody@else.example') ?? '',
  ] as const);
  await open(page, '/about');
  await page.getByRole('button', { name: labels.outbox }).click();
  const outbox = page.getByRole('dialog', { name: labels.outbox });
  await expect(outbox).toContainText(site.email);
  await expect(outbox).not.toContainText('nobody@else.example');
  await page.keyboard.press('Escape');
  await subscribeButton(page.getByRole('form', { name: labels.newsletter })).click();
  await expect(page.getByRole('alert').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(labels.unexpectedError)).toHaveCount(0);
});
