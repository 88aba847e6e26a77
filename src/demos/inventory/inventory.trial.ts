import { expect, type Page } from '@playwright/test';

import { button, heading, main, ofRole } from '../../../tests/engines/targets.ts';
import { saying } from '../../../tests/support/saying.ts';
import type { Trial } from '../../../tests/support/trials.ts';
import { sortedBy } from '../../sections/words.ts';
import * as verdictWords from './verdict-words.ts';
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
    await visitor.click(button(words.openReader));
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
  heard: {
    'the inventory: what was read, a group, its first asset, and the end of it': async ({
      open,
      onto,
      afterKeys,
      expectOnce,
    }) => {
      const first = `${words.chooseFiles} push button`;
      await open(path);
      await onto(button(words.openReader, main), `${words.openReader} push button`);
      expectOnce(await afterKeys(first, 'Enter'), first);
      await onto(button(words.tryOurs, main), `${words.tryOurs} push button`);
      const read = saying(words.readAll);
      const lines = await afterKeys(read, 'Enter');
      expect(lines.filter((line) => read.test(line))).toHaveLength(1);
      const group = `${words.showGroup}: ${verdictWords.groups.weak.name} push button`;
      await onto(button(new RegExp(verdictWords.groups.weak.name), main), group);
      expectOnce(await afterKeys(`${words.list} heading`, 'Enter'), `${words.list} heading`);
      await onto(button(words.columns.expires, main), `${words.columns.expires} push button`);
      const sorted = saying(sortedBy.ascending, { column: words.columns.expires });
      const afterSort = await afterKeys(sorted, 'Enter');
      expect(afterSort.filter((line) => sorted.test(line))).toHaveLength(1);
      await onto(button(/^Details of/, main), 'collapsed push button');
      expectOnce(await afterKeys('expanded', 'Enter'), 'expanded');
      await onto(button(words.startOver, main), `${words.startOver} push button`);
      expectOnce(await afterKeys(first, 'Enter'), first);
    },
  },
};
