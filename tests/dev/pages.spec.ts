import { anyArticle } from '../support/articles.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

for (const path of ['/', '/contact', anyArticle.path, '/components']) {
  test(`${path} opens in development, and React reports nothing`, async ({ page }) => {
    const reported: string[] = [];
    page.on('console', (message) => {
      const isMismatch = message.text().startsWith('An island did not match');
      if (isMismatch || ['error', 'warning'].includes(message.type()))
        reported.push(message.text());
    });
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(reported).toEqual([]);
  });
}
