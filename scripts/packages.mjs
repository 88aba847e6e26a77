/**
 * Installs the locked packages that are not there, and puts the Node that they bring where commands find it. Runs
 * without any package, and on Node 18, to say that it is too old.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, linkSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';

import { cacheFailure, claimFolder, machineFailure } from '../generator/machine.mjs';

/** A JSON file's content; null if it cannot be read. */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

const allows = (list, own) => list === undefined || [list].flat().includes(own);

const ownLibc = () =>
  process.report.getReport().header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';

/** Whether npm must install an optional package here: a native part of another one, or Node. */
const isPartForHere = ({ os, cpu, libc }) =>
  (os ?? cpu) !== undefined &&
  allows(os, process.platform) &&
  allows(cpu, process.arch) &&
  (libc === undefined || allows(libc, ownLibc()));

/**
 * The packages that are not as the lock file has them, by place. Looks at the packages themselves, because
 * folders are half deleted, and copied from other platforms.
 */
function wrongPackages(folder) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  const hasCommands = (place, bin) =>
    !/^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(place) ||
    Object.keys(bin)
      // `npm ci` forgets this one (docs/decisions/0003).
      .filter((name) => name !== 'node')
      .every((name) => existsSync(join(folder, 'node_modules/.bin', name)));
  const isRight = ([place, locked]) => {
    const found = readJson(join(folder, place, 'package.json'));
    if (!found) return locked.optional && !isPartForHere(locked);
    return found.version === locked.version && hasCommands(place, locked.bin ?? {});
  };
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .filter((entry) => !isRight(entry))
    .map(([place, { optional = false }]) => ({ place, optional }));
}

/** Without what the environment or the user's settings would leave out: the build needs all. */
const everything = [
  '--include=dev',
  '--include=optional',
  // The packages bring their own Node, so that of the machine may be older than they ask for.
  '--engine-strict=false',
  // Without a network npm would wait for minutes between its attempts.
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=8000',
];

/** Runs npm. Returns how it ended, and what it reported. */
const runNpm = (folder) =>
  spawnSync('npm', ['ci', '--no-audit', '--no-fund', ...everything], {
    cwd: folder,
    shell: process.platform === 'win32',
    stdio: ['inherit', 'inherit', 'pipe'],
    encoding: 'utf8',
  });

/** Why npm failed, in one sentence; null if it did not, or did not notice. */
function npmFailure({ status, error, stderr }, folder) {
  if (error?.code === 'ENOENT')
    return 'There is no npm on this machine: install Node 24, which brings it, from https://nodejs.org and run this again.';
  if (status === 0) return null;
  const [, code] = /npm (?:error|ERR!) code (\S+)/.exec(stderr) ?? [];
  const failure = cacheFailure(stderr, folder) ?? machineFailure({ code, message: stderr });
  if (failure) return failure;
  process.stderr.write(stderr);
  return 'npm could not install the packages, for the reason above: mend it, and run this again.';
}

/** What an install left out, in one sentence; null if nothing that is needed. */
function leftOut(folder, stderr) {
  const wrong = wrongPackages(folder);
  if (wrong.length === 0) return null;
  const [first, ...others] = wrong.map(({ place }) => place.replace(/^node_modules\//, ''));
  const names = others.length > 0 ? `${first} and ${others.length} more` : first;
  if (wrong.some(({ optional }) => !optional))
    return (
      // npm only warns of a full disk.
      machineFailure({ message: stderr }) ??
      `npm reported no error, but left out ${names}: look with \`npm config list\` for settings that change installs, and run this again.`
    );
  // Perhaps something else does instead, such as the Node of the machine.
  console.warn(
    `npm left out ${names}: look whether your registry has what package-lock.json names.`,
  );
  return null;
}

/**
 * Installs a folder's packages unless all are there.
 * @returns {string | null} why they cannot be installed, in one sentence; null if they are there
 */
export function installPackages(folder) {
  if (wrongPackages(folder).length === 0) return null;
  let release = () => {};
  try {
    release = claimFolder(folder);
    console.log('Installing packages…');
    const ended = runNpm(folder);
    return npmFailure(ended, folder) ?? leftOut(folder, ended.stderr);
  } catch (error) {
    return machineFailure(error) ?? error.message;
  } finally {
    release();
  }
}

/** Whether a version of Node is at least another. */
function isAtLeast(neededMajor, neededMinor, version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}

/** Node runs TypeScript files from 22.18 on, and from 23.6 on in 23. */
const runsTypeScript = (version) =>
  isAtLeast(22, 18, version) && (!isAtLeast(23, 0, version) || isAtLeast(23, 6, version));

const tooOld = (version, why = '') =>
  `Node ${version} is too old${why}: install Node 24 from https://nodejs.org and run this again.`;

const own = { platform: `${process.platform} ${process.arch}`, version: process.versions.node };

/** The platforms for which the packages bring Node (docs/decisions/0003). */
const packaged = new Set(['linux x64', 'linux arm64', 'win32 x64']);

/**
 * Looks whether the Node of a machine is new enough: for npm to choose native packages, as `engines` in
 * package.json says, and where no packaged Node does the rest, for that.
 * @returns {string | null} what to do if not, in one sentence
 */
export function needNode({ platform, version } = own) {
  if (!packaged.has(platform) && !runsTypeScript(version))
    return tooOld(version, `, and none comes with the packages for ${platform}`);
  const isIn20 = isAtLeast(20, 19, version) && !isAtLeast(21, 0, version);
  return isIn20 || isAtLeast(22, 12, version) ? null : tooOld(version);
}

const starts = (node) => spawnSync(node, ['--version'], { stdio: 'ignore' }).status === 0;

/**
 * Puts the packaged Node where commands find it, unless it cannot start here, as without glibc. npm should do
 * that, but up to version 11.6 it removes the link together with those of other platforms.
 * @returns {string | null} what to do if no Node is new enough, in one sentence
 */
export function linkNode(root) {
  const isWindows = process.platform === 'win32';
  const name = isWindows ? 'node.exe' : 'node';
  const system = isWindows ? 'win' : process.platform;
  const node = join(root, 'node_modules', `node-${system}-${process.arch}`, 'bin', name);
  if (realpathSync(process.execPath) === node) return null;
  const commands = join(root, 'node_modules', '.bin');
  const link = join(commands, name);
  if (!starts(node)) {
    rmSync(link, { force: true });
    return runsTypeScript(own.version)
      ? null
      : tooOld(own.version, ', and the packages have none that starts here');
  }
  if (starts(link)) return null;
  rmSync(link, { force: true });
  // Symbolic links need a right on Windows.
  if (isWindows) linkSync(node, link);
  else symlinkSync(relative(commands, node), link);
  return null;
}
