import { expect, test } from 'vitest';

import { fieldLike } from './records.ts';

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
