import { createServer } from 'node:http';

import { siteHandler } from '../../scripts/serve.ts';
import { dist } from '../support/dist.ts';
import { freePort } from '../support/hosts.ts';

/** Serves the built site on a port of its own, and holds back the files whose address matches until `letIn`. */
export async function serveSlowly(held: RegExp) {
  const { promise, resolve: letIn } = Promise.withResolvers<void>();
  const serve = siteHandler(dist);
  const server = createServer(async (request, response) => {
    if (held.test(request.url ?? '')) await promise;
    serve(request, response);
  });
  const port = await freePort();
  await new Promise<void>((done) => {
    server.listen(port, '127.0.0.1', done);
  });
  const stop = () => {
    letIn();
    server.closeAllConnections();
    server.close();
  };
  return { base: `http://localhost:${port}`, letIn, stop };
}
