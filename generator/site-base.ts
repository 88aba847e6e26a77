import { resolve } from 'node:path';

import type { Plugin } from 'vite';

import { language } from '../src/config/locale.ts';
import { base, elsewhere, rootBase, rootUrl, siteUrl } from '../src/config/site-base.ts';

/**
 * Where compilers of JSX and MDX import the functions that make elements: React's own at the root of a host, so that a
 * page has no code for a base; else those that add it.
 */
export const elements =
  base === '' ? 'react' : resolve(import.meta.dirname, '../src/runtime/jsx').replaceAll('\\', '/');

/** Both functions return what they are given at the root. */
const atRoot = (code: string) => code.replaceAll(/\bwith(?:out)?Base\(/g, '(');

/**
 * Gives bundles the base and the language as constants: a page doesn't need every fact about the vendor to know them. A site at the root of
 * its host has no code for a base.
 */
export const siteBase = (): Plugin => ({
  name: 'site-base',
  config: () => ({ base: `${base}/`, define: { SITE_LANGUAGE: JSON.stringify(language) } }),
  load: {
    filter: { id: /src\/config\/site-base\.ts$/ },
    handler: () =>
      Object.entries({ base, rootBase, siteUrl, rootUrl, elsewhere })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
        .join(''),
  },
  transform: {
    filter: { id: /\.tsx?$/, code: /config\/base\.ts/ },
    handler: (code) => (base === '' ? { code: atRoot(code), map: null } : null),
  },
});
