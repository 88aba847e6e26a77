import type { Locator, Page } from '@playwright/test';

import { open } from '../../../tests/support/open.ts';
import { expect } from '../../../tests/support/test.ts';
import * as words from './words.ts';

export const address = '/solutions/it-leaders';

export const button = (within: Locator, name: string) =>
  within.getByRole('button', { name, exact: true });

export async function openReader(page: Page): Promise<Locator> {
  await open(page, address);
  const section = page.locator('#inventory');
  await button(section, words.openReader).click();
  await expect(button(section, words.chooseFiles)).toBeFocused();
  return section;
}

export type Text = { readonly name: string; readonly text: string };

/** Chooses files with the button of this label. */
export async function choose(
  page: Page,
  section: Locator,
  label: string,
  ...files: readonly Text[]
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button(section, label).click();
  await (
    await chooser
  ).setFiles(files.map(({ name, text }) => ({ name, mimeType: '', buffer: Buffer.from(text) })));
}

export const read = (page: Page, section: Locator, ...files: readonly Text[]): Promise<void> =>
  choose(page, section, words.chooseFiles, ...files);
