import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { keysOf } from '../../src/lib/records.ts';
import { today } from '../texts/on-show.ts';
import { ifRight } from '../texts/plain-text.ts';
import { fieldLike, filesShown } from '../texts/records.ts';
import { textKinds } from '../texts/text-kinds.ts';
import { signatureName } from './checksums.ts';
import { buildSources, contentsOf } from './sources.ts';

const markOf = (root: string): string => join(root, '.build/finished');

export const hasHour = fieldLike('date', String.raw`\s*["']?[\d-]+ \d`);

/** The texts with an hour that is over; a fault of a text is what the build says. */
const shownByHour = () => ifRight(() => filesShown(keysOf(textKinds), {}, hasHour)) ?? [];

/** What a build is made from; texts come and go on their days, and at their hours. */
export const madeFrom = (root: string): string =>
  `${contentsOf(root, buildSources)} ${process.version} ${today()} ${shownByHour().join(' ')}`;

/** What a build has written. It is signed later. */
const written = (root: string): string => contentsOf(root, ['dist'], `dist/${signatureName}`);

/** Begins a build: until it is finished, none is. */
export const beginBuild = (root: string): void => rmSync(markOf(root), { force: true });

/** The last step of a build. @param from what it was made from, when it began */
export function finishBuild(root: string, from: string): void {
  writeFileSync(markOf(root), `${from}\n${written(root)}\n`);
}

/** Whether the last build was finished, from what is there now, and is still as it was written. */
export function isBuilt(root: string): boolean {
  try {
    return readFileSync(markOf(root), 'utf8') === `${madeFrom(root)}\n${written(root)}\n`;
  } catch {
    return false;
  }
}
