import { hash } from 'node:crypto';

import { partnerWords } from '../../src/content/pages/partners.ts';
import { architectureWords } from '../../src/content/pages/platform/architecture.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const files = {
  '/partners': partnerWords.guide,
  '/platform/architecture': architectureWords.specifications,
};

for (const [path, name] of Object.entries(files)) {
  test(`${name}: the file has the type, length, size and checksum that ${path} states`, async ({
    page,
  }) => {
    await open(page, path);
    const link = page.getByRole('main').getByRole('link', { name });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(new URL(download.url()).pathname).toMatch(/^\/[a-z-]+\.pdf$/);
    const response = await page.request.get(download.url());
    const bytes = await response.body();
    expect(response.headers()['content-type']).toBe('application/pdf');
    const pages = bytes.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    await expect(link).toHaveAccessibleDescription(
      `PDF, ${pages} pages, ${Math.round(bytes.length / 1000)} KB`,
    );
    await page.getByText('SHA-256').click();
    await expect(page.getByText(hash('sha256', bytes))).toBeVisible();
  });
}
