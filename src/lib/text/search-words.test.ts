import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type * as SearchLanguage from './search-language.ts';
import {
  foldWord,
  lettersAndDigits,
  stemOf,
  tokensOf,
  wordsOf,
  excerptOf,
  segmentsOf,
} from './search-words.ts';
import { characters } from '../../../tests/support/characters.ts';

describe('the words of a query', () => {
  test('are folded: no case, accent or width', () => {
    expect(foldWord('ＣＡＦÉ')).toBe('cafe');
    // As in a text copied from a PDF.
    expect(wordsOf('Quan\u00adtum zero\u200bwidth')).toEqual(['quantum', 'zerowidth']);
  });

  test('are parted where letters meet digits, and have no signs then', () => {
    expect(lettersAndDigits('aes256gcm')).toEqual(['aes', '256', 'gcm']);
    expect(lettersAndDigits('++')).toEqual([]);
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

const terms = new Set(['key', 'rotation']);

test('marks matching words in any case', () => {
  expect(segmentsOf('Key rotation, monkey', terms)).toEqual([
    { text: 'Key', hit: true },
    { text: ' ', hit: false },
    { text: 'rotation', hit: true },
    { text: ', monkey', hit: false },
  ]);
});

test('a name and its number are one word', () => {
  expect(tokensOf('AES-256 and FIPS 203, PKCS #11.')).toEqual(
    'aes 256 aes256 and fips 203 fips203 pkcs 11 pkcs11'.split(' '),
  );
  expect(segmentsOf('By PKCS #11.', new Set(['pkcs11']))).toEqual([
    { text: 'By ', hit: false },
    { text: 'PKCS #11', hit: true },
    { text: '.', hit: false },
  ]);
});

test('a digit is part of its word', () => {
  expect(segmentsOf('key2 key', new Set(['key2']))).toEqual([
    { text: 'key2', hit: true },
    { text: ' key', hit: false },
  ]);
});

test('segments add up to the text', () => {
  fc.assert(
    fc.property(characters(), (text) => {
      const all = segmentsOf(text, terms).map((segment) => segment.text);
      expect(all.join('')).toBe(text);
    }),
  );
});

describe('an excerpt', () => {
  const shown = (text: string, length = 60) =>
    excerptOf(text, terms, length)
      .map((segment) => segment.text)
      .join('');

  test('shows the line with the most terms', () => {
    expect(shown('A key here.\nKey rotation is there.\nThe end.')).toBe(
      'Key rotation is there. The end.',
    );
  });

  test('shows the part of a long line around the match, cut between words', () => {
    const text = `${'before '.repeat(30)}rotation ${'after '.repeat(30)}`;
    const piece = shown(text);
    expect(piece).toMatch(/^… before .*rotation after .* …$/);
    expect(piece.length).toBeLessThan(70);
  });

  test('begins with the match where a text has no blanks, and with its text where nothing matches', () => {
    expect(shown(`${'語'.repeat(50)}key`, 30)).toBe('… key');
    expect(shown('Nothing of it.')).toBe('Nothing of it.');
    expect(shown('')).toBe('');
  });

  test('shows the first of several equal lines', () => {
    expect(shown('One key.\nTwo keys: a key.')).toMatch(/^One key\./);
  });

  test('is whole if it fits, and otherwise ends with a word', () => {
    expect(shown('rotation key', 12)).toBe('rotation key');
    expect(shown('rotation of some keys', 15)).toBe('rotation of …');
  });

  test('ends within a word if it would otherwise lose half of its length', () => {
    expect(shown(`rotation ${'x'.repeat(20)}`, 16)).toBe('rotation xxxxxxx …');
    expect(shown(`\ufffd${'x'.repeat(30)}`, 10)).toBe('\ufffdxxxxxxxxx …');
  });

  test('never splits a surrogate pair', () => {
    expect(shown('🔑'.repeat(100), 61)).toBe(`${'🔑'.repeat(30)} …`);
    expect(shown('🔑'.repeat(100), 61).isWellFormed()).toBe(true);
  });
});
