import { expect, type Locator, type Page } from '@playwright/test';

import * as labLabels from './words.ts';
import { open } from '../../../tests/support/open.ts';

export async function openLab(page: Page): Promise<Locator> {
  await open(page, '/platform/explore-encryption');
  await page.getByRole('button', { name: labLabels.openLab }).click();
  const lab = page.locator('#lab');
  await expect(lab.getByRole('group', { name: labLabels.computedBy })).toBeFocused();
  return lab;
}

export const outcome = (page: Page): Locator =>
  page.getByRole('region', { name: labLabels.received });
