import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { mount } from '../../../tests/support/mount.tsx';
import { SearchField } from './search-field.tsx';
import type { IndexedPage } from './search-index.ts';

const pages = ['One', 'Two', 'Three', 'Four'].map((name): IndexedPage => ({
  path: `/${name}`,
  title: name,
  kind: 'page',
  sections: [['', '', '', 'About a key']],
}));

const option = (index: number) => page.getByRole('option').nth(index);

// Seen to fail: from the third to the second.
test('an arrow key goes on from the result that the pointer has chosen', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ pages }));
  mount(<SearchField label="Search" askUs={() => null} />);
  await page.getByRole('combobox', { name: 'Search' }).fill('key');
  await option(2).hover();
  await expect.element(option(2)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option(3)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option(0)).toHaveAttribute('aria-selected', 'true');
});
