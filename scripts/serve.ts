/** Serves a built site, `dist/` unless another folder is named, on PORT and HOST. */
import { createServer } from 'node:http';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';

import { base } from '../src/config/base.ts';
import { siteHandler } from './site-handler.ts';

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '../dist'));
const port = Number(process.env['PORT'] || 4173);
const host = process.env['HOST'] || '127.0.0.1';
const another = 'choose another port, as in `PORT=4174 npm start`';
const noAddress = `HOST is ${host}, which is no address of this machine: leave HOST out.`;

function stopFor(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** What to do if the server cannot start, by the code of the system. */
const failures: Readonly<Record<string, string>> = {
  EADDRINUSE: `Port ${port} is taken: stop the program that uses it, or ${another}.`,
  EACCES: `Port ${port} is reserved for administrators: ${another}.`,
  EADDRNOTAVAIL: noAddress,
  EAI_AGAIN: noAddress,
  ENOTFOUND: noAddress,
};

if (!existsSync(join(folder, '404.html')))
  stopFor(`There is no built site in ${folder}: run \`npm run build\`, then this again.`);
if (!Number.isInteger(port) || port < 1 || port > 65_535)
  stopFor(`PORT is ${process.env['PORT']}, which is no number from 1 to 65535: ${another}.`);

createServer(siteHandler(folder))
  .on('error', (error: NodeJS.ErrnoException) =>
    stopFor(failures[error.code ?? ''] ?? `The site cannot be served: ${error.message}.`),
  )
  .listen(port, host, () => {
    console.log(`Serving dist/ on http://localhost:${port}${base}${base && '/'}`);
  });
