import { mainHostileTexts } from '../../../tests/support/hostile-texts.ts';
import { foreignMarkup, hasValue, paste } from '../../../tests/support/in-page.ts';
import { open } from '../../../tests/support/open.ts';
import { expect, test } from '../../../tests/support/test.ts';
import * as words from './words.ts';

test.setTimeout(1_800_000);

const name = (text: string) => JSON.stringify(text).slice(0, 80);

test('the API runner responds to any text in its body and path', async ({ page }) => {
  await open(page, '/api?tab=endpoints');
  await page.getByRole('button', { name: `${words.tryIt} /api/v1/encrypt` }).click();
  const send = page.getByRole('button', { name: words.send, exact: true });
  await expect(send).toBeVisible();
  const response = page.getByRole('region', { name: words.response });
  for (const text of mainHostileTexts) {
    await paste(page.getByLabel(words.callBody), JSON.stringify({ data: text }));
    await send.click();
    // UTF-8 cannot encode a lone surrogate.
    const answer = text.isWellFormed() ? '200 OK' : '422 ';
    await expect(response.getByRole('status'), name(text)).toContainText(answer);
    const held = await paste(page.getByLabel(words.callBody), text);
    await send.click();
    await expect(response.getByRole('status'), name(text)).toContainText(/4\d\d /);
    expect([name(text), await hasValue(page.getByLabel(words.callBody), held)]).toEqual([
      name(text),
      true,
    ]);
    const path = page.getByLabel(words.callPath);
    await paste(path, `/${text}`);
    await send.click();
    await expect(response.getByRole('status'), name(text)).toContainText(/4\d\d /);
    await paste(path, '/api/v1/encrypt');
  }
  expect(await foreignMarkup(page)).toEqual([]);
});
