import { byMail } from '../../src/config/delivery.ts';
import { site } from '../../src/config/site.ts';
import { collectMails } from '../support/mail.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test.skip(!byMail, 'Forms are sent to an endpoint.');

test('refuses an empty and an invalid address in the specified words', async ({ page }) => {
  const mails = collectMails(page);
  await open(page, '/about');
  const form = page.getByRole('form', { name: 'Newsletter' });
  const input = form.getByRole('textbox');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  const alert = page.getByRole('alert');
  await expect(alert.filter({ hasText: 'Email Required' })).toContainText(
    'Please enter your email address to subscribe.',
  );
  await expect(input).toBeFocused();
  await input.fill('ada.example');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(alert.filter({ hasText: 'Invalid Email' })).toContainText(
    'Please enter a valid email address.',
  );
  await expect(input).toHaveValue('ada.example');
  expect(mails).toEqual([]);
});

test('hands the subscription over once, shows progress, and clears the field', async ({ page }) => {
  const mails = collectMails(page);
  await page.clock.install();
  await open(page, '/about');
  const form = page.getByRole('form', { name: 'Newsletter' });
  await form.getByRole('textbox').fill('ada@example.com');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('button')).toHaveText('Subscribing...');
  await expect(form.getByRole('button')).toBeDisabled();
  await expect(
    page.getByRole('status').filter({ hasText: 'Successfully Subscribed!' }),
  ).toContainText(`Thank you for subscribing to ${site.name} updates.`);
  expect(mails.map(({ headers }) => headers)).toEqual([
    [
      ['subject', 'Newsletter subscription'],
      [
        'body',
        `Please subscribe ada@example.com to ${site.name} updates.\r\n\r\nWritten on ${new URL('/about', page.url()).href}`,
      ],
    ],
  ]);
  await expect(form.getByRole('textbox')).toHaveValue('');
  await page.clock.runFor(1_000);
  await expect(form.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
});

test('at most three notices are shown, Alt+T reaches them, and they disappear', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-01-01T00:00:00Z' });
  await open(page, '/about');
  await page.clock.pauseAt('2026-01-01T01:00:00Z');
  const form = page.getByRole('form', { name: 'Newsletter' });
  const subscribe = form.getByRole('button', { name: 'Subscribe' });
  const notices = page.getByRole('alert').filter({ hasText: 'Email Required' });
  /** Advances the clock until `count` notices are visible; loading their code takes real time. */
  const expectSeen = (count: number) =>
    expect
      .poll(async () => {
        await page.clock.runFor(100);
        return page.locator('[data-sonner-toast][data-visible=true]').count();
      })
      .toBe(count);
  await subscribe.click();
  await expectSeen(1);
  for (let count = 0; count < 3; count++) await subscribe.click();
  // The fourth notice stays transparent until another one is gone.
  await expectSeen(3);
  await page.keyboard.press('Alt+t');
  await expect(page.getByRole('list').filter({ has: notices })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.mouse.move(5, 700);
  await page.clock.runFor(6_000);
  await expect(notices).toHaveCount(0);
});

test('each refused submit shows one notice, and typing shows none', async ({ page }) => {
  await page.clock.install();
  await open(page, '/about');
  const form = page.getByRole('form', { name: 'Newsletter' });
  const notices = page.locator('[data-sonner-toast]');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(notices).toHaveCount(1);
  await form.getByRole('textbox').pressSequentially('ada@example.com');
  await expect(form.getByText('Please enter your email address')).toBeHidden();
  await expect(notices).toHaveCount(1);
  await form.getByRole('textbox').fill('ada.example');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(notices.filter({ hasText: 'Invalid Email' })).toHaveCount(1);
  await expect(notices).toHaveCount(2);
});
