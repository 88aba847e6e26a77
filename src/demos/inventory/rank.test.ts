import { expect, test } from 'vitest';

import { holdsUntil, horizon } from './rank.ts';
import { readMade } from './read/made-files.ts';

test.each(['25', '9999', '100000'])('data secret for %s years outlives 2030', (years) => {
  const [asset] = readMade(`System,Algorithm,Secrecy years\na,ECDH,${years}\n`).assets;
  if (!asset) throw new Error('Nothing was read');
  expect(holdsUntil(asset, '2026-11-28') > horizon).toBe(true);
});
