import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { compile } from '@mdx-js/mdx';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { proseImages } from './content-images.ts';

const folder = resolve(import.meta.dirname, '../src/content/zz-test');
const file = resolve(folder, 'text.mdx');
/** The header of a PNG of 2 by 3 pixels. */
const picture = Buffer.from(
  '89504e470d0a1a0a0000000d4948445200000002000000030802000000368849d6',
  'hex',
);

beforeAll(() => {
  mkdirSync(folder);
  writeFileSync(resolve(folder, 'one.png'), picture);
});
afterAll(() => rmSync(folder, { recursive: true }));

const compiled = async (text: string) =>
  String(await compile({ value: text, path: file }, { jsx: true, rehypePlugins: [proseImages] }));

test('a picture gets a hashed address and its size', async () => {
  const jsx = await compiled('Text\n\n![A small square](./one.png)');
  expect(jsx).toMatch(/src="\/pictures\/content\/one-[\da-f]{8}\.png"/);
  expect(jsx).toMatch(/width=(?:"2"|\{2\}).*height=(?:"3"|\{3\})/s);
});

test.each([
  ['missing', '![What](./two.png)', 'there is no picture ./two.png'],
  ['elsewhere', '![What](https://a.example/x.png)', 'must be beside the text'],
  ['without a description', '![](./one.png)', 'needs a description'],
])('a picture that is %s stops the build with file and line', async (_, markdown, message) => {
  await expect(compiled(`Text\n\n${markdown}`)).rejects.toThrow(
    new RegExp(`src/content/zz-test/text\\.mdx:3: .*${message}`),
  );
});
