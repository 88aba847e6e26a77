import { expect, test } from 'vitest';

import { inlineLinks, withoutLinks } from './inline-links.ts';

test('finds links in text', () => {
  expect(inlineLinks('Fails over in [under 50 ms](/a#b), and heals.')).toEqual([
    { text: 'Fails over in ' },
    { text: 'under 50 ms', href: '/a#b' },
    { text: ', and heals.' },
  ]);
});

test.each(['/a', '#b', 'https://example.com/a_(b)?c=d#e', 'mailto:ada@example.com'])(
  'a link may lead to %s',
  (href) => {
    expect(inlineLinks(`See [this](${href}).`)).toEqual([
      { text: 'See ' },
      { text: 'this', href },
      { text: '.' },
    ]);
    expect(withoutLinks(`See [this](${href}).`)).toBe('See this.');
  },
);

test('leaves other brackets alone', () => {
  for (const text of [
    'plain',
    'a [note] (aside)',
    '[x](javascript:y)',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
  ])
    expect(inlineLinks(text)).toEqual([{ text }]);
});

test('empty text has no pieces', () => {
  expect(inlineLinks('')).toEqual([]);
});

test('withoutLinks keeps the text of links', () => {
  expect(withoutLinks('[One](/a) and [two](#b).')).toBe('One and two.');
});
