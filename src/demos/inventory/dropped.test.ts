import { expect, test } from 'vitest';

import { dropped, mostFiles } from './dropped.ts';

const file = (name: string) => ({
  isFile: true,
  fullPath: `/${name}`,
  file: (resolve: (file: File) => void) => resolve(new File([], name)),
});
/** Gives what it holds at once, and then nothing; null stands for an error. */
const folder = (inside: readonly object[] | null) => ({
  isDirectory: true,
  createReader: () => {
    const parts = [inside ?? [], []];
    return {
      readEntries: (resolve: (some: readonly object[]) => void, reject: (error: Error) => void) =>
        inside ? resolve(parts.shift() ?? []) : reject(new Error('Not readable')),
    };
  },
});
const drop = async (...entries: readonly object[]) =>
  (
    await dropped({
      items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
    } as unknown as DataTransfer)
  ).map(({ name }) => name);

// Seen to fail: the error of one folder ended the whole drop.
test('a folder that cannot be read loses no other', async () => {
  expect(await drop(folder([file('a/1')]), folder(null), folder([file('b/1')]))).toEqual([
    'a/1',
    'b/1',
  ]);
});

test('one file more than are read is kept, which tells that some are left out', async () => {
  const many = Array.from({ length: mostFiles + 10 }, (_, index) => file(`a/${index}`));
  expect(await drop(folder(many))).toHaveLength(mostFiles + 1);
});
