import { createServer, type RequestListener } from 'node:http';

import { builtRules } from '../../generator/built-rules.ts';
import { nginxRecipe } from '../../generator/hosts/nginx.ts';
import { siteHandler } from '../../scripts/site-handler.ts';
import { site } from '../../src/config/site.ts';
import { missingOn, startHost } from '../../tests/support/hosts.ts';

export type Server = { readonly origin: string; readonly stop: () => Promise<void> };

const nginx = missingOn('nginx') === null;

export const serving = nginx
  ? 'nginx by the recipe for hosts, TLS and HTTP/2, Brotli'
  : 'the server of npm start, plain HTTP/1.1, Brotli (no nginx here)';

/** Serves a folder with nginx as in production, or with the development server where nginx is missing. */
export async function serve(folder: string): Promise<Server> {
  if (!nginx) return listen(siteHandler(folder));
  const recipe = nginxRecipe(builtRules(folder), new URL(site.origin).host);
  const { httpsPort, stop } = await startHost('nginx', { folder, recipe });
  return { origin: `https://localhost:${httpsPort}`, stop };
}

export async function listen(handler: RequestListener): Promise<Server> {
  const server = createServer(handler);
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No free port was found');
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((done) => {
      server.close(done);
    });
  };
  return { origin: `http://localhost:${address.port}`, stop };
}
