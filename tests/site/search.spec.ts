import { expect, test } from '@playwright/test';

import { htmlFile } from '../../generator/pages/page-files.ts';
import type { SearchIndex } from '../../src/features/search/search-index.ts';
import { read } from '../support/dist.ts';
import { sitemapPaths } from '../support/sitemap.ts';

const { pages }: SearchIndex = JSON.parse(read('search-index.json'));

test('every page in the sitemap is in the index', () => {
  expect(pages.map(({ path }) => path).toSorted()).toEqual(sitemapPaths.toSorted());
});

test('every anchor in the index exists on its page', () => {
  for (const { path, sections } of pages) {
    const html = read(htmlFile(path));
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
