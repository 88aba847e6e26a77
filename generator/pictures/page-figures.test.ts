import { expect, test } from 'vitest';

import { polarizersFigure } from '../../src/figures/scenes/polarizers.ts';
import { zonePlates } from '../../src/figures/scenes/zone-plates.ts';
import { pageFigures, pictureAlt } from './page-figures.ts';

test('a page’s picture shows the field of its first screen', () => {
  const path = '/page';
  expect(pageFigures({ path, field: polarizersFigure })).toEqual([polarizersFigure('wide')]);
  expect(pageFigures({ path, field: zonePlates })[0]?.title).toBe(zonePlates.title);
  const two = [polarizersFigure('wide'), polarizersFigure('narrow')];
  expect(pageFigures({ path, field: () => two })).toEqual(two);
});

test('a page without a field has a drawing of its own, made from its address', () => {
  const [one, other] = ['/pricing', '/support'].map((path) => pageFigures({ path })[0]);
  expect(one).toEqual(pageFigures({ path: '/pricing', field: () => [] })[0]);
  expect(one?.marks).not.toEqual(other?.marks);
});

test('several figures are named, one is described', () => {
  const figure = polarizersFigure('wide');
  expect(pictureAlt([figure])).toBe(`${figure.title}. ${figure.description}`);
  expect(pictureAlt([figure, figure])).toBe(`${figure.title}; ${figure.title}`);
});
