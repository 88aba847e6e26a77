import { absolute } from '../../src/config/base.ts';
import { site } from '../../src/config/site.ts';
import { products } from '../../src/content/products.ts';
import { head as notFound } from '../../src/content/pages/not-found.ts';
import { routes } from '../../src/page.ts';
import { events } from '../../src/content/records.ts';
import { writtenArticles, writtenTopics } from '../support/articles.ts';
import { pages, read } from '../support/dist.ts';
import { expect, test } from '../support/test.ts';
import { htmlFaults } from '../support/html-faults.ts';

const text = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
const served = pages.filter(({ path }) => path !== '/404' && !path.endsWith('.html'));

test('every route is a page with its own title, description and address, and a link to the feed', () => {
  const paths = served.map(({ path }) => path);
  for (const { path } of routes) expect(paths).toContain(path);
  const ofArticles = paths.filter((path) => /^\/blog\/[^/]+$/.test(path));
  expect(ofArticles).toHaveLength(writtenArticles.length);
  for (const pattern of [
    /<title>(.*?)<\/title>/,
    /name="description" content="(.*?)"/,
    /rel="canonical" href="(.*?)"/,
    /property="og:title" content="(.*?)"/,
    /property="og:url" content="(.*?)"/,
  ]) {
    const found = served.map(({ html }) => text(html, pattern));
    expect(new Set(found).size, `${pattern}`).toBe(served.length);
    expect(found).not.toContain('');
  }
  for (const { path, html } of served)
    expect(html, path).toContain('<link rel="alternate" type="application/rss+xml"');
  // The pages of the blog's lists share theirs.
  const others = served.filter(({ path }) => !/^\/blog\/(?:category|page)\//.test(path));
  const headings = others.map(({ html }) => text(html, /<h1[^>]*>(.*?)<\/h1>/));
  expect(new Set(headings).size).toBe(others.length);
  expect(headings).not.toContain('');
  expect(read('404.html')).toContain(`<title>${notFound.title} | ${site.name}</title>`);
  expect(read('404.html')).toContain('<meta name="robots" content="noindex">');
});

test('no page has an executable inline script, a style attribute or an event attribute', () => {
  for (const { name, html } of pages) {
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(([, rest]) => rest);
    expect(
      inline.filter((rest) => !rest?.includes('application/ld+json')),
      name,
    ).toEqual([]);
    expect(/\sstyle="/.test(html), name).toBe(false);
    expect(/<[^>]+\son[a-z]+="/.test(html), name).toBe(false);
  }
});

/** Types of structured data besides the breadcrumbs, which pages directly below the home page don't need. */
const ownKinds: Readonly<Record<string, readonly string[]>> = {
  '/': ['Organization', 'WebSite', ...events.map(() => 'Event')],
  '/blog': ['Blog'],
  '/docs': writtenTopics.map(() => 'TechArticle'),
  '/api': ['TechArticle'],
  '/products-solutions': products
    .filter(({ available }) => available)
    .map(() => 'SoftwareApplication'),
};

test('structured data is valid JSON of the expected types', () => {
  for (const { path, html } of served) {
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    const kinds = blocks.map(([, json]) => JSON.parse(json ?? '')['@type']);
    if (path.startsWith('/blog/category/')) expect(kinds).toEqual(['BreadcrumbList', 'Blog']);
    else if (path.startsWith('/blog/')) expect(kinds).toEqual(['BreadcrumbList', 'BlogPosting']);
    else {
      const parent = routes.find((route) => route.path === path)?.parent;
      const isBelow = routes.some((route) => route.path === parent);
      const own = ownKinds[path] ?? [];
      expect(kinds, path).toEqual(isBelow ? ['BreadcrumbList', ...own] : own);
    }
  }
});

test('the sitemap lists every page and nothing else; robots names it', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
  expect(listed.toSorted()).toEqual(served.map(({ path }) => absolute(path)).toSorted());
  expect(read('robots.txt')).toContain(absolute('/sitemap.xml'));
});

test('the HTML is valid', async () => {
  for (const { name, html } of pages) expect(await htmlFaults(html, name), name).toEqual([]);
});
