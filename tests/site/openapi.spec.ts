import { Validator } from '@seriousme/openapi-schema-validator';

import { linkTo } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

test('the published OpenAPI file is valid and names this site', async ({ page, request }) => {
  const response = await request.get('/openapi.json');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('application/json');
  const written = (await response.json()) as Record<string, unknown> & {
    info: { contact: { url: string } };
    paths: object;
  };
  expect(await new Validator().validate(written)).toMatchObject({ valid: true });
  expect(Object.keys(written.paths)).toHaveLength(4);

  await page.goto('/api');
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(new URL(written.info.contact.url).origin).toBe(new URL(canonical ?? '').origin);
  const download = page.waitForEvent('download');
  await linkTo(page, '/openapi.json').click();
  expect((await download).suggestedFilename()).toBe('openapi.json');
});
