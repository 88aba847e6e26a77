import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.useRealTimers());

test('the footer has the year in which the site is built', async () => {
  vi.useFakeTimers({ now: Date.UTC(2031, 5, 1) });
  const [{ RenderContext }, { Footer }] = await Promise.all([
    import('../runtime/island.tsx'),
    import('./footer.tsx'),
  ]);
  const value = { addIsland: () => ({ id: 'i0', files: '' }), addFigure: () => '' };
  const footer = createElement(Footer, { path: '/' });
  const html = renderToStaticMarkup(createElement(RenderContext, { value }, footer));
  expect(html).toMatch(/© 2031 \S/);
});
