import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

import { RenderContext } from '../runtime/island.tsx';
import { Page } from './privacy.tsx';

vi.mock(import('../config/site.ts'), async (original) => {
  const { company, ...facts } = await original();
  const { law } = company;
  const grounds = { ...law.privacy.grounds, heading: '[Grounds](https://law.example/)' };
  const privacy = { ...law.privacy, grounds };
  return { ...facts, company: { ...company, law: { ...law, privacy } } };
});

// Seen to fail: with the heading as it is written, which stopped the build.
test('the heading of the grounds may have a link', () => {
  const value = { addIsland: () => ({ id: 'i0', files: '' }), addFigure: () => '' };
  const html = renderToStaticMarkup(createElement(RenderContext, { value }, createElement(Page)));
  expect(html).toContain(
    '<th scope="col"><a href="https://law.example/" class="link">Grounds</a></th>',
  );
});
