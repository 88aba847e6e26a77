import { expect, test } from 'vitest';

import { withAbsoluteLinks } from './absolute-links.ts';

const page = 'https://example.com/blog/keys';

test.each([
  ['a heading of the page', '#why', `${page}#why`],
  ['another page', '/about', 'https://example.com/about'],
  ['the home page', '/', 'https://example.com/'],
  ['another site', 'https://example.org/', 'https://example.org/'],
  ['another site by two slashes', '//example.org/a', '//example.org/a'],
  ['an e-mail address', 'mailto:a@example.com', 'mailto:a@example.com'],
])('a link to %s', (_what, written, absolute) => {
  expect(withAbsoluteLinks(`<p><a class="x" href="${written}">y</a></p>`, page)).toBe(
    `<p><a class="x" href="${absolute}">y</a></p>`,
  );
});

test('makes every link absolute and leaves text that looks like a link', () => {
  const html = '<a href="#a">1</a> <a href="#b">2</a> <a href="/c">3</a> <a href="/d">4</a>';
  expect(withAbsoluteLinks(html, page).match(/href="https:/g)).toHaveLength(4);
  expect(withAbsoluteLinks('<code>href=&quot;/x</code>', page)).toBe('<code>href=&quot;/x</code>');
});
