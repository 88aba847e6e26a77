import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

import type { ProjectCopy } from '../../tests/support/project-copy.ts';

const bin = resolve(import.meta.dirname, '../../node_modules/.bin');

/** Runs a program of the project in a copy, or elsewhere. Returns whether it succeeded. */
export function runs(
  { folder, env }: ProjectCopy,
  [program = '', ...words]: readonly string[],
  {
    cwd = folder,
    ...others
  }: { readonly cwd?: string; readonly SITE_LANGUAGE?: string; readonly FULL?: string } = {},
): boolean {
  const { status } = spawnSync(resolve(bin, program), words, {
    cwd,
    // Even in a long run the short one, if nothing else is asked for: it has every rule.
    env: {
      ...env,
      PATH: `${bin}:${env['PATH']}`,
      FULL: '',
      OWNER_COPY: cwd === folder ? '' : folder,
      ...others,
    },
    stdio: 'inherit',
  });
  return status === 0;
}
