import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';

import { pictureSize } from './page-figures.ts';
import { rasterize, rasterizeLayers } from './rasterize.ts';

const { width, height } = pictureSize;
const svg = (fill: string, high: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${high}"><path fill="${fill}" d="M0 0h60v${high}H0z"/></svg>`;

// Seen to fail: with a band drawn from the first row, and with a ground that shines through half as much.
test('a title is drawn over its ground, in its band, and leaves the ground as it was', async () => {
  const ground = svg('#f00', height);
  const colorsOf = async (title: string) => {
    const image = await loadImage(await rasterizeLayers({ ground, title, top: 100 }));
    expect([image.width, image.height]).toEqual([width, height]);
    const pen = createCanvas(width, height).getContext('2d');
    pen.drawImage(image, 0, 0);
    const places = [
      [10, 99],
      [10, 100],
      [10, 119],
      [10, 120],
      [70, 110],
    ] as const;
    return places.map(([x, y]) => [...pen.getImageData(x, y, 1, 1).data].slice(0, 3).join(' '));
  };
  const [red, black] = ['255 0 0', '0 0 0'];
  expect(await colorsOf(svg('#ffffff80', 20))).toEqual([
    red,
    '255 128 128',
    '255 128 128',
    red,
    black,
  ]);
  expect(await colorsOf(svg('none', 20))).toEqual([red, red, red, red, black]);
});

test('what is half transparent keeps its color', async () => {
  const half = svg('#f84', 20).replace('<path', '<path opacity=".5"');
  const image = await loadImage(await rasterize(half, width));
  const pen = createCanvas(width, 20).getContext('2d');
  pen.drawImage(image, 0, 0);
  const [red = 0, green = 0, blue = 0, alpha] = pen.getImageData(10, 10, 1, 1).data;
  expect(alpha).toBe(128);
  for (const [value, meant] of [
    [red, 255],
    [green, 136],
    [blue, 68],
  ] as const)
    expect(Math.abs(value - meant)).toBeLessThanOrEqual(2);
});
