import { expect, test } from 'vitest';

import { decoded } from './decoded.ts';

test.each([
  ['na%C3%AFve%20name', 'naïve name'],
  ['100%', '100%'],
  ['%E4', '%E4'],
])('%s is %s', (part, text) => {
  expect(decoded(part)).toBe(text);
});
