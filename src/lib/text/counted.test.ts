import { expect, test } from 'vitest';

import { counted } from './counted.ts';

test.each([
  [0, 'No open positions'],
  [1, 'One open position'],
  [5, 'Five open positions'],
  [12, 'Twelve open positions'],
  [13, '13 open positions'],
])('%i: %s', (count, text) => {
  expect(counted(count, 'open position')).toBe(text);
});

test('an irregular plural can be given', () => {
  expect(counted(2, 'story', 'stories')).toBe('Two stories');
});
