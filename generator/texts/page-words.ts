/**
 * Headlines, buttons and other short words of pages that people who write may change. A page has them in its module of
 * `src/content/pages/`; a file in `src/content/words/` puts others in their place.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, posix, resolve } from 'node:path';

import * as v from 'valibot';

import { about, line } from '../../src/content/front-matter.ts';
import { allRoutes } from '../../src/routes.ts';
import { overlayOf, sourceOf } from '../languages/overlay.ts';
import { placeholders, unitsOf } from '../languages/units.ts';
import { pageFile } from '../pages/page-files.ts';
import { faultAt, headAndProse, root, type WrittenText } from './plain-text.ts';

const folder = 'src/content/words/';

const nameOf = (path: string): string => path.slice(1).replaceAll('/', '-') || 'home';

/** Each page by the name of its file: `home`, `platform-zero-trust`. */
const pages: ReadonlyMap<string, (typeof allRoutes)[number]> = new Map(
  allRoutes.map((route) => [nameOf(route.path), route]),
);

/** The file that can have other words for a page, in English. */
export const wordsFileOf = (path: string): string => `${folder}${nameOf(path)}.mdx`;

/** The names that files of words can have. */
export const pageNames: readonly string[] = [...pages.keys()];

export const isPageWords = (file: string): boolean => file.startsWith(folder);

const pageOf = (file: string) => pages.get(basename(sourceOf(file), '.mdx'));

/** The address of the page whose words a file has. */
export const addressOfWords = (file: string): string | undefined => pageOf(file)?.path;

/**
 * The module with the words of a page, from which its component takes its head; both from the project's folder. Nothing
 * for a component with a head of its own.
 */
export function wordsModuleOf(component: string): string | undefined {
  const code = readFileSync(resolve(root, component), 'utf8');
  const [, words] = /^export \{ head \} from '(.+)';$/m.exec(code) ?? [];
  return words && posix.join(posix.dirname(component), words);
}

/** The module with the words of a page, from the project's folder, in the language of the file; nothing if there is none. */
function moduleFor(file: string): string | undefined {
  const page = pageOf(file);
  const english = page && wordsModuleOf(pageFile(page.page));
  if (!english) return undefined;
  const [, tag] = /\.([\w-]+)\.mdx$/.exec(file) ?? [];
  const module = tag === undefined ? english : overlayOf(english, tag);
  return existsSync(resolve(root, module)) ? module : undefined;
}

/** The names of what may change: headlines, what stands below them, labels, and words that are exported alone. */
const mayChange = /(?:^|\.)(?:title|description|heading|lede|label)$|^\w+$/;

/** The words of a page that may change, by their names. Those with values, links and code in them are for those who program. */
function openWords(file: string): ReadonlyMap<string, string> {
  const module = moduleFor(file);
  if (module === undefined) return new Map();
  return new Map(
    unitsOf(module, readFileSync(resolve(root, module), 'utf8'))
      .filter(({ path, text }) => mayChange.test(path) && !/[`\n]/.test(text))
      .filter(({ text }) => text.match(placeholders) === null)
      .map(({ path, text }) => [path, text]),
  );
}

/** Where other programs cut what they show of a page. */
const cuts: Readonly<Record<string, number>> = { 'head.title': 45, 'head.description': 160 };

/** A place has room for a quarter more than it was made for. */
const mostOf = (name: string, now: string): number =>
  cuts[name] ?? Math.max(24, Math.ceil(now.length * 1.25));

/** The fields of a file of words, of which none need be there. */
export const wordFields = (file: string) =>
  v.strictObject(
    Object.fromEntries(
      [...openWords(file)].map(([name, now]) => {
        const most = mostOf(name, now);
        return [name, v.optional(about(`At most ${most} characters.`, line(now, most)))];
      }),
    ),
  );

/**
 * What is wrong with the name of a file of words; nothing if a page has its words in this language.
 * @param name without its folder
 */
export function wordsNameFault(name: string): string | undefined {
  const file = folder + name;
  if (!pageOf(file)) return `no page is called so; pages are called ${pageNames.join(', ')}`;
  return moduleFor(file) ? undefined : 'the page has no words of its own in this language';
}

/** @throws Error with file and line for a text that no page would show */
export function checkNoText(written: WrittenText): void {
  const { prose, linesBefore } = headAndProse(written);
  const before = prose.length - prose.trimStart().length;
  const sentence = 'this file has fields alone; delete what stands below them';
  if (prose.trim() !== '')
    throw faultAt(written.file, linesBefore + prose.slice(0, before).split('\n').length, sentence);
}

/** The file that can have other words for a module; nothing if none can. */
export function wordsFileFor(module: string): string | undefined {
  const english = pageNames
    .map((name) => `${folder}${name}.mdx`)
    .find((file) => moduleFor(file) === sourceOf(module));
  const [, tag] = /\.([\w-]+)\.ts$/.exec(module) ?? [];
  return english && tag ? overlayOf(english, tag) : english;
}
