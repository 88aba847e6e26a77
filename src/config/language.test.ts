import { expect, test } from 'vitest';

import { languageOf } from './language.ts';
import { languages } from './languages.ts';

test('pages are in the language that the environment names, else in the first', () => {
  for (const language of languages) expect(languageOf(languages, language.tag)).toBe(language);
  expect(languageOf(languages, undefined)).toBe(languages[0]);
  expect(languageOf(languages, '')).toBe(languages[0]);
});

// Seen to fail: with what the browser says of tags that it can't read.
test.each([
  [languages, 'xx', `SITE_LANGUAGE is xx, but src/config/languages.ts has ${languages[0].tag}`],
  [[{ ...languages[0], tag: 'de_AT' }], '', 'src/config/languages.ts: "de_AT" is not the tag'],
  [[{ ...languages[0], locale: 'de_AT' }], '', 'src/config/languages.ts: "de_AT" is not the tag'],
  [[], undefined, 'src/config/languages.ts has no language'],
] as const)(
  'an unknown language, a tag that is none and an empty list are refused',
  (all, asked, sentence) => {
    expect(() => languageOf(all, asked)).toThrow(sentence);
  },
);
