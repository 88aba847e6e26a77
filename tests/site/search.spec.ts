import { htmlFile } from '../../generator/pages/page-files.ts';
import type { SearchIndex } from '../../src/features/search/search-index.ts';
import { read } from '../support/dist.ts';
import { checkedPages } from '../support/sample-pages.ts';
import { sitemapPaths } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';

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

/** Follows each address within the page, as a result does, and returns those that don't show their heading and what phones fold. */
async function missed(anchors: readonly string[]): Promise<readonly string[]> {
  const isInSight = (anchor: string): boolean => {
    const target = document.getElementById(anchor);
    const heading = target?.closest('h2, h3') ?? target?.querySelector('h2, h3');
    const { top, bottom, height } = heading?.getBoundingClientRect() ?? new DOMRect();
    const isFolded = Boolean(target?.querySelector('.fold:not([open])'));
    return height > 0 && top >= 0 && bottom <= innerHeight && !isFolded;
  };
  const lost: string[] = [];
  for (const anchor of anchors) {
    location.hash = anchor;
    // Tabs, guides and topics open by the address, which takes them some frames.
    for (let frame = 0; frame < 120 && !isInSight(anchor); frame += 1)
      await new Promise(requestAnimationFrame);
    if (!isInSight(anchor)) lost.push(anchor);
  }
  return lost;
}

// Seen to fail: with the anchor of an island around comments, which has no box.
for (const { path, sections } of pages) {
  const anchors = sections.map(([anchor]) => anchor).filter(Boolean);
  if (anchors.length > 0 && checkedPages.some((checked) => checked.path === path))
    test(`on ${path}, each result lands at its section`, async ({ page }) => {
      for (const [address, followed] of [
        [path, anchors],
        // One as from another page.
        [`${path}#${anchors.at(-1)}`, anchors.slice(-1)],
      ] as const) {
        await page.goto('about:blank');
        await page.goto(address);
        await expect(page.locator('html')).toHaveAttribute('data-enhanced', '');
        expect(await page.evaluate(missed, followed)).toEqual([]);
      }
    });
}

test('the index contains text, not markup', () => {
  for (const { path, sections } of pages) {
    for (const [, heading, , text] of sections) {
      expect(`${heading} ${text}`, path).not.toMatch(
        /<\/(?:div|section|article|svg)|&(?:amp|lt|quot|#)|class="/,
      );
    }
  }
});
