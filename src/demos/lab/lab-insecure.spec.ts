import * as labLabels from './words.ts';
import { openLab, outcome } from './open-lab.trial.ts';
import { fill } from '../../lib/text/fill.ts';
import { listOf } from '../../lib/text/grammar.ts';
import { expect, test } from '../../../tests/support/test.ts';

// A host other than localhost over http is an insecure origin.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const rule = '--host-resolver-rules=MAP lab.test 127.0.0.1';
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
  },
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('localhost', 'lab.test')),
});

test('without WebCrypto the lab says so, and the rest works', async ({ page }) => {
  const lab = await openLab(page);
  await expect(lab).toContainText(labLabels.isInsecure);
  await lab.getByRole('button', { name: labLabels.encryptAndSend }).click();
  await expect(outcome(page)).toContainText(labLabels.nothingEncrypted);
  await lab.getByRole('group', { name: labLabels.capsule }).getByRole('button').first().click();
  await expect(outcome(page)).toContainText(labLabels.anotherSecret);
  await lab.getByRole('button', { name: labLabels.splitSecret }).click();
  await expect(lab).toContainText(fill(labLabels.sharesRebuild, { shares: listOf([1, 3, 5]) }));
});
