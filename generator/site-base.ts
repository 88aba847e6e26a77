import { resolve } from 'node:path';

import type { Plugin } from 'vite';

import { base, siteUrl } from '../src/config/site-base.ts';

/**
 * Where compilers of JSX and MDX import the functions that make elements: React's own at the root of a host, so that a
 * page has no code for a base; else those that add it.
 */
export const elements =
  base === '' ? 'react' : resolve(import.meta.dirname, '../src/runtime/jsx').replaceAll('\\', '/');

/** Both functions return what they are given at the root. */
const atRoot = (code: string) => code.replaceAll(/\bwith(?:out)?Base\(/g, '(');

/**
 * Gives bundles the base as a constant: a page doesn't need every fact about the vendor to know it. A site at the root of
 * its host has no code for a base.
 */
export const siteBase = (): Plugin => ({
  name: 'site-base',
  load: {
    filter: { id: /src\/config\/site-base\.ts$/ },
    handler: () =>
      `export const base = ${JSON.stringify(base)};\nexport const siteUrl = ${JSON.stringify(siteUrl)};\n`,
  },
  transform: {
    filter: { id: /\.tsx?$/, code: /config\/base\.ts/ },
    handler: (code) => (base === '' ? { code: atRoot(code), map: null } : null),
  },
});
