/**
 * Installs what is missing: the locked packages, which include Node, and for browser tests Chromium, other engines,
 * mail programs, a screen reader and two web servers. Runs on Node 18, to say that it is too old.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import { isCommand, root, start, succeeds } from './commands.mjs';
import { linkNode, needNode, installPackages } from './packages.mjs';

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

/* Debian's package manager, as root or through sudo, which forgets the environment. */
const asRoot = process.getuid?.() === 0 ? '' : 'sudo ';
const updating = `${asRoot}apt-get update`;
const installing = (packages) =>
  `${asRoot}env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ${packages.join(' ')}`;

let isUpdated = false;

/** Installs packages of Debian, whose list is fetched once. Returns whether that worked. */
function install(...packages) {
  isUpdated ||= process.platform === 'linux' && succeeds('sh', ['-c', updating]);
  return isUpdated && succeeds('sh', ['-c', installing(packages)]);
}

const chromium = {
  name: 'Chromium',
  packages: ['chromium', 'chromium-headless-shell', 'fonts-liberation'],
  files: systemBrowsers,
};

/** Whether Playwright brought browsers. Which, only its package can tell. */
const hasOwnBrowsers = () =>
  existsSync(process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright'));

function installBrowser() {
  if (browserInstalled()) return;
  console.log('Installing Chromium…');
  if (install(...chromium.packages)) return;
  // Other distributions have no headless package. An installed browser is enough.
  if (systemBrowsers.some((file) => existsSync(file))) return;
  if (!install('chromium', 'fonts-liberation'))
    stopFor(
      'Chromium cannot be installed here: run `npx playwright install chromium`, and then this again.',
    );
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

/** For its recipe. Without the service, which would take a port. */
const apache = {
  name: 'Apache',
  packages: ['apache2-bin'],
  files: ['/usr/sbin/apache2', '/usr/lib/apache2/modules/mod_rewrite.so'],
};

const isMissing = ({ files }) => !files.every((file) => existsSync(file));

/**
 * Starts to install all missing programs at once, while npm installs the packages. Where that fails, for example
 * because one of them is unknown, each is tried alone afterwards.
 * @returns a function that waits for the end
 */
function startPrograms(wanted) {
  const missing = wanted.filter(isMissing);
  if (process.platform !== 'linux' || missing.length === 0) return () => Promise.resolve(true);
  console.log(`Installing ${missing.map(({ name }) => name).join(', ')}…`);
  const command = `${updating} && ${installing(missing.flatMap(({ packages }) => packages))}`;
  return start('sh', ['-c', command], join(root, 'test-results/programs.log'));
}

/** Installs what is missing. Its tests are skipped if that fails. */
function installOthers(wanted) {
  for (const { name, packages } of wanted.filter(isMissing)) {
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
 * @param {...('browser' | 'engines' | 'programs' | 'audit' | 'mutation')} wanted
 *   `audit` includes engines and programs; these need the browser
 */
export async function setUp(...wanted) {
  const wants = (name) => wanted.includes(name);
  const isWhole = wants('audit');
  const others = [
    ...(wants('engines') || isWhole ? otherEngines : []),
    ...(wants('programs') || isWhole ? otherPrograms : []),
    ...servers,
    ...(isWhole ? [apache] : []),
  ];
  stopFor(needNode());
  const programsInstalled = startPrograms(
    wants('browser') ? [...(hasOwnBrowsers() ? [] : [chromium]), ...others] : [],
  );
  stopFor(installPackages(root));
  stopFor(linkNode(root));
  if (wants('mutation')) stopFor(installPackages(join(root, 'tools', 'mutation')));
  if (isWhole) installTools('audit', 'the Nu checker, the Observatory and lockfile-lint');
  await programsInstalled();
  if (isWhole) installAuditTools();
  if (!wants('browser')) return;
  installBrowser();
  installOthers(others);
}

if (isCommand(import.meta.url))
  await setUp(...process.argv.slice(2).map((option) => option.replace('--', '')));
