import type { Page } from '@playwright/test';

import {
  insecureSeal,
  lookAtSlits,
  nobodyLooks,
  sealPage,
  someoneLooked,
} from '../../src/features/words.ts';
import { writtenArticles } from '../support/articles.ts';
import { brotliBytes, builtFile } from '../support/dist.ts';
import { onMeteredLine, openUntouched } from '../support/open.ts';
import { expect, test, testWithoutScript } from '../support/test.ts';

const article = `/blog/${writtenArticles[0]?.slug}`;

/** What a control may load when it is pressed: 3 KB, with some of a file that other code shares. */
const mostBytes = 3_500;

/** Presses a control by key and returns the names of the files that this loads. */
async function filesOfPress(page: Page, path: string, name: string): Promise<readonly string[]> {
  const loaded: string[] = [];
  await onMeteredLine(page);
  await openUntouched(page, path);
  const button = page.getByRole('button', { name });
  await button.focus();
  // The first intent loads React.
  await expect(page.locator('html')).toHaveAttribute('data-live', '');
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname.slice(1)));
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.waitForLoadState('networkidle');
  expect(loaded).not.toEqual([]);
  return loaded;
}

const bytesOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + brotliBytes(builtFile(file).toString()), 0);

test('a press looks at the slits, says so, and loads little; another looks away', async ({
  page,
}) => {
  expect(bytesOf(await filesOfPress(page, '/', lookAtSlits))).toBeLessThanOrEqual(mostBytes);
  const status = page.locator('.measure').getByRole('status');
  const canvas = page.locator('.hero:not(.closing) canvas[data-scene]');
  await expect(status).toHaveText(someoneLooked);
  await expect(canvas).toHaveAttribute('data-scene', 'measured');
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(nobodyLooks);
  await expect(canvas).toHaveAttribute('data-scene', 'home');
});

test('a press seals an article; its text stays for readers, and the lens opens what it is over', async ({
  page,
}) => {
  const files = await filesOfPress(page, article, sealPage);
  expect(bytesOf(files)).toBeLessThanOrEqual(mostBytes);
  const prose = page.locator('.prose').first();
  const first = prose.locator(':scope > p').first();
  const words = (await first.innerText()).slice(0, 40);
  await expect(prose.locator('.sealed-dots').first()).toBeAttached();
  await expect(first).not.toHaveClass(/under-lens/);
  await page.keyboard.press('ArrowDown');
  await expect(prose.locator('.under-lens').first()).toBeAttached();
  await first.hover();
  await expect(first).toHaveClass(/under-lens/);
  await page.locator('.site-header').hover();
  await expect(prose.locator('.under-lens')).toHaveCount(0);
  const snapshot = await prose.ariaSnapshot();
  expect(snapshot).toContain(words);
  const button = page.getByRole('button', { name: sealPage });
  await button.click();
  await expect(prose.locator('.sealed-dots')).toHaveCount(0);
});

test('without WebCrypto, the press says what is missing and seals nothing', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  await page.goto(article);
  await page.getByRole('button', { name: sealPage }).click();
  await expect(page.getByText(insecureSeal)).toBeVisible();
  await expect(page.locator('.sealed-dots')).toHaveCount(0);
});

testWithoutScript('without script, neither control is there', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: lookAtSlits })).toHaveCount(0);
  await page.goto(article);
  await expect(page.getByRole('button', { name: sealPage })).toHaveCount(0);
});
