import { basename, resolve } from 'node:path';

import type { Plugin } from 'vite';

import { here, isFirst, isOnly, isRightToLeft, language, locale } from '../src/config/language.ts';
import { base, homes, rootBase, rootUrl, siteUrl } from '../src/config/site-base.ts';
import { inLanguage } from './languages/overlay.ts';
import { fileName, root } from './texts/plain-text.ts';

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

/** Has bundles take what the hints of claims say as texts, without the facts that they are made of. */
export function claimTexts(): Plugin {
  return {
    name: 'claim-texts',
    apply: 'build',
    load: {
      filter: { id: /\/src\/chrome\/claim-hints\.ts$/ },
      async handler() {
        const { claimHints } = await inLanguage<typeof import('../src/chrome/claim-hints.ts')>(
          'chrome/claim-hints.ts',
          language,
        );
        return `export const claimHints = ${JSON.stringify(claimHints)};`;
      },
    },
  };
}

/** Whether every address stays as code has it. */
const isPlain = base === '' && homes === null;

/**
 * Where the compiler of JSX imports the functions that make elements: React's own where addresses stay as they are,
 * so that a page has no code for a base; else those that add it. A name, because in a comment a path ends at a blank.
 */
export const elements = isPlain ? 'react' : '@site/elements';

/** Both functions return what they are given. */
const withoutCalls = (code: string) => code.replaceAll(/\bwith(?:out)?Base\(/g, '(');

/** What stands in place of modules in bundles: a page doesn't need every fact about the vendor to know its base. */
const constants: Readonly<Record<string, object>> = {
  'site-base': { base, siteUrl, rootBase, rootUrl, homes },
  language: { here, isFirst, isOnly, isRightToLeft, language, locale },
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
    handler: (code) => (isPlain ? { code: withoutCalls(code), map: null } : null),
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
      const file = JSON.stringify(fileName(id));
      const named = code.replace(/^export default /m, 'const island = ');
      return { code: `${named}\nisland.file = ${file};\nexport default island;\n`, map: null };
    },
  },
});

/** React's modules that the browser's code imports. They are CommonJS, so every file of it would import an adapter. */
const reactModules = new Set(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']);

/** Gives the browser's code React's modules with names that it can import, so that one file adapts them. */
export const reactNames = (): Plugin => ({
  name: 'react-names',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id, importer) =>
    reactModules.has(id) && importer && !/node_modules\/react|^\0react-names:/.test(importer)
      ? `\0react-names:${id}`
      : null,
  load: {
    filter: { id: /^\0react-names:/ },
    async handler(id) {
      const module = id.slice('\0react-names:'.length);
      const names = Object.keys((await import(module)).default).filter(
        (name) => name !== 'default',
      );
      return `import module from '${module}';\nexport default module;\nexport const { ${names.join(', ')} } = module;\n`;
    },
  },
});
