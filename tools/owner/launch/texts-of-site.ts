import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type TextOfSite = { readonly file: string; readonly text: string };

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
    .replaceAll(/\s+/g, ' ');

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

async function textsOf(file: string, bytes: Uint8Array): Promise<readonly TextOfSite[]> {
  if (file.endsWith('.html')) return [{ file, text: textOfHtml(strFromU8(bytes)) }];
  if (readable.test(file)) return [{ file, text: strFromU8(bytes) }];
  if (file.endsWith('.pdf')) return [{ file, text: await textOfPdf(bytes) }];
  if (!file.endsWith('.zip')) return [];
  const inside = Object.entries(unzipSync(bytes));
  return (
    await Promise.all(inside.map(([name, content]) => textsOf(`${file}: ${name}`, content)))
  ).flat();
}

/** The text of every page, data file, PDF and archive member of a built site. */
export async function textsOfSite(directory: string): Promise<readonly TextOfSite[]> {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:html|txt|md|xml|json|svg|js|ics|csv|pdf|zip)$/.test(name),
  );
  const texts: TextOfSite[] = [];
  for (const name of names.toSorted())
    texts.push(...(await textsOf(name, readFileSync(join(directory, name)))));
  return texts;
}
