import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isMainThread } from 'node:worker_threads';

import { readFrontMatter } from '../../generator/texts/front-matter.ts';
import { headAndProse, plainText } from '../../generator/texts/plain-text.ts';
import { recordKinds } from '../../generator/texts/records.ts';

const root = resolve(import.meta.dirname, '../..');

/** Whether an owner wrote a text, or changed its time: the sample's are marked, and have no end. */
function isOwn(name: string): boolean {
  const file = name.replaceAll('\\', '/');
  const text = plainText(readFileSync(resolve(root, name), 'utf8'), file);
  const { sample, closes, draft } = readFrontMatter(headAndProse({ file, text }).head, file);
  return sample !== true || closes !== undefined || draft !== undefined;
}

/** The first text of an owner. With one, the content is no longer the sample's, and its facts don't hold. */
const ownText = globSync(`src/content/{blog,${recordKinds.join(',')}}/*.mdx`, { cwd: root })
  .toSorted()
  .find(isOwn);

// Units, which run in threads, need not say it again.
if (ownText && isMainThread) console.log(`tests/sample is left out, because ${ownText} is yours.`);

/** The tests of the sample's facts, which an owner's content never meets. */
export const notOurs: readonly string[] = ownText ? ['tests/sample/**'] : [];

/** Whether the texts are the sample's, whose voice and product some rules know. Those rules hold for code alone otherwise. */
export const hasSampleTexts: boolean = !ownText && existsSync(resolve(root, 'tests/sample'));
