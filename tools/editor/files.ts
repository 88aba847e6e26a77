/** The files that the editor reads and writes. Nothing is written over bytes that the one who saves has not seen. */
import { hash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
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
    if (stamp === null) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, bytes, { flag: 'wx', flush: true });
      return;
    }
    const place = realpathSync(path);
    const whole = resolve(kept, '..', randomUUID());
    mkdirSync(kept, { recursive: true });
    writeFileSync(whole, bytes, { mode: statSync(place).mode, flush: true });
    renameSync(whole, place);
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
    renameSync(resolve(root, file), resolve(kept, name));
    return `${removed}/${name}`;
  }

  /** The names in a folder, without those of programs, which begin with a period; none if it is not there. */
  const namesIn = (folder: string): readonly string[] =>
    (existsSync(resolve(root, folder)) ? readdirSync(resolve(root, folder)) : [])
      .filter((name) => !name.startsWith('.'))
      .toSorted();

  return { mustBe, read, write, remove, namesIn };
}
