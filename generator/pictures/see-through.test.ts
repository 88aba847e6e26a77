import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';

import { colorAt } from '../../tests/support/sample-pictures.ts';
import { readyPicture } from './ready-picture.ts';

const said = expect.stringContaining('on a white ground');

/** Two boxes with an arrow between them, on nothing. */
function drawing(lines: string, box: string): Buffer {
  const canvas = createCanvas(600, 200);
  const pen = canvas.getContext('2d');
  pen.fillStyle = box;
  for (const x of [20, 420]) pen.fillRect(x, 40, 160, 120);
  pen.strokeStyle = lines;
  pen.lineWidth = 3;
  for (const x of [20, 420]) pen.strokeRect(x, 40, 160, 120);
  pen.strokeRect(180, 99, 240, 1);
  return canvas.encodeSync('png');
}

const svg = (attributes: string, color: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100"${attributes}><path d="M-40 0H40M0-40V40" stroke="${color}" stroke-width="4"/></svg>`,
  );

test.each([
  ['black', 'white', true],
  ['#222', '#ffe', true],
  ['white', '#111', false],
  ['#8cf', '#06080f', false],
])(
  'a drawing of %s lines around %s boxes, with nothing behind it, has a white ground: %s',
  async (lines, box, isHidden) => {
    const { main, others, notes } = await readyPicture(drawing(lines, box), 1_400);
    expect(notes).toEqual(isHidden ? [said] : []);
    for (const { bytes, width } of [main, ...others]) {
      const [red] = await colorAt(bytes, width / 2, 5);
      expect(red).toBe(isHidden ? 255 : 0);
    }
  },
);

test.each([
  ['', '#000', true],
  [' style="color:red"', 'currentColor', false],
  [' style="shape-rendering:auto"', '#000', true],
  ['', '#fff', false],
])('an SVG%s with %s lines has a white ground: %s', async (attributes, color, isHidden) => {
  const { main, notes } = await readyPicture(svg(attributes, color), 1_400);
  expect(notes).toEqual(isHidden ? [said] : []);
  expect(main.bytes.toString().match(/ style="[^"]*"/g) ?? []).toEqual(
    isHidden
      ? [` style="background:#ffffff${attributes === '' ? '' : ';shape-rendering:auto'}"`]
      : attributes === ''
        ? []
        : [attributes],
  );
});

test('a picture that is no text’s keeps what is behind it', async () => {
  expect((await readyPicture(drawing('black', 'white'))).notes).toEqual([]);
});
