import { expect, test } from 'vitest';

import { fragments } from '../../content/product/splitting.ts';
import { neededRoutes, routes } from '../../figures/four-routes.ts';
import { routesReadout } from './routes-readout.ts';

test('the field has the routes of the product', () => {
  expect([routes.length, neededRoutes]).toEqual([fragments.total, fragments.needed]);
});

test('any three routes carry the message, two do not', () => {
  const whole = routesReadout(new Set()).outcome;
  for (const route of routes)
    expect(routesReadout(new Set([route]))).toEqual({
      arriving: '3 of 4 routes stand',
      outcome: whole,
    });
  for (const first of routes)
    for (const second of routes)
      if (first !== second) expect(routesReadout(new Set([first, second])).outcome).not.toBe(whole);
});
