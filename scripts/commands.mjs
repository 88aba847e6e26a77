import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

// Node 18, which is told that it is too old, knows no folder of a module.
export const root = fileURLToPath(new URL('..', import.meta.url));
const binaries = join(root, 'node_modules', '.bin');

/**
 * Whether a module is the one that Node was started with, rather than imported. Node 18, which is told that it
 * is too old, has no `import.meta.main`.
 * @param {string} url `import.meta.url` of the module
 */
export const isCommand = (url) => realpathSync(process.argv[1]) === fileURLToPath(url);

/**
 * How commands are started: with the project's own Node first in the path, and without the passphrases of private keys,
 * because a build runs texts and packages of others.
 */
const options = (environment = {}) => ({
  cwd: root,
  shell: process.platform === 'win32',
  env: {
    ...process.env,
    SEALING_PASSPHRASE: undefined,
    SIGNING_PASSPHRASE: undefined,
    PATH: `${binaries}${delimiter}${process.env.PATH}`,
    ...environment,
  },
});

/** Runs a command and exits if it failed. */
export function run(command, parameters = [], environment = {}, folder = root) {
  if (!succeeds(command, parameters, environment, folder)) process.exit(1);
}

/** Runs a command. Returns whether it succeeded. */
export function succeeds(command, parameters = [], environment = {}, folder = root) {
  const { status, error } = spawnSync(command, parameters, {
    ...options(environment),
    cwd: folder,
    stdio: 'inherit',
  });
  if (error) console.error(error.message);
  return status === 0;
}

/**
 * Starts a command that runs beside the next ones and writes to a file.
 * @returns a function that waits for it, shows what it wrote, and returns whether it succeeded; its `ended` only waits
 */
export function start(command, parameters, log) {
  mkdirSync(dirname(log), { recursive: true });
  const file = openSync(log, 'w');
  const child = spawn(command, parameters, { ...options(), stdio: ['ignore', file, file] });
  process.on('exit', () => child.kill());
  const ended = new Promise((done) => {
    child.on('error', (error) => {
      console.error(error.message);
      done(1);
    });
    child.on('exit', (status) => done(status ?? 1));
  });
  const show = async () => {
    const status = await ended;
    process.stdout.write(readFileSync(log));
    return status === 0;
  };
  return Object.assign(show, { ended });
}
