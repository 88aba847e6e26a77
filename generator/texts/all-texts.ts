import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

import type { InferOutput } from 'valibot';

import { languages } from '../../src/config/languages.ts';
import { inReadingOrder } from '../../src/content/categories.ts';
import { keysOf } from '../../src/lib/records.ts';
import { checkArticle } from '../blog/article-rules.ts';
import { articleOf, authorDoubts } from '../blog/read-articles.ts';
import { isTranslation } from '../languages/overlay.ts';
import { legalFaults } from '../languages/translations.ts';
import { checkPictureOf } from './content-images.ts';
import { type LinkingText, linkFaults } from './link-targets.ts';
import { compileMdx } from './mdx.ts';
import { faultOf, faultsOf, fileName, together } from './plain-text.ts';
import { bodies, checkedHead, plainWords, readRecord, type RecordKind } from './records.ts';
import { textKinds } from './text-kinds.ts';
import { checkNames } from './text-names.ts';
import { writtenText } from './written-text.ts';

const root = resolve(import.meta.dirname, '../..');

type Kind = keyof typeof textKinds;

type Fields = InferOutput<(typeof textKinds)[Kind]['fields']>;

const isRecord = (kind: Kind): kind is RecordKind => kind in bodies;

/** Reads what only a text of this kind has. */
async function readOwn(kind: Kind, source: string, path: string): Promise<void> {
  if (!isRecord(kind)) return;
  const record = readRecord(kind, source, path);
  await checkPictureOf(record, fileName(path));
}

/** Reads the prose of a text, and gives its links where it is laid out. */
async function readProse(kind: Kind, source: string, path: string): Promise<LinkingText['links']> {
  if (isRecord(kind) && bodies[kind] === 'words') {
    plainWords(writtenText(source, path));
    return [];
  }
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
  const [term, links] = await together(
    () => {
      const fields = checkedHead(kind, written);
      if ('figure' in fields) checkArticle(fields, written);
      return fields;
    },
    () => readProse(kind, source, path),
    () => readOwn(kind, source, path),
  );
  return { file: written.file, term, links };
}

/** Where a text of any kind stands. */
const textFiles = (): readonly (readonly [Kind, string])[] =>
  keysOf(textKinds).flatMap((kind) =>
    globSync(`src/content/${kind}/*.mdx`, { cwd: root })
      .toSorted()
      .map((name) => [kind, resolve(root, name)] as const),
  );

/** Two topics cannot have one place. */
function checkOrder(texts: readonly (LinkingText & { readonly term: object })[]): void {
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
 * @returns every fault with its file and its line, in their order, and doubts, which stop nothing
 */
export async function faultsOfTexts() {
  const texts: LinkingText[] = [];
  const read = async (kind: Kind, path: string): Promise<void> => {
    const unread: LinkingText = { file: fileName(path), term: {}, links: [] };
    // A text at fault can be linked to.
    const at = texts.push(unread) - 1;
    texts[at] = await readText(kind, readFileSync(path, 'utf8'), path);
  };
  const work = textFiles().map(
    ([kind, path]) =>
      () =>
        read(kind, path),
  );
  const own = await faultsOf(checkNames, ...work);
  const faults = await faultsOf(
    () => together(() => checkOrder(texts)),
    () => {
      const others = [...own, ...linkFaults(texts), ...legalFaults(languages)];
      if (others.length > 0) throw faultOf(...others);
    },
  );
  const articles = texts.flatMap(({ file, term }) =>
    'author' in term && 'figure' in term ? [{ file, author: String(term.author) }] : [],
  );
  return { faults, doubts: authorDoubts(articles) };
}

/** The links of the texts besides articles, which are compiled when they are read. */
export async function otherTexts(): Promise<readonly LinkingText[]> {
  const others = textFiles().filter(([kind, path]) => kind !== 'blog' && !isTranslation(path));
  return Promise.all(
    others.map(([kind, path]) => readText(kind, readFileSync(path, 'utf8'), path)),
  );
}
