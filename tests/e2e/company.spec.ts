import { site } from '../../src/config/site.ts';
import {
  businessHours,
  contactPage,
  copyAddress,
  supportHours,
} from '../../src/content/pages/contact.ts';
import { workplaceOf } from '../../src/content/pages/careers/places.ts';
import { noAttachments, nonePositions, positionWords } from '../../src/content/pages/careers.ts';
import { positions } from '../../src/content/records.ts';
import { copied } from '../../src/ui/words.ts';
import { fill } from '../../src/lib/text/fill.ts';
import { positionsShown } from '../../src/features/words.ts';
import { keepMessages } from '../support/keep-messages.ts';
import { collectMails, headerOf } from '../support/mail.ts';
import { open } from '../support/open.ts';
import { expect, test, testWithoutScript } from '../support/test.ts';

const [job] = positions;
const { slug = '', title = '', summary = '' } = job ?? {};
const closed = 'No position is open';
const all = positions.length;
const teams = [...new Set(positions.map(({ team }) => team))];

test('a position opens in place, its application names it, and Back closes it', async ({
  page,
}) => {
  test.skip(!job, closed);
  const mails = collectMails(page);
  await open(page, '/careers');
  await page
    .getByRole('link', { name: `${positionWords.open}${fill(positionWords.openFor, { title })}` })
    .click();
  await expect(page).toHaveURL(new RegExp(`#${slug}$`));
  const position = page.getByRole('article').filter({ hasText: summary });
  await expect(position.getByText(noAttachments)).toBeVisible();
  await position.getByRole('link', { name: positionWords.send }).click();
  await expect.poll(() => mails.length).toBe(1);
  expect(headerOf(mails[0], 'subject')).toBe(`Application - ${title}`);
  expect(headerOf(mails[0], 'body')).toMatch(/\[ \] \S/);
  expect(headerOf(mails[0], 'body')).toContain(`/careers#${slug}`);
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(position.getByText(noAttachments)).toBeHidden();
});

test('positions are filtered by team and place, which are in the address', async ({ page }) => {
  test.skip(!job, closed);
  const [team = ''] = teams;
  const { value: place, short } = workplaceOf(job?.place ?? '');
  const ofTeam = positions.filter((entry) => entry.team === team);
  const here = ofTeam.filter((entry) => workplaceOf(entry.place).value === place);
  await open(page, `/careers?team=${encodeURIComponent(team)}`);
  await expect(
    page.getByText(fill(positionsShown, { shown: ofTeam.length, total: all })),
  ).toBeVisible();
  await page.getByRole('button', { name: short }).click();
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ team, place });
  await expect(page.getByRole('article')).toHaveCount(here.length);
  const pairs = teams.flatMap((one) => positions.map((two) => [one, workplaceOf(two.place).value]));
  const none = pairs.find(
    ([one, two]) =>
      !positions.some((entry) => entry.team === one && workplaceOf(entry.place).value === two),
  );
  if (none) {
    await open(
      page,
      `/careers?${new URLSearchParams({ team: `${none[0]}`, place: `${none[1]}` })}`,
    );
    await expect(page.getByText(nonePositions)).toBeVisible();
    await page.getByRole('link', { name: positionWords.all }).click();
    await expect(page.getByText(fill(positionsShown, { shown: all, total: all }))).toBeVisible();
  }
});

test('the contact cards name the hours with their team and time zone, and copy the phone number', async ({
  page,
  clipboard,
}) => {
  await keepMessages(page);
  await open(page, '/contact');
  const hours = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: contactPage.hours }) })
    .last();
  await expect(hours).toContainText(`${businessHours.of}, ${site.hours.label}`);
  await expect(page.getByRole('main')).toContainText(supportHours.text);
  const copyPhone = page.getByRole('button', { name: contactPage.copyPhone });
  if (site.phone.e164 === '') {
    await expect(copyPhone).toHaveCount(0);
    return;
  }
  await copyPhone.click();
  await expect(page.getByRole('button', { name: copied })).toBeVisible();
  await expect(page.getByRole('link', { name: await clipboard(), exact: true })).toHaveAttribute(
    'href',
    `tel:${site.phone.e164}`,
  );
});

// Seen to fail: with nothing selected.
test('where copying is refused, the address and the phone number are selected', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  await open(page, '/contact');
  const selected = () => page.evaluate(() => String(getSelection()).trim());
  await page.getByRole('button', { name: copyAddress }).click();
  await expect.poll(selected).toContain(site.email);
  if (site.phone.e164 === '') return;
  await page.getByRole('button', { name: contactPage.copyPhone }).click();
  await expect.poll(selected).toBe(site.phone.display);
});

testWithoutScript('without script, a shared address opens its position', async ({ page }) => {
  test.skip(!job, closed);
  await page.goto(`/careers#${slug}`);
  const note = page.getByRole('article').filter({ hasText: summary }).getByText(noAttachments);
  await expect(note).toBeVisible();
  await page.getByRole('link', { name: positionWords.close }).click();
  await expect(note).toBeHidden();
});
