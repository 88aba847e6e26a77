import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { languages } from '../../src/config/languages.ts';
import { filesBelow, pagesIn, staticImports } from './built-files.ts';

export const dist = resolve(import.meta.dirname, '../../dist');

export const builtFile = (path: string): Buffer => readFileSync(join(dist, path));

export const read = (name: string): string => builtFile(name).toString();

/** Languages besides the first have a folder each. */
const otherFolders = languages.flatMap(({ path }) => (path === '' ? [] : [`${path.slice(1)}/`]));
const isOfFirst = (name: string) => !otherFolders.some((folder) => name.startsWith(folder));

/** All built files of the first language, without their compressed copies. */
export const files = filesBelow(dist).filter(isOfFirst);

export const pagesOfEveryLanguage = pagesIn(dist);

/** In the first language. `languages.spec.ts` looks at the others. */
export const pages = pagesOfEveryLanguage.filter(({ name }) => isOfFirst(name));

/** Brotli bytes at the quality of the published files. */
export const brotliBytes = (text: string): number => brotliCompressSync(text).length;

const weights = new Map<string, number>();

export function bytesOfFiles(names: Iterable<string>): number {
  let sum = 0;
  for (const name of names) {
    const bytes = weights.get(name) ?? brotliBytes(read(name));
    weights.set(name, bytes);
    sum += bytes;
  }
  return sum;
}

/** These scripts and everything they import statically. */
export function withImports(names: readonly (string | undefined)[]): readonly string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const imported of staticImports(read(name))) visit(`assets/${imported}`);
  };
  for (const name of names) if (name) visit(name);
  return [...found];
}

const chunk = (name: string) =>
  files.find((file) => new RegExp(`^assets/${name}-[\\w-]{8}\\.js$`).test(file));

const entryOf = (html: string) => /<script type="module" src="\/([^"]+)"/.exec(html)?.[1];

/** The files that elements of a page name in an attribute, without the first slash. */
const filesNamed = (html: string, attribute: 'enhance' | 'island' | 'ahead') =>
  [...html.matchAll(new RegExp(`data-${attribute}="([^"]+)"`, 'g'))].map(([, names = '']) =>
    names.split(' ').map((name) => name.slice(1)),
  );

/** The scripts a page loads before any interaction: its entry and its enhancers. */
export const scriptsAtOnce = (html: string): readonly string[] =>
  withImports([entryOf(html), ...filesNamed(html, 'enhance').flat()]);

/** The scripts a page has loaded after the first intent, including React. */
export const scriptsAtIntent = (html: string): readonly string[] =>
  withImports([...scriptsAtOnce(html), chunk('shell')]);

/** The scripts of a page after all its islands have hydrated. */
export const scriptsOf = (html: string): readonly string[] =>
  withImports([...scriptsAtIntent(html), ...filesNamed(html, 'island').map(([island]) => island)]);

/** The scripts that show hints. */
export const scriptsOfHints = (): readonly string[] => withImports([chunk('tooltip')]);

/** The files of each island of a page, its own module first. */
export const filesOfIslands = (html: string) => filesNamed(html, 'island');

/** What a page fetches while it is idle. */
export const filesNamedAhead = (html: string): readonly string[] =>
  filesNamed(html, 'ahead').flat();
