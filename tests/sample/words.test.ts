import { expect, test } from 'vitest';

import { modules, read } from '../../generator/import-graph.ts';
import { wordsIn } from '../../generator/languages/words-in.ts';

/** Words stand in a folder's `words.ts` or `…-words.ts` and in `content/`, where a translation is a file beside them. */
const isForWords = (name: string) => /^content\/|(?:^|[/-])words\.ts$/.test(name);

const withoutWords = new Set([
  // Facts of the owner and names, which are the same in every language or have a file for each.
  'config/brand.ts',
  'config/feed-readers.ts',
  'config/languages.ts',
  'config/site.ts',
  'config/typeface.ts',
  'demos/api-calls/snippets.ts', // code
  'demos/inventory/commands.ts',
  'demos/inventory/sample.ts', // a bank's files
  'models/policy/example-policy.ts', // a file
  'lib/text/line-language.ts', // a language's own rules
  'lib/text/search-language.ts',
  'lib/text/slug.ts', // parts of errors, for owners who run the build
]);

/** Names of products, formats, algorithms, standards and papers. */
const isName = (text: string) =>
  /^(?:BibTeX|Files|Gmail|Kotlin|Outlook|SHA-256|SHA256SUMS(?:\.sig)?|Rar!|SQLite format 3)$/.test(
    text,
  ) ||
  /^(?:Camellia|Classic McEliece|Dilithium|Falcon|Kyber|Rainbow|Streebog)$/.test(text) ||
  /^(?:SP 800-131A Rev\. 2|draft-ietf-[a-z-]+|[A-Z][\w, ]+ \(\d{4}\))$/.test(text);

/** How many words the folders below `src/` still have. These numbers only fall; a folder without a line has none. */
const most: Readonly<Record<string, number>> = { demos: 2, pages: 5, sections: 1 };

// Seen to fail: with a sentence in pages/press.tsx, with a label in features/ and with a smaller number for the pages.
test('no code has words for visitors', () => {
  const found = Map.groupBy(
    modules
      .filter((name) => !isForWords(name) && !withoutWords.has(name))
      .flatMap((name) =>
        wordsIn(name, read(name))
          .filter(({ text }) => !isName(text))
          .map(({ line, text }) => `src/${name}:${line} ${text}`),
      ),
    (found) => /^src\/([^/:]+)/.exec(found)?.[1] ?? '',
  );
  const more = [...found].filter(([folder, words]) => words.length > (most[folder] ?? 0));
  expect(more.flatMap(([, words]) => words)).toEqual([]);
});
