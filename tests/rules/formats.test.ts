import { expect, test } from 'vitest';

import { modules, read } from '../../generator/import-graph.ts';

/**
 * Where numbers, dates, lists and words are formed by the language. Drawings have coordinates, which are no words; the
 * clock of a zone is read as numbers.
 */
const byLanguage =
  /^(?:lib\/text\/(?:fill|format|grammar|number-of)\.ts|lib\/time\/zoned-time\.ts|figures\/pages\/covers\.ts|.*mesh-figure\.tsx)$/;

const linesWith = (pattern: RegExp, allowed: RegExp) =>
  modules
    .filter((name) => !allowed.test(name) && !name.startsWith('content/samples/'))
    .flatMap((name) =>
      read(name)
        .split('\n')
        .map((line, index) => ({ line, place: `src/${name}:${index + 1}` }))
        .filter(({ line }) => pattern.test(line) && !/^\s*(?:\/\/|\*|\/\*)/.test(line))
        .map(({ line, place }) => `${place} ${line.trim()}`),
    );

// Seen to fail: with `toFixed` in a price, with a date written by its parts, and with `toLocaleString` in a page.
test('numbers, amounts, days, hours and zones are written by lib/text/format.ts', () => {
  const found = linesWith(
    /\.toFixed\(|\.toLocale\w*String\(|Intl\.(?:Number|Date|Relative|List|Plural|Display|Duration)/,
    byLanguage,
  );
  const zone = /Intl\.DateTimeFormat\(\)\.resolvedOptions\(\)/;
  expect(found.filter((line) => !zone.test(line))).toEqual([]);
});

/** What is compared, looked up or put in an address is in the letters of code, whatever the language. */
const ofIds =
  /^(?:config\/sample-names|content\/(?:requests|product\/support)|demos\/(?:api-calls\/engine|inventory\/.*)|features\/(?:account\/accounts\/change-account|filter\/filter-bar|not-found\/suggest-pages\.enhancer)|figures\/pages\/monogram|lib\/(?:seal\/published-keys|text\/(?:fuzzy-match|postal-address|search-words|slug))|sections\/article\/category-query\.enhancer|ui\/form\/use-form-draft)\.tsx?$/;

// Seen to fail: with `toUpperCase` for a heading. In Turkish, i is İ in capitals.
test('words change their case by the language: capitalized and uncapitalized', () => {
  expect(linesWith(/\.to(?:Upper|Lower)Case\(/, ofIds)).toEqual([]);
});
