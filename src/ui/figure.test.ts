import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { decayFigure } from '../figures/decay.ts';
import { Figure } from './figure.tsx';

const figure = decayFigure();

test('is an image named and described by its own title and text', () => {
  const markup = renderToStaticMarkup(createElement(Figure, { figure }));
  const [, title, description] = /aria-labelledby="(\S+) (\S+)"/.exec(markup) ?? [];
  expect(markup).toContain('role="img"');
  expect(markup).toContain(`<title id="${title}">`);
  expect(markup).toContain(`<desc id="${description}">`);
});

test('two figures on a page do not share ids', () => {
  const both = createElement(
    'div',
    null,
    createElement(Figure, { figure }),
    createElement(Figure, { figure }),
  );
  const ids = [...renderToStaticMarkup(both).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(4);
});

test('a decorative figure is hidden and carries no words of its alternative', () => {
  const markup = renderToStaticMarkup(createElement(Figure, { figure, decorative: true }));
  expect(markup).toContain('aria-hidden="true"');
  expect(markup).not.toContain('role=');
  expect(markup).not.toContain('<title');
});

test('has classes for its tones and no style attribute', () => {
  const markup = renderToStaticMarkup(createElement(Figure, { figure, className: 'wide' }));
  expect(markup).toContain('class="wide"');
  expect(markup).toContain('class="s-signal"');
  expect(markup).not.toContain('style=');
  expect(markup).not.toMatch(/stroke="#|fill="#/);
});
