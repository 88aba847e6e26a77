import { expect, test } from 'vitest';

import { articleWith, faultOfArticle, shownBy } from '../../tests/support/written-article.ts';

// Seen to fail: published as prose whose lines run together.
test.each([
  ['    npm install\n    npm run build', 13],
  ['\tnpm install', 13],
  [' \tnpm install', 13],
  ['- Run\n\n      npm install', 15],
  ['-\tRun\n\n\t\tnpm install', 15],
  ['1. Run\n\n       npm install', 15],
  ['>     npm install', 13],
])('code that is only indented, as in %j, stops the build on line %i', async (prose, line) => {
  expect(await faultOfArticle(articleWith({}, `One.\n\n${prose}`))).toBe(
    `${line}: four spaces or a tab make no block of code; write three backticks above and below it, or take them away`,
  );
});

test.each([
  ['   Three spaces', '<p>Three spaces</p>'],
  ['- a\n\n    b', /^<ul>\n<li>\n<p>a<\/p>\n<p>b<\/p>\n<\/li>/],
  ['-   a\n\n    b', /<p>b<\/p>/],
  ['10. a\n\n    b', /<p>b<\/p>/],
  ['- a\n\n\tb', /<p>b<\/p>/],
  ['- a\n\t- b\n\n\t\tc', /<p>c<\/p>/],
  ['> - a\n>\n>   b', /<p>b<\/p>/],
  ['One\n    and on', '<p>One\nand on</p>'],
  ['A.[^1]\n\n[^1]: a\n\n    b', /<p>b /],
  ['<p>\n    a\n</p>', '<p>a</p>'],
  ['<details>\n    <summary>a</summary>\n\n    b\n</details>', /<p>b<\/p>/],
])('%j is prose', async (prose, html) => {
  const shown = await shownBy(prose);
  if (typeof html === 'string') expect(shown).toBe(html);
  else expect(shown).toMatch(html);
});
