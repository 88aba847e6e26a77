/** `npm run bench`: sets up, builds if sources changed, and measures. */
import process from 'node:process';

import { buildIfChanged } from './build-if-changed.mjs';
import { run } from './commands.mjs';
import { setUp } from './setup.mjs';

await setUp('browser');
buildIfChanged();
run('node', ['tools/bench/main.ts', ...process.argv.slice(2)]);
