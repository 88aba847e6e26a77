/**
 * Installs what is missing: the locked packages, which include Node, and for browser tests Chromium, other engines,
 * mail programs, a screen reader and two web servers. Runs on Node 20 without any package.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import { binaries, outcomeOf, root, start } from './commands.mjs';

/** Installs a folder's packages unless this lock file is already installed. Returns whether that worked. */
function installPackages(folder = root) {
  const stamp = join(folder, 'node_modules', '.cache', 'lock.sha256');
  const lock = readFileSync(join(folder, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true;
  console.log('Installing packages…');
  const { status } = outcomeOf('npm', ['ci', '--no-audit', '--no-fund', '--prefix', folder]);
  if (status !== 0) return false;
  mkdirSync(join(stamp, '..'), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}

function needPackages(folder = root) {
  if (!installPackages(folder)) process.exit(1);
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

let isUpdated = false;

/** Installs packages of Debian, whose list is fetched once. Returns whether that worked. */
function install(...packages) {
  isUpdated ||= apt('update');
  return isUpdated && apt('install', '-y', '--no-install-recommends', ...packages);
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
  const asRoot = process.getuid?.() === 0 ? '' : 'sudo ';
  const quiet = `${asRoot}env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends`;
  const names = missing.flatMap(({ packages }) => packages).join(' ');
  const command = `${asRoot}apt-get update && ${quiet} ${names}`;
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

/** Installs the Nu checker, the Observatory and lockfile-lint. Their tests are skipped if that fails. */
function installCheckers() {
  if (installPackages(join(root, 'tools', 'audit'))) return;
  console.warn('The audit tools cannot be installed, so their tests will be skipped.');
}

/** Installs the engine of Cloudflare Pages, and Java for the Nu checker. */
function installAuditTools() {
  if (!installPackages(join(root, 'tools', 'hosts')))
    console.warn(
      'The engine of Cloudflare Pages cannot be installed, so its tests will be skipped.',
    );
  if (spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0) return;
  console.log('Installing Java…');
  if (!install('default-jre-headless'))
    console.warn('Java cannot be installed, so the Nu checker will be skipped.');
}

/** Node runs TypeScript files from 22.18 on. */
const runsTypeScript = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18);
};

/** Exits if Node is too old and no package contains one for this platform (docs/decisions/0003). */
function needNode() {
  const { version, platform, arch, glibc } = ownMachine();
  const packaged =
    (platform === 'linux' && glibc && ['x64', 'arm64'].includes(arch)) ||
    (platform === 'win32' && arch === 'x64');
  if (packaged || runsTypeScript(version)) return;
  console.error(
    `Node ${version} is too old, and none comes with the packages for ${platform} ${arch}: install Node 24 from https://nodejs.org and try again.`,
  );
  process.exit(1);
}

function ownMachine() {
  const { platform, arch, versions } = process;
  const glibc = Boolean(process.report.getReport().header.glibcVersionRuntime);
  return { version: versions.node, platform, arch, glibc };
}

/** Removes npm's link to the packaged Node where it cannot start, without glibc. */
function dropForeignNode() {
  const { platform, glibc } = ownMachine();
  if (platform === 'linux' && !glibc) rmSync(join(binaries, 'node'), { force: true });
}

/**
 * Installs the packages and what is wanted besides.
 * @param {...('browser' | 'engines' | 'programs' | 'checkers' | 'audit' | 'bench' | 'mutation')} wanted
 *   `audit` includes engines, programs and checkers; engines and programs need the browser
 */
export async function setUp(...wanted) {
  const wants = (name) => wanted.includes(name);
  const isWhole = wants('audit');
  const others = [
    ...(wants('engines') || isWhole ? otherEngines : []),
    ...(wants('programs') || isWhole ? otherPrograms : []),
    ...servers,
  ];
  needNode();
  const programsInstalled = startPrograms(
    wants('browser') ? [...(hasOwnBrowsers() ? [] : [chromium]), ...others] : [],
  );
  needPackages();
  dropForeignNode();
  if (wants('mutation')) needPackages(join(root, 'tools', 'mutation'));
  if (wants('checkers') || isWhole) installCheckers();
  await programsInstalled();
  if (isWhole) installAuditTools();
  if (wants('bench')) needPackages(join(root, 'tools', 'bench'));
  if (!wants('browser')) return;
  installBrowser();
  installOthers(others);
}

if (process.argv[1] === import.meta.filename)
  await setUp(...process.argv.slice(2).map((option) => option.replace('--', '')));
