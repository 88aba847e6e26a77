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

test('rejects more pages than the protocol allows', () => {
  const pages = Array.from({ length: maxSitemapAddresses }, () => ({
    address: 'https://a.example/',
  }));
  expect(sitemap(pages)).toContain('<urlset');
  expect(() => sitemap([...pages, { address: 'https://a.example/b' }])).toThrow('50001 pages');
});
