import { expect, test } from 'vitest';

import { checkIds, rawLinkIn } from './page-facts.ts';

test.each([
  '[Department](https://www.ada.gov/)',
  '[out](http://a.example)',
  '[run](javascript:y)',
  '[up](../a)',
])('%s in a text is found', (link) => {
  expect(rawLinkIn(`<p title="a">The ${link} takes complaints.</p>`)).toBe(link);
});

test('links, code that shows one, calls and remarks are fine', () => {
  const markup =
    '<p data-props="[a](/b)"><a href="/b">a</a> f[i](x) [1] (see below)</p><pre><code>[a](/b)</code></pre><code>[a](/b)</code>';
  expect(rawLinkIn(markup)).toBeUndefined();
});

// Seen to fail: a heading was to be reworded, where the name of a text was the id.
test('an id that a page has twice names the text that may be called so', () => {
  const head = { path: '/docs', source: 'src/pages/docs.tsx' } as Parameters<typeof checkIds>[0];
  const facts = (id: string) => ({ sections: [], ids: [id, id], links: [], loads: [] });
  expect(() => checkIds(head, facts('no-text'))).toThrow(
    /^src\/pages\/docs\.tsx: .*reword the heading that gives this name$/,
  );
  expect(() => checkIds(head, facts('terms'))).toThrow(
    / or rename src\/content\/legal\/terms\.mdx$/,
  );
});
