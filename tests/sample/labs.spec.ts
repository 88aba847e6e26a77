import { labsPath } from '../../src/config/labs-path.ts';
import { keepMessages } from '../support/keep-messages.ts';
import { collectMails, headerOf } from '../support/mail.ts';
import { open } from '../support/open.ts';
import { expect, test, testWithoutScript } from '../support/test.ts';

test('the labs’ projects are narrowed by status', async ({ page }) => {
  await open(page, `${labsPath}?status=Beta+Testing`);
  await expect(page.getByText('2 of 8 projects')).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Cryptographic inventory scanner' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'ParticleBeam link layer' })).toBeHidden();
  await page.getByRole('button', { name: 'Research Phase' }).click();
  await expect(page).toHaveURL(/\?status=Research\+Phase$/);
  await expect(page.getByText('1 of 8 projects')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('2 of 8 projects')).toBeVisible();
});

test('publications are cited in BibTeX and asked for by e-mail', async ({ page, clipboard }) => {
  await keepMessages(page);
  const mails = collectMails(page);
  await open(page, labsPath);
  const paper = page.getByRole('article').filter({ hasText: 'What one observer sees' });
  await expect(paper).toContainText('Working paper, October 7, 2024');
  await paper.getByRole('button', { name: 'Copy BibTeX' }).click();
  await expect(paper.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await clipboard();
  expect(copied).toContain('@misc{wrenfield2024-what-one-observer-sees,');
  expect(copied).toContain('  year = {2024},\n  month = {10},');
  await paper.getByText('BibTeX', { exact: false }).first().click();
  await paper.getByRole('link', { name: /^Request a copy/ }).click();
  await expect.poll(() => mails.length).toBe(1);
  expect(headerOf(mails[0], 'subject')).toBe('Publication Request - What one observer sees');
});

testWithoutScript('without script, every publication shows its citation', async ({ page }) => {
  await page.goto(labsPath);
  const paper = page.getByRole('article').filter({ hasText: 'What one observer sees' });
  await paper.getByText('BibTeX').first().click();
  await expect(paper.getByText('@misc{wrenfield2024-what-one-observer-sees')).toBeVisible();
});
