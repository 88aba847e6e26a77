import { isValidElement } from 'react';
import { expect, test } from 'vitest';

import { withData } from '../lib/dom/attributes.ts';
import { slotsOf } from './slots.ts';

/** A slot as the build writes it. */
const slot = (number: number) => ({
  childNodes: [],
  getAttribute: (name: string) => (name === 'data-slot' ? String(number) : null),
});

test('slots are known by their numbers, not by their order in the page', () => {
  const host = {
    id: 'i3',
    querySelectorAll: (selector: string) =>
      selector === withData('of', 'i3') ? [slot(2), slot(0)] : [],
  };
  const slots = slotsOf(host as unknown as HTMLElement);
  expect([...slots].map(([number, node]) => [number, isValidElement(node) && node.key])).toEqual([
    [2, '2'],
    [0, '0'],
  ]);
  expect(slots.get(1)).toBeUndefined();
});
