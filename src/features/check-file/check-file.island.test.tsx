import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { mount } from '../../../tests/support/mount.tsx';
import * as words from '../words.ts';
import CheckFile from './check-file.island.tsx';

// Seen to fail: it was checked forever.
test('a text that is dropped while a file is checked does not stop the check', async () => {
  // Also in place of the signature, which then does not hold. That is a verdict, too.
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () => new Response('# Edition 2026-01-01\n'),
  );
  const { root } = mount(<CheckFile />);
  await expect.element(page.getByText(words.ready)).toBeVisible();
  const drop = (dataTransfer: DataTransfer) =>
    root
      .querySelector('label')
      ?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  const file = new DataTransfer();
  file.items.add(new File(['paper'], 'paper.pdf'));
  const text = new DataTransfer();
  text.items.add('paper', 'text/plain');
  drop(file);
  drop(text);
  await expect.element(page.getByText(words.sumOfFile, { exact: false })).toBeVisible();
});
