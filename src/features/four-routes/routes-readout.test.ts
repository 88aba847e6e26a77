import { expect, test } from 'vitest';

import { routesReadout } from './routes-readout.ts';

test('the needed routes carry the message, one less does not', () => {
  const [whole, enough, less] = [4, 3, 2].map((standing) => routesReadout(standing, 4, 3));
  expect(enough).toEqual({ arriving: '3 of 4 routes stand', outcome: whole?.outcome });
  expect(less?.outcome).not.toBe(whole?.outcome);
});
