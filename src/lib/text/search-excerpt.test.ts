import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { excerptOf, segmentsOf } from './search-excerpt.ts';
import { characters } from '../../../tests/support/characters.ts';

const terms = new Set(['key', 'rotation']);

test('marks matching words in any case', () => {
  expect(segmentsOf('Key rotation, monkey', terms)).toEqual([
    { text: 'Key', hit: true },
    { text: ' ', hit: false },
    { text: 'rotation', hit: true },
    { text: ', monkey', hit: false },
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
      .segments.map((segment) => segment.text)
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

  test('has a phrase of adjacent words in one line', () => {
    expect(excerptOf('One.\nThe key is yours to keep safe.\nTwo.', terms, 60).phrase).toBe(
      'key is yours to keep',
    );
    expect(excerptOf('Nothing of it.', terms, 60).phrase).toBe('');
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
