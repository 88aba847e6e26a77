import { expect, test } from 'vitest';

import { languageOf } from './language.ts';
import { languages } from './languages.ts';

test('pages are in the language that the environment names, else in the first', () => {
  for (const language of languages) expect(languageOf(languages, language.tag)).toBe(language);
  expect(languageOf(languages, undefined)).toBe(languages[0]);
  expect(languageOf(languages, '')).toBe(languages[0]);
});

test.each([
  [languages, 'xx', `SITE_LANGUAGE is xx, but src/config/languages.ts has ${languages[0].tag}`],
  [[], undefined, 'src/config/languages.ts has no language'],
] as const)('an unknown language and an empty list are refused', (all, asked, sentence) => {
  expect(() => languageOf(all, asked)).toThrow(sentence);
});
