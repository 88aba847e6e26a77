/** `npm start`: sets up, builds if sources changed, and serves. */
import { buildIfChanged } from './build-if-changed.mjs';
import { run, setUp } from './setup.mjs';

setUp();
buildIfChanged();
run('node', ['scripts/serve.ts']);
