import { languages } from '../../src/config/languages.ts';
import { read } from './dist.ts';

const pathsIn = (file: string): readonly string[] =>
  [...read(file).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );

/** Of the first language. */
export const sitemapPaths = pathsIn('sitemap.xml');

/** Of all languages: a home has a slash at its end, and other pages have none. */
export const pathsOfEveryLanguage: readonly string[] = languages.flatMap(({ path }) =>
  pathsIn(`${path}/sitemap.xml`.slice(1)),
);
