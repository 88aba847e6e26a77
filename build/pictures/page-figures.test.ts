import { expect, test } from 'vitest';

import { articleFigure } from '../../src/figures/article-figures.ts';
import { routes } from '../../src/routes.ts';
import { pageFigure } from './page-figures.ts';

test('no two pages share a drawing', () => {
  const drawn = routes.map(({ path }) => JSON.stringify(pageFigure({ path }).marks));
  expect(new Set(drawn).size).toBe(routes.length);
});

test('a page that the list does not name is drawn by its address, each differently', () => {
  const [one, other] = ['/pricing', '/support'].map((path) => pageFigure({ path }));
  expect(one).toEqual(pageFigure({ path: '/pricing' }));
  expect(one?.marks).not.toEqual(other?.marks);
});

test('an article that has no drawing of its own is drawn by the figure it names', () => {
  expect(pageFigure({ path: '/blog/new', figure: 'malus' })).toEqual(articleFigure('malus'));
  const own = { path: '/blog/zero-trust-implementation' };
  expect(pageFigure({ ...own, figure: 'malus' })).toEqual(pageFigure(own));
});
