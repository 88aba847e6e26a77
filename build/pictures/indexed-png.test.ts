import { inflateSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { indexedPng } from './indexed-png.ts';

test('two colors become a palette of two and the pixels point into it', () => {
  const [night, cyan] = [
    [6, 8, 15, 255],
    [95, 224, 255, 255],
  ];
  const rgba = Uint8Array.from([night, night, cyan, night].flatMap((color) => color ?? []));
  const png = indexedPng({ width: 2, height: 2, rgba });
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2, 2]);
  const palette = png.indexOf('PLTE') + 4;
  expect([...png.subarray(palette, palette + 6)]).toEqual([6, 8, 15, 95, 224, 255]);
  const data = png.indexOf('IDAT') + 4;
  expect([...inflateSync(png.subarray(data))]).toEqual([0, 0, 0, 0, 1, 0]);
});
