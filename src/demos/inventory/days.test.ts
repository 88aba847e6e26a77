import { expect, test } from 'vitest';

import { dueOf, endsBefore } from './days.ts';
import { judge } from './judge.ts';
import { readMade } from './read/made-files.ts';

const today = '2026-11-28';
const due = dueOf('login', ['de']);

// Seen to fail: what had expired before was to expire.
test.each([
  ['2026-11-27', false],
  [today, true],
  [due?.deadline.day ?? '', true],
  ['2099-01-01', false],
])('what expires on %s ends by itself before it has to: %s', (expires, ends) => {
  const rows = `System,Algorithm,Use,Expires\na,RSA-2048,signature,${expires}\n`;
  const [asset] = readMade(rows).assets;
  if (!asset) throw new Error('Nothing was read');
  expect(endsBefore(judge(asset), due, today)).toBe(ends ? expires : undefined);
});
