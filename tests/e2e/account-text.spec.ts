import * as labels from '../../src/config/labels.ts';
import { signInElsewhere } from '../support/account.ts';
import { full } from '../support/full.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const strangeNames: readonly [string, string][] = [
  ['a thousand characters', 'x'.repeat(1_000)],
  ['right-to-left with an override', 'שָׁלוֹם \u202eadA'],
  ['three hundred combining marks', `Z${'\u0301'.repeat(300)}`],
  ['markup', '<img src=x onerror=alert(1)>'],
];
for (const [name, text] of strangeNames.filter((_, at) => full || at % 2 === 0)) {
  test(`a name with ${name} is kept and does not break the header`, async ({ page }) => {
    await open(page, '/about');
    const links = page.getByRole('banner').getByRole('link');
    const boxes = async () => Promise.all((await links.all()).map((link) => link.boundingBox()));
    const before = await boxes();
    await signInElsewhere(page, { firstName: text, company: text });
    const button = page.getByRole('banner').getByRole('button', { expanded: false }).nth(2);
    await expect(button).toHaveText(text);
    expect(await boxes()).toEqual(before);
    await button.click();
    await expect(page.getByRole('button', { name: labels.signOut })).toBeInViewport();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}
