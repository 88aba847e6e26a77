import { expect, type Page } from '@playwright/test';

import { button, heading, ofRole } from '../../../tests/engines/targets.ts';
import type { Trial } from '../../../tests/support/trials.ts';
import * as words from './words.ts';

const path = '/solutions/it-leaders';

async function openSample(page: Page) {
  await page.getByRole('button', { name: words.openReader }).click();
  const part = page.locator('#inventory .inventory');
  await part.getByRole('button', { name: words.tryOurs }).click();
  await expect(part.getByRole('heading', { name: words.first })).toBeVisible();
  return part;
}

export const trial: Trial = {
  called: 'the inventory',
  use: async (visitor) => {
    await visitor.click(button(words.tryOurs));
    await visitor.sees(heading(words.first), { count: 1 });
    await visitor.fill(ofRole('searchbox')(words.search), 'vault');
    await visitor.sees(button(/vault|Wrapping key/), { count: 1 });
  },
  opener: { name: words.openReader, own: [words.pasteLabel, '.inventory-status'] },
  act: {
    path,
    ready: openSample,
    control: (page) => page.getByRole('searchbox', { name: words.search }),
    types: 'cash',
  },
  states: {
    'inventory, read': { path, reach: openSample },
    'inventory, a row open': {
      path,
      reach: async (page) => {
        const part = await openSample(page);
        await part
          .getByRole('button', { name: /^Details of/ })
          .first()
          .click();
        return part;
      },
    },
  },
};
