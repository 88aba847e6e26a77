import { pages, pagesOfEveryLanguage } from '../support/dist.ts';
import { pagesTooLong } from '../support/lengths.ts';
import { expect, test } from '../support/test.ts';

// An owner's translations may be as long as their language needs.
// Seen to fail: the home page with 14.02 screens.
test('no German page but a long text is too long for a phone', async ({ page }) => {
  const translated = pagesOfEveryLanguage.filter((built) => !pages.includes(built));
  expect(translated).not.toEqual([]);
  expect(await pagesTooLong(page, translated)).toEqual([]);
});
