import { expect, test } from 'vitest';

import { fill } from '../../lib/text/fill.ts';
import { grouped } from '../../lib/text/format.ts';
import { shownBody } from './response-view.tsx';
import { shortened } from './words.ts';

test('shortens sealed data and states its length; keeps short values', () => {
  const shown = shownBody({ encrypted_data: 'a'.repeat(1500), key_id: 'k_1', note: 'one two' });
  expect(JSON.parse(shown)).toEqual({
    encrypted_data: fill(shortened, { start: 'a'.repeat(40), count: grouped(1500) }),
    key_id: 'k_1',
    note: 'one two',
  });
});

test('shortens long text', () => {
  expect(shownBody({ data: 'two words '.repeat(100_000) }).length).toBeLessThan(500);
});

// Seen to fail: with a character cut in half, which was shown as an escape.
test('shortens text between two characters', () => {
  const shown = shownBody({ data: `a${'\u{1f600}'.repeat(60)}` });
  const start = `a${'\u{1f600}'.repeat(19)}`;
  expect(JSON.parse(shown)).toEqual({ data: fill(shortened, { start, count: grouped(121) }) });
});
