import { expect, test } from 'vitest';

import { routes } from '../../src/routes.ts';
import { pageFigure } from './page-figures.ts';

test('no two pages share a drawing', () => {
  const drawn = routes.map(({ path }) => JSON.stringify(pageFigure(path).marks));
  expect(new Set(drawn).size).toBe(routes.length);
});

test('a page without a drawing is named', () => {
  expect(() => pageFigure('/nowhere')).toThrow('/nowhere has no drawing');
});
