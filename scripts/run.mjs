/** `npm start`, `npm run build`, `npm run bench` and `npm run edit`: each sets up what it needs, and runs. */
import process from 'node:process';

import { run } from './commands.mjs';
import { setUp } from './setup.mjs';

const [name, ...parameters] = process.argv.slice(2);

const build = 'generator/languages/build-each.ts';
const buildIfChanged = () => run('node', [build, '--if-changed', '--logLevel', 'warn']);

const scripts = {
  async start() {
    await setUp();
    buildIfChanged();
    run('node', ['scripts/serve.ts']);
  },
  async build() {
    await setUp();
    run('node', [build, ...parameters]);
  },
  async bench() {
    await setUp('browser');
    buildIfChanged();
    run('node', ['tools/bench/main.ts', ...parameters]);
  },
  async edit() {
    await setUp('editor');
    run('node', ['tools/editor/main.ts']);
  },
};

await scripts[name]();
