import type { Page } from '@playwright/test';

import { byMail } from '../../src/config/delivery.ts';
import { site } from '../../src/config/site.ts';
import { demoFormats } from '../../src/content/pages/free-demo/formats.ts';
import { fieldsOf } from '../../src/features/request/request-spec.ts';
import { freeDemo } from '../../src/pages/free-demo/free-demo.request.ts';
import {
  addDetails,
  notGiven,
  notSentYet,
  plainForm,
  previewMessage,
} from '../../src/features/request/words.ts';
import { isRequired } from '../../src/ui/form/field-spec.ts';
import { optional, someRequired } from '../../src/ui/words.ts';
import { industry } from '../../src/features/request/form-words.ts';
import { interestedIn, preferredTime } from '../../src/pages/free-demo/words.ts';
import { fill as fillWords } from '../../src/lib/text/fill.ts';
import { zoneName } from '../../src/lib/text/format.ts';
import { labeled, listOf, uncapitalized } from '../../src/lib/text/grammar.ts';
import { controlFor, fieldIn, fill } from '../support/fill.ts';
import { holdBack } from '../support/hold-back.ts';
import { collectMails, headerOf } from '../support/mail.ts';
import { live, open } from '../support/open.ts';
import { sideways } from '../support/sideways.ts';
import { markOf } from '../../src/lib/mail/mailto.ts';
import { expect, test, testWithoutScript } from '../support/test.ts';
import { readyHeading, readyPanel } from '../support/forms.ts';
import { validValues } from '../support/valid-values.ts';
import { zoneNameIn } from '../support/zone-name.ts';

test.skip(!byMail, 'Forms are sent to an endpoint.');

const values = validValues(freeDemo);
const demoField = (page: Page, name: string) =>
  fieldIn(page.getByRole('main'), fieldsOf(freeDemo), name);
const [first, second, last] = demoFormats;

test('a demo request is handed over once, its panel opens, and the form keeps its values', async ({
  page,
}) => {
  const mails = collectMails(page);
  await open(page, '/free-demo');
  const main = page.getByRole('main');
  await fill(main, freeDemo, values);
  await page.getByRole('button', { name: freeDemo.submitLabel }).dblclick();

  const panel = readyPanel(page);
  await expect(readyHeading(page)).toBeFocused();
  await expect(panel).toContainText(notSentYet);
  await expect.poll(() => mails.length).toBe(1);
  const timeZone = 'America/Chicago';
  const sent = freeDemo.compose(values, { siteName: site.name, page: page.url(), timeZone });
  expect(headerOf(mails[0], 'subject')).toBe(sent.subject);
  const body = sent.body.replace(zoneName(timeZone), await zoneNameIn(page, timeZone));
  expect(headerOf(mails[0], 'body')).toBe(`${body}\n\n${markOf(freeDemo.id)}`);
  await page.keyboard.press('Escape');
  for (const field of fieldsOf(freeDemo))
    await expect(controlFor(main, field)).toHaveValue(values[field.name] ?? '');
});

test('fields have an asterisk or are optional; one line names those with one that may be left empty', async ({
  page,
}) => {
  const mails = collectMails(page);
  await open(page, '/free-demo');
  const { industry: _i, companySize: _s, ...rest } = values;
  const all = fieldsOf(freeDemo);
  const marked = all.filter((field) => field.marked);
  const fields = listOf(marked.map(({ label }) => uncapitalized(label)));
  const asterisks = all.filter((field) => field.marked || isRequired(field));
  await fill(page.getByRole('main'), freeDemo, rest);
  await expect(page.getByRole('main').getByText(fillWords(someRequired, { fields }))).toBeVisible();
  for (const { label } of marked)
    await expect(page.getByText(`${label} *`, { exact: true })).toHaveCount(1);
  const labels = page.getByRole('main').locator('form label');
  await expect(labels.filter({ hasText: '*' })).toHaveCount(asterisks.length);
  await expect(labels.filter({ hasText: optional })).toHaveCount(all.length - asterisks.length);
  await page.getByRole('button', { name: freeDemo.submitLabel }).click();
  await expect(readyPanel(page)).toBeVisible();
  await expect.poll(() => mails.length).toBe(1);
  expect(headerOf(mails[0], 'body')).toContain(labeled(industry, notGiven));
});

test('a card adds its line to the challenges, another card replaces it, and typed text stays', async ({
  page,
}) => {
  await open(page, '/free-demo');
  const challenges = demoField(page, 'securityChallenges');
  await page.getByRole('link', { name: first.term }).click();
  await expect(challenges).toHaveValue(`${interestedIn}${first.term}\n`);
  await expect(page.locator('#request').getByRole('heading')).toBeInViewport();

  await challenges.fill(`${interestedIn}${first.term}\nOur keys are in a drawer.`);
  await page.getByRole('link', { name: last.term }).click();
  await expect(challenges).toHaveValue(`${interestedIn}${last.term}\nOur keys are in a drawer.`);

  await challenges.fill('');
  await page.getByRole('link', { name: last.term }).click();
  await expect(challenges).toHaveValue(`${interestedIn}${last.term}\n`);
  await page.goBack();
  await expect(challenges).toHaveValue(`${interestedIn}${first.term}\n`);
});

test('text typed before the code has loaded is kept', async ({ page }) => {
  const letIn = await holdBack(page, /\/assets\/shell-/);
  await page.goto(`/free-demo#${first.id}`);
  await demoField(page, 'firstName').fill('Early');
  await page.getByText(addDetails).click();
  await demoField(page, 'securityChallenges').fill('Typed early.');
  letIn();
  await live(page);
  await expect(demoField(page, 'securityChallenges')).toHaveValue(
    `${interestedIn}${first.term}\nTyped early.`,
  );
  await expect(demoField(page, 'firstName')).toHaveValue('Early');
});

testWithoutScript(
  'without script, the cards lead to a mail link with the questions',
  async ({ page }) => {
    await page.goto('/free-demo');
    await page.getByRole('link', { name: second.term }).click();
    await expect(page.locator('#request').getByRole('heading')).toBeInViewport();
    const link = page.getByRole('link', { name: plainForm });
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.searchParams.get('subject')).toBe('Free Demo Request');
    expect(url.searchParams.get('body')).toContain(preferredTime);
    await expect(page.getByRole('textbox')).toHaveCount(0);
  },
);

test('at 320 pixels nothing overflows, not even one long word', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/free-demo');
  const word = 'w'.repeat(5_000);
  await fill(page.getByRole('main'), freeDemo, {
    ...values,
    email: `${'very-long-local-part-'.repeat(8)}@example.com`,
    company: word.slice(0, 300),
    securityChallenges: word,
  });
  await page.getByText(previewMessage).click();
  await page.getByRole('button', { name: freeDemo.submitLabel }).click();
  await expect(readyPanel(page)).toBeVisible();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  const panel = await readyPanel(page).boundingBox();
  expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(320);
});
