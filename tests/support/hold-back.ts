import type { Page } from '@playwright/test';

/** Delays matching requests until the returned function is called. */
export async function holdBack(page: Page, code: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
