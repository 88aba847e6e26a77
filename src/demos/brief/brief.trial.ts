import { expect, type Page } from '@playwright/test';

import { article, textbox } from '../../../tests/engines/targets.ts';
import type { Trial } from '../../../tests/support/trials.ts';
import * as words from './words.ts';

const path = '/solutions/it-leaders';

const press = (page: Page) => page.getByRole('button', { name: words.buildBrief }).click();

async function openBrief(page: Page) {
  await press(page);
  const part = page.locator('#brief .brief');
  await expect(part.getByLabel(words.system)).toBeFocused();
  return part;
}

export const trial: Trial = {
  called: 'the migration brief',
  use: async (visitor) => {
    await visitor.fill(textbox(words.system), 'Customer archive');
    await visitor.sees(article(words.brief), { text: expect.stringContaining('Customer archive') });
  },
  opener: { name: words.buildBrief, own: [words.latest, '.brief-sheet'] },
  act: { path, ready: press, control: (page) => page.getByLabel(words.system), types: 'Ada' },
  states: {
    'migration brief, made': {
      path,
      reach: async (page) => {
        const part = await openBrief(page);
        await part.getByLabel(words.system).fill('Customer archive');
        const heading = `${words.brief}: Customer archive`;
        await expect(part.getByRole('heading', { name: heading })).toBeVisible();
        return part;
      },
    },
    'migration brief, refused': {
      path,
      reach: async (page) => {
        const part = await openBrief(page);
        await part.getByLabel(words.secrecy).fill('ten');
        await expect(part.getByRole('alert')).toBeVisible();
        return part.getByRole('group', { name: words.inputs });
      },
    },
  },
};
