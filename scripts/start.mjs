/** `npm start`: sets up, builds if sources changed, and serves. */
import { buildIfChanged } from './build-if-changed.mjs';
import { run } from './commands.mjs';
import { setUp } from './setup.mjs';

await setUp();
buildIfChanged();
run('node', ['scripts/serve.ts']);
