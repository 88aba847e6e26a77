import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type * as SearchLanguage from './search-language.ts';
import { foldWord, stemOf, wordsOf } from './search-words.ts';
import { characters } from '../../../tests/support/characters.ts';

describe('the words of a query', () => {
  test('leave out stop words', () => {
    expect(wordsOf('How do I rotate an API key?')).toEqual(['rotate', 'api', 'key']);
  });

  test('keep stop words if there is nothing else', () => {
    expect(wordsOf('what is it')).toEqual(['what', 'is', 'it']);
  });

  test('are at most twelve, each once', () => {
    const many = Array.from({ length: 50 }, (_, index) => `w${index}`).join(' ');
    expect(wordsOf(`${many} ${many}`)).toHaveLength(12);
  });

  test('are folded: no case, accent or width', () => {
    expect(foldWord('ＣＡＦÉ')).toBe('cafe');
    // As in a text copied from a PDF.
    expect(wordsOf('Quan\u00adtum zero\u200bwidth')).toEqual(['quantum', 'zerowidth']);
  });

  test('are letters and digits, and the signs of C++ and C#', () => {
    fc.assert(
      fc.property(characters(), (text) => {
        for (const word of wordsOf(text)) expect(word).toMatch(/^[\p{L}\p{N}]+(?:\+\+|#)?$/u);
      }),
    );
  });
});

test.each([
  ['rotate', 'rotation'],
  ['rotating', 'rotated'],
  ['encrypt', 'encryption'],
  ['encrypted', 'encrypting'],
  ['policy', 'policies'],
  ['retry', 'retries'],
])('%s and %s begin alike', (one, other) => {
  const [short, long] = [stemOf(one), stemOf(other)].toSorted((a, b) => a.length - b.length);
  expect(long?.startsWith(short ?? '-')).toBe(true);
});

test('endings of nouns are removed too', () => {
  expect(['rotation', 'rotations', 'encrypter', 'encrypters'].map((word) => stemOf(word))).toEqual([
    'rotat',
    'rotat',
    'encrypt',
    'encrypt',
  ]);
});

test('a short word keeps its ending', () => {
  expect(stemOf('key')).toBe('key');
  expect(stemOf('des')).toBe('des');
});

/** The sample's, which an owner may have deleted. */
const [german] = Object.values(
  import.meta.glob<typeof SearchLanguage>('./search-language.de.ts', { eager: true }),
);

describe.runIf(german)('German words', () => {
  const fold = (word: string) => foldWord(word, german?.spelledOut);

  test.each([
    ['Schlüssel', 'schluessel'],
    ['Größe', 'groesse'],
    // Two characters, as some keyboards write it.
    ['u\u0308ber', 'ueber'],
    ['Café', 'cafe'],
  ])('%s is found as %s', (word, folded) => {
    expect(fold(word)).toBe(folded);
  });

  test('have one stem in their forms', () => {
    const forms = ['Verschlüsselung', 'Verschlüsselungen', 'verschlüsselt', 'verschlüsseln'];
    expect(new Set(forms.map((word) => stemOf(fold(word), german?.endings)))).toEqual(
      new Set(['verschluessel']),
    );
  });

  test('of no use to a query are written as they are folded', () => {
    const words = german?.stopWords.split(' ') ?? [];
    expect(words.map(fold)).toEqual(words);
  });
});
