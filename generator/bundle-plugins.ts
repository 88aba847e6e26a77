import { basename, relative, resolve } from 'node:path';

import type { Plugin } from 'vite';

import { here, isFirst, isOnly, language, locale } from '../src/config/language.ts';
import { base, elsewhere, rootBase, rootUrl, siteUrl } from '../src/config/site-base.ts';

const root = resolve(import.meta.dirname, '..');

const own = JSON.stringify(resolve(root, 'src/runtime/fetch-files.ts'));

/**
 * Has every `import()` call `runtime/fetch-files.ts`. Vite's helper for it also serves old browsers and other ways of
 * building, and would be a tenth of the entry. Fails the build if Vite asks for its helper by another name.
 */
export function leanPreload(): Plugin {
  let isReplaced = false;
  return {
    name: 'lean-preload',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler() {
        isReplaced = true;
        return `export { withFiles as __vitePreload } from ${own};`;
      },
    },
    generateBundle() {
      if (!isReplaced) this.error('lean-preload: Vite has another helper for import()');
    },
  };
}

/**
 * Removes the call with which sonner inserts a `<style>` element on import, because the policy blocks it. The
 * site imports the same rules as a file. Fails the build if the call is not found.
 */
export function sonnerWithoutStyle(): Plugin {
  return {
    name: 'sonner-without-style',
    enforce: 'pre',
    transform: {
      filter: { id: /node_modules\/sonner\/dist\/index\.mjs/ },
      handler(code) {
        const without = code.replace(/^__insertCSS\(.*\);?$/m, '');
        if (without === code) this.error('sonner: the __insertCSS call was not found');
        return { code: without, map: null };
      },
    },
  };
}

/**
 * Where compilers of JSX and MDX import the functions that make elements: React's own at the root of a host, so that a
 * page has no code for a base; else those that add it. A name, because in a comment a path ends at a blank.
 */
export const elements = base === '' ? 'react' : '@site/elements';

/** Both functions return what they are given at the root. */
const atRoot = (code: string) => code.replaceAll(/\bwith(?:out)?Base\(/g, '(');

/** What stands in place of modules in bundles: a page doesn't need every fact about the vendor to know its base. */
const constants: Readonly<Record<string, object>> = {
  'site-base': { base, siteUrl, rootBase, rootUrl, elsewhere },
  language: { here, isFirst, isOnly, language, locale },
};

/**
 * Gives bundles the base and the language as constants. A site at the root of its host has no code for a base.
 */
export const siteBase = (): Plugin => ({
  name: 'site-base',
  config: () => ({
    resolve: {
      alias: { '@site/elements': resolve(root, 'src/runtime/jsx').replaceAll('\\', '/') },
    },
  }),
  load: {
    filter: { id: /\/src\/config\/(?:site-base|language)\.ts$/ },
    handler: (id) =>
      Object.entries(constants[basename(id, '.ts')] ?? {})
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
        .join(''),
  },
  transform: {
    filter: { id: /\.tsx?$/, code: /config\/base\.ts/ },
    handler: (code) => (base === '' ? { code: atRoot(code), map: null } : null),
  },
});

/**
 * Vite plugin: tells the renderer which module an island is from, for its address. A list of all islands would load
 * each of them for every page that the development server shows.
 */
export const islandFiles = (): Plugin => ({
  name: 'island-files',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: /\.island\.tsx$/ },
    handler(code, id) {
      const file = JSON.stringify(relative(root, id).replaceAll('\\', '/'));
      const named = code.replace(/^export default /m, 'const island = ');
      return { code: `${named}\nisland.file = ${file};\nexport default island;\n`, map: null };
    },
  },
});
