import type { Page } from '@playwright/test';

import * as labLabels from './words.ts';
import { fill } from '../../lib/text/fill.ts';
import { counted, listOf } from '../../lib/text/grammar.ts';
import { emailLabel } from '../../chrome/words.ts';
import { kemLabels } from './lab-state.ts';
import { type Rival, rivalNames } from './measured.ts';
import { markOf } from '../../lib/mail/mailto.ts';
import { accessibilityFaults } from '../../../tests/support/faults.ts';
import { full } from '../../../tests/support/full.ts';
import { holdBack } from '../../../tests/support/hold-back.ts';
import { onMeteredLine, openUntouched, pointAt } from '../../../tests/support/open.ts';
import { openLab, outcome } from './open-lab.trial.ts';
import { saying } from '../../../tests/support/saying.ts';
import { sampleMessage } from '../../models/words.ts';
import { expect, test } from '../../../tests/support/test.ts';

const latest = (page: Page) => page.locator('#lab').getByRole('status').first();

test('a changed byte of the KEM ciphertext causes no KEM error and fails at the tag', async ({
  page,
}) => {
  const lab = await openLab(page);
  await lab.getByLabel(labLabels.message).fill('für alle Fälle 👩‍🔬');
  await lab.getByRole('button', { name: labLabels.encryptAndSend }).click();
  await expect(outcome(page)).toContainText('für alle Fälle 👩‍🔬');
  await expect(outcome(page)).toContainText(labLabels.sameSecret);

  const grid = lab.getByRole('group', { name: labLabels.capsule });
  await expect(grid.getByRole('button')).toHaveCount(1088);
  await grid.getByRole('button').nth(700).click();
  await expect(outcome(page)).toContainText(labLabels.anotherSecret);
  await expect(outcome(page)).toContainText(saying(labLabels.bitsDiffer));
  await expect(outcome(page)).toContainText(labLabels.refused);
  await expect(outcome(page)).not.toContainText('Fälle');
  await expect(latest(page)).toContainText(saying(labLabels.secretDiffers));

  await lab.getByRole('button', { name: counted(1, labLabels.undoChanges) }).click();
  // Seen to fail: the focus went with the button.
  await expect(lab.getByRole('heading', { name: labLabels.wire })).toBeFocused();
  await expect(outcome(page)).toContainText('für alle Fälle');
  await lab.getByText(labLabels.logTitle).click();
  await expect(
    lab
      .getByRole('listitem')
      .filter({ hasText: saying(labLabels.capsuleByteChanged, { place: '700' }) }),
  ).toBeVisible();
});

// Seen to fail: with the choice of ML-KEM shown only once the worker has answered, and without room for the first line
// of the log.
test('the lab’s buttons stay in place when it learns what the browser can compute', async ({
  page,
}) => {
  const answer = await holdBack(page, /\/lab\.worker-/);
  const lab = await openLab(page);
  const fromTop = async (name: string) => {
    const button = lab.getByRole('button', { name });
    const [whole, box] = await Promise.all([lab.boundingBox(), button.boundingBox()]);
    return (box?.y ?? 0) - (whole?.y ?? 0);
  };
  const places = () => Promise.all([labLabels.encryptAndSend, labLabels.splitSecret].map(fromTop));
  const before = await places();
  answer();
  await expect(latest(page)).not.toBeEmpty();
  expect(await places()).toEqual(before);
});

test('bytes can be changed by keyboard alone, and an invalid byte number gets an error', async ({
  page,
}) => {
  const lab = await openLab(page);
  const send = lab.getByRole('button', { name: labLabels.encryptAndSend });
  // The choice of ML-KEM, two steps and the message come before it.
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab');
  await expect(send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(outcome(page)).toContainText(labLabels.tagMatches);
  const tag = lab.getByRole('group', { name: labLabels.tag });
  await tag.getByRole('button').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(tag.getByRole('button', { pressed: true })).toHaveCount(1);
  await expect(tag.getByRole('button', { pressed: true })).toBeFocused();
  await expect(outcome(page)).toContainText(labLabels.keyIsRight);
  await page.keyboard.press('Home');
  await expect(tag.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tag.getByRole('button').first()).toBeFocused();

  const number = lab.getByLabel(labLabels.byteNumber);
  for (const wrong of ['1088', '-1', '1.5', 'x', '']) {
    await number.fill(wrong);
    await number.press('Enter');
    await expect(lab.getByRole('alert')).toHaveText(fill(labLabels.wrongNumber, { last: '1,087' }));
    await expect(number).toBeFocused();
    await expect(number).toHaveValue(wrong);
  }
  await number.fill('1087');
  await number.press('Enter');
  await expect(lab.getByRole('alert')).toHaveCount(0);
  await expect(outcome(page)).toContainText(labLabels.anotherSecret);
});

test('a message that is too long gets an error and is kept, and nothing is encrypted', async ({
  page,
}) => {
  const lab = await openLab(page);
  await lab.getByLabel(labLabels.message).fill('é'.repeat(129));
  await lab.getByRole('button', { name: labLabels.encryptAndSend }).click();
  await expect(lab.getByRole('alert')).toHaveText(
    fill(labLabels.messageTooLong, { count: 258, max: 256 }),
  );
  await expect(lab.getByLabel(labLabels.message)).toBeFocused();
  await expect(lab.getByLabel(labLabels.message)).toHaveValue('é'.repeat(129));
  await expect(outcome(page)).toHaveCount(0);
  await lab.getByLabel(labLabels.message).fill('');
  await lab.getByRole('button', { name: labLabels.encryptAndSend }).click();
  await expect(outcome(page)).toContainText(labLabels.emptyMessage);
});

test('three shares rebuild the secret, and two do not', async ({ page }) => {
  const lab = await openLab(page);
  const shares = lab.getByRole('region', { name: labLabels.splitSecret });
  const share = (number: number) => shares.getByRole('checkbox').nth(number - 1);
  await shares.getByRole('button', { name: labLabels.splitSecret }).click();
  await expect(shares.getByRole('status')).toHaveText(
    fill(labLabels.sharesRebuild, { shares: listOf([1, 3, 5]) }),
  );
  await share(3).uncheck();
  await expect(shares.getByRole('status')).toHaveText(
    fill(labLabels.sharesDoNot, { shares: listOf([1, 5]), missing: 1 }),
  );
  await share(4).check();
  await expect(shares.getByRole('status')).toHaveText(
    fill(labLabels.sharesRebuild, { shares: listOf([1, 4, 5]) }),
  );
  await expect(shares.getByRole('img', { name: labLabels.rebuilt })).toHaveAccessibleName(
    saying(labLabels.stripSame),
  );
});

test('noble opens what the browser encrypted, and a request carries the result', async ({
  page,
}) => {
  const lab = await openLab(page);
  const choice = lab.getByRole('group', { name: labLabels.computedBy });
  await expect(choice).toBeVisible();
  await lab.getByRole('button', { name: labLabels.encryptAndSend }).click();
  await expect(outcome(page)).toContainText(labLabels.tagMatches);
  await choice.getByLabel(kemLabels.noble).check();
  await lab.getByRole('group', { name: labLabels.nonce }).getByRole('button').first().click();
  await lab.getByRole('button', { name: counted(1, labLabels.undoChanges) }).click();
  await expect(outcome(page)).toContainText(labLabels.tagMatches);
  const href = await lab.getByRole('link', { name: labLabels.sendResult }).getAttribute('href');
  const body = decodeURIComponent(href ?? '');
  expect(body).toContain(labLabels.messageOpens);
  // Seen to fail: owners who sort mail by its last line had none.
  expect(body.endsWith(markOf('encryption-lab'))).toBe(true);
  expect(body).not.toContain(sampleMessage);
});

// Seen to fail: with Stop for the worker alone.
test('if its worker fails to load, the lab runs on the page’s thread, where Stop ends a measurement', async ({
  page,
}) => {
  await page.route('**/lab.worker-*', (route) => route.abort());
  const lab = await openLab(page);
  await lab.getByRole('button', { name: labLabels.encryptAndSend }).click();
  await expect(outcome(page)).toContainText(labLabels.tagMatches);
  const machine = lab.getByRole('region', { name: labLabels.machine });
  await machine.getByRole('button', { name: labLabels.measure }).click();
  await machine.getByRole('button', { name: labLabels.stop }).click();
  await expect(machine.getByRole('status')).toHaveText(labLabels.stopped);
  await expect(machine.getByRole('button', { name: labLabels.stop })).toHaveCount(0);
});

test('sizes and times are measured in this browser', async ({ page }) => {
  test.skip(!full, 'The full run waits for an RSA-4096 key.');
  const lab = await openLab(page);
  const machine = lab.getByRole('region', { name: labLabels.machine });
  await machine.getByRole('button', { name: labLabels.measure }).click();
  await expect(machine.getByRole('status')).toHaveText(labLabels.measured, { timeout: 240_000 });
  const row = (rival: Rival) =>
    machine.getByRole('row').filter({ hasText: rivalNames[rival] }).first();
  await expect(row('noble')).toContainText(/1,184.*1,088/);
  await expect(row('p256')).toContainText(/65.*65/);
  await expect(row('rsa4096')).toContainText(/550.*512/);
  await expect(machine.getByRole('cell', { name: /\d (?:µs|ms|s)$/ }).first()).toBeVisible();
  await expect(machine).toContainText(saying(labLabels.comparison));
});

test.describe('with the accessibility checker', () => {
  test.use({ bypassCSP: true, reducedMotion: 'reduce' });

  test('no state of the lab has accessibility faults', async ({ page }) => {
    test.skip(!full, 'The full run checks a thousand buttons.');
    const lab = await openLab(page);
    await lab.getByLabel(labLabels.message).fill('é'.repeat(129));
    await lab.getByRole('button', { name: labLabels.encryptAndSend }).click();
    await expect(lab.getByRole('alert')).toBeVisible();
    expect(await accessibilityFaults(page, '#lab')).toEqual([]);
    await lab.getByLabel(labLabels.message).fill('north gate');
    await lab.getByRole('button', { name: labLabels.encryptAndSend }).click();
    await expect(outcome(page)).toContainText(labLabels.tagMatches);
    await lab.getByRole('group', { name: labLabels.capsule }).getByRole('button').first().click();
    await lab.getByRole('button', { name: labLabels.splitSecret }).click();
    await lab.getByRole('checkbox').nth(2).uncheck();
    await lab.getByText(labLabels.logTitle).click();
    // Where the page has scrolled to, the cookie banner may lie over a button.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await accessibilityFaults(page, '#lab')).toEqual([]);
  });
});

/** Presses the start where the launcher is live and the lab’s code is not there. */
async function pressStart(page: Page) {
  await onMeteredLine(page);
  const letIn = await holdBack(page, /\/assets\/encryption-lab-.*\.js/);
  await openUntouched(page, '/platform/explore-encryption');
  const start = page.getByRole('button', { name: labLabels.openLab });
  await pointAt(start);
  await expect(page.locator('[data-island][data-live]').filter({ has: start })).toHaveCount(1);
  await start.click();
  return { start, letIn };
}

// Seen to fail: without `loading` in launcher.tsx.
test('a press on its start shows that it waits for the lab', async ({ page }) => {
  const { start } = await pressStart(page);
  await expect(start).toHaveAttribute('data-held', '');
});

// Seen to fail: with the focus decided at the press.
test('the lab leaves the focus in a field that the visitor has gone on to', async ({ page }) => {
  const { start, letIn } = await pressStart(page);
  const email = page.getByLabel(emailLabel);
  await email.click();
  await page.keyboard.type('ada');
  letIn();
  await expect(start).toHaveCount(0);
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('ada');
});
