import { spawnSync } from 'node:child_process';
import { accessSync, constants, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { languages } from '../../src/config/languages.ts';
import { compareAddresses } from '../files/kept-addresses.ts';
import { beginBuild, finishBuild, isBuilt, madeFrom } from '../files/finished.ts';
import { builtRules } from '../hosts/headers.ts';
import { claimFolder } from '../machine.mjs';
import { recipes } from '../hosts/recipes.ts';
import { isPreview } from '../texts/on-show.ts';
import { movesOfTexts, movesOnHost } from '../texts/moves.ts';
import { faultOf, root } from '../texts/plain-text.ts';

const vite = join(root, 'node_modules/vite/bin/vite.js');

const ifChanged = '--if-changed';
const preview = '--preview';
const own = new Set([ifChanged, preview]);
const parameters = process.argv.slice(2).filter((word) => !own.has(word));
process.env['SITE_PREVIEW'] = process.argv.includes(preview) ? 'yes' : '';

/** @throws Error of the machine, for example if the folder is another account's */
function build(): void {
  // Vite writes to both.
  for (const folder of [root, join(root, 'node_modules')]) accessSync(folder, constants.W_OK);
  // Each build writes style sheets and fonts before it begins.
  process.on('exit', claimFolder(root));
  // For this process, too, which writes the redirects of the texts that are shown.
  process.env['BUILD_BEGAN'] = String(Date.now());
  const from = madeFrom(root);
  beginBuild(root);
  for (const { tag } of languages) {
    const { status, signal, error } = spawnSync(process.execPath, [vite, 'build', ...parameters], {
      stdio: 'inherit',
      env: {
        ...process.env,
        // Where it is `development`, the site would have React's code for developers, twice as heavy.
        NODE_ENV: 'production',
        SITE_LANGUAGE: tag,
      },
    });
    if (error) throw error;
    // A process that is ended in this way cannot say so itself.
    if (signal === 'SIGKILL')
      throw faultOf(
        `The system ended the build of ${tag}, most likely because its memory is full: end other programs, and run this again.`,
      );
    if (status !== 0) process.exit(status ?? 1);
  }
  // The policy names the style of each language, which the first build did not know.
  const dist = join(root, 'dist');
  const moved = movesOnHost(movesOfTexts());
  for (const [name, text] of recipes(builtRules(dist), moved))
    writeFileSync(join(dist, name), text);
  if (isPreview()) return;
  for (const line of compareAddresses(root, dist)) console.warn(line);
  finishBuild(root, from);
}

/** What `build-each.ts` does, once the facts of the owner can be read. */
export function buildIfAsked(): void {
  if (process.argv.includes(ifChanged) && isBuilt(root)) {
    console.log('dist/ is up to date.');
    return;
  }
  if (process.argv.includes(ifChanged)) console.log('Building dist/…');
  build();
}
