import { createServer } from 'node:http';
import { resolve } from 'node:path';
import process from 'node:process';

import { siteHandler } from './site-handler.ts';

const port = Number(process.env['PORT'] ?? 4173);

createServer(siteHandler(resolve(import.meta.dirname, '../dist'))).listen(
  port,
  process.env['HOST'] ?? '127.0.0.1',
  () => {
    console.log(`Serving dist/ on http://localhost:${port}`);
  },
);
