import { expect, test } from 'vitest';

import { rawLinkIn } from './page-facts.ts';

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
