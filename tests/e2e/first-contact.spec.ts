import type { Page } from '@playwright/test';

import { byMail } from '../../src/config/delivery.ts';
import { register, userButton } from '../support/account.ts';
import { fillContact } from '../support/forms.ts';
import { collectMails } from '../support/mail.ts';
import { open, openUntouched } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test.skip(!byMail, 'Forms are sent to an endpoint.');

test('the first click acts, though the code for it comes because of it', async ({ page }) => {
  await openUntouched(page, '/about');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
});

test('so does a click that nothing announces, as of assistive technology', async ({ page }) => {
  await openUntouched(page, '/about');
  await page.getByRole('button', { name: 'Outbox' }).dispatchEvent('click');
  await expect(page.getByRole('dialog', { name: 'Outbox' })).toBeVisible();
});

// Seen to fail: with the script run when the page has been read, as modules are by themselves.
test('so does one on a page whose styles are still on their way', async ({ page }) => {
  const styles = Promise.withResolvers<void>();
  await page.route('**/assets/pages-*.css', async (route) => {
    await styles.promise;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Sign In' });
  // Nothing tells that the first script has run but that it holds a press.
  await expect(async () => {
    await button.click();
    await expect(button).toHaveAttribute('data-held', '', { timeout: 100 });
  }).toPass();
  styles.resolve();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
});

test('so does the key of the search', async ({ page }) => {
  await openUntouched(page, '/about');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
});

test('so does a request, once', async ({ page }) => {
  const mails = collectMails(page);
  await openUntouched(page, '/platform/communications');
  await page.getByRole('link', { name: 'Request a Technical Demo' }).click();
  await expect(page.getByRole('region', { name: 'Ready to send' })).toBeVisible();
  expect(mails).toHaveLength(1);
});

test('a held request goes its plain way where the code does not come, and the next click asks for it again', async ({
  page,
}) => {
  const mails = collectMails(page);
  await page.route('**/assets/shell-*.js', (route) => route.abort());
  await openUntouched(page, '/platform/communications');
  await page.getByRole('link', { name: 'Request a Technical Demo' }).click();
  await expect.poll(() => mails.length).toBe(1);
  await page.unroute('**/assets/shell-*.js');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-live', '');
});

// Seen to fail: with `chrome/overlays.ts` in one chunk with React.
test('the code of a dialog is asked for beside React, not after it', async ({ page }) => {
  const react = await holdBack(page, /\/assets\/shell-/);
  const code = page.waitForRequest(/\/assets\/auth-dialog-/);
  await openUntouched(page, '/contact');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await code;
  react();
  await expect(page.getByRole('dialog')).toBeVisible();
});

// Seen to fail: with a preview that knows only of being opened later.
test('what is typed and opened while the code of a form arrives is noticed, and so is what follows', async ({
  page,
}) => {
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/contact-form*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await open(page, '/contact');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.pressSequentially('Is this');
  await page.getByText('Preview the message').click();
  await message.focus();
  code.resolve();
  await page.keyboard.type(' thing');
  const body = page.getByRole('group', { name: 'Body' });
  await expect(body).toContainText('Is this thing');
  await message.pressSequentially(' on?');
  await expect(body).toContainText('Is this thing on?');
});

/** Holds back what a page's tabs need, until told to let it through. */
async function holdBack(page: Page, code: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

// Seen to fail: without `onKey` in replay-early-input.ts.
test('arrows in a tab set work before its code is there, each once', async ({ page }) => {
  const letIn = await holdBack(page, /assets\/(?:enhance-page|tabs)/);
  await page.goto('/api');
  const tabs = page.getByRole('tablist', { name: 'API reference' }).getByRole('tab');
  await expect(async () => {
    await tabs.first().press('Home');
    await expect(tabs.first()).toHaveAttribute('data-held', '', { timeout: 100 });
  }).toPass();
  await tabs.first().press('ArrowRight');
  await tabs.first().press('ArrowRight');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  letIn();
  await expect(tabs.nth(2)).toBeFocused();
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
});

// Seen to fail: without `onClick` and `onSubmit` in replay-early-input.ts.
for (const way of ['Enter', 'requestSubmit'] as const) {
  test(`a form sent before its code is there is sent once (${way})`, async ({ page }) => {
    const mails = collectMails(page);
    await openUntouched(page, '/contact');
    const letIn = await holdBack(page, /assets\/(?:shell|contact-form)/);
    await fillContact(page);
    const subject = page.getByRole('main').getByRole('textbox', { name: 'Subject' });
    if (way === 'Enter') await subject.press('Enter');
    else
      await subject.evaluate((input: HTMLInputElement) => {
        input.form?.requestSubmit();
        input.form?.requestSubmit();
      });
    await expect(page.locator('main form[data-held], main form [data-held]')).toHaveCount(1);
    letIn();
    await expect(page.getByRole('region', { name: 'Ready to send' })).toBeVisible();
    expect(mails).toHaveLength(1);
  });
}

test('dropdowns and the cookie banner need no React', async ({ page }) => {
  await page.route('**/assets/shell-*.js', (route) => route.abort());
  await openUntouched(page, '/about');
  const button = page.getByRole('button', { name: 'Platform' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: 'Deny all' }).click();
  await expect(page.getByRole('button', { name: 'Deny all' })).toBeHidden();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '');
  await expect(page.getByRole('button', { name: 'Deny all' })).toBeHidden();
});

test('a signed-in visitor is greeted without having to do anything', async ({ page }) => {
  await open(page, '/about');
  await register(page);
  await page.goto('/careers');
  await expect(userButton(page)).toBeVisible();
});

test('another tab that signs in brings the code here', async ({ page, context }) => {
  await openUntouched(page, '/careers');
  const other = await context.newPage();
  await open(other, '/about');
  await register(other);
  await expect(userButton(page)).toBeVisible();
});
