import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';

import { halftone } from './halftone.ts';
import { readyPicture } from './ready-picture.ts';

/** Black, gray and white from the left, as a camera would save it. */
function photograph(): Buffer {
  const canvas = createCanvas(900, 1_200);
  const context = canvas.getContext('2d');
  for (const [index, color] of ['#000', '#777', '#fff'].entries()) {
    context.fillStyle = color;
    context.fillRect(300 * index, 0, 300, 1_200);
  }
  return canvas.toBuffer('image/jpeg', 90);
}

// Seen to fail: with dots of one size, and with the height of a square.
test('a photograph becomes dots, larger where it is brighter, in its proportions', async () => {
  const { main, width, height } = await readyPicture(await halftone(photograph(), 512));
  expect([width, height]).toEqual([512, 683]);
  expect(main.ending).toBe('svg');
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(await loadImage(main.bytes), 0, 0);
  /** How many pixels of a part of a third are lit. */
  const lit = (third: number) =>
    context
      .getImageData((third * width) / 3 + 20, 200, 130, 130)
      .data.filter((value, index) => index % 4 === 1 && value > 110).length;
  expect(lit(0)).toBe(0);
  expect(lit(1)).toBeGreaterThan(2_000);
  expect(lit(2)).toBeGreaterThan(1.4 * lit(1));
});
