import { expect, test } from 'vitest';

import { said, textOf } from '../../tests/support/right-texts.ts';
import { checkArticle } from './article-rules.ts';

const written = {
  file: 'src/content/blog/a.mdx',
  text: '---\ndate: 2026-12-01 09:00\nupdated: x\n---\n',
};

// Seen to fail: with the hour compared, too, a note on the same day was refused.
test.each([
  ['2026-11-30', /^src\/content\/blog\/a\.mdx:3: updated: write a day after 2026-12-01/],
  ['2026-12-01', null],
] as const)('an article of an hour on December 1 with a note of %s: %s', (updated, fault) => {
  const check = () => checkArticle({ date: '2026-12-01 09:00', updated }, written);
  if (fault) expect(check).toThrow(fault);
  else expect(check).not.toThrow();
});

// Seen to fail: the comparison threw, and its trace was shown in place of all that is wrong with the texts.
test.each([
  ['', /^src\/content\/blog\/x\.mdx:\d+: date is empty; write it as 2026-12-01/],
  ['2026', /^src\/content\/blog\/x\.mdx:\d+: date: 2026 is not a day\./],
])('an article with a note whose date is %j is told so', async (date, sentence) => {
  expect(await said('blog', textOf('blog', { date, updated: '2026-12-01' }))).toMatch(sentence);
});
