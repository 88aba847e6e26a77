import type { Plugin } from 'vite';

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
