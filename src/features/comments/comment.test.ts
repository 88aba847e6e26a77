import { expect, test } from 'vitest';

import { guestComment, lengthOf } from './comment.tsx';
import { guest } from './words.ts';

const now = new Date(2026, 2, 9, 23, 30);

test('a comment is trimmed and dated in the visitor’s time zone', () => {
  expect(guestComment('  two\nlines \n', now)).toEqual({
    author: guest,
    date: '2026-03-09',
    content: 'two\nlines',
  });
});

test.each(['', '   ', '\n\t ', '\u00a0\u2003'])('white space is not a comment: %j', (blank) => {
  expect(guestComment(blank, now)).toBeNull();
});

test('a family emoji counts as one character', () => {
  expect(lengthOf('a👨‍👩‍👧‍👦é')).toBe(3);
});
