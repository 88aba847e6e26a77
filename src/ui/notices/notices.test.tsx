import { toast } from 'sonner';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { mount } from '../../../tests/support/mount.tsx';
import { closeNotice } from '../words.ts';
import { notify } from './notices.ts';
import { Toaster } from './toaster.tsx';

afterEach(() => toast.dismiss());

// Seen to fail: without the notices that waited, and with a status for errors.
test('notices that waited are shown, errors at once to screen readers', async () => {
  notify({ tone: 'ok', title: 'Kept', text: 'Your answer is kept' });
  mount(<Toaster />);
  await expect.element(page.getByRole('status').getByText('Your answer is kept')).toBeVisible();
  notify({ tone: 'error', text: 'It is not sent' });
  await expect.element(page.getByRole('alert').getByText('It is not sent')).toBeVisible();
});

// Seen to fail: without `onClickCapture`.
test('a notice is closed by keyboard, and the focus stays with the others', async () => {
  mount(<Toaster />);
  notify({ tone: 'neutral', text: 'One' });
  notify({ tone: 'neutral', text: 'Two' });
  const first = page.getByRole('listitem').filter({ hasText: 'One' });
  await expect.element(first).toBeVisible();
  first.getByRole('button', { name: closeNotice }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(first).not.toBeInTheDocument();
  expect(document.activeElement?.localName).toBe('ol');
});

test('the action of a notice moves the focus where it wants', async () => {
  const { root } = mount(
    <div>
      <button type="button">Target</button>
      <Toaster />
    </div>,
  );
  const target = root.querySelector('button');
  notify({ tone: 'ok', text: 'Two', action: { label: 'Go', run: () => target?.focus() } });
  await page.getByRole('button', { name: 'Go' }).click();
  await expect.element(page.getByText('Two')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Target' })).toHaveFocus();
});
