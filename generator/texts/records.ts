import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

import type { InferOutput } from 'valibot';
import type { Plugin } from 'vite';

import { language, locale } from '../../src/config/language.ts';
import { markupIn, spaced, unquoted } from '../../src/content/front-matter.ts';
import { isTranslation, overlayFor } from '../languages/overlay.ts';
import { foreignLanguage } from '../languages/text-language.ts';
import { checkedFields, readFrontMatter } from './front-matter.ts';
import { isShown, leftOut, newestFirst, type Showing, type Term } from './on-show.ts';
import { faultAt, faultOf, headAndProse, ifRight, root, type WrittenText } from './plain-text.ts';
import { unshielded } from './shielded.ts';
import { kindOf, type textKinds } from './text-kinds.ts';
import { writtenText } from './written-text.ts';

/** How the text below the fields is shown: laid out by its page, or as plain words. */
export const bodies = {
  releases: 'prose',
  positions: 'prose',
  cases: 'prose',
  papers: 'words',
  people: 'words',
  testimonials: 'words',
  events: 'words',
} as const satisfies Partial<Record<keyof typeof textKinds, 'prose' | 'words'>>;

export type RecordKind = keyof typeof bodies;

export const recordKinds = Object.keys(bodies) as readonly RecordKind[];

/**
 * A record: its fields, the name of its file, which is its address, and its text: plain words, or Markdown as it is
 * read, for `withoutMarkup`.
 */
export type RecordOf<Kind extends RecordKind> = InferOutput<(typeof textKinds)[Kind]['fields']> & {
  readonly slug: string;
  readonly text: string;
  /** Of a record without a translation, if that is not the language of these pages. */
  readonly lang?: string;
};

/** Only executives are introduced to journalists, and an event's link or a paper's findings say it all. */
const needsNoText = (kind: RecordKind, fields: object): boolean =>
  kind === 'events' || kind === 'papers' || ('group' in fields && fields.group !== 'executive');

const comment = /\{\/\*[^]*?\*\/\}/g;

/** What a line of plain words cannot have: markup, or the sign of a list. */
const notPlain = (line: string): string | undefined =>
  markupIn(line) ?? /^\s*[-*+>](?= )/.exec(line)?.[0].trim();

/** A sign with a backslash before it, as in Markdown. */
const escaped = /\\([!-/:-@[-`{-~])/g;

/** @throws Error with file and line for what the page would print as it is */
export function plainWords(written: WrittenText): string {
  const { file } = written;
  const { prose, linesBefore } = headAndProse(written);
  const lines = prose.replaceAll(comment, (text) => text.replaceAll(/[^\n]/g, '')).split('\n');
  const faults = lines.flatMap((line, index) => {
    const found = notPlain(line);
    const sentence = /(?<!\\)\{\/\*/.test(line)
      ? 'a note for colleagues ends with */}; close it'
      : found && `write it without ${found}, because this text has no markup`;
    return sentence ? [faultAt(file, linesBefore + index + 1, sentence).message] : [];
  });
  if (faults.length > 0) throw faultOf(...faults);
  return unshielded(unquoted(spaced(lines.join(' '))).replaceAll(escaped, '$1'));
}

/**
 * The fields of a text, checked.
 * @throws Error with a line for each fault
 */
export function checkedHead<Kind extends keyof typeof textKinds>(
  _kind: Kind,
  written: WrittenText,
) {
  const frontMatter = readFrontMatter(headAndProse(written).head, written.file);
  const checked: unknown = checkedFields(kindOf(written.file).fields, frontMatter, written);
  return checked as InferOutput<(typeof textKinds)[Kind]['fields']>;
}

/**
 * Reads a record.
 * @param path of its file
 * @throws Error with a line for each fault: the file, its line, and what to write
 */
export function readRecord<Kind extends RecordKind>(
  kind: Kind,
  source: string,
  path: string,
): RecordOf<Kind> {
  const written = writtenText(source, path);
  const { prose, linesBefore } = headAndProse(written);
  const fields = checkedHead(kind, written);
  const text = bodies[kind] === 'words' ? plainWords(written) : prose;
  if (prose.trim() === '' && !needsNoText(kind, fields))
    throw faultAt(written.file, linesBefore, 'the text is missing; write it below this line');
  const pictures = Object.entries<unknown>(fields).flatMap(([name, value]) =>
    ['photo', 'picture', 'pdf'].includes(name) && typeof value === 'string'
      ? [[name, `${kind}/${value.slice(2)}`]]
      : [],
  );
  return { ...fields, ...Object.fromEntries(pictures), text, slug: basename(path, '.mdx') };
}

type Sorted = Term & { readonly slug: string; readonly order?: number | undefined };

/** Releases newest first, events by their day, all others by their number; then by the file's name. */
function inOrder(a: Sorted, b: Sorted): number {
  const [first, second] = [a.order ?? Number.MAX_SAFE_INTEGER, b.order ?? Number.MAX_SAFE_INTEGER];
  return (
    newestFirst(a, b) ||
    first - second ||
    (a.day ?? '').localeCompare(b.day ?? '') ||
    a.slug.localeCompare(b.slug, locale)
  );
}

const filesOf = (kind: keyof typeof textKinds): readonly string[] =>
  globSync(`src/content/${kind}/*.mdx`, { cwd: root })
    .filter((name) => !isTranslation(name))
    .map((name) => resolve(root, name))
    .toSorted();

/** A record in the language of these pages, by the name of its English file. */
function inLanguage<Kind extends RecordKind>(kind: Kind, path: string): RecordOf<Kind> {
  const file = overlayFor(path, language) ?? path;
  const record = readRecord(kind, readFileSync(file, 'utf8'), file);
  return { ...record, slug: basename(path, '.mdx'), lang: foreignLanguage(file) };
}

/**
 * The records that the site shows today, in their order. The development server leaves out those at fault: their own pages
 * say what is wrong.
 */
export const recordsOf = <Kind extends RecordKind>(
  kind: Kind,
  showing: Showing = {},
): readonly RecordOf<Kind>[] =>
  filesOf(kind)
    .flatMap(
      (path) =>
        (showing.early ? ifRight(() => inLanguage(kind, path)) : inLanguage(kind, path)) ?? [],
    )
    .filter((record) => isShown(record, showing))
    .toSorted(inOrder);

/** Finds a field in a text that is not read yet, however YAML has it. A text may say so, too. */
export const fieldLike = (name: string, value = ''): RegExp =>
  new RegExp(`\\b${name}["']?\\s*:${value}`);

/**
 * The fields of texts, with their files.
 * @param has what a text without a match lacks, to leave it out
 * @throws Error with a line for each fault
 */
export const headsOf = (
  kinds: readonly (keyof typeof textKinds)[],
  has = /^/,
): readonly { readonly file: string; readonly term: Term }[] =>
  kinds.flatMap((kind) =>
    filesOf(kind).flatMap((path) => {
      const source = readFileSync(path, 'utf8');
      if (!has.test(source)) return [];
      const written = writtenText(source, path);
      const term: object = checkedHead(kind, written);
      return [{ file: written.file, term }];
    }),
  );

/** The files of texts that are shown now: a text may come at an hour, and previews have more of them. */
export const filesShown = (
  kinds: readonly (keyof typeof textKinds)[],
  showing: Showing = {},
  has?: RegExp,
): readonly string[] =>
  headsOf(kinds, has)
    .filter(({ term }) => isShown(term, showing))
    .map(({ file }) => file);

/** The records and topics that a build leaves out, each as a line for the one who writes. */
export const recordsLeftOut = (): readonly string[] =>
  headsOf([...recordKinds, 'docs']).flatMap(({ file, term }) => leftOut(file, term));

const reader = resolve(root, 'src/content/records.ts').replaceAll('\\', '/');

/**
 * Vite plugin: bundles get the records as data in place of `src/content/records.ts`, which reads files. The
 * development server shows drafts and what is to come, too.
 */
export function recordData(): Plugin {
  let early = false;
  return {
    name: 'record-data',
    enforce: 'pre',
    configResolved({ command }) {
      early = command === 'serve';
    },
    load: {
      filter: { id: /\/src\/content\/records\.ts$/ },
      handler() {
        const exports = recordKinds.map((kind) => {
          for (const file of filesOf(kind)) this.addWatchFile(file);
          return `export const ${kind} = ${JSON.stringify(recordsOf(kind, early ? { early } : {}))};\n`;
        });
        return { code: exports.join(''), moduleSideEffects: false };
      },
    },
    // A file that comes or goes is none that the module has read.
    hotUpdate({ file, type, modules }) {
      if (type === 'update' || !/\/src\/content\/\w+\/[^/]+\.mdx$/.test(file)) return;
      const module = this.environment.moduleGraph.getModuleById(reader);
      return module ? [...modules, module] : undefined;
    },
  };
}
