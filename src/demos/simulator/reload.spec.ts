import { outbox, reload, searchSite } from '../../config/words.ts';
import { onMeteredLine, open } from '../../../tests/support/open.ts';
import { expect, test } from '../../../tests/support/test.ts';
import * as labels from './words.ts';

// Seen to fail: with the message in the search, as neither field has a name.
test('a reload types the message of the simulator into no other field', async ({ page }) => {
  await onMeteredLine(page);
  await open(page, '/platform/communications');
  const start = page.getByRole('button', { name: labels.startSimulator, exact: true });
  await start.click();
  await page.locator('#simulator').getByLabel(labels.message).fill('for the relays alone');
  const gone = /assets\/outbox/;
  await page.route(gone, (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('button', { name: outbox }).click();
  const again = page.getByRole('link', { name: reload }).filter({ visible: true });
  await expect(again).toBeVisible();
  await page.unroute(gone);
  await again.click();
  await expect(start).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: searchSite });
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
});
