import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { FilledText } from './inline-text.tsx';

test('names of a text stand for elements, also inside links', () => {
  const text = 'Write to {email}, or [read {what}](/docs).';
  expect(renderToStaticMarkup(FilledText({ text, values: { email: 'a@b.c', what: 'more' } }))).toBe(
    'Write to a@b.c, or <a href="/docs" class="link">read more</a>.',
  );
});

// Seen to fail: with values of any name, which showed nothing in its place.
test('a name that a translation has misspelled stops the build, as does one too many', () => {
  const text = 'Écrivez à {courriel}';
  // @ts-expect-error -- the name is `courriel`
  expect(() => FilledText({ text, values: { email: 'a@b.c' } })).toThrow(
    '{courriel} stands for nothing in: Écrivez à {courriel}',
  );
});
