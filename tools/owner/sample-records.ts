import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { filesIn } from '../../generator/files/files-in.ts';
import { reach, read, source } from '../../generator/import-graph.ts';
import { isShownIn } from '../../generator/languages/overlay.ts';
import { readFrontMatter } from '../../generator/texts/front-matter.ts';
import { headAndProse, plainText } from '../../generator/texts/plain-text.ts';
import { languages } from '../../src/config/languages.ts';
import { withoutLinks } from '../../src/lib/text/inline-links.ts';

type TextOfSite = { readonly file: string; readonly text: string };

const readable = /\.(?:txt|md|xml|json|svg|js|ics|csv)$/;

/** Tags that do not end a sentence. */
const inline = /^<\/?(?:a|abbr|b|code|em|i|mark|q|s|small|span|strong|sub|sup|time)\b/;

/** A page's text, its readable attributes and its JSON-LD, with bars between blocks. */
const textOfHtml = (html: string): string =>
  html
    .replaceAll(/<style>.*?<\/style>/gs, ' ')
    .replaceAll(
      /<[^>]*>/g,
      (tag) =>
        [...tag.matchAll(/\s(?:content|alt|aria-label|title)="([^"]*)"/g)]
          .map(([, value]) => ` | ${value} | `)
          .join('') || (inline.test(tag) ? '' : ' | '),
    )
    .replaceAll(/&(?:amp|lt|gt|quot|#x27|#39);|\s+/g, ' ');

async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const pages: string[] = [JSON.stringify((await pdf.getMetadata()).info)];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await pdf.loadingTask.destroy();
  return pages.join('\n');
}

function filesOfZip(bytes: Uint8Array): Readonly<Record<string, Uint8Array>> {
  try {
    return unzipSync(bytes);
  } catch {
    return {};
  }
}

async function textsOf(file: string, bytes: Uint8Array): Promise<readonly TextOfSite[]> {
  if (file.endsWith('.html')) return [{ file, text: textOfHtml(strFromU8(bytes)) }];
  if (readable.test(file)) return [{ file, text: strFromU8(bytes) }];
  // One in `public/` that no program opens says nothing.
  if (file.endsWith('.pdf')) return [{ file, text: await textOfPdf(bytes).catch(() => '') }];
  if (!file.endsWith('.zip')) return [];
  const inside = Object.entries(filesOfZip(bytes));
  return (
    await Promise.all(inside.map(([name, content]) => textsOf(`${file}: ${name}`, content)))
  ).flat();
}

/** The text of every page, data file, PDF and archive member of a built site. */
export async function textsOfSite(directory: string): Promise<readonly TextOfSite[]> {
  const names = filesIn(directory).filter((name) =>
    /\.(?:html|txt|md|xml|json|svg|js|ics|csv|pdf|zip)$/.test(name),
  );
  const texts: TextOfSite[] = [];
  for (const name of names.toSorted())
    texts.push(...(await textsOf(name, readFileSync(join(directory, name)))));
  return texts;
}

/** A record that carries `sample: true` (`src/config/sample.ts`). */
export type SampleRecord = {
  /** Below `src/`. */
  readonly file: string;
  /** The text by which a reader recognizes it. */
  readonly name: string;
};

/** The fields that name a record, however short. */
const names = ['name', 'quote', 'figure', 'address'] as const;

/** Fewer words, such as "Key establishment", may stand anywhere. */
const tellingWords = 3;

function nameOf(fields: Readonly<Record<string, unknown>>): string {
  const isText = (value: unknown) => typeof value === 'string';
  const name = names.map((field) => fields[field]).find(isText);
  const texts = [fields['title'], fields['term'], ...Object.values(fields)].filter(isText);
  const telling = texts.find((text) => text.split(' ').length >= tellingWords);
  return withoutLinks(name ?? telling ?? texts[0] ?? '');
}

/** The records with the mark in a value of a content module, at any depth. */
export function samplesIn(value: unknown, file: string): readonly SampleRecord[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const inside = Object.values(fields).flatMap((item) => samplesIn(item, file));
  return fields['sample'] === true ? [{ file, name: nameOf(fields) }, ...inside] : inside;
}

/** An article by its author, a record by its name or its title, whose front matter has the mark. */
export function samplesInProse(text: string, file: string): readonly SampleRecord[] {
  const { head } = headAndProse({ file, text: plainText(text, file) });
  const fields = readFrontMatter(head, file);
  const { sample, author, name, title } = fields;
  const found = [author, name, title].find((text) => typeof text === 'string');
  return sample === true ? [{ file, name: found ?? file }] : [];
}

/** Whether a module reads other files through the bundler, which plain Node cannot; neither can what imports it. */
const gathers = (name: string): boolean =>
  [...reach([name])].some(
    (other) => other.endsWith('.ts') && read(other).includes('import.meta.glob'),
  );

/** Every record with the mark that one of the languages has, by default those of the site, in the order of the files. */
export async function sampleRecords(
  tags: readonly string[] = languages.map(({ tag }) => tag),
): Promise<readonly SampleRecord[]> {
  const files = globSync(['config/site.ts', 'content/**/*.{ts,mdx}'], { cwd: source })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => isShownIn(file, tags, (name) => existsSync(resolve(source, name))))
    .toSorted();
  const found = await Promise.all(
    files
      // The records are found in their own files.
      .filter(
        (file) =>
          !/\.(?:test|spec|trial)\.ts$|samples\/files|content\/(?:records|cases|people)\.ts$/.test(
            file,
          ),
      )
      .map(async (file) => {
        if (file.endsWith('.mdx'))
          return samplesInProse(readFileSync(resolve(source, file), 'utf8'), file);
        if (gathers(file)) return [];
        return samplesIn(await import(pathToFileURL(resolve(source, file)).href), file);
      }),
  );
  const all = [...new Map(found.flat().map((one) => [`${one.file}\n${one.name}`, one])).values()];
  // A page's text may hold the record of another module: it is changed there.
  const isOf = (other: SampleRecord, { file, name }: SampleRecord) =>
    other.name === name && other.file !== file && reach([file]).has(other.file);
  return all.filter((one) => !all.some((other) => isOf(other, one)));
}

/** Words in lower case between single spaces: markup, line breaks and quotation marks do not matter. */
export const wordsOf = (text: string): string =>
  ` ${text
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()} `;

const isPage = (file: string): boolean => file.endsWith('.html');

/** The records that the site shows: whose name is in one of its texts. Scripts are not looked at. */
export function publishedOf(
  records: readonly SampleRecord[],
  texts: readonly TextOfSite[],
): readonly (SampleRecord & { readonly in: string })[] {
  const pages = texts
    .filter(({ file }) => !file.endsWith('.js'))
    .map(({ file, text }) => ({ file, text: wordsOf(text) }))
    .toSorted((a, b) => Number(isPage(b.file)) - Number(isPage(a.file)));
  return records.flatMap((record) => {
    const name = wordsOf(record.name);
    const page = pages.find(({ text }) => text.includes(name));
    return page ? [{ ...record, in: page.file }] : [];
  });
}
