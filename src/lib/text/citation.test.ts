import { expect, test } from 'vitest';

import { bibtexCitation, plainCitation } from './citation.ts';
import { longDate } from './format.ts';

const article = {
  author: 'Ada Byron',
  title: 'Costs & limits: 100% of_it {really}',
  publisher: 'Sample',
  date: '2025-01-05',
  url: 'https://example.com/blog/a_b',
} as const;

test('the plain citation has author, date, title, publisher and address', () => {
  expect(plainCitation(article)).toBe(
    `Ada Byron (${longDate('2025-01-05')}). Costs & limits: 100% of_it {really}. Sample. https://example.com/blog/a_b`,
  );
});

// Seen to fail: “T!. Acme, Inc.. u”.
test.each(['?', '!', '.', '…', '?”'])('a title that ends in %s gets no period after it', (end) => {
  expect(plainCitation({ ...article, title: `Why${end}` })).toContain(`). Why${end} Sample. `);
});

test('neither does a publisher whose name ends in one', () => {
  expect(plainCitation({ ...article, publisher: 'Acme, Inc.' })).toContain('}. Acme, Inc. https');
});

// Seen to fail: “garca2025”, “ada2025”, “2025” and one key for two articles.
test.each([
  ['José García', 'garcia2025-a-b'],
  ['Byron, Ada', 'byron2025-a-b'],
  ['Strauß', 'strauss2025-a-b'],
  ['山田 太郎', 'article2025-a-b'],
])('the key of an entry by %s is %s', (author, key) => {
  expect(bibtexCitation({ ...article, author })).toContain(`@misc{${key},`);
});

test('escapes TeX commands, except in the address', () => {
  expect(bibtexCitation(article)).toBe(
    [
      '@misc{byron2025-a-b,',
      '  author = {Ada Byron},',
      '  title = {{Costs \\& limits: 100\\% of\\_it \\{really\\}}},',
      '  howpublished = {Sample},',
      '  year = {2025},',
      '  month = {1},',
      '  url = {https://example.com/blog/a_b}',
      '}',
    ].join('\n'),
  );
});
