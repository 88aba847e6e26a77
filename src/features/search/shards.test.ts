import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { IndexedPage } from './indexed-page.ts';
import { mergePages, shardsFor } from './shards.ts';

const keys = [
  '_',
  'key',
  'keyring',
  'm',
  'mes',
  'mesh',
  'quantum',
  'quar',
  'r',
  'rotat',
  'rotating',
];

describe('the shards of a query', () => {
  test.each([
    ['a word that is a key', 'mesh', ['mesh']],
    ['the longest key that begins a word', 'quarantine', ['quar']],
    ['a word that is still being typed', 'quant', ['quantum']],
    ['other forms after the word itself', 'rotating', ['rotating', 'rotat']],
    ['a word of the shard above', 'rust', ['r']],
    ['no word', '', []],
    ['half a character', '\ud800', []],
    ['a word too short to tell', 'ke', []],
    ['no shard', 'failover', []],
    ['signs that no key spells', 'здравствуй', ['_']],
  ])('%s', (_what, query, expected) => {
    expect(shardsFor(query, keys)).toEqual(expected);
  });

  test.each([
    ['the longest that begin the word', ['rotat', 'rotate', 'rotati'], ['rotati', 'rotat']],
    ['then what the word begins', ['rotatable', 'rotationally'], ['rotationally', 'rotatable']],
    ['then its other forms, two in all', ['rotata', 'rotatb', 'rotatc'], ['rotata', 'rotatb']],
  ])('of one word: %s', (_what, some, expected) => {
    expect(shardsFor('rotation', some)).toEqual(expected);
  });

  test('three letters are a word', () => {
    expect(shardsFor('key', keys)).toEqual(['key', 'keyring']);
  });

  test('are never more than four, the longest words first', () => {
    const many = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(97 + index));
    const found = shardsFor('abcd bcdefghi cdefg defgh efghij fghijkl', many);
    expect(found).toEqual(['b', 'f', 'e', 'c']);
  });

  test('are keys, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (query) => {
        for (const key of shardsFor(query, keys)) expect(keys).toContain(key);
      }),
    );
  });
});

test('what shards say of one page is put together', () => {
  const page = (...sections: IndexedPage['sections']): IndexedPage => ({
    path: '/blog/a',
    title: 'A',
    kind: 'Article',
    sections,
  });
  const top = ['', '', '', 'Lede.'] as const;
  const other = { ...page(top), path: '/blog/b' };
  expect(
    mergePages([
      page(top, ['one', 'One', '', 'First.']),
      other,
      page(['one', 'One', '', 'Second.'], top),
    ]),
  ).toEqual([page(top, ['one', 'One', '', 'First.\nSecond.']), other]);
});
