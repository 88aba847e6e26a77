import type { Plugin } from 'vite';

const helper = `
const asked = new Map();
const ask = (href) => {
  const isSheet = href.endsWith('.css');
  if (isSheet && document.querySelector(\`link[href="/\${href}"]\`)) return;
  const link = Object.assign(document.createElement('link'), {
    rel: isSheet ? 'stylesheet' : 'modulepreload',
    href: '/' + href,
  });
  const ready = isSheet && new Promise((loaded, failed) => {
    link.onload = loaded;
    link.onerror = () => failed(new Error('Could not load ' + href));
  });
  document.head.append(link);
  return ready;
};
export const __vitePreload = (load, needed = []) =>
  Promise.all(needed.map((href) => {
    if (!asked.has(href)) asked.set(href, ask(href));
    return asked.get(href);
  })).then(load);
`;

/**
 * Replaces Vite's helper that preloads a lazy chunk's style sheets and imports. Every page loads the helper, and
 * this site needs a third of it: no nonces, no base path, no old browsers (docs/decisions/0024).
 */
export function smallPreloadHelper(): Plugin {
  return {
    name: 'small-preload-helper',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({ code: helper, moduleSideEffects: false }),
    },
  };
}
