import type { Page } from '@playwright/test';

import { listFiles, listParts } from '../../src/features/blog-filter/list-pages.ts';
import { listTotals } from '../../src/features/blog-filter/list-totals.ts';
import { toListed } from '../../src/features/blog-filter/listed-post.ts';

const categories = ['Technology', 'Research', 'Security', 'Industry'];

/** Posts as a list of this length would hold them; Industry alone begins after the first fifty. */
const posts = Array.from({ length: 90 }, (_, index) => ({
  slug: `generated-${index}`,
  title: `Generated article ${index}`,
  excerpt: `What generated article ${index} says.`,
  author: 'Maren Tollefsdal',
  date: '2024-01-15' as const,
  category: categories[index % (index < 50 ? 3 : 4)] ?? '',
  readTime: '6 min read',
  featured: false,
}));
const totals = listTotals(posts);
/** The posts that the page would hold are the written ones; what counts here is what comes after. */
export const olderPosts = listParts(posts).older;

const control = `<div data-totals="${JSON.stringify(totals).replaceAll('"', '&quot;')}"><button type="button" data-shows-older="true">Show more articles</button><p role="status" data-older-count="true"></p></div>`;

/**
 * Makes the list of the blog one of ninety posts: the page says so as the build would say it, and the files
 * with the older posts are there.
 */
export async function serveLongList(page: Page): Promise<void> {
  await page.route(/\/blog(?:\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const end = '<div class="wrap"><div></div></div>';
    if (!html.includes(end))
      throw new Error('The end of the list is not where this test puts more');
    const longer = html.replace(end, `<div class="wrap"><div>${control}</div></div>`);
    await route.fulfill({ response, body: longer });
  });
  const files = listFiles(posts);
  await page.route(/\/blog\/articles-[\w-]+\.json$/, async (route) => {
    const listed = files.get(new URL(route.request().url()).pathname);
    if (listed) await route.fulfill({ json: listed.map(toListed) });
    else await route.fulfill({ status: 404 });
  });
}
