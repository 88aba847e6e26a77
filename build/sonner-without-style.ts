import type { Plugin } from 'vite';

/**
 * Takes out the call by which sonner writes a `<style>` element at import: the policy forbids it, and
 * the same rules are imported as a file. Fails the build if the call is no longer found.
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
