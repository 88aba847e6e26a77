import { expect, test } from 'vitest';

import { shownBy } from '../../tests/support/written-article.ts';

const rows = (...lines: readonly string[]) => lines.map((line) => `| ${line} |`).join('\n');

// Seen to fail: without the call of `stackWords`.
test('a table of words in four columns becomes blocks that repeat the heads', async () => {
  const shown = await shownBy(rows('A | B | C | D', '--- | --- | --- | ---', 'a | *b* | c | d'));
  expect(shown).toContain('<table class="stacking-table">');
  expect(shown).toContain('<th scope="col">A</th>');
  expect(shown).toContain('<th scope="row">a</th>');
  expect(shown).toContain('<td data-label="B"><div><em>b</em></div></td>');
});

test.each([
  ['three columns', rows('A | B | C', '--- | --- | ---', 'a | b | c')],
  ['numbers to compare', rows('A | B | C | D', '--- | --- | --- | ---:', 'a | b | c | 4')],
])('a table with %s stays a table', async (_, table) => {
  const shown = await shownBy(table);
  expect(shown).not.toContain('stacking-table');
  expect(shown).not.toContain('data-label');
});

// Seen to fail: with `align` left to MDX, which writes a style.
test('alignment becomes a class', async () => {
  const shown = await shownBy(rows('A | B', '--- | ---:', 'a | 2'));
  expect(shown).toContain('<td class="text-right">2</td>');
  expect(shown).not.toContain('style=');
});
