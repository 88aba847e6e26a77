import { relative, resolve } from 'node:path';

import type { Plugin } from 'vite';

const root = resolve(import.meta.dirname, '../..');

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
