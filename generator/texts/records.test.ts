import { expect, test } from 'vitest';

import { fieldLike, readRecord } from './records.ts';

// Seen to fail: in quotes, before a blank and in braces, the field was read, and its old addresses led nowhere.
test.each([
  "was:\n  - '/old'",
  "was : ['/old']",
  "'was': ['/old']",
  '"was": ["/old"]',
  "{ title: 'x', was: ['/old'] }",
])('%j has old addresses', (head) => {
  expect(`---\ntitle: 'x'\n${head}\n---\n`).toMatch(fieldLike('was'));
});

test('a text without a field is none of those', () => {
  expect("---\ntitle: 'It was'\n---\n\nIt was so.\n").not.toMatch(fieldLike('was'));
});

// Seen to fail: the page said "writes about programs..".
test('what ends a sentence of the site brings no full stop of its own', () => {
  const person =
    "---\nname: 'Ada Byron'\nrole: 'Author'\ngroup: author\nline: 'Wrote it.'\nwrites: 'programs.'\n---\n";
  expect(readRecord('people', person, 'src/content/people/ada.mdx').writes).toBe('programs');
});
