import { pages } from '../support/dist.ts';
import { full } from '../support/full.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';
import { tour } from '../support/tour.ts';

// Where things come to rest at once, each stop is seen as it stays.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Pages share their parts: every run walks a quarter of them, the long one all.
for (const { path } of pages.filter((_, index) => full || index % 4 === 0)) {
  test(`${path} can be walked through by keyboard, and back`, async ({ page }) => {
    await open(page, path);
    const { stops, faults } = await tour(page);
    expect(faults).toEqual([]);
    expect(stops).toBeGreaterThan(20);
    // The tour ended where it began: at the link that skips to the content.
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
}

test('an open dialog keeps Tab, whichever way, and Escape gives the focus back', async ({
  page,
}) => {
  await open(page, '/about');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Sign In' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press(key);
      // Between its last stop and its first the browser itself has its turn: then the page has none.
      const outside = await page.evaluate(() => {
        const at = document.activeElement;
        return at && at !== document.body && !at.closest('dialog') ? at.outerHTML : null;
      });
      expect(outside, `${key}, ${step}`).toBeNull();
    }
  }
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('Tab goes from a dropdown’s button into what it opened', async ({ page }) => {
  await open(page, '/about');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Platform' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(header.getByRole('link', { name: /^Communications/ })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(header.getByRole('button', { name: 'Platform' })).toBeFocused();
});
