import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';

import type { InferOutput } from 'valibot';

import { languages } from '../../src/config/languages.ts';
import { inReadingOrder } from '../../src/content/text-records.ts';
import { keysOf } from '../../src/lib/records.ts';
import { checkArticle } from '../blog/article-rules.ts';
import { articleOf, authorDoubts } from '../blog/read-articles.ts';
import { isShownIn, isTranslation, sourceOf } from '../languages/overlay.ts';
import { legalFaults } from '../languages/translations.ts';
import { machineFailure } from '../machine.mjs';
import { checkPicture } from './content-images.ts';
import { lineOfField, readFrontMatter } from './front-matter.ts';
import { type LinkingText, linkFaults } from './link-targets.ts';
import { compileMdx } from './mdx.ts';
import { checkNoText } from './page-words.ts';
import {
  faultOf,
  faultsOf,
  fileName,
  forAuthors,
  headAndProse,
  inOrder,
  isFault,
  root,
  together,
} from './plain-text.ts';
import { bodies, checkedHead, plainWords, readRecord, type RecordKind } from './records.ts';
import { textKinds } from './text-kinds.ts';
import { checkNames, faultAtPart, textNameFault } from './text-names.ts';
import { writtenText } from './written-text.ts';
import { nameFault } from '../../src/lib/text/slug.ts';

type Kind = keyof typeof textKinds;

type Fields = InferOutput<(typeof textKinds)[Kind]['fields']>;

const isRecord = (kind: Kind): kind is RecordKind => kind in bodies;

/** Reads the prose of a text, and gives its links where it is laid out. */
async function readProse(kind: Kind, source: string, path: string): Promise<LinkingText['links']> {
  if (kind === 'words' || (isRecord(kind) && bodies[kind] === 'words')) return [];
  const compiled = await compileMdx(source, path);
  if (kind === 'blog') articleOf(basename(path, '.mdx'), compiled);
  return compiled.links;
}

/**
 * Reads a text as the site does: its fields, its prose, its pictures. Nothing in it is run.
 * @param path of its file, which need not be there
 * @throws Error with a line for each fault: the file, its line, and what to write
 */
export async function readText(
  kind: Kind,
  source: string,
  path: string,
): Promise<LinkingText & { readonly term: Fields }> {
  const written = writtenText(source, path);
  const { file } = written;
  const fields = () => readFrontMatter(headAndProse(written).head, file);
  const [term, links] = await together(
    () => checkedHead(kind, written),
    () => readProse(kind, source, path),
    () => isRecord(kind) && readRecord(kind, source, path),
    () => isRecord(kind) && bodies[kind] === 'words' && plainWords(written),
    () => kind === 'words' && checkNoText(written),
    () => kind === 'blog' && checkArticle(fields(), written),
    () => checkPicture(fields(), written),
  );
  // An event's link is a field.
  const field = 'link' in term ? [{ address: term.link, line: lineOfField(written, 'link') }] : [];
  return { file, term, links: [...links, ...field] };
}

async function linksOf(source: string, path: string): Promise<LinkingText['links']> {
  const { linksIn } = await import('./mdx-compiler.ts');
  return linksIn(writtenText(source, path));
}

/** Texts as they would be, by their files from the project's folder; null for one that would be gone. */
export type Proposed = ReadonlyMap<string, string | null>;

/** Where a text of any kind stands. */
const textFiles = (proposed: Proposed): readonly (readonly [Kind, string])[] =>
  keysOf(textKinds).flatMap((kind) => {
    const folder = `src/content/${kind}/`;
    const there = globSync(`${folder}*.mdx`, { cwd: root }).map((name) =>
      name.replaceAll('\\', '/'),
    );
    return [...new Set([...there, ...proposed.keys()])]
      .filter((name) => name.startsWith(folder) && proposed.get(name) !== null)
      .toSorted()
      .map((name) => [kind, resolve(root, name)] as const);
  });

/** What is wrong with the names of texts that would be new. */
const newNameFaults = (proposed: Proposed): readonly string[] =>
  textFiles(proposed)
    .filter(([, path]) => proposed.has(fileName(path)))
    .flatMap(([kind, path]) => {
      const name = basename(path);
      const fault = name.startsWith('.') ? nameFault('', name) : textNameFault(kind, name);
      return fault ? [`${fileName(path)}: ${fault}`] : [];
    });

/** Whether a language of the site shows a file. English may be none of them, and then stands behind its translation. */
const isRead = ({ file }: LinkingText): boolean =>
  isShownIn(
    file,
    languages.map(({ tag }) => tag),
    (name) => existsSync(resolve(root, name)),
  );

/** A translation of a legal text that names another day of its last change than the English one. */
export const dayFaults = (texts: readonly LinkingText[]): readonly string[] =>
  texts.flatMap(({ file, term }) => {
    const english = isTranslation(file) && texts.find((text) => text.file === sourceOf(file));
    if (!english) return [];
    const day = english.term.changed;
    if (!term.changed || !day || term.changed === day) return [];
    const sentence = `changed: ${term.changed} is not the day of ${english.file}; bring the translation up to date, and write ${day}`;
    return [faultAtPart(file, 'changed:', sentence)];
  });

/** Texts of one kind that are called the same: perhaps one that was written twice. An event comes again. */
export const twins = (texts: readonly LinkingText[]): readonly string[] => {
  const named = texts.flatMap(({ file, term }) => {
    const { title, name = title } = term as { title?: string; name?: string };
    return name === undefined || isTranslation(file) || 'day' in term ? [] : [{ file, name }];
  });
  const firsts = new Map<string, string>();
  return named.flatMap(({ file, name }) => {
    const key = `${dirname(file)}/${name}`;
    const other = firsts.get(key);
    if (other !== undefined)
      return [`${file}: ${other} is called ${name}, too; if it is the same, delete one of the two`];
    firsts.set(key, file);
    return [];
  });
};

/** Two topics cannot have one place. */
function checkOrder(texts: readonly LinkingText[]): void {
  const topics = texts.flatMap(({ file, term }) =>
    'order' in term && file.startsWith('src/content/docs/')
      ? [{ ...(term as InferOutput<typeof textKinds.docs.fields>), slug: basename(file, '.mdx') }]
      : [],
  );
  try {
    inReadingOrder(topics);
  } catch (error) {
    throw faultOf(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Reads all texts of the site, of every language, also drafts.
 * @param proposed what some of them would be, such as in an editor
 * @param articles those that were read before, without a fault
 * @returns every fault with its file and its line, in their order, and doubts, which stop nothing
 */
export async function faultsOfTexts(
  proposed: Proposed = new Map(),
  articles: readonly LinkingText[] = [],
) {
  const texts = [...articles];
  const known = new Set(articles.map(({ file }) => file));
  const read = async (kind: Kind, path: string): Promise<void> => {
    const source = proposed.get(fileName(path)) ?? readFileSync(path, 'utf8');
    try {
      texts.push(await readText(kind, source, path));
    } catch (error) {
      // A text at fault can be linked to, and link.
      const links = await linksOf(source, path).catch(() => []);
      texts.push({ file: fileName(path), term: {}, links });
      throw error;
    }
  };
  const readAll = textFiles(proposed)
    .filter(([, path]) => !known.has(fileName(path)))
    .map(([...file]) => read.bind(null, ...file));
  const own = await faultsOf(checkNames, ...readAll, () => checkOrder(texts));
  const faults = inOrder([
    ...newNameFaults(proposed),
    ...own,
    ...dayFaults(texts),
    ...linkFaults(texts.filter(isRead)),
    ...legalFaults(languages),
  ]);
  const authors = texts.flatMap(({ file, term }) =>
    'author' in term && 'figure' in term ? [{ file, author: String(term.author) }] : [],
  );
  return { faults, doubts: [...authorDoubts(authors), ...twins(texts)] };
}

/** Why a build stopped: all that is wrong with all texts, or else the error, as sentences if it is for an author. */
export async function whyItStopped(error: unknown): Promise<unknown> {
  const failure = error instanceof Error ? machineFailure(error) : null;
  const none = { faults: [] };
  const { faults } =
    failure === null ? await faultsOfTexts().catch(() => none) : { faults: [failure] };
  const why = faults.length > 0 ? faultOf(...faults) : forAuthors(error);
  // One from a thread has lost how it is shown.
  return isFault(why) ? faultOf(why.message) : why;
}
