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

test('a title that ends in a question mark gets no period after it', () => {
  expect(plainCitation({ ...article, title: 'Why?' })).toContain('). Why? Sample');
});

test('escapes TeX commands, except in the address', () => {
  expect(bibtexCitation(article)).toBe(
    [
      '@misc{byron2025costs,',
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
