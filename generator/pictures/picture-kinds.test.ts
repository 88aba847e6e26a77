import { deflateSync } from 'node:zlib';

import sharp from 'sharp';
import { expect, test } from 'vitest';

import {
  secret,
  secretBytes,
  drawn,
  exif,
  segment,
  jpegWith,
  jpegExif,
  chunk,
  pngWith,
  riff,
  webpWith,
  gifWith,
  gifBlock,
  hex,
  avif,
  colorAt,
} from '../../tests/support/sample-pictures.ts';
import { isPictureName, pictureKindOf } from './picture-kinds.ts';
import { readyPicture, tooLarge } from './ready-picture.ts';

const packed = deflateSync(secretBytes);

const bytesOf = async (picture: Buffer) => (await readyPicture(picture)).main.bytes;

test.each([
  ['EXIF in a JPEG', jpegWith(jpegExif(1)), 'EXIF'],
  ['XMP in a JPEG', jpegWith(segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', secret)), 'XMP'],
  ['IPTC in a JPEG', jpegWith(segment(0xed, 'Photoshop 3.0\0', secret)), 'IPTC'],
  ['a comment in a JPEG', jpegWith(segment(0xfe, secret)), ''],
  ['a thumbnail in a JPEG', jpegWith(segment(0xe0, 'JFIF\0', hex('0101000001000101'), secret)), ''],
  ['a program’s note in a JPEG', jpegWith(segment(0xec, secret)), ''],
  ['a film behind a JPEG', Buffer.concat([jpegWith(), secretBytes]), ''],
  ['text in a PNG', pngWith(chunk('tEXt', Buffer.from(`Author\0${secret}`))), 'text'],
  [
    'packed text in a PNG',
    pngWith(chunk('zTXt', Buffer.concat([Buffer.from('Author\0\0'), packed]))),
    'text',
  ],
  ['a time in a PNG', pngWith(chunk('tIME', secretBytes)), ''],
  ['EXIF in a PNG', pngWith(chunk('eXIf', exif(1))), 'EXIF'],
  ['what was cut from a PNG', Buffer.concat([pngWith(), secretBytes]), ''],
  ['EXIF in a WebP', webpWith(riff('EXIF', exif(1))), 'EXIF'],
  ['XMP in a WebP', webpWith(riff('XMP ', secretBytes)), 'XMP'],
  ['a comment in a GIF', gifWith(gifBlock(0xfe, secretBytes)), ''],
  ['XMP in a GIF', gifWith(gifBlock(0xff, Buffer.from('XMP DataXMP'), secretBytes)), ''],
  ['EXIF and XMP in an AVIF', await avif(), 'EXIF'],
])('%s is no part of what is published', async (_, picture, said) => {
  expect(picture.includes(secret) || picture.includes(packed)).toBe(true);
  const { main, others, notes } = await readyPicture(picture, 30);
  expect(notes.join()).toContain(said);
  for (const { bytes } of [main, ...others])
    expect(bytes.includes(secret) || bytes.includes(packed)).toBe(false);
});

test.each([
  ['JPEG', jpegWith(jpegExif(1), segment(0xfe, secret))],
  ['PNG', pngWith(chunk('tEXt', secretBytes))],
  ['WebP', webpWith(riff('EXIF', exif(1)))],
  ['GIF', gifWith(gifBlock(0xfe, secretBytes))],
  ['AVIF', drawn().encodeSync('avif', { quality: 90 })],
])('what is published of a %s looks the same', async (_, picture) => {
  const bytes = await bytesOf(picture);
  for (const [x, y] of [
    [5, 5],
    [35, 5],
    [5, 15],
    [35, 15],
  ] as const) {
    const before = await colorAt(picture, x, y);
    for (const [index, value] of (await colorAt(bytes, x, y)).entries())
      expect(Math.abs(value - (before[index] ?? 0))).toBeLessThanOrEqual(4);
  }
});

test('an animation keeps its frames and their times, and is scaled whole', async () => {
  const frames = [0, 255].map((gray) => Buffer.alloc(3 * 40 * 20, gray));
  const raw = { width: 40, height: 40, channels: 3, pageHeight: 20 } as const;
  for (const kind of ['gif', 'webp'] as const) {
    const animation = await sharp(Buffer.concat(frames), { raw })
      .toFormat(kind, { delay: [100, 300] })
      .toBuffer();
    const { main, others, width, height } = await readyPicture(animation, 20);
    const { pages, delay } = await sharp(main.bytes, { animated: true }).metadata();
    expect([pages, delay, width, height, others]).toEqual([2, [100, 300], 20, 10, []]);
  }
});

test('a photograph is also published as AVIF in narrower widths, a drawing only narrower', async () => {
  const widths = async (picture: Buffer) =>
    (await readyPicture(picture, 400)).others.map(({ ending, width }) => `${ending} ${width}`);
  expect(await widths(drawn(900, 20).encodeSync('jpeg'))).toEqual([
    'avif 200',
    'avif 300',
    'avif 400',
  ]);
  expect(await widths(drawn(250, 20).encodeSync('webp'))).toEqual(['avif 200', 'avif 250']);
  expect(await widths(drawn(900, 20).encodeSync('png'))).toEqual(['png 200', 'png 300']);
  expect(await widths(drawn(900, 20).encodeSync('gif'))).toEqual([]);
});

test('the same picture gives the same bytes', async () => {
  const picture = drawn(900, 300).encodeSync('jpeg');
  expect(await readyPicture(picture, 400)).toEqual(await readyPicture(picture, 400));
});

// Seen to fail: all frames counted as one picture, and a wide one was to be "at most Infinity pixels wide".
test.each([
  [
    { width: 800, height: 630 * 210, frames: 210 },
    Infinity,
    /^has 210 frames of 800 by 630 pixels: make it shorter/,
  ],
  [{ width: 12_000, height: 9_000, frames: 1 }, Infinity, /: make it at most 11547 pixels wide$/],
  [{ width: 12_000, height: 9_000, frames: 1 }, 1_400, /: make it at most 1400 pixels wide$/],
  [{ width: 800, height: 630 * 100, frames: 100 }, 1_400, /^$/],
])('a picture that is too large is told its own size: %o', (size, most, sentence) => {
  expect(tooLarge(size, most) ?? '').toMatch(sentence);
});

test('a picture is what its bytes are, and names are read in capitals too', () => {
  expect(pictureKindOf(pngWith()).name).toBe('PNG');
  expect(['a.JPG', 'b.jpeg', 'c.AVIF', 'd.heic', 'e', 'f.mdx'].filter(isPictureName)).toEqual([
    'a.JPG',
    'b.jpeg',
    'c.AVIF',
  ]);
});
