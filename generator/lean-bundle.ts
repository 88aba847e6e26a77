import { join } from 'node:path';

import type { Plugin } from 'vite';

import { source } from './import-graph.ts';

const own = JSON.stringify(join(source, 'runtime/fetch-files.ts'));

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
