import { expect, test } from 'vitest';

import { codeTypeface } from '../../src/config/typeface.ts';
import { isFault } from '../texts/plain-text.ts';
import { checkGlyphs, missingGlyphs, typefaceFile } from './typefaces.ts';

const code = typefaceFile('400Regular', codeTypeface);

test('a character that no typeface has stops the build with its place', () => {
  expect(() => checkGlyphs('Ada 株式', [code], 'The picture of /about')).toThrow(
    'The picture of /about: no typeface has "株" (U+682A), "式" (U+5F0F).',
  );
});

// Seen to fail: with an error that a build prints with its trace, after the sentence for the owner.
test('the owner is told in a sentence, without a trace', () => {
  try {
    checkGlyphs('株', [code], 'The picture of /about');
    expect.unreachable();
  } catch (error) {
    expect(isFault(error)).toBe(true);
  }
});

test('a second typeface fills the gaps of the first', () => {
  expect(missingGlyphs('Ж', [typefaceFile('400Regular'), code])).toEqual([]);
});

test('spaces and soft hyphens need no glyph', () => {
  expect(missingGlyphs('a\u00A0b\u202Fc\u00ADd\u200Be\n', [code])).toEqual([]);
});
