/**
 * Installs what a fresh machine lacks, and nothing twice: the packages of the lock file (which bring the
 * Node version the tools need) and, where browser tests are to run, a Chromium. Runs on Node 20 and needs no package.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join, resolve } from 'node:path';
import process from 'node:process';

const root = resolve(import.meta.dirname, '..');
const binaries = join(root, 'node_modules', '.bin');

/** Runs a command with the project's own Node first in the path; ends this process if it fails. */
export function run(command, parameters = [], environment = {}) {
  const { status, error } = spawnSync(command, parameters, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      PATH: `${binaries}${delimiter}${process.env.PATH}`,
      ...environment,
    },
  });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs the packages unless this very lock file has been installed. */
function installPackages() {
  const stamp = join(root, 'node_modules', '.cache', 'lock.sha256');
  const lock = readFileSync(join(root, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Installing packages…');
  run('npm', ['ci', '--no-audit', '--no-fund']);
  mkdirSync(join(stamp, '..'), { recursive: true });
  writeFileSync(stamp, hash);
}

function browserInstalled() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  return existsSync(chromium.executablePath()) || existsSync('/usr/bin/chromium');
}

/** Finds Playwright's Chromium or the system's; installs Debian's where there is none. */
function installBrowser() {
  if (browserInstalled()) return;
  console.log('Installing Chromium…');
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  const apt = (...parameters) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...parameters];
    run(command, rest, { DEBIAN_FRONTEND: 'noninteractive' });
  };
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation');
}

/** @param {{ browser?: boolean }} [wanted] */
export function setUp({ browser = false } = {}) {
  installPackages();
  if (browser) installBrowser();
}

if (process.argv[1] === import.meta.filename)
  setUp({ browser: process.argv.includes('--browser') });
