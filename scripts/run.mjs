/**
 * `npm start`, `npm run build` and the like: each sets up what it needs, and runs. In one line of a shell, the second `node`
 * of a fresh clone would be the machine's: shells keep the place where they found the first.
 */
import { join } from 'node:path';
import process from 'node:process';

import { root, run } from './commands.mjs';
import { setUp } from './setup.mjs';

const [name, ...parameters] = process.argv.slice(2);

/** Builds the site, on a reserved name with keys of a demonstration, and signs it with those alone. */
function build(...words) {
  run('node', ['tools/owner/demonstration.ts']);
  run('node', ['generator/languages/build-each.ts', ...words]);
  run('node', ['tools/owner/sign.ts', '--after-build']);
}

const buildIfChanged = () => build('--if-changed', '--logLevel', 'warn');

/** Programs that load what is made from the facts would fail at a wrong one in words of their own. */
const checkFacts = () => run('node', ['scripts/check-facts.ts']);

const scripts = {
  async start() {
    await setUp();
    buildIfChanged();
    run('node', ['scripts/serve.ts']);
  },
  async build() {
    await setUp();
    build(...parameters);
  },
  async bench() {
    await setUp('browser');
    buildIfChanged();
    run('node', ['tools/bench/main.ts', ...parameters]);
  },
  async dev() {
    await setUp();
    checkFacts();
    run('vite', parameters);
  },
  async edit() {
    await setUp();
    checkFacts();
    run('node', ['tools/editor/main.ts']);
  },
};

const programs = {
  growth: 'tools/growth/main.ts',
  languages: 'scripts/languages.ts',
  licenses: 'scripts/licenses.ts',
  owners: 'tools/other-owners/main.ts',
};

/** Any other is a program of `tools/owner`, of which three may know passphrases. */
async function runProgram() {
  await setUp();
  if (name === 'launch-check') checkFacts();
  const words = [join(root, programs[name] ?? `tools/owner/${name}.ts`), ...parameters];
  // A shell of Windows would take a blank for an end.
  const quoted = words.map((word) => (process.platform === 'win32' ? `"${word}"` : word));
  const { INIT_CWD, SEALING_PASSPHRASE, SIGNING_PASSPHRASE } = process.env;
  const isAsked = ['keys', 'sign', 'unseal'].includes(name);
  const secrets = isAsked ? { SEALING_PASSPHRASE, SIGNING_PASSPHRASE } : {};
  // An owner means a file from where the command was typed, which npm leaves for the project's folder.
  run('node', quoted, secrets, programs[name] ? root : INIT_CWD);
}

await (scripts[name] ?? runProgram)();
