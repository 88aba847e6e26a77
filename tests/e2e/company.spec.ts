import { labsPath } from '../../src/config/site.ts';
import { collectMails, headerOf } from '../support/mail.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test('a position opens in place, is applied for by name, and Back closes it', async ({ page }) => {
  const mails = collectMails(page);
  await open(page, '/careers');
  await page.getByRole('link', { name: 'Apply Now for Senior Security Engineer' }).click();
  await expect(page).toHaveURL(/#senior-security-engineer$/);
  const position = page.getByRole('article').filter({ hasText: 'Owns the key service' });
  for (const heading of ['What you would do', 'What you would bring', 'A year from now'])
    await expect(position.getByRole('heading', { name: heading })).toBeVisible();
  await expect(position.getByText('A mail link cannot attach files')).toBeVisible();
  await position.getByRole('link', { name: 'Apply by e-mail' }).click();
  await expect.poll(() => mails.length).toBe(1);
  expect(headerOf(mails[0], 'subject')).toBe('Application - Senior Security Engineer');
  expect(headerOf(mails[0], 'body')).toContain('[ ] Résumé attached');
  expect(headerOf(mails[0], 'body')).toContain('/careers#senior-security-engineer');
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(position.getByRole('heading', { name: 'What you would do' })).toBeHidden();
});

test('positions are narrowed by team and place, in the address', async ({ page }) => {
  await open(page, '/careers?team=Engineering');
  await expect(page.getByText('3 of 5 positions')).toBeVisible();
  await page.getByRole('button', { name: 'Remote' }).click();
  await expect(page).toHaveURL(/\?team=Engineering&place=Remote$/);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: 'Sales' }).click();
  await expect(page.getByText('No open position fits both choices.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sales' })).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page.getByText('2 of 5 positions')).toBeVisible();
  await page.getByRole('button', { name: 'Sales' }).click();
  await page.getByRole('link', { name: 'Show all five' }).click();
  await expect(page.getByText('5 of 5 positions')).toBeVisible();
});

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

test.describe('publications', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('are cited in BibTeX and asked for by e-mail', async ({ page }) => {
    const mails = collectMails(page);
    await open(page, labsPath);
    const paper = page.getByRole('article').filter({ hasText: 'What one observer sees' });
    await expect(paper).toContainText('Working paper, October 7, 2024');
    await paper.getByRole('button', { name: 'Copy BibTeX' }).click();
    await expect(paper.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('@misc{wrenfield2024what,');
    expect(copied).toContain('  year = {2024},\n  month = {10},');
    await paper.getByText('BibTeX', { exact: false }).first().click();
    await paper.getByRole('link', { name: /^Request a copy/ }).click();
    await expect.poll(() => mails.length).toBe(1);
    expect(headerOf(mails[0], 'subject')).toBe('Publication Request - What one observer sees');
  });
});

test('a partner’s call asks for three times and says the visitor’s zone', async ({ page }) => {
  const mails = collectMails(page);
  await open(page, '/partners');
  await page.getByRole('link', { name: 'Schedule a Call' }).click();
  await expect.poll(() => mails.length).toBe(1);
  const body = headerOf(mails[0], 'body');
  for (const number of [1, 2, 3]) expect(body).toContain(`${number}. Date and time:`);
  expect(body).toContain('America/Chicago');
});

test.describe('the contact cards', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copy the number that they show', async ({ page }) => {
    await open(page, '/contact');
    await page.getByRole('button', { name: 'Copy number' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await expect(page.getByRole('link', { name: copied })).toHaveAttribute('href', /^tel:\+1/);
  });
});

test.describe('in a zone a day ahead', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('milestones keep their dates', async ({ page }) => {
    await open(page, '/about');
    for (const date of ['April 8, 2019', 'June 15, 2021', 'September 19, 2023', 'January 22, 2025'])
      await expect(page.getByText(date)).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a shared address opens its position, and every publication shows its citation', async ({
    page,
  }) => {
    await page.goto('/careers#devsecops-engineer');
    await expect(page.getByRole('heading', { name: 'What you would bring' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to all positions' }).click();
    await expect(page.getByRole('heading', { name: 'What you would bring' })).toBeHidden();
    await page.goto(labsPath);
    const paper = page.getByRole('article').filter({ hasText: 'What one observer sees' });
    await paper.getByText('BibTeX').first().click();
    await expect(paper.getByText('@misc{wrenfield2024what')).toBeVisible();
  });
});
