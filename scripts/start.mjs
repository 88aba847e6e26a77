/** `npm start`: sets up, builds unless nothing has changed since the last build, serves. */
import { buildIfChanged } from './build-if-changed.mjs';
import { run, setUp } from './setup.mjs';

setUp();
buildIfChanged();
run('node', ['scripts/serve.ts']);
