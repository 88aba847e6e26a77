import { expect, test } from 'vitest';

import { allRoutes, notFoundRoute } from '../../src/routes.ts';
import { pageModules } from '../../generator/import-graph.ts';
import { pageFile } from '../../generator/pages/page-files.ts';

// Seen to fail: without the route of /security.
test('every page module is the page of a route', () => {
  const pages = [...allRoutes.map(({ page }) => page), 'blog/article', notFoundRoute.page];
  const routed = new Set(pages.map((page) => pageFile(page)));
  const forgotten = pageModules
    .filter((name) => !routed.has(`src/${name}`))
    .map((name) => `src/${name} has no route in src/routes.ts`);
  expect(forgotten).toEqual([]);
});
