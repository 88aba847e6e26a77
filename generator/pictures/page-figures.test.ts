import { expect, test } from 'vitest';

import { polarizersFigure } from '../../src/figures/scenes/polarizers.ts';
import { zonePlates } from '../../src/figures/scenes/zone-plates.ts';
import { pageFigures, pictureAlt } from './page-figures.ts';

test('a page’s picture shows the scene of its first screen', () => {
  const path = '/page';
  expect(pageFigures({ path, scene: polarizersFigure })).toEqual([polarizersFigure('wide')]);
  expect(pageFigures({ path, scene: zonePlates })[0]?.title).toBe(zonePlates.title);
  const two = [polarizersFigure('wide'), polarizersFigure('narrow')];
  expect(pageFigures({ path, scene: () => two })).toEqual(two);
});

test('a page without a scene has a drawing of its own, made from its address', () => {
  const [one, other] = ['/pricing', '/support'].map((path) => pageFigures({ path })[0]);
  expect(one).toEqual(pageFigures({ path: '/pricing', scene: () => [] })[0]);
  expect(one?.marks).not.toEqual(other?.marks);
});

test('several figures are named, one is described', () => {
  const figure = polarizersFigure('wide');
  expect(pictureAlt([figure])).toBe(`${figure.title}. ${figure.description}`);
  expect(pictureAlt([figure, figure])).toBe(`${figure.title}; ${figure.title}`);
});
