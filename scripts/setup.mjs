/**
 * Installs what is missing: the locked packages, which include Node, and for browser tests Chromium, other engines,
 * mail programs, a screen reader and two web servers. Runs on Node 18, to say that it is too old.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { linkNode, needNode } from './own-node.mjs';
import { installPackages } from './packages.mjs';

// Node 18 knows no folder of a module.
const root = fileURLToPath(new URL('..', import.meta.url));
const binaries = join(root, 'node_modules', '.bin');

/** How commands are started: with the project's own Node first in the path. */
const options = (environment = {}) => ({
  cwd: root,
  shell: process.platform === 'win32',
  env: {
    ...process.env,
    PATH: `${binaries}${delimiter}${process.env.PATH}`,
    ...environment,
  },
});

const outcomeOf = (command, parameters, environment) =>
  spawnSync(command, parameters, { ...options(environment), stdio: 'inherit' });

/** Runs a command and exits if it failed. */
export function run(command, parameters = [], environment = {}) {
  if (!succeeds(command, parameters, environment)) process.exit(1);
}

/** Runs a command. Returns whether it succeeded. */
export function succeeds(command, parameters = [], environment = {}) {
  const { status, error } = outcomeOf(command, parameters, environment);
  if (error) console.error(error.message);
  return status === 0;
}

/**
 * Starts a command that runs beside the next ones and writes to a file.
 * @returns a function that waits for it, shows what it wrote, and exits if it failed
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
  return async () => {
    const status = await ended;
    process.stdout.write(readFileSync(log));
    if (status !== 0) process.exit(status);
  };
}

/** @param {string | null} failure why set-up cannot go on, in one sentence */
function stopFor(failure) {
  if (failure === null) return;
  console.error(failure);
  process.exit(1);
}

/** The headless one opens pages faster. Some tests and measurements need the full one. */
const systemBrowsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

function browserInstalled() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  return existsSync(chromium.executablePath()) || systemBrowsers.every((file) => existsSync(file));
}

/** Debian's package manager, as root or through sudo. */
function apt(...parameters) {
  const [command, ...rest] = [
    ...(process.getuid?.() === 0 ? [] : ['sudo']),
    'apt-get',
    ...parameters,
  ];
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  return outcomeOf(command, rest, quiet).status === 0;
}

const install = (...packages) =>
  apt('update') && apt('install', '-y', '--no-install-recommends', ...packages);

function installBrowser() {
  if (browserInstalled()) return;
  console.log('Installing Chromium…');
  if (install('chromium', 'chromium-headless-shell', 'fonts-liberation')) return;
  // Other distributions have no headless package. An installed browser is enough.
  if (systemBrowsers.some((file) => existsSync(file))) return;
  if (!install('chromium', 'fonts-liberation')) process.exit(1);
}

/** Other engines: their packages in Debian, and the files these bring. */
const otherEngines = [
  { name: 'Firefox', packages: ['firefox-esr'], files: ['/usr/bin/firefox-esr'] },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus'],
    files: ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', '/usr/bin/dbus-run-session'],
  },
];

/** Mail programs and a screen reader, likewise. */
const otherPrograms = [
  { name: 'neomutt', packages: ['neomutt'], files: ['/usr/bin/neomutt'] },
  { name: 'Thunderbird', packages: ['thunderbird'], files: ['/usr/bin/thunderbird'] },
  {
    name: 'Orca',
    packages: ['orca', 'at-spi2-core', 'xdotool', 'xvfb', 'xauth', 'dbus'],
    files: ['/usr/bin/orca', '/usr/libexec/at-spi-bus-launcher', '/usr/bin/xdotool'],
  },
];

/** The web servers for the tests of `deploy/`. */
const servers = [
  {
    name: 'nginx and Caddy',
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static', 'caddy', 'openssl'],
    files: [
      '/usr/sbin/nginx',
      '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
      '/usr/bin/caddy',
      '/usr/bin/openssl',
    ],
  },
];

/** Installs what is missing. Its tests are skipped if that fails. */
function installOthers(wanted) {
  for (const { name, packages, files } of wanted) {
    if (files.every((file) => existsSync(file))) continue;
    console.log(`Installing ${name}…`);
    if (install(...packages)) continue;
    console.warn(`${name} cannot be installed, so the tests with it will be skipped.`);
  }
}

/** Installs the packages of tools whose tests are skipped if that fails. */
function installTools(folder, names) {
  const failure = installPackages(join(root, 'tools', folder));
  if (failure) console.warn(`The tests with ${names} will be skipped. ${failure}`);
}

/** Installs the engine of Cloudflare Pages, and Java for the Nu checker. */
function installAuditTools() {
  installTools('hosts', 'the engine of Cloudflare Pages');
  if (spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0) return;
  console.log('Installing Java…');
  if (!install('default-jre-headless'))
    console.warn('Java cannot be installed, so the Nu checker will be skipped.');
}

/**
 * Installs the packages and what is wanted besides.
 * @param {...('browser' | 'engines' | 'programs' | 'checkers' | 'audit' | 'bench' | 'mutation')} wanted
 *   `audit` includes engines, programs and checkers; engines and programs need the browser
 */
export function setUp(...wanted) {
  const wants = (name) => wanted.includes(name);
  const isWhole = wants('audit');
  stopFor(needNode());
  stopFor(installPackages(root));
  stopFor(linkNode(root));
  if (wants('mutation')) stopFor(installPackages(join(root, 'tools', 'mutation')));
  if (wants('checkers') || isWhole)
    installTools('audit', 'the Nu checker, the Observatory and lockfile-lint');
  if (isWhole) installAuditTools();
  if (wants('bench')) stopFor(installPackages(join(root, 'tools', 'bench')));
  if (!wants('browser')) return;
  installBrowser();
  if (wants('engines') || isWhole) installOthers(otherEngines);
  if (wants('programs') || isWhole) installOthers(otherPrograms);
  installOthers(servers);
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  setUp(...process.argv.slice(2).map((option) => option.replace('--', '')));
