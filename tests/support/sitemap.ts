import { read } from './dist.ts';

/** Every address that the sitemap names, as a path. */
export const sitemapPaths: readonly string[] = [
  ...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g),
].map(([, address = '']) => new URL(address).pathname);
