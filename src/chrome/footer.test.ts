import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

import { RenderContext } from '../runtime/island.tsx';
import { Footer } from './footer.tsx';

afterEach(() => void vi.useRealTimers());

test('the footer has the year in which the site is built', () => {
  vi.useFakeTimers({ now: Date.UTC(2031, 0, 1) });
  const value = { addIsland: () => ({ id: 'i0', files: '' }), addFigure: () => '' };
  const html = renderToStaticMarkup(createElement(RenderContext, { value }, createElement(Footer)));
  expect(html).toMatch(/© 2031 \S/);
});
