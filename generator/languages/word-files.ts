import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';

import { languages } from '../../src/config/languages.ts';
import type { Language } from '../../src/config/site-facts.ts';
import { legalNames } from '../../src/content/front-matter.ts';
import { hasPage } from '../../src/lib/base-path.ts';
import { allRoutes } from '../../src/routes.ts';
import { reach, read, source } from '../import-graph.ts';
import { wordsFileOf } from '../texts/page-words.ts';
import { plainly } from '../texts/plain-text.ts';
import { isSource, isTranslation } from './overlay.ts';
import { wordsIn } from './words-in.ts';

/** Where all pages begin, besides their own modules. */
const onEveryPage = ['app.tsx', 'runtime/boot.ts', 'runtime/shell.tsx', 'chrome/enhance-page.ts'];

/**
 * Every language has the page for unknown addresses. The generator names what is for programs, the parts of texts, and
 * the figures in pictures.
 */
const unlisted = [
  'pages/not-found.tsx',
  'content/for-programs.ts',
  'sections/words.ts',
  'figures/words.ts',
  'lib/text/line-language.ts',
];

/** Names, commands and code are the same in every language. */
const onlyNames = new Set([
  'config/feed-readers.ts',
  'config/languages.ts',
  // As addresses have them.
  'content/industries.ts',
  'content/pages/resources/labs/catalog.ts',
  'demos/api-calls/snippets.ts',
  'demos/inventory/algorithms/algorithm.ts',
  'demos/inventory/algorithms/candidates.ts',
  'demos/inventory/algorithms/symmetric.ts',
  'demos/inventory/commands.ts',
  'demos/inventory/read/recognize.ts',
  // The owner's facts: on a site without English they are in its language.
  ...(languages.some(({ tag }) => isSource(tag)) ? [] : ['config/site.ts']),
]);

/** The folders of records that a language can have in files of its own, by the path of the page that shows them. */
const recordsOn: Readonly<Record<string, string>> = { '/': 'testimonials', '/about': 'people' };

/** The facts that texts can name. */
const factList = 'content/product/printed.ts';

/** The modules from which the facts in these texts come. */
function modulesOfFacts(texts: readonly string[]): readonly string[] {
  const list = read(factList);
  const named = new Set(
    texts.flatMap((text) =>
      [...read(text).matchAll(/\{ ?fact\.(\w+) ?\}/g)].map(([, name]) => name),
    ),
  );
  const records = [...list.matchAll(/^ {2}(\w+)(?::([^]*?))?,\n(?= {2}[\w/]|\})/gm)]
    .filter(([, name]) => named.has(name))
    .map(([, name, value = name]) => String(value));
  const imports = list.matchAll(/^import \{([^}]*)\} from '([^']+)';/gm);
  return [...imports]
    .filter(([, names = '']) =>
      (names.match(/\w+/g) ?? []).some((name) =>
        records.some((record) => new RegExp(`\\b${name}\\b`).test(record)),
      ),
    )
    .map(([, , file = '']) => posix.join(posix.dirname(factList), file));
}

/** The files with words that pages of a language show, from the project's folder. */
export function wordFilesOf(language: Language): readonly string[] {
  const shown = allRoutes.filter(({ path }) => hasPage(language, path));
  const legal = legalNames
    .filter((name) => shown.some(({ path }) => path === `/${name}`))
    .map((name) => `content/legal/${name}.mdx`)
    .filter((name) => existsSync(resolve(source, name)));
  const records = shown
    .flatMap(({ path }) => globSync(`content/${recordsOn[path] ?? '-'}/*.mdx`, { cwd: source }))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !isTranslation(name));
  const ownWords = shown
    .map(({ path }) => wordsFileOf(path))
    .filter((name) => existsSync(resolve(source, '..', name)));
  const from = [...shown.map(({ page }) => `pages/${page}.tsx`), ...unlisted, ...onEveryPage];
  const roots = [...from, ...modulesOfFacts([...legal, ...records])];
  const modules = [...reach(roots, { lazy: true })]
    .filter((name) => name.endsWith('.ts') && !onlyNames.has(name))
    .filter((name) => wordsIn(name, read(name)).length > 0);
  return [
    ...ownWords,
    ...[...modules, ...legal, ...records].map((name) => `src/${name}`),
  ].toSorted();
}

export const readOrNone = (file: string): string | undefined =>
  existsSync(file) ? plainly(readFileSync(file, 'utf8')) : undefined;
