import { imageSize } from 'image-size';
import { expect, test } from 'vitest';

import { logoFigure } from '../../src/figures/logo.ts';
import { iconFiles, iconSvg } from './icon-files.ts';

const files = new Map(await iconFiles());
const bytesOf = (name: string) => Buffer.from(files.get(name) ?? '');

test('favicon.ico holds the icon in three sizes, and phones get one of 180 pixels', () => {
  const { images } = imageSize(bytesOf('favicon.ico'));
  expect(images?.map(({ width, height }) => [width, height])).toEqual([
    [16, 16],
    [32, 32],
    [48, 48],
  ]);
  expect(imageSize(bytesOf('apple-touch-icon.png'))).toMatchObject({ width: 180, height: 180 });
});

test('the icon is the mark that the header shows', () => {
  for (const mark of logoFigure('Sample').marks)
    expect(iconSvg()).toContain('d' in mark ? mark.d : mark.text);
});
