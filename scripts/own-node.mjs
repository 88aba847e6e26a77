/** The Node that runs the tools. Runs on Node 18, to say that it is too old. */
import { spawnSync } from 'node:child_process';
import { linkSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';

/** Whether a version of Node is at least another. */
function isAtLeast(neededMajor, neededMinor, version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}

/** Node runs TypeScript files from 22.18 on. */
const runsTypeScript = (version) => isAtLeast(22, 18, version);

const tooOld = (version, why = '') =>
  `Node ${version} is too old${why}: install Node 24 from https://nodejs.org and run this again.`;

const own = {
  platform: `${process.platform} ${process.arch}`,
  version: process.versions.node,
};

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
