import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { mediaTypes } from '../../generator/hosts/headers.ts';

/**
 * Serves a folder under a path as hosts do that know only files: a folder answers with its `index.html`, after a slash is
 * added to its address, and whatever is missing with the `404.html` at the top. It sends no headers of the site.
 * @param base the path, such as `/site`
 */
export async function servePlainFiles(folder: string, base: string) {
  const server = createServer(({ url = '' }, response) => {
    const { pathname, search } = new URL(url, 'http://localhost');
    const file = join(folder, pathname.slice(base.length));
    const found = pathname.startsWith(base) ? statSync(file, { throwIfNoEntry: false }) : undefined;
    if (found?.isDirectory() && !pathname.endsWith('/')) {
      response.writeHead(301, { Location: `${pathname}/${search}` }).end();
      return;
    }
    const named = found?.isDirectory() ? join(file, 'index.html') : file;
    const isThere = found && statSync(named, { throwIfNoEntry: false })?.isFile();
    const sent = isThere ? named : join(folder, '404.html');
    const type = mediaTypes[sent.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    response.writeHead(isThere ? 200 : 404, { 'Content-Type': type }).end(readFileSync(sent));
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://localhost:${port}${base}`, stop };
}
