/**
 * What a machine refuses, in one sentence with the next step, and one process at a time for a folder. Runs on Node 18
 * without any package.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const network =
  'The packages could not be fetched, because npm cannot reach its registry: connect this machine to the network, or name your proxy with `npm config set proxy http://…`, and run this again.';
const certificate =
  'The packages could not be fetched, because npm does not know the certificate of the registry or of your proxy: name it with `npm config set cafile FILE`, and run this again.';
/** What a file or a folder refuses, with its name where the system says it. */
const access = (what = 'The files of this folder') =>
  `${what} cannot be read and written: make it your own, or copy the project to a folder of your own, and run this again.`;
const readOnly = (what = 'This folder') =>
  `${what} is on a disk that is read-only: copy the project to one that is not, and run this again.`;
const full = (what) =>
  `The disk${what ? ` of ${what}` : ''} is full: free about 2 GB, or move the project to another disk, and run this again.`;
const watches =
  'The system lets no more files be watched, so changes are not seen: raise fs.inotify.max_user_watches, or end a program that watches many files, and run this again.';

/** By the code of the system: what is said about a path. */
const ofFiles = { EACCES: access, EPERM: access, EROFS: readOnly, ENOSPC: full, EDQUOT: full };

/** By the code of the system or of npm. */
const sentences = {
  EAI_AGAIN: network,
  ECONNREFUSED: network,
  ECONNRESET: network,
  EHOSTUNREACH: network,
  ENETUNREACH: network,
  ENOTFOUND: network,
  ERR_SOCKET_TIMEOUT: network,
  ETIMEDOUT: network,
  DEPTH_ZERO_SELF_SIGNED_CERT: certificate,
  SELF_SIGNED_CERT_IN_CHAIN: certificate,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: certificate,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: certificate,
  EUSAGE:
    'package.json and package-lock.json do not belong together: run `npx -y npm@11.6.0 install`, keep both files, and run this again.',
};

/** How the bundler, which is not written in JavaScript, names the same: by the number of Linux and macOS. */
const numbered = { 1: 'EPERM', 13: 'EACCES', 28: 'ENOSPC', 30: 'EROFS' };

/**
 * Says what to do about a failure of the machine.
 * @param {{ code?: unknown, message?: string, path?: string, syscall?: string, stack?: string }} error of the system, of npm or of the
 *   bundler
 * @returns {string | null} one sentence; null if the machine is not to blame
 */
export function machineFailure({ code, message = '', path, syscall, stack }) {
  // A sentence for an author may quote such a name.
  if (stack === '') return null;
  if (syscall === 'watch') return watches;
  const [, number] = /\(os error (\d+)\)/.exec(message) ?? [];
  const names = [code, numbered[number], ...(message.match(/\bE[A-Z]{3,}\b/g) ?? [])];
  const known = names.find((name) => name in ofFiles || name in sentences);
  return ofFiles[known]?.(path) ?? sentences[known] ?? null;
}

/**
 * Says what to do where npm cannot write outside of the folder that it installs: to its cache.
 * @param {string} message of npm
 * @returns {string | null} null if it is something else
 */
export function cacheFailure(message, folder) {
  const [, code = ''] = /npm (?:error|ERR!) code (\S+)/.exec(message) ?? [];
  const [, path = folder] = /npm (?:error|ERR!) path (.+)/.exec(message) ?? [];
  if (!(code in ofFiles) || path.startsWith(folder)) return null;
  return `npm cannot keep its cache at ${path} (${code}): name a folder of your own, as in \`npm_config_cache=/tmp/npm npm start\`.`;
}

function isRunning(id) {
  if (!(id > 0) || id === process.pid) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** What a claim says: its process, and a name that no other claim has. Null if there is none, empty if unreadable. */
function claimOf(place) {
  try {
    return JSON.parse(readFileSync(join(place, 'claim'), 'utf8'));
  } catch (error) {
    return error.code === 'ENOENT' ? null : {};
  }
}

/** An error without a trace: its sentence says it all. */
const busy = (id) =>
  Object.assign(
    new Error(
      `Process ${id} is installing or building in this folder: wait until it has ended, and run this again. If it is something else, delete ${join('.build', 'running')} first.`,
    ),
    { stack: '' },
  );

/**
 * Claims a folder. A claim ends with its process, however that ends.
 *
 * A claim is a folder with a file in it, because only one of two processes can rename theirs to the same name. One that
 * was left behind is renamed to its own name, which happens once, so a late process cannot take a newer claim away.
 * @returns {() => void} ends the claim
 * @throws Error in one sentence if another process has claimed it, or if the folder cannot be written to
 */
export function claimFolder(folder) {
  const place = join(folder, '.build', 'running');
  const own = { id: process.pid, name: `${process.pid}-${process.hrtime.bigint()}` };
  const prepared = `${place}-${own.name}`;
  const made = [prepared];
  const clean = () => made.forEach((name) => rmSync(name, { recursive: true, force: true }));
  mkdirSync(prepared, { recursive: true });
  writeFileSync(join(prepared, 'claim'), JSON.stringify(own));
  for (let left = 9; ; left -= 1) {
    try {
      renameSync(prepared, place);
      made.push(place);
      return clean;
    } catch (error) {
      const claim = claimOf(place);
      const { id, name = 'unreadable' } = claim ?? {};
      if (isRunning(id) || left === 0) {
        clean();
        throw isRunning(id) ? busy(id) : error;
      }
      const ended = `${place}-${name}-ended`;
      made.push(ended);
      try {
        // Without a claim, another process has just taken the old one away, and its own may be here by now: what is not
        // empty stays.
        if (claim === null) rmdirSync(place);
        else renameSync(place, ended);
      } catch {
        // Another process was first.
      }
    }
  }
}
