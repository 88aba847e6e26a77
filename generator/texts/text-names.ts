import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { languages } from '../../src/config/languages.ts';
import { articleCategories } from '../../src/content/categories.ts';
import { blogListPath } from '../../src/content/blog-lists.ts';
import { legalNames } from '../../src/content/front-matter.ts';
import {
  innovationCatalog,
  publicationSlugs,
} from '../../src/content/pages/resources/labs/catalog.ts';
import { paperCatalog } from '../../src/content/papers/catalog.ts';
import { keysOf } from '../../src/lib/records.ts';
import { nameFault } from '../../src/lib/text/slug.ts';
import { allRoutes } from '../../src/routes.ts';
import { isTranslation, sourceOf, withParents } from '../languages/overlay.ts';
import { wordsNameFault } from './page-words.ts';
import { faultAt, faultOf, lineAt, root } from './plain-text.ts';
import { strayFault, textKinds } from './text-kinds.ts';

/** Addresses in `/blog/` that are no article's: of lists, `page` and `category`, and of the page for unknown ones. */
const taken = new Set(
  [blogListPath(null, 2), blogListPath('research'), '/blog/404'].map((path) => path.split('/')[2]),
);

/** The kinds of texts that a language can have in a file of its own, such as `privacy.de.mdx`. */
const translated: ReadonlySet<string> = new Set(['legal', 'people', 'testimonials', 'words']);

const translatedKinds = [...translated].map((folder) => `src/content/${folder}`).join(', ');

/** What other programs call a text. They may put their ending behind that of another. */
const endings = /(?:\.(?:mdx?|markdown|txt|rtf|docx?|odt|pages|html?))+$/i;

/**
 * What is wrong with a file in a folder of texts, and what to do instead; nothing if it is right or no text.
 * @param folder of `src/content/`
 * @param name from there, with `/` before files of folders in it
 */
export function textNameFault(folder: keyof typeof textKinds, name: string): string | undefined {
  const written = name.replace(/^.*\//s, '');
  // Windows takes no blank and no period at the end of a name.
  const base = written.replace(/[. ]+$/, '');
  if (base.startsWith('.') || !endings.test(base)) return undefined;
  const { called } = textKinds[folder];
  const meant = base.replace(endings, '.mdx');
  if (isTranslation(meant) && !translated.has(folder))
    return `${called} has one language: of texts, ${translatedKinds} can have translations; delete this file, or publish it under a name of its own`;
  const slug = sourceOf(meant).replace(endings, '');
  const fault = nameFault(slug, '.mdx');
  if (fault) return fault;
  if (written !== meant) return `${called} is called ${meant}`;
  if (name !== written) return `no page shows it; move it to src/content/${folder}/${meant}`;
  if (folder === 'blog' && taken.has(slug))
    return `the address /blog/${slug} is taken; give it another name`;
  if (folder === 'words') return wordsNameFault(meant);
  if (folder === 'papers' && paperCatalog.some((known) => known.slug === slug))
    return 'src/content/papers/catalog.ts has a paper of this name; give this one another';
  if (folder === 'legal' && !legalNames.some((known) => known === slug))
    return `no page shows it; pages show ${legalNames.map((known) => `${known}.mdx`).join(', ')}`;
  return orphanFault(folder, meant);
}

/** What is wrong with a translation of nothing. */
function orphanFault(folder: string, name: string): string | undefined {
  const [, before, tag = ''] = /^(.*)\.([\w-]+)\.mdx$/.exec(name) ?? [];
  const english = sourceOf(name);
  if (!isTranslation(name) || existsSync(resolve(root, 'src/content', folder, english)))
    return undefined;
  if (languages.some((language) => withParents(language.tag).includes(tag)))
    return `its English text is missing; write ${english} beside it, or delete this file`;
  const own = `${before}-${tag.toLowerCase()}.mdx`;
  return `no page shows it: it is called as a translation of ${english}, which is not there; if it is none, call it ${own}`;
}

/** The names in a list that become part of an address, by the list's file. */
const catalogs: Readonly<Record<string, readonly string[]>> = {
  'src/content/papers/catalog.ts': paperCatalog.map(({ slug }) => slug),
  'src/content/pages/resources/labs/catalog.ts': [
    ...innovationCatalog.map(({ slug }) => slug),
    ...publicationSlugs,
  ],
  'src/content/categories.ts': keysOf(articleCategories),
};

/** A fault with the line of its file on which a part first stands; line 1 of a file that is not there. */
export function faultAtPart(file: string, part: string, sentence: string): string {
  const path = resolve(root, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return faultAt(file, lineAt(text, text.indexOf(part)), sentence).message;
}

/** A fault with the line of its file that has the name. */
function faultIn(file: string, name: string, sentence: string): string {
  const text = readFileSync(resolve(root, file), 'utf8');
  return faultAt(file, lineAt(text, text.lastIndexOf(`'${name}'`)), `${name}: ${sentence}`).message;
}

const catalogFaults = (file: string, names: readonly string[]): readonly string[] =>
  names.flatMap((name, index) => {
    const isTwice = names.indexOf(name) < index;
    const fault = nameFault(name) ?? (isTwice ? 'is here twice; give one another name' : undefined);
    return fault ? [faultIn(file, name, fault)] : [];
  });

/** Other files, such as samples of code, are no texts. */
const ofText = /\.(?:mdx?|markdown)(?:\.txt)?$/i;

/**
 * Texts that stand beside the folders of all kinds, or in one that no kind has, each with what to do.
 * @param names of files, from `src/content/`
 */
export const strayTexts = (names: readonly string[]): readonly string[] =>
  names
    .filter((name) => ofText.test(name) && !/(?:^|\/)\./.test(name))
    .filter((name) => !keysOf(textKinds).some((folder) => name.startsWith(`${folder}/`)))
    .map((name) => strayFault(`src/content/${name}`));

/** A folder without texts need not be there. */
const isThere = (folder: string): boolean => existsSync(resolve(root, 'src/content', folder));

/** @throws Error with a line for each name that cannot be an address, or that no page shows */
export function checkNames(): void {
  const ofTexts = keysOf(textKinds)
    .filter(isThere)
    .flatMap((folder) =>
      readdirSync(resolve(root, 'src/content', folder), { recursive: true, encoding: 'utf8' })
        .map((name) => name.replaceAll('\\', '/'))
        .toSorted()
        .flatMap((name) => {
          const fault = textNameFault(folder, name);
          return fault ? [`src/content/${folder}/${name}: ${fault}`] : [];
        }),
    );
  const papers = paperCatalog
    .map(({ slug }) => slug)
    .filter((slug) => !existsSync(resolve(root, `src/content/papers/${slug}.typ`)))
    .map((slug) =>
      faultIn('src/content/papers/catalog.ts', slug, `there is no src/content/papers/${slug}.typ`),
    );
  const routes = allRoutes.flatMap(({ path }) => {
    const fault = path
      .split('/')
      .slice(1)
      .map((part) => (path === '/' ? undefined : nameFault(part)))
      .find(Boolean);
    return fault ? [faultIn('src/routes.ts', path, fault)] : [];
  });
  const inContent = globSync('**/*', { cwd: resolve(root, 'src/content') });
  const faults = [
    ...ofTexts,
    ...strayTexts(inContent.map((name) => name.replaceAll('\\', '/')).toSorted()),
    ...Object.entries(catalogs).flatMap(([file, names]) => catalogFaults(file, names)),
    ...papers,
    ...routes,
  ];
  if (faults.length > 0) throw faultOf(...faults);
}
