import { pages } from '../support/dist.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';
import { tour } from '../support/tour.ts';

// Where things come to rest at once, each stop is seen as it stays.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path } of pages) {
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
