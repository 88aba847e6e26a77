import { read } from './dist.ts';

export const sitemapPaths: readonly string[] = [
  ...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g),
].map(([, address = '']) => new URL(address).pathname);
