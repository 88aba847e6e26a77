import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { describe, expect, test } from 'vitest';

import { isTranslation } from '../../../generator/languages/overlay.ts';
import { withoutLinks } from '../../lib/text/inline-links.ts';
import { labsPath } from '../../config/labs-path.ts';
import { routes } from '../../page.ts';
import { allRoutes, type Head } from '../../routes.ts';
import { papers } from '../papers/papers.ts';
import type { PageContent } from './page-content.ts';
import { bannedWords, fixedWords } from '../../../tests/support/banned-words.ts';
import { hasSampleTexts } from '../../../tests/support/own-text.ts';

const paths: readonly string[] = routes.map(({ path }) => path);
/** Pages without a `PageContent`: lists, forms, long prose. */
const legal = ['/privacy', '/terms', '/security', '/accessibility'];
const otherwise = new Set(['/', '/contact', '/docs', '/blog', ...legal]);

const folder = resolve(import.meta.dirname, '..');
/** MDX sources by their path below `content/`, without translations. */
const prosePages = new Map(
  globSync('{blog,legal,releases,positions,cases,people}/*.mdx', { cwd: folder })
    .filter((file) => !isTranslation(file))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
);

const articlePaths = [...prosePages.keys()].map((file) => `/${file.slice(0, -'.mdx'.length)}`);
/** The build names links to pages that are not on the site. */
const known = new Set([...allRoutes.map(({ path }) => path), ...articlePaths, '/404']);

const modules = import.meta.glob<Record<string, unknown>>(
  [
    './**/*.ts',
    '../../demos/*/page-words.ts',
    '!./**/*.*.ts', // tests, and translations
    '!./page-content.ts',
  ],
  { eager: true },
);

/** Files mirror their URL, except './resources/labs.ts'. Files in a page's folder belong to that page. */
const pathOf = (file: string): string => {
  const whole = file.replace(/\/[^/]+$/, '.ts');
  const own = whole in modules ? whole : file;
  if (own === './home.ts') return '/';
  return own === './resources/labs.ts' ? labsPath : own.replace(/^\.|\.ts$/g, '');
};

const isPageContent = (value: unknown): value is PageContent =>
  typeof value === 'object' && value !== null && 'lede' in value && 'sections' in value;

const pages = new Map<string, PageContent>();
for (const [file, exported] of Object.entries(modules)) {
  const argument = Object.values(exported).find(isPageContent);
  if (argument) pages.set(pathOf(file), argument);
}

const words = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}’'.-]*[\p{L}\p{N}]/gu) ?? [];

/** The words of each sentence or half of one. */
const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.?!:;])\s+/).map((sentence) => words(sentence).join(' '));

/** Every visible string in a record, without addresses, anchors and sources. */
function* prose(value: unknown): Generator<string> {
  if (typeof value === 'string') yield withoutLinks(value);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      if (!['id', 'to', 'slug', 'date', 'sources'].includes(key)) yield* prose(inner);
}

/** Of the page for unknown addresses too. */
const heads = Object.entries(modules).flatMap(([file, { head }]) =>
  head ? [{ path: pathOf(file), ...(head as Head) }] : [],
);

/** All prose: page modules with their titles and descriptions, and the sample's MDX files. An owner's have their own voice. */
const texts: { path: string; text: string }[] = [
  ...Object.entries(modules).flatMap(([file, exported]) =>
    [...prose(exported)].map((text) => ({ path: pathOf(file), text })),
  ),
  ...(hasSampleTexts ? [...prosePages] : []).flatMap(([path, text]) =>
    text
      .replaceAll(/^```.*?^```/gms, '')
      .split(/\n{2,}/)
      .map((paragraph) => ({ path, text: paragraph.replaceAll('\n', ' ') })),
  ),
];

/** Facts of the product: every page that states one draws it from its record. */
const facts = new Set(
  Object.values(
    import.meta.glob<Record<string, unknown>>(['../product/*.ts', '!../product/*.test.ts'], {
      eager: true,
    }),
  )
    .flatMap((exported) => [...prose(exported)])
    .flatMap(sentencesOf),
);

const withoutFixedWords = (text: string): string =>
  fixedWords.reduce((rest, fixed) => rest.replaceAll(fixed, ''), text);

describe('every text', () => {
  test('uses no banned word', () => {
    const records = Object.entries(papers).flatMap(([path, record]) =>
      [...prose(record)].map((text) => ({ path, text })),
    );
    const found = [...texts, ...records].flatMap(({ path, text }) => {
      const plain = withoutFixedWords(text).replaceAll('’', "'").toLowerCase();
      return bannedWords.filter((word) => plain.includes(word)).map((word) => `${path}: ${word}`);
    });
    expect(found).toEqual([]);
  });

  test('has no exclamation mark', () => {
    expect(
      texts.filter(({ text }) => withoutFixedWords(text).replaceAll('![', '').includes('!')),
    ).toEqual([]);
  });

  test('has at most one em dash in a paragraph', () => {
    expect(texts.filter(({ text }) => text.split('—').length > 2)).toEqual([]);
  });

  test('no sentence of more than eight words is on two pages', () => {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    for (const { path, text } of texts)
      for (const key of sentencesOf(text)) {
        if (key.split(' ').length <= 8 || facts.has(key)) continue;
        const first = seen.get(key);
        if (first !== undefined && first !== path) repeated.push(`${first} and ${path}: ${key}`);
        seen.set(key, path);
      }
    expect(repeated).toEqual([]);
  });
});

describe('page records', () => {
  test('exist for every page that needs one', () => {
    const missing = paths.filter((path) => !otherwise.has(path) && !pages.has(path));
    expect(missing).toEqual([]);
  });

  test('link to a next page that exists and is not their own', () => {
    const pageOf = (to: string) => to.replace(/#.*/, '');
    const lost = [...pages].filter(
      ([path, { next }]) => pageOf(next.to) === path || !known.has(pageOf(next.to)),
    );
    expect(lost.map(([path, { next }]) => `${path} to ${next.to}`)).toEqual([]);
  });

  test('have one to eight sections with distinct anchors', () => {
    const odd = [...pages].filter(([, { sections }]) => {
      const anchors = new Set(sections.map(({ id }) => id));
      return sections.length < 1 || sections.length > 8 || anchors.size !== sections.length;
    });
    expect(odd.map(([path]) => path)).toEqual([]);
  });

  test('have 60 to 1,400 words', () => {
    const odd = [...pages]
      .map(([path, page]) => [path, [...prose(page)].flatMap(words).length] as const)
      .filter(([, count]) => count < 60 || count > 1400);
    expect(odd).toEqual([]);
  });

  test('do not share a heading or a lede', () => {
    const openings = [...pages.values()].flatMap(({ heading, lede }) => [heading, lede]);
    expect(new Set(openings).size).toBe(openings.length);
  });
});

describe('titles and descriptions', () => {
  test('have up to 45 and 110 to 155 characters', () => {
    const odd = heads
      .filter(({ path }) => paths.includes(path))
      .filter(
        ({ title, description: { length } }) => title.length > 45 || length < 110 || length > 155,
      )
      .map(({ path, title, description }) => `${path}: ${title.length}, ${description.length}`);
    expect(odd).toEqual([]);
  });

  test('are unique', () => {
    for (const key of ['title', 'description'] as const) {
      const values = heads.map((head) => head[key]);
      expect(new Set(values).size).toBe(values.length);
    }
  });
});
