import { expect, test } from 'vitest';

import { fill } from '../../lib/text/fill.ts';
import { routesReadout } from './route-stops.enhancer.ts';
import { standing } from '../words.ts';

test('the needed routes carry the message, one less does not', () => {
  const [whole, enough, less] = [4, 3, 2].map((count) => routesReadout(count, 4, 3));
  expect(enough).toEqual({
    arriving: fill(standing, { standing: 3, total: 4 }),
    outcome: whole?.outcome,
  });
  expect(less?.outcome).not.toBe(whole?.outcome);
});
