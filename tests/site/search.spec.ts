import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, test } from '@playwright/test';

import { htmlFile } from '../../generator/page-file.ts';
import type { SearchIndex } from '../../src/features/search/indexed-page.ts';

const dist = resolve(import.meta.dirname, '../../dist');
const { pages }: SearchIndex = JSON.parse(readFileSync(resolve(dist, 'search-index.json'), 'utf8'));

test('every page in the sitemap is in the index', () => {
  const sitemap = readFileSync(resolve(dist, 'sitemap.xml'), 'utf8');
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );
  expect(pages.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
});

test('every anchor in the index exists on its page', () => {
  for (const { path, sections } of pages) {
    const html = readFileSync(resolve(dist, htmlFile(path)), 'utf8');
    for (const [anchor] of sections) {
      if (anchor) expect(html.split(`id="${anchor}"`), `${path}#${anchor}`).toHaveLength(2);
    }
  }
});

test('the index contains text, not markup', () => {
  for (const { path, sections } of pages) {
    for (const [, heading, , text] of sections) {
      expect(`${heading} ${text}`, path).not.toMatch(
        /<\/(?:div|section|article|svg)|&(?:amp|lt|quot|#)|class="/,
      );
    }
  }
});
