/** Lets one process at a time change a folder. Runs on Node 18 without any package. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';

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
