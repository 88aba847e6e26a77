/**
 * What a machine refuses, in one sentence with the next step, and one process at a time for a folder. Runs on Node 18
 * without any package.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';

const network =
  'The packages could not be fetched, because npm cannot reach its registry: connect this machine to the network, or name your proxy with `npm config set proxy http://…`, and run this again.';
const certificate =
  'The packages could not be fetched, because npm does not know the certificate of the registry or of your proxy: name it with `npm config set cafile FILE`, and run this again.';
const access =
  'The files of this folder cannot all be read and written: make them your own, or copy the project to a folder of your own, and run this again.';
const full =
  'The disk is full: free about 2 GB, or move the project to another disk, and run this again.';

/** By the code of the system or of npm. */
const sentences = {
  EACCES: access,
  EPERM: access,
  EROFS: access,
  ENOSPC: full,
  EDQUOT: full,
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
    'package.json and package-lock.json do not belong together: run `npm install`, keep both files, and run this again.',
};

/** How the bundler, which is not written in JavaScript, names the same: by the number of Linux and macOS. */
const numbered = { 1: 'EPERM', 13: 'EACCES', 28: 'ENOSPC', 30: 'EROFS' };

/**
 * Says what to do about a failure of the machine.
 * @param {{ code?: unknown, message?: string }} error of the system, of npm or of the bundler
 * @returns {string | null} one sentence; null if the machine is not to blame
 */
export function machineFailure({ code, message = '' }) {
  const [, number] = /\(os error (\d+)\)/.exec(message) ?? [];
  const inMessage = [...message.matchAll(/\bE[A-Z]{3,}\b/g)].find(([name]) => name in sentences);
  return sentences[code] ?? sentences[numbered[number]] ?? sentences[inMessage?.[0]] ?? null;
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

/** The process that a file names, as a number; NaN if there is none. */
function named(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return NaN;
  }
}

/**
 * Claims a folder. A claim ends with its process, however that ends.
 * @returns {() => void} ends the claim
 * @throws Error in one sentence if another process has claimed it, or if the folder cannot be written to
 */
export function claimFolder(folder) {
  const file = join(folder, '.build', 'running');
  const other = named(file);
  if (isRunning(other))
    throw Object.assign(
      new Error(
        `Process ${other} is installing or building in this folder: wait until it has ended, and run this again. If it is something else, delete ${join('.build', 'running')} first.`,
      ),
      // The sentence alone.
      { stack: '' },
    );
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  writeFileSync(file, String(process.pid), { flag: 'wx' });
  return () => rmSync(file, { force: true });
}
