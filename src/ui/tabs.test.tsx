import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { mount } from '../../tests/support/mount.tsx';
import { enhance } from './tabs.enhancer.ts';
import { Tabs } from './tabs.tsx';

const before = location.href;
afterEach(() => history.replaceState(null, '', before));

const tab = (id: string) => page.getByRole('tab', { name: `Tab ${id}` });
const panel = (id: string) => page.getByText(`Panel ${id}`);

function show(name?: string) {
  const tabOf = (id: string) => ({ id, label: `Tab ${id}`, panel: `Panel ${id}` });
  const { root } = mount(
    <Tabs label="Letters" name={name} tabs={[tabOf('a'), tabOf('b'), tabOf('c')]} />,
  );
  enhance(root);
}

test('with Alt, an arrow key stays the browser’s', async () => {
  show();
  await tab('a').click();
  const back = new KeyboardEvent('keydown', {
    key: 'ArrowLeft',
    altKey: true,
    bubbles: true,
    cancelable: true,
  });
  tab('a').element().dispatchEvent(back);
  expect(back.defaultPrevented).toBe(false);
  await expect.element(panel('a')).toBeVisible();
});

// Seen to fail: without the way from the last tab to the first.
test('arrow keys, Home and End choose a tab and move the focus', async () => {
  show();
  await tab('a').click();
  const ways = { ArrowRight: 'b', End: 'c', ArrowLeft: 'b', Home: 'a' };
  for (const [key, id] of [...Object.entries(ways), ['ArrowLeft', 'c'], ['ArrowRight', 'a']]) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(tab(id ?? '')).toHaveFocus();
    await expect.element(panel(id ?? '')).toBeVisible();
  }
});

// Seen to fail: with `hidden` in place of `until-found`.
test('one tab is on the way of the Tab key, and a search of the browser opens a hidden panel', async () => {
  show();
  await expect.element(tab('a')).toHaveAttribute('tabindex', '0');
  await expect.element(tab('b')).toHaveAttribute('tabindex', '-1');
  const hidden = document.querySelector('tab-panel[hidden]');
  expect(hidden?.getAttribute('hidden')).toBe('until-found');
  hidden?.dispatchEvent(new Event('beforematch'));
  await expect.element(panel('b')).toBeVisible();
  await expect.element(tab('b')).toHaveAttribute('aria-selected', 'true');
});

// Seen to fail: without a new entry for a press.
test('a press keeps the choice in the address, and Back returns to the tab before', async () => {
  show('letter');
  const entries = history.length;
  await tab('c').click();
  await expect.element(panel('c')).toBeVisible();
  expect(new URLSearchParams(location.search).get('letter')).toBe('c');
  expect(history.length).toBe(entries + 1);
  history.back();
  await expect.element(tab('a')).toHaveAttribute('aria-selected', 'true');
});
