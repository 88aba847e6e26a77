import { expect, test } from 'vitest';

import type { Language } from '../../src/config/site-facts.ts';
import { languageFaults } from './check-site.ts';

const english: Language = { tag: 'en', name: 'English', path: '', locale: 'en-US', lacksPage: '–' };
const german: Language = { ...english, tag: 'de', name: 'Deutsch', path: '/de', locale: 'de-AT' };
const pages = ['/', '/contact', '/about', '/platform/mesh'];

test('languages with all they need have no fault', () => {
  const portuguese: Language = { ...german, tag: 'pt-BR', path: '/pt', locale: 'pt-BR' };
  const part: Language = { ...portuguese, tag: 'pt', path: '/p/t', pages: ['/', '/contact'] };
  expect(languageFaults([english, german, portuguese, part], pages)).toEqual([]);
  expect(languageFaults([{ ...german, path: '' }], pages)).toEqual([]);
});

test.each<[Partial<Language>, string]>([
  [{ name: '' }, 'what the language calls itself'],
  [{ tag: 'deutsch' }, 'such as de or pt-BR'],
  [{ tag: 'DE' }, 'such as de or pt-BR'],
  [{ tag: 'xx' }, 'such as de or pt-BR'],
  [{ tag: 'en' }, 'it stands twice'],
  [{ path: '' }, 'with a slash at its beginning'],
  [{ path: 'de' as '/de' }, 'with a slash at its beginning'],
  [{ path: '/de/' }, 'none at its end'],
  [{ path: '/about' }, 'pages have this address'],
  [{ path: '/about/de' }, 'or begin with it'],
  [{ path: '/platform' }, 'or begin with it'],
  [{ pages: ['/', '/contact'], without: ['/about'] }, 'delete one of the two'],
  [{ without: ['/contact'] }, '/contact has to be among them'],
  [{ without: ['/gone' as '/about'] }, 'there is no such page'],
  [{ locale: 'de' }, 'the language as a country writes it'],
  [{ locale: 'en-US' }, 'the language as a country writes it'],
  [{ locale: 'de-UK' }, 'the United Kingdom is GB'],
  [{ lacksPage: '' }, 'what stands beside Deutsch'],
  [{ pages: ['/', '/contact', '/gone' as '/about'] }, 'there is no such page'],
  [{ pages: ['/'] }, '/contact has to be among them'],
])('%o is refused', (change, words) => {
  const faults = languageFaults([english, { ...german, ...change }], pages);
  expect(faults.join('\n')).toContain(words);
});

// Seen to fail: the later build of /de deleted /de/at, and on some systems /DE is /de.
test('a language within the folder of another is refused', () => {
  const austrian: Language = { ...german, tag: 'de-AT', path: '/de/at' };
  for (const other of [german, { ...german, path: '/DE' as '/de' }])
    for (const [first, second] of [
      [austrian, other],
      [other, austrian],
    ] as const)
      expect(languageFaults([english, first, second], pages)).toEqual([
        expect.stringMatching(
          `^${second.tag}: path "${second.path}": one language would be in the folder of another; choose another, such as /${second.tag}$`,
        ),
      ]);
  expect(languageFaults([english, german, { ...austrian, path: '/DE' }], pages)).toEqual([
    'de-AT: path "/DE": two languages have it; give each its own',
  ]);
  expect(languageFaults([english, german, { ...austrian, path: '/de-at' }], pages)).toEqual([]);
});

// Seen to fail: Latn was taken for a country.
test('the locale of a language may have its script', () => {
  const serbian: Language = { ...german, tag: 'sr-Latn', path: '/sr', locale: 'sr-Latn-RS' };
  expect(languageFaults([english, serbian], pages)).toEqual([]);
  expect(languageFaults([english, { ...serbian, locale: 'sr-RS' }], pages)).toEqual([]);
  for (const locale of ['sr-Latn', 'sr-Cyrl-RS'])
    expect(languageFaults([english, { ...serbian, locale }], pages)).toEqual([
      expect.stringContaining(`locale "${locale}": the language as a country writes it`),
    ]);
});

test('two languages with one path, and a first one with a path, are refused', () => {
  const french: Language = { ...german, tag: 'fr', locale: 'fr-FR' };
  expect(languageFaults([english, german, french], pages)).toEqual([
    'fr: path "/de": two languages have it; give each its own',
  ]);
  expect(languageFaults([german], pages)).toEqual([
    'de: path "/de": the first language is at the root, so leave its path empty',
  ]);
});
