import { expect, test } from 'vitest';

import { maxSitemapAddresses, sitemap } from './sitemap.ts';

test('lists every page, with its day if known', () => {
  const xml = sitemap([
    { address: 'https://a.example/' },
    { address: 'https://a.example/b', changed: '2025-01-05' },
  ]);
  expect(xml).toContain('\n<url><loc>https://a.example/</loc></url>\n');
  expect(xml).toContain(
    '\n<url><loc>https://a.example/b</loc><lastmod>2025-01-05</lastmod></url>\n',
  );
});

test('names the same page in other languages', () => {
  const [address, german] = ['https://a.example/?b&c', 'https://a.example/de/'];
  const xml = sitemap([
    {
      address,
      languages: [
        { tag: 'en', address },
        { tag: 'de', address: german },
      ],
    },
  ]);
  expect(xml).toContain(' xmlns:xhtml="http://www.w3.org/1999/xhtml">');
  expect(xml).toContain(
    '<loc>https://a.example/?b&amp;c</loc><xhtml:link rel="alternate" hreflang="en" href="https://a.example/?b&amp;c"/><xhtml:link rel="alternate" hreflang="de" href="https://a.example/de/"/></url>',
  );
});

test('rejects more pages than the protocol allows', () => {
  const pages = Array.from({ length: maxSitemapAddresses }, () => ({
    address: 'https://a.example/',
  }));
  expect(sitemap(pages)).toContain('<urlset');
  expect(() => sitemap([...pages, { address: 'https://a.example/b' }])).toThrow('50001 pages');
});
