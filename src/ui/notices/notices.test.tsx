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

/** Buttons in a corner of a window of 1,200 by 800, under the place of the header. */
const Crowd = ({ at, count }: { at: string; count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <button
      key={index}
      type="button"
      style={{
        position: 'fixed',
        [at.endsWith('left') ? 'left' : 'right']: 40 + 60 * index,
        [at.startsWith('top') ? 'top' : 'bottom']: 100,
      }}
    >
      {index}
    </button>
  ));

const corners = ['top-right', 'bottom-right', 'top-left', 'bottom-left'];

// Seen to fail: in the first corner, whatever it covers.
test.each(corners)(
  'with controls in all corners, a notice covers the fewest: %s',
  async (least) => {
    await page.viewport(1_200, 800);
    mount(
      <div>
        {corners.map((corner) => (
          <Crowd key={corner} at={corner} count={corner === least ? 1 : 3} />
        ))}
        <Toaster />
      </div>,
    );
    notify({ tone: 'neutral', text: least });
    const notice = page.getByRole('listitem').filter({ hasText: least });
    await expect.element(notice).toBeVisible();
    const { x, y } = notice.element().getBoundingClientRect();
    expect([y < 400 ? 'top' : 'bottom', x < 600 ? 'left' : 'right'].join('-')).toBe(least);
  },
);
