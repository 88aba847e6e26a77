import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { readFrontMatter } from '../../generator/texts/front-matter.ts';
import { headAndProse, plainText } from '../../generator/texts/plain-text.ts';
import { recordKinds } from '../../generator/texts/records.ts';

const root = resolve(import.meta.dirname, '../..');

/** Whether somebody wrote a text, or changed its time: the sample's are marked, and have no end. */
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

if (ownText) console.log(`tests/sample is left out, because ${ownText} is yours.`);

/** The tests of the sample's facts, which an owner's content never meets. */
export const notOurs: readonly string[] = ownText ? ['tests/sample/**'] : [];
