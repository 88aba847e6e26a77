import type { Locator, Page } from '@playwright/test';

import { architectureReview } from '../../src/features/enquiry/architecture-review/architecture-review.ts';
import { enterpriseDemo } from '../../src/features/enquiry/enterprise-demo/enterprise-demo.ts';
import { partnerApplication } from '../../src/features/enquiry/partner-application/partner-application.ts';
import { fill } from '../support/fill.ts';
import { collectMails, headerOf } from '../support/mail.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';
import { validValues } from '../support/valid-values.ts';

const review = {
  enquiry: architectureReview,
  path: '/platform/architecture',
  opener: 'Request Technical Architecture Review',
  subject: 'Technical Architecture Review Request - Bellwether Mutual',
};
const enterprise = {
  enquiry: enterpriseDemo,
  path: '/solutions/enterprise',
  opener: 'Enterprise Demo',
  subject: 'Enterprise Demo Request',
};
const partner = {
  enquiry: partnerApplication,
  path: '/partners',
  opener: 'Become a Partner',
  subject: 'New Partner Application - Northern Rack',
};
const forms = [review, enterprise, partner];

const valuesOf = ({ enquiry }: (typeof forms)[number]) =>
  validValues[enquiry.id as keyof typeof validValues];

/** Opens a form's dialog by its first control. */
async function openDialog(page: Page, form: (typeof forms)[number]): Promise<Locator> {
  await page.getByRole('button', { name: form.opener }).first().click();
  const dialog = page.getByRole('dialog', { name: form.enquiry.title, exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}

const submitIn = (dialog: Locator, { enquiry }: (typeof forms)[number]) =>
  dialog.getByRole('button', { name: enquiry.submitLabel });

const breakComposing = () => {
  String.prototype.toWellFormed = () => {
    throw new Error('broken');
  };
};

for (const form of forms) {
  test.describe(form.enquiry.id, () => {
    test('hands the message over once, says so in the specification’s words, and is empty when opened again', async ({
      page,
    }) => {
      const mails = collectMails(page);
      await open(page, form.path);
      const dialog = await openDialog(page, form);
      await fill(dialog, form.enquiry, valuesOf(form));
      await submitIn(dialog, form).dblclick();

      await expect(dialog).toBeHidden();
      const panel = page.getByRole('dialog', { name: form.subject });
      const { title = '', text } = form.enquiry.success?.({
        siteName: '',
        page: '',
        timeZone: '',
      }) ?? {
        text: '',
      };
      await expect(panel.getByText(title)).toBeVisible();
      await expect(panel.getByText(text)).toBeVisible();
      await expect(panel.getByText('Not sent yet: press Send in your e-mail app.')).toBeVisible();
      await expect(panel.getByRole('region', { name: 'Ready to send' })).toBeFocused();
      expect(mails).toHaveLength(1);
      expect(headerOf(mails[0], 'subject')).toBe(form.subject);
      const body = headerOf(mails[0], 'body');
      for (const typed of Object.values(valuesOf(form)).filter((value) => / /.test(value))) {
        expect(body).toContain(typed);
      }

      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      const again = await openDialog(page, form);
      for (const field of await again.getByRole('textbox').all())
        await expect(field).toHaveValue('');
    });

    test('refuses what is missing, each in its own words, and lets go of a message once it is mended', async ({
      page,
    }) => {
      const mails = collectMails(page);
      await open(page, form.path);
      const dialog = await openDialog(page, form);
      await submitIn(dialog, form).click();
      const summary = dialog.getByRole('alert');
      await expect(summary).toBeFocused();
      await expect(summary).toContainText('There is a problem');
      await expect(page).toHaveTitle(/^Error: /);

      const checked = form.enquiry.check({});
      const messages = checked.ok ? [] : Object.values(checked.errors);
      await expect(summary.getByRole('link')).toHaveText(messages as string[]);
      const email = dialog.getByRole('textbox', { name: /^Email/ });
      await expect(email).toHaveAccessibleDescription(/Email is required/);

      await summary.getByRole('link', { name: 'Email is required' }).click();
      await expect(email).toBeFocused();
      await page.keyboard.type('ada@example.com');
      await expect(summary.getByRole('link')).toHaveCount(messages.length - 1);
      await expect(email).not.toHaveAttribute('aria-invalid');
      expect(mails).toEqual([]);

      await page.keyboard.press('Escape');
      await expect(page).not.toHaveTitle(/^Error: /);
    });

    test('says in the dialog when the message could not be written, and keeps what was typed', async ({
      page,
    }) => {
      const mails = collectMails(page);
      await page.addInitScript(breakComposing);
      await open(page, form.path);
      const dialog = await openDialog(page, form);
      await fill(dialog, form.enquiry, valuesOf(form));
      await submitIn(dialog, form).click();

      const { title = '', text } = form.enquiry.failure;
      await expect(dialog.getByRole('alert')).toContainText(title);
      await expect(dialog.getByRole('alert')).toContainText(text);
      await expect(dialog.getByRole('alert')).toBeInViewport();
      for (const { name, label, kind } of form.enquiry.groups[0]?.fields ?? []) {
        if (kind === 'select') continue;
        const typed = valuesOf(form)[name as keyof ReturnType<typeof valuesOf>];
        await expect(dialog.getByRole('textbox', { name: new RegExp(`^${label}`) })).toHaveValue(
          typed,
        );
      }
      await expect(submitIn(dialog, form)).toBeEnabled();
      expect(mails).toEqual([]);
    });

    test('keeps what was typed for the next opening, however it was closed', async ({ page }) => {
      await open(page, form.path);
      const name = form.enquiry.groups[0]?.fields[0]?.label ?? '';
      for (const close of ['Cancel', 'Close', 'Escape']) {
        const dialog = await openDialog(page, form);
        const field = dialog.getByRole('textbox', { name: new RegExp(`^${name}`) });
        if (close !== 'Cancel') await expect(field).toHaveValue(/^before /);
        await field.fill(`before ${close}`);
        if (close === 'Escape') await page.keyboard.press('Escape');
        else await dialog.getByRole('button', { name: close }).click();
        await expect(dialog).toBeHidden();
        await expect(page.getByRole('button', { name: form.opener }).first()).toBeFocused();
      }
      const dialog = await openDialog(page, form);
      await expect(dialog.getByRole('textbox', { name: new RegExp(`^${name}`) })).toHaveValue(
        'before Escape',
      );
    });

    test('can be sent without script, as an e-mail with the same questions', async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${baseURL}${form.path}`);
      const link = page.getByRole('link', { name: form.opener }).first();
      await expect(link).toBeVisible();
      const url = new URL((await link.getAttribute('href')) ?? '');
      expect(url.searchParams.get('subject')).toBe(form.enquiry.subject);
      await expect(page.getByRole('button', { name: form.opener })).toHaveCount(0);
      await context.close();
    });
  });
}

test('the code of a dialog is fetched when its control is pointed at, not before', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const isForm = (path: string) => path.includes('architecture-review');
  await open(page, '/platform/architecture');
  await page.waitForLoadState('networkidle');
  expect(fetched.filter(isForm)).toEqual([]);
  const opener = page.getByRole('button', { name: review.opener }).first();
  await opener.hover();
  await expect.poll(() => fetched.filter(isForm)).toHaveLength(1);
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(fetched.filter(isForm)).toHaveLength(1);
});

test('a press before the page’s code is there opens the dialog once it is', async ({ page }) => {
  await page.route('**/assets/hydrate-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/solutions/enterprise');
  await page.getByRole('button', { name: 'Enterprise Demo' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Enterprise Demo' })).toBeVisible();
});

test('the zero-trust page proposes the compliance needs and shows them', async ({ page }) => {
  await open(page, '/platform/zero-trust');
  await page.getByRole('button', { name: 'Get a Zero-Trust Review' }).click();
  const needs = page.getByRole('textbox', { name: /^Compliance needs/ });
  await expect(needs).toBeVisible();
  await expect(needs).toHaveValue(/NIST SP 800-207/);
  await needs.fill('Only ISO 27001');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Get a Zero-Trust Review' }).click();
  await expect(needs).toHaveValue('Only ISO 27001');
});

test('missing fields of the enterprise demo have a notice of their own, gone when they are filled', async ({
  page,
}) => {
  await open(page, enterprise.path);
  const dialog = await openDialog(page, enterprise);
  await submitIn(dialog, enterprise).click();
  await expect(dialog.getByRole('alert')).toContainText('Required Fields Missing');
  await expect(dialog.getByRole('alert')).toContainText(
    'Please fill in all required fields (First Name, Last Name, Email, Company).',
  );
  await fill(dialog, enterpriseDemo, { ...validValues['enterprise-demo'], email: 'ada@' });
  await expect(dialog.getByRole('alert')).not.toContainText('Required Fields Missing');
});

test('the partner dialog is about 2xl wide, at most 90 % of the window high, and scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await open(page, partner.path);
  const dialog = await openDialog(page, partner);
  const box = await dialog.boundingBox();
  expect(box?.width).toBeGreaterThan(640);
  expect(box?.width).toBeLessThan(760);
  expect(box?.height).toBeLessThanOrEqual(540);
  await submitIn(dialog, partner).scrollIntoViewIfNeeded();
  await expect(submitIn(dialog, partner)).toBeInViewport();
  const area = await dialog.getByRole('textbox', { name: /^Company description/ }).boundingBox();
  expect(area?.height).toBeGreaterThanOrEqual(80);
});

test('“Nothing opened?” leads back to the message after its dialog was closed', async ({
  page,
}) => {
  await open(page, enterprise.path);
  const dialog = await openDialog(page, enterprise);
  await fill(dialog, enterpriseDemo, validValues['enterprise-demo']);
  await submitIn(dialog, enterprise).click();
  const panel = page.getByRole('dialog', { name: enterprise.subject });
  await expect(panel.getByText('Demo Request Submitted!')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Nothing opened?' }).click();
  await expect(panel.getByRole('region', { name: 'Ready to send' })).toBeFocused();
  await expect(panel).toContainText('Four people will attend.');
});

test('a message from the Outbox is restored into its dialog', async ({ page }) => {
  await open(page, review.path);
  const dialog = await openDialog(page, review);
  await fill(dialog, architectureReview, validValues['architecture-review']);
  await submitIn(dialog, review).click();
  await expect(page.getByRole('dialog', { name: review.subject })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Outbox' }).click();
  const outbox = page.getByRole('dialog', { name: 'Outbox' });
  await outbox.getByText(review.subject).first().click();
  await outbox.getByRole('link', { name: 'Restore to form' }).click();
  const restored = page.getByRole('dialog', { name: architectureReview.title, exact: true });
  await expect(restored.getByRole('textbox', { name: /^Company name/ })).toBeFocused();
  for (const field of ['Current infrastructure', 'Compliance needs']) {
    await expect(restored.getByRole('textbox', { name: new RegExp(`^${field}`) })).not.toHaveValue(
      '',
    );
  }
  await expect(restored.getByRole('combobox', { name: /^Budget/ })).toHaveValue('500k-1m');
  await expect(page).not.toHaveURL(/#restore/);

  await open(page, '/about');
  await page.getByRole('button', { name: 'Outbox' }).click();
  await page.getByRole('dialog', { name: 'Outbox' }).getByText(review.subject).first().click();
  await page.getByRole('link', { name: 'Restore to form' }).click();
  await expect(restored.getByRole('textbox', { name: /^Title/ })).toHaveValue('Records architect');
});

test.describe('drafts on the device', () => {
  const secret = 'Bellwether keeps its keys in a drawer';
  const typeSecret = async (page: Page) => {
    const dialog = await openDialog(page, review);
    await dialog.getByRole('textbox', { name: /^Security challenges/ }).fill(secret);
    await page.keyboard.press('Escape');
  };
  const stored = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));

  test('none before an answer, none after a refusal', async ({ page }) => {
    await open(page, review.path);
    await typeSecret(page);
    expect(await stored(page)).not.toContain(secret);
    await page.getByRole('button', { name: 'Deny all' }).click();
    await typeSecret(page);
    expect(await stored(page)).not.toContain(secret);
  });

  test('kept after OK, over a reload, until the message is handed over', async ({ page }) => {
    await open(page, review.path);
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await typeSecret(page);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-live', '');
    const dialog = await openDialog(page, review);
    await expect(dialog.getByRole('textbox', { name: /^Security challenges/ })).toHaveValue(secret);
    await fill(dialog, architectureReview, {
      ...validValues['architecture-review'],
      securityChallenges: secret,
    });
    await submitIn(dialog, review).click();
    await expect(page.getByRole('dialog', { name: review.subject })).toBeVisible();
    const drafts = await page.evaluate(() => localStorage.getItem('isospin-drafts'));
    expect(drafts).not.toContain(secret);
  });
});

test.describe('long messages', () => {
  const long = (length: number) =>
    'key rotation is overdue '.repeat(length / 24).padEnd(length, '.');
  const longFields = [
    'currentInfrastructure',
    'securityChallenges',
    'architectureGoals',
    'technicalRequirements',
  ] as const;

  test('5,000 characters in each long field go over whole, and onto the clipboard', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const mails = collectMails(page);
    await open(page, review.path);
    const dialog = await openDialog(page, review);
    const values = {
      ...validValues['architecture-review'],
      ...Object.fromEntries(longFields.map((name, index) => [name, `${index}${long(4_999)}`])),
    };
    await fill(dialog, architectureReview, values);
    await expect(dialog.getByText('Long message: we will also copy it for you.')).toBeVisible();
    await submitIn(dialog, review).click();

    const panel = page.getByRole('region', { name: 'Ready to send' });
    await expect(panel).toContainText('This is a long message');
    await expect(panel).toContainText('The text is on your clipboard');
    const body = headerOf(mails[0], 'body');
    for (const name of longFields) expect(body).toContain(values[name]);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.replaceAll('\r\n', '\n')).toBe(body);
  });

  test('where copying is refused, the panel says what to do instead', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    const mails = collectMails(page);
    await open(page, review.path);
    const dialog = await openDialog(page, review);
    await fill(dialog, architectureReview, {
      ...validValues['architecture-review'],
      securityChallenges: long(3_000),
    });
    await submitIn(dialog, review).click();
    await expect(page.getByRole('region', { name: 'Ready to send' })).toContainText(
      'Copy the message below and paste it if it arrives cut.',
    );
    expect(mails).toHaveLength(1);
  });

  test('over 30,000 the form names the field to shorten, opened if it was closed, and launches nothing', async ({
    page,
  }) => {
    const mails = collectMails(page);
    await open(page, review.path);
    const dialog = await openDialog(page, review);
    await fill(dialog, architectureReview, {
      ...validValues['architecture-review'],
      technicalRequirements: 'ключ '.repeat(1_200),
    });
    await dialog.locator('details[open] > summary', { hasText: 'Requirements' }).click();
    await expect(dialog.getByText('Too long for an e-mail link: shorten it first.')).toBeVisible();
    await submitIn(dialog, review).click();
    const summary = dialog.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      /^Technical requirements is too long for an e-mail link\./,
    ]);
    await summary.getByRole('link').click();
    await expect(dialog.getByRole('textbox', { name: /^Technical requirements/ })).toBeFocused();
    expect(mails).toEqual([]);
  });
});

test('the preview shows the exact message while it is being written', async ({ page }) => {
  await open(page, partner.path);
  const dialog = await openDialog(page, partner);
  await dialog.getByText('Preview the message').click();
  await dialog.getByRole('textbox', { name: /^Company name/ }).fill('Northern Rack');
  await expect(dialog.getByRole('definition').filter({ hasText: /^New Partner/ })).toHaveText(
    'New Partner Application - Northern Rack',
  );
  await dialog.getByRole('combobox', { name: /^Partner type/ }).selectOption('other');
  await expect(dialog.getByText('Partner type: Other')).toBeVisible();
});
