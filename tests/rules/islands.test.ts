import { expect, test } from 'vitest';

import { modules, pageModules, reach, read } from '../../generator/import-graph.ts';

const isIsland = (name: string) => name.endsWith('.island.tsx');
const islands = modules.filter(isIsland);

/** Hooks that work in static rendering. */
const rendersAtBuild = new Set(['use', 'useId', 'useContext', 'useRenderContext']);

const hooksAndHandlers = (name: string): readonly string[] =>
  [...read(name).matchAll(/\b(use[A-Z]\w*|use)(?:<[^>(]*>)?\(|\s(on[A-Z]\w*)=\{/g)]
    .map(([, hook, handler]) => hook ?? handler ?? '')
    .filter((found) => !rendersAtBuild.has(found));

/** What runs in no island and would need one, by the page, or the frame of all pages, that shows it. */
const outsideIslands = (page: string): readonly string[] => {
  const rendered = reach([page], {
    enters: (name) => !isIsland(name) && !name.startsWith('runtime/'),
  });
  return [...rendered]
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) =>
      hooksAndHandlers(name).map((found) => `src/${page}: src/${name} has ${found}`),
    );
};

// Seen to fail: with a button that has `onClick` in pages/about.tsx, and with `useState` in ui/figure.tsx.
test('no component outside an island has a hook or a handler', () => {
  expect(pageModules.length).toBeGreaterThan(15);
  expect(['app.tsx', ...pageModules].flatMap(outsideIslands)).toEqual([]);
});

/** Content that islands use. Each file loads only with its island. */
const usedInBrowser: ReadonlySet<string> = new Set([
  'api/calls.ts',
  'ask-us.ts',
  'claims.ts',
  'claims/claim.ts',
  'claims/company.ts',
  'claims/measures.ts',
  'claims/standards.ts',
  'pages/free-demo/formats.ts',
  'pages/platform/zero-trust/self-check.ts',
  'pages/products-solutions/words.ts',
  'pages/products-solutions/suite.ts',
  'pages/solutions/threats.ts',
  'papers/catalog.ts',
  'papers/for-account.ts',
  'papers/titles.ts',
  'products.ts',
  // Of it the papers, which are few, and no text.
  'records.ts',
  'regimes.ts',
  'request-words.ts',
]);

// Seen to fail: with content/pages/contact.ts in contact-form.island.tsx, and with careers.tsx in the island of its filter.
test('no page reaches the browser, and no content except the files listed here', () => {
  const browser = reach(['runtime/boot.ts', ...islands], { lazy: true });
  const wrong = [...browser].filter(
    (name) =>
      pageModules.includes(name) ||
      (name.startsWith('content/') &&
        !name.startsWith('content/product/') &&
        !usedInBrowser.has(name.slice('content/'.length))),
  );
  expect(wrong).toEqual([]);
});
