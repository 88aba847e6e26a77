import { expect, it } from 'vitest';

import { wordsOf } from './words.ts';

it('reads the text blocks of the main element', () => {
  const html = `<p>Menu</p><main id="content"><h1 class="a">Keys &amp; <em>locks</em></h1>
    <p>It&#x27;s\n here</p><p><svg></svg></p><ul><li><a href="/">One</a></li></ul></main><p>End</p>`;
  expect(wordsOf(html)).toEqual([
    { tag: 'h1', text: 'Keys & locks' },
    { tag: 'p', text: "It's here" },
    { tag: 'li', text: 'One' },
  ]);
});
