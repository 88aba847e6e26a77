import { expect, test } from 'vitest';

import { fileSize } from './file-size.ts';

test.each([
  [0, '0 KB'],
  [12, '1 KB'],
  [143_076, '143 KB'],
  [999_499, '999 KB'],
  [999_500, '1 MB'],
  [1_240_000, '1.2 MB'],
])('%i bytes read as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
