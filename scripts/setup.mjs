/**
 * Installs what a fresh machine lacks, and nothing twice: the packages of the lock file (which bring the
 * Node version the tools need) and, where browser tests are to run, a Chromium and two web servers. Runs on
 * Node 20 and needs no package.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join, resolve } from 'node:path';
import process from 'node:process';

const root = resolve(import.meta.dirname, '..');
const binaries = join(root, 'node_modules', '.bin');

/** Runs a command with the project's own Node first in the path. */
function outcomeOf(command, parameters, environment = {}) {
  return spawnSync(command, parameters, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      PATH: `${binaries}${delimiter}${process.env.PATH}`,
      ...environment,
    },
  });
}

/** Runs a command as above; ends this process if it fails. */
export function run(command, parameters = [], environment = {}) {
  const { status, error } = outcomeOf(command, parameters, environment);
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs the packages of a folder unless this very lock file has been installed; says whether it could. */
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

/** Installs what nothing works without; ends this process if that fails. */
function needPackages(folder = root) {
  if (!installPackages(folder)) process.exit(1);
}

/** One without a window, which opens pages sooner, and one with all that a window brings. */
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

/** Finds Playwright's Chromium or the system's; installs Debian's where there is none. */
function installBrowser() {
  if (browserInstalled()) return;
  console.log('Installing Chromium…');
  if (install('chromium', 'chromium-headless-shell', 'fonts-liberation')) return;
  // Other systems have no browser without a window; what is here already does as well.
  if (systemBrowsers.some((file) => existsSync(file))) return;
  if (!install('chromium', 'fonts-liberation')) process.exit(1);
}

/**
 * The web servers that the recipes in `deploy/` are tried on. A machine that cannot have them can still
 * test the rest: those tests are then skipped, and say so.
 */
function installServers() {
  const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
  const needed = ['/usr/sbin/nginx', brotli, '/usr/bin/caddy', '/usr/bin/openssl'];
  if (needed.every((file) => existsSync(file))) return;
  console.log('Installing nginx and Caddy…');
  if (install('nginx-light', 'libnginx-mod-http-brotli-static', 'caddy', 'openssl')) return;
  console.warn(
    'They cannot be installed here: the tests of the recipes for hosts will be skipped.',
  );
}

/** The audits' packages, the engine of Cloudflare Pages, and Java for the Nu checker, where there is none. */
function installAuditTools() {
  if (!installPackages(join(root, 'tools', 'hosts')))
    console.warn('Cloudflare’s engine cannot be installed here: its tests will be skipped.');
  needPackages(join(root, 'tools', 'audit'));
  if (spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0) return;
  console.log('Installing Java…');
  if (!install('default-jre-headless')) console.warn('The Nu checker will be skipped: no Java.');
}

/** Lighthouse, a load generator, and a screen and a hand for a browser that no debugger watches. */
function installBenchTools() {
  needPackages(join(root, 'tools', 'bench'));
  const needed = ['/usr/bin/wrk', '/usr/bin/Xvfb', '/usr/bin/xdotool'];
  if (needed.every((file) => existsSync(file))) return;
  console.log('Installing wrk, Xvfb and xdotool…');
  if (!install('wrk', 'xvfb', 'xdotool')) console.warn('What needs them will not be measured.');
}

/** The first Node that runs TypeScript files as they are, which the tools need. */
const runsTypeScript = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18);
};

/** Ends this process where Node is too old and none comes with the packages (docs/decisions/0003). */
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

/** npm links the packaged Node on every Linux, but it does not start where there is no glibc. */
function dropForeignNode() {
  const { platform, glibc } = ownMachine();
  if (platform === 'linux' && !glibc) rmSync(join(binaries, 'node'), { force: true });
}

/** @param {{ browser?: boolean, audit?: boolean, bench?: boolean, mutation?: boolean }} [wanted] */
export function setUp({ browser = false, audit = false, bench = false, mutation = false } = {}) {
  needNode();
  needPackages();
  dropForeignNode();
  if (mutation) needPackages(join(root, 'tools', 'mutation'));
  if (audit) installAuditTools();
  if (bench) installBenchTools();
  if (!browser) return;
  installBrowser();
  installServers();
}

if (process.argv[1] === import.meta.filename)
  setUp({
    browser: process.argv.includes('--browser'),
    audit: process.argv.includes('--audit'),
    bench: process.argv.includes('--bench'),
    mutation: process.argv.includes('--mutation'),
  });
