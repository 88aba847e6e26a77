import { expect, test } from 'vitest';

import { keysOf, recordOf } from './records.ts';

test('keys keep the order of the object', () => {
  expect(keysOf({ b: 1, a: 2 })).toEqual(['b', 'a']);
});

test('a record has one value per key', () => {
  expect(recordOf(['a', 'b'], (key) => key.toUpperCase())).toEqual({ a: 'A', b: 'B' });
});
