import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { siteHandler } from '../../scripts/site-handler.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { test as base } from './test.ts';

type KeyedSite = ProjectCopy & {
  readonly url: string;
  /** What `npm run keys` printed. */
  readonly made: string;
};

/** Builds the site with keys of its own, once per worker. */
export const test = base.extend<object, { site: KeyedSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures out of it.
    async ({}, use) => {
      const copy = copyProject();
      const { status, out: made } = copy.run('keys');
      if (status !== 0) throw new Error(made);
      copy.build();
      const server = createServer(siteHandler(copy.dist)).listen(0, '127.0.0.1');
      await new Promise((ready) => server.once('listening', ready));
      const { port } = server.address() as AddressInfo;
      try {
        await use({ ...copy, made, url: `http://localhost:${port}` });
      } finally {
        server.close();
        copy.remove();
      }
    },
    { scope: 'worker', timeout: 900_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});
