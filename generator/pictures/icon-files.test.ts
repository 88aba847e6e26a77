import { loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';

import { logoFigure } from '../../src/figures/logo.ts';
import { iconFiles, iconSvg } from './icon-files.ts';

const files = new Map(await iconFiles());
const bytesOf = (name: string) => Buffer.from(files.get(name) ?? '');

const sizeOf = async (png: Buffer) => {
  const { width, height } = await loadImage(png);
  return [width, height];
};

test('favicon.ico holds the icon in three sizes, and phones get one of 180 pixels', async () => {
  const icon = bytesOf('favicon.ico');
  const sizes = [16, 32, 48];
  expect(icon.readUInt16LE(4)).toBe(sizes.length);
  for (const [index, size] of sizes.entries()) {
    const entry = 6 + 16 * index;
    const [length, offset] = [icon.readUInt32LE(entry + 8), icon.readUInt32LE(entry + 12)];
    expect([icon.readUInt8(entry), icon.readUInt8(entry + 1)]).toEqual([size, size]);
    expect(await sizeOf(icon.subarray(offset, offset + length))).toEqual([size, size]);
  }
  expect(await sizeOf(bytesOf('apple-touch-icon.png'))).toEqual([180, 180]);
});

test('the icon is the mark that the header shows', () => {
  for (const mark of logoFigure('Sample').marks)
    expect(iconSvg()).toContain('d' in mark ? mark.d : mark.text);
});
