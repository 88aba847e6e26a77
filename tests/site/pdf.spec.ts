import { expect, test } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { documents } from '../../generator/pdf/documents.ts';
import { sourceLanguage } from '../../generator/languages/overlay.ts';
import { typeface } from '../../src/config/typeface.ts';
import { paperCatalog, paperFile } from '../../src/content/papers/catalog.ts';
import { papers } from '../../src/content/papers/papers.ts';
import { builtFile } from '../support/dist.ts';

const read = (path: string) =>
  getDocument({ data: new Uint8Array(builtFile(path)), useSystemFonts: false, verbosity: 0 })
    .promise;

const siteFaces = new RegExp(`^(?:${typeface.replaceAll(' ', '')}|GeistMono)`);

type Pdf = Awaited<ReturnType<typeof read>>;
type Tagged = Awaited<ReturnType<Awaited<ReturnType<Pdf['getPage']>>['getStructTree']>>;
type Leaf = Tagged['children'][number];

/** The innermost Figure tags. */
const figuresIn = (node: Tagged | Leaf): Tagged[] =>
  'children' in node
    ? [
        ...(node.role === 'Figure' && !node.children.some((child) => 'role' in child)
          ? [node]
          : []),
        ...node.children.flatMap(figuresIn),
      ]
    : [];

async function textOf(pdf: Pdf, number: number): Promise<string> {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}

/** Text without spaces and hyphens, which line breaks may add. */
const packed = (text: string): string => text.replaceAll(/[\s-]/g, '');

for (const [path, source] of documents) {
  test.describe(path, () => {
    test('is tagged, with text for each figure, and has a title, language, date and the stated number of pages', async () => {
      const pdf = await read(path);
      const { info } = await pdf.getMetadata();
      expect(info).toMatchObject({
        Title: source.title,
        Language: sourceLanguage,
        IsAcroFormPresent: false,
        CreationDate: expect.stringMatching(`^D:${source.date.replaceAll('-', '')}`),
      });
      const marks: unknown = await pdf.getMarkInfo();
      expect(marks).toEqual(
        new Map(Object.entries({ Marked: true, UserProperties: false, Suspects: false })),
      );
      const tree = await (await pdf.getPage(1)).getStructTree();
      expect(tree?.children.length).toBeGreaterThan(0);
      expect(packed(await textOf(pdf, 1))).toContain(packed(source.title));
      const drawings: Tagged[] = [];
      for (let page = 1; page <= pdf.numPages; page += 1)
        drawings.push(...figuresIn(await (await pdf.getPage(page)).getStructTree()));
      expect(drawings.length).toBeGreaterThan(0);
      expect(drawings.filter((drawing) => !('alt' in drawing && drawing.alt))).toEqual([]);
    });

    test('embeds only the site’s own fonts', async () => {
      const raw = builtFile(path).toString('latin1');
      const faces = [...raw.matchAll(/\/BaseFont \/[A-Z]{6}\+([\w-]+)/g)].map(([, face]) => face);
      expect(faces.length).toBeGreaterThan(0);
      expect(faces.filter((face) => !siteFaces.test(face ?? ''))).toEqual([]);
    });
  });
}

for (const { slug } of paperCatalog)
  test(`${slug} has its contents, findings and references on 6 to 12 pages`, async () => {
    const paper = papers[slug];
    const pdf = await read(paperFile(slug));
    expect(pdf.numPages).toBeGreaterThanOrEqual(6);
    expect(pdf.numPages).toBeLessThanOrEqual(12);
    const outline = (await pdf.getOutline()).map(({ title }) => title.replace(/^\d+\s+/, ''));
    expect(outline.filter((title) => paper.contents.includes(title))).toEqual(paper.contents);
    const pages = await Promise.all(
      Array.from({ length: pdf.numPages }, (_, index) => textOf(pdf, index + 1)),
    );
    const links = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, index) =>
        (await pdf.getPage(index + 1)).getAnnotations(),
      ),
    );
    const addresses = links.flat().map((link) => String(link.unsafeUrl ?? ''));
    for (const { href } of paper.references) expect(addresses).toContain(href);
    const flat = packed(pages.join(' '));
    for (const finding of paper.findings) expect(flat).toContain(packed(finding));
    if (paper.caution) expect(pages[0]).toContain(paper.caution);
  });

test('the specifications and the partner guide have at least four pages, the fact sheet one', async () => {
  expect((await read('/technical-specifications.pdf')).numPages).toBeGreaterThanOrEqual(4);
  expect((await read('/partner-guide.pdf')).numPages).toBeGreaterThanOrEqual(4);
  const sheets = [...documents.keys()].filter((path) => path.startsWith('/press/'));
  for (const sheet of sheets) expect((await read(sheet)).numPages).toBe(1);
});
