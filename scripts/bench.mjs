/** `npm run bench`: sets up, builds unless nothing has changed since the last build, measures. */
import process from 'node:process';

import { buildIfChanged } from './build-if-changed.mjs';
import { run, setUp } from './setup.mjs';

setUp({ browser: true, bench: true });
buildIfChanged();
run('node', ['tools/bench/main.ts', ...process.argv.slice(2)]);
