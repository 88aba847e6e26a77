import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { standingWaveFigure } from '../figures/pages/waves.ts';
import { Figure } from './figure.tsx';

const figure = standingWaveFigure();

test('is an image named by its title and description', () => {
  const markup = renderToStaticMarkup(createElement(Figure, { figure }));
  const [, name = ''] = / role="img" aria-label="([^"]+)"/.exec(markup) ?? [];
  expect(name).toBe(`${figure.title}. ${figure.description}`);
});

test('rounds lengths to tenths', () => {
  const marks = [{ text: '1', x: 100 / 3, y: 7, tone: 'ink' } as const];
  const markup = renderToStaticMarkup(createElement(Figure, { figure: { ...figure, marks } }));
  expect(markup).toContain(' x="33.3" y="7"');
});

test('a decorative figure is hidden and has no text alternative', () => {
  const markup = renderToStaticMarkup(createElement(Figure, { figure, decorative: true }));
  expect(markup).toContain('aria-hidden="true"');
  expect(markup).not.toContain('role=');
  expect(markup).not.toContain(figure.title);
});

test('has classes for its tones and no style attribute', () => {
  const markup = renderToStaticMarkup(createElement(Figure, { figure, className: 'wide' }));
  expect(markup).toContain('class="wide"');
  expect(markup).toContain('class="s-signal"');
  expect(markup).not.toContain('style=');
  expect(markup).not.toMatch(/stroke="#|fill="#/);
});
