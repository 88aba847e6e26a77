/** The files that the editor reads and writes. Nothing is written over bytes that the one who saves has not seen. */
import { hash, randomUUID } from 'node:crypto';
import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, resolve } from 'node:path';

import { leadsOut } from '../../generator/files/sources.ts';

/** What tells one state of a file from another; null of one that is not there. */
export type Stamp = string | null;

/** A write that was refused, because the file is not as it was when it was read. */
export class ChangedMeanwhile extends Error {}

/** Where what was taken away is kept, from the project's folder. */
const removed = '.build/editor/removed';

/** Gives a whole file its place, unless another one has come there by now. */
function putNew(whole: string, place: string): void {
  try {
    linkSync(whole, place);
  } catch {
    // Not every disk has a second name for a file.
    copyFileSync(whole, place, constants.COPYFILE_EXCL);
  }
}

/** @param root the project's folder */
export function filesIn(root: string) {
  const kept = resolve(root, removed);

  /**
   * A file's bytes.
   * @param file from the project's folder
   * @returns nothing where there is no such file in that very folder
   * @throws Error for a link that leads out of the project
   */
  function read(file: string): { readonly bytes: Buffer; readonly stamp: string } | undefined {
    const path = resolve(root, file);
    const folder = dirname(path);
    // Some systems find a file by other capitals, too.
    if (!existsSync(folder) || !readdirSync(folder).includes(basename(path))) return undefined;
    if (leadsOut(path, root, folder))
      throw new Error(`${file} is a link that leads out of the project: put the file itself there`);
    const bytes = readFileSync(path);
    return { bytes, stamp: hash('sha256', bytes) };
  }

  /** @throws ChangedMeanwhile if a file's bytes are not those of the stamp */
  function mustBe(file: string, stamp: Stamp): void {
    if ((read(file)?.stamp ?? null) !== stamp) throw new ChangedMeanwhile(file);
  }

  /**
   * Writes a file whole or not at all.
   * @param stamp of the bytes that it replaces
   * @throws ChangedMeanwhile if those are others by now
   */
  function write(file: string, bytes: Buffer, stamp: Stamp): void {
    const path = resolve(root, file);
    mustBe(file, stamp);
    mkdirSync(dirname(path), { recursive: true });
    const place = stamp === null ? path : realpathSync(path);
    const mode = stamp === null ? 0o666 : statSync(place).mode;
    // In the same folder, which may be a link to another disk. The name is one that builds and watchers leave alone.
    const whole = resolve(dirname(place), `.${randomUUID()}~`);
    try {
      writeFileSync(whole, bytes, { flag: 'wx', mode, flush: true });
      if (stamp === null) putNew(whole, place);
      else {
        // The system takes rights from a new file.
        chmodSync(whole, mode);
        renameSync(whole, place);
      }
    } finally {
      rmSync(whole, { force: true });
    }
  }

  /**
   * Takes a file away, to a folder that builds do not read.
   * @returns where it is now, from the project's folder
   * @throws ChangedMeanwhile if its bytes are not those of the stamp
   */
  function remove(file: string, stamp: Stamp): string {
    mustBe(file, stamp);
    const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${basename(file)}`;
    mkdirSync(kept, { recursive: true });
    // A rename would not lead from one disk to another.
    copyFileSync(resolve(root, file), resolve(kept, name));
    rmSync(resolve(root, file));
    return `${removed}/${name}`;
  }

  /** The names in a folder, without those of programs, which begin with a period; none if it is not there. */
  const namesIn = (folder: string): readonly string[] =>
    (existsSync(resolve(root, folder)) ? readdirSync(resolve(root, folder)) : [])
      .filter((name) => !name.startsWith('.'))
      .toSorted();

  return { mustBe, read, write, remove, namesIn };
}
