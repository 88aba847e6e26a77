import { expect, test } from 'vitest';

import { boilerplate } from './press.ts';

test.each([50, 100] as const)('the boilerplate of %i words has about that many', (words) => {
  const { length } = boilerplate[words].split(/\s+/);
  expect(Math.abs(length - words)).toBeLessThanOrEqual(words / 10);
});
