import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { excerptOf, segmentsOf } from './search-excerpt.ts';
import { characters } from '../../tests/support/characters.ts';

const terms = new Set(['key', 'rotation']);

test('matching words are marked, whatever their case', () => {
  expect(segmentsOf('Key rotation, monkey', terms)).toEqual([
    { text: 'Key', hit: true },
    { text: ' ', hit: false },
    { text: 'rotation', hit: true },
    { text: ', monkey', hit: false },
  ]);
});

test('a digit belongs to the word it stands in', () => {
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

  test('shows the line that says most of what was asked', () => {
    expect(shown('A key here.\nKey rotation is there.\nThe end.')).toBe(
      'Key rotation is there. The end.',
    );
  });

  test('of a long line shows the part around the match, cut between words', () => {
    const text = `${'before '.repeat(30)}rotation ${'after '.repeat(30)}`;
    const piece = shown(text);
    expect(piece).toMatch(/^… before .*rotation after .* …$/);
    expect(piece.length).toBeLessThan(70);
  });

  test('points at words that stand together in one line', () => {
    expect(excerptOf('One.\nThe key is yours to keep safe.\nTwo.', terms, 60).phrase).toBe(
      'key is yours to keep',
    );
    expect(excerptOf('Nothing of it.', terms, 60).phrase).toBe('');
  });

  test('shows the first of lines that say as much', () => {
    expect(shown('One key.\nTwo keys: a key.')).toMatch(/^One key\./);
  });

  test('that fits is whole, and one that does not ends with a word', () => {
    expect(shown('rotation key', 12)).toBe('rotation key');
    expect(shown('rotation of some keys', 15)).toBe('rotation of …');
  });

  test('ends within a word rather than give up half of its length', () => {
    expect(shown(`rotation ${'x'.repeat(20)}`, 16)).toBe('rotation xxxxxxx …');
    expect(shown(`\ufffd${'x'.repeat(30)}`, 10)).toBe('\ufffdxxxxxxxxx …');
  });

  test('never cuts a pair of surrogates', () => {
    expect(shown('🔑'.repeat(100), 61)).toBe(`${'🔑'.repeat(30)} …`);
    expect(shown('🔑'.repeat(100), 61).isWellFormed()).toBe(true);
  });
});
