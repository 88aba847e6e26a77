import { expect, test } from 'vitest';

import { hasHour } from './finished.ts';

// Seen to fail: with a name in quotes, and in braces, a build was taken for finished when the hour had come.
test.each([
  'date: 2031-01-02 09:00',
  "date: '2031-01-02 09:00'",
  '"date": 2031-01-02 09:00',
  "{ title: 'x', date: '2031-01-02 9:00' }",
])('%s has an hour', (head) => {
  expect(`---\n${head}\n---\n`).toMatch(hasHour);
});

test('a day has none', () => {
  expect("---\ndate: 2031-01-02\ntitle: 'x: y 1'\n---\n").not.toMatch(hasHour);
});
