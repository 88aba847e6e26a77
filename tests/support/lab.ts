import { expect, type Locator, type Page } from '@playwright/test';

import * as labLabels from '../../src/demos/lab/words.ts';
import { isPublished } from '../../src/config/is-published.ts';
import { open } from './open.ts';

export const labPath = '/platform/explore-encryption';

/** Whether the lab is on its page. */
export const hasLab = isPublished(`${labPath}#lab`);

export async function openLab(page: Page): Promise<Locator> {
  await open(page, labPath);
  await page.getByRole('button', { name: labLabels.openLab }).click();
  const lab = page.locator('#lab');
  await expect(lab.getByLabel(labLabels.message)).toBeFocused();
  return lab;
}

export const outcome = (page: Page): Locator =>
  page.getByRole('region', { name: labLabels.received });
