import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';

import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import {
  exif,
  jpegWith,
  secretBytes,
  jpegExif,
  chunk,
  pngWith,
  webpWith,
  gifWith,
  box,
  avif,
  displayP3,
  svg,
  wideGamut,
  colorAt,
} from '../../tests/support/sample-pictures.ts';
import { cleanPictures } from './published-picture.ts';
import { readyPicture } from './ready-picture.ts';

/** The four quarters in order of reading, each as the letters of its strong colors. */
async function quartersOf(picture: Buffer): Promise<string> {
  const { width, height } = await loadImage(picture);
  const places = [0.25, 0.75].flatMap((down) =>
    [0.25, 0.75].map((across) => [across, down] as const),
  );
  const colors = places.map(async ([across, down]) => {
    const color = await colorAt(picture, width * across, height * down);
    return ['r', 'g', 'b'].filter((_, index) => (color[index] ?? 0) > 128).join('');
  });
  return (await Promise.all(colors)).join(' ');
}

// r g
// b w, as EXIF 2.32 defines the eight orientations.
test.each([
  [1, 'r g b rgb'],
  [2, 'g r rgb b'],
  [3, 'rgb b g r'],
  [4, 'b rgb r g'],
  [5, 'r b g rgb'],
  [6, 'b r rgb g'],
  [7, 'rgb g b r'],
  [8, 'g rgb r b'],
])('a picture with orientation %i is published upright', async (orientation, quarters) => {
  for (const turned of [
    jpegWith(jpegExif(orientation)),
    pngWith(chunk('eXIf', exif(orientation))),
  ]) {
    const { main, width, height } = await readyPicture(turned, 1_400);
    expect([width, height]).toEqual(orientation < 5 ? [40, 20] : [20, 40]);
    expect(await quartersOf(main.bytes)).toBe(quarters);
  }
});

test('a color profile is followed, and left out', async () => {
  const small = wideGamut(100);
  const kept = await readyPicture(small, 1_400);
  expect(kept.main.bytes.includes(displayP3())).toBe(false);
  const scaled = await readyPicture(wideGamut(2_800), 1_400);
  expect([scaled.width, scaled.height]).toEqual([1_400, 5]);
  expect(scaled.notes).toEqual(['scaled from 2800 to 1400 pixels']);
  const before = await colorAt(small, 5, 3);
  // The same numbers without the profile would be 200, 100, 50.
  expect(before[0]).toBeGreaterThan(210);
  for (const { main } of [kept, scaled])
    for (const [index, value] of (await colorAt(main.bytes, 5, 3)).entries())
      expect(Math.abs(value - (before[index] ?? 0))).toBeLessThanOrEqual(4);
});

test('a scaled picture is the mean of what it shows, so that fine lines make no pattern', async () => {
  const canvas = createCanvas(4_200, 12);
  const context = canvas.getContext('2d');
  context.fillStyle = '#000';
  context.fillRect(0, 0, 4_200, 12);
  context.fillStyle = '#fff';
  for (let x = 1; x < 4_200; x += 3) context.fillRect(x, 0, 1, 12);
  const { main } = await readyPicture(canvas.encodeSync('png'), 1_400);
  const [gray = 0] = await colorAt(main.bytes, 700, 2);
  expect(Math.abs(gray - 85)).toBeLessThan(25);
});

// Seen to fail: refused, in the words of the library.
test('a picture higher than an AVIF can be is published without one', async () => {
  const tall = createCanvas(90, 17_000).encodeSync('jpeg');
  const { main, height, others } = await readyPicture(tall, 1_400);
  expect([main.ending, height, others]).toEqual(['jpg', 17_000, []]);
});

test('pictures of a folder are cleaned where they are, and turned ones stay upright', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'award.JPG');
  writeFileSync(file, jpegWith(jpegExif(6)));
  writeFileSync(join(folder, 'notes.txt'), secretBytes);
  expect(await cleanPictures(folder)).toEqual(['award.JPG: published without EXIF']);
  expect(await quartersOf(readFileSync(file))).toBe('b r rgb g');
  expect(await cleanPictures(folder)).toEqual([]);
  writeFileSync(file, '');
  await expect(cleanPictures(folder)).rejects.toThrow('award.JPG is empty');
});

// Seen to fail: the last of them stopped the build, the others were published.
test.each(['.DS_Store', 'Thumbs.db', 'desktop.ini', 'a/._photo.jpg'])(
  'what systems leave in folders is not published: %s',
  async (name) => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'a'));
    writeFileSync(join(folder, name), secretBytes);
    writeFileSync(join(folder, 'a', 'b.txt'), 'b');
    expect(await cleanPictures(folder)).toEqual([]);
    expect(existsSync(join(folder, name))).toBe(false);
    expect(existsSync(join(folder, 'a/b.txt'))).toBe(true);
  },
);

// Seen to fail: they were published by that name, by which hosts say what a file is.
test.each([
  ['logo.svg', pngWith(), 'logo.svg is PNG, and hosts go by its name: call it logo.png'],
  ['a.b/logo.PNG', Buffer.from(svg), 'a.b/logo.PNG is SVG, and hosts .*: call it logo.svg'],
])(
  'a picture in public/ whose name says another kind is refused: %s',
  async (name, bytes, said) => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'a.b'));
    writeFileSync(join(folder, name), bytes);
    await expect(cleanPictures(folder)).rejects.toThrow(new RegExp(`^${said}$`));
  },
);

const cut = (picture: Buffer): Buffer => picture.subarray(0, picture.length - 30);
const brand = (name: string): Buffer => box('ftyp', Buffer.from(`${name}\0\0\0\0${name}`));

// Seen to fail: one in ten was an “Unknown error”.
test('a cut picture is known among others that are read', async () => {
  const pictures = [jpegWith(), pngWith(), webpWith(), gifWith()].map(cut);
  const many = Array.from({ length: 100 }, () => pictures).flat();
  const outcomes = await Promise.allSettled(many.map((picture) => readyPicture(picture)));
  const said = outcomes.map((one) => (one.status === 'rejected' ? one.reason.message : 'read'));
  expect(said.filter((message) => !String(message).startsWith('is cut off or broken'))).toEqual([]);
});

test.each([
  ['an empty file', Buffer.alloc(0), 'is empty: copy the picture again'],
  ['a JPEG cut off', cut(jpegWith()), 'is cut off or broken (JPEG): copy or export it again'],
  ['a PNG cut off', cut(pngWith()), 'is cut off or broken (PNG): copy or export it again'],
  ['a WebP cut off', cut(webpWith()), 'is cut off or broken (WebP): copy or export it again'],
  ['a GIF cut off', cut(gifWith()), 'is cut off or broken (GIF): copy or export it again'],
  ['an AVIF cut off', cut(await avif()), 'is cut off or broken (AVIF): copy or export it again'],
  [
    'a HEIC',
    brand('heic'),
    'is HEIC, which few browsers show: save it as JPEG, PNG, WebP, AVIF, GIF or SVG',
  ],
  ['a film', brand('qt  '), 'is a film: link to it'],
  ['a TIFF', Buffer.from('II*\0'), 'is a TIFF or a camera’s raw file: save it as JPEG'],
  ['a text', Buffer.from('hello'), 'is no picture: save it as JPEG'],
  ['a page', Buffer.from('<!DOCTYPE html><p>Not found'), 'is a web page: save it as JPEG'],
  ['an SVG with an open tag', Buffer.from('<svg><g></svg>'), 'is no valid SVG: line 1: '],
  [
    'an SVG without a size',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'has no width and height: ',
  ],
  [
    'an SVG that shows another file',
    Buffer.from('<svg viewBox="0 0 1 1"><image href="/home/ada/x.png"/></svg>'),
    'shows another file, /home/ada/x.png, which browsers don’t load here: embed it in the SVG',
  ],
  [
    'an SVG whose styles show another file',
    Buffer.from('<svg viewBox="0 0 1 1"><style>a{fill:url(//a.example/x)}</style></svg>'),
    'shows another file, url(//a.example/x, which browsers don’t load here: embed it in the SVG',
  ],
  ['an animated AVIF', brand('avis'), 'is an animated AVIF: save it as WebP or GIF'],
  [
    'an animated PNG',
    pngWith(chunk('acTL', Buffer.alloc(8))),
    'is an animated PNG: save it as WebP',
  ],
])('%s is refused with what to do', async (_, bytes, message) => {
  await expect(readyPicture(bytes, 1_400)).rejects.toThrow(message);
});

test('a machine for which the library has no native part is told so in one sentence', () => {
  const code = `import { registerHooks } from 'node:module';
    registerHooks({ resolve(name, context, next) {
      if (name.startsWith('@img/sharp')) throw new Error('not here');
      return next(name, context);
    } });
    const { loadSharp } = await import(${JSON.stringify(new URL('ready-picture.ts', import.meta.url).href)});
    await loadSharp().catch((error) => console.log(error.message));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  });
  expect(stdout).toMatch(
    /^Pictures can’t be drawn, because the package sharp has no native part for \w+ \w+ in node_modules: delete that folder, and run this again\.\n$/,
  );
});
