import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';

import { buildSources } from '../../scripts/build-sources.mjs';

const root = resolve(import.meta.dirname, '../..');

export type ProjectCopy = {
  readonly folder: string;
  readonly dist: string;
  /** Builds the site. Returns what the build printed. */
  readonly build: (env?: Readonly<Record<string, string>>) => string;
  /** Runs one of the copy's scripts with the owner's keys. */
  readonly run: (
    script: string,
    words?: readonly string[],
    input?: string,
    env?: Readonly<Record<string, string>>,
  ) => { status: number | null; out: string };
  readonly remove: () => void;
};

/** A temporary copy of the project, whose owner keeps private keys beside it. */
export function copyProject(): ProjectCopy {
  const place = mkdtempSync(join(tmpdir(), 'project-'));
  const folder = join(place, 'project');
  for (const name of [...buildSources, 'scripts'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const own = {
    ...process.env,
    KEYS_FOLDER: join(place, 'private'),
    KEYS_PASSPHRASE: 'correct horse battery staple',
  };
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const node = (words: readonly string[], input: string, env: Readonly<Record<string, string>>) => {
    const options = { cwd: folder, env: { ...own, ...env }, input, encoding: 'utf8' as const };
    const { status, stdout, stderr } = spawnSync(process.execPath, words, options);
    return { status, out: stdout + stderr };
  };
  return {
    folder,
    dist: join(folder, 'dist'),
    build(env = {}) {
      const { status, out } = node([vite, 'build', '--logLevel', 'warn'], '', env);
      if (status !== 0) throw new Error(out);
      return out;
    },
    run: (script, words = [], input = '', env = {}) =>
      node([join(folder, 'scripts', `${script}.ts`), ...words], input, env),
    remove: () => rmSync(place, { recursive: true }),
  };
}
