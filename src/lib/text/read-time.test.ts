import { expect, test } from 'vitest';

import { readTimeOf } from './read-time.ts';

test('rounds to whole minutes, at least one', () => {
  expect([0, 109, 329, 331, 1540].map(readTimeOf)).toEqual([
    '1 min read',
    '1 min read',
    '1 min read',
    '2 min read',
    '7 min read',
  ]);
});
