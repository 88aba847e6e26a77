import { deflateSync } from 'node:zlib';

import { loadImage } from '@napi-rs/canvas';
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
  svg,
  colorAt,
} from '../../tests/support/sample-pictures.ts';
import { isPictureName, strippedPicture } from './picture-kinds.ts';

const packed = deflateSync(secretBytes);

test.each([
  ['EXIF in a JPEG', jpegWith(jpegExif(1)), 'the place where it was taken (EXIF)'],
  ['XMP in a JPEG', jpegWith(segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', secret)), 'XMP'],
  ['IPTC in a JPEG', jpegWith(segment(0xed, 'Photoshop 3.0\0', secret)), 'IPTC'],
  ['a comment in a JPEG', jpegWith(segment(0xfe, secret)), 'a comment'],
  [
    'a thumbnail in a JPEG',
    jpegWith(segment(0xe0, 'JFIF\0', hex('0101000001000101'), secret)),
    'a small copy of it',
  ],
  ['a program’s note in a JPEG', jpegWith(segment(0xec, secret)), 'an application’s data'],
  ['a film behind a JPEG', Buffer.concat([jpegWith(), secretBytes]), 'data after its end'],
  ['text in a PNG', pngWith(chunk('tEXt', Buffer.from(`Author\0${secret}`))), 'text'],
  [
    'packed text in a PNG',
    pngWith(chunk('zTXt', Buffer.concat([Buffer.from('Author\0\0'), packed]))),
    'text',
  ],
  ['a time in a PNG', pngWith(chunk('tIME', secretBytes)), 'the time of its last change'],
  ['EXIF in a PNG', pngWith(chunk('eXIf', exif(1))), 'the place where it was taken (EXIF)'],
  ['what was cut from a PNG', Buffer.concat([pngWith(), secretBytes]), 'data after its end'],
  ['EXIF in a WebP', webpWith(riff('EXIF', exif(1))), 'the place where it was taken (EXIF)'],
  ['XMP in a WebP', webpWith(riff('XMP ', secretBytes)), 'XMP'],
  ['a comment in a GIF', gifWith(gifBlock(0xfe, secretBytes)), 'a comment'],
  ['XMP in a GIF', gifWith(gifBlock(0xff, Buffer.from('XMP DataXMP'), secretBytes)), 'XMP'],
  ['EXIF and XMP in an AVIF', avif(), 'camera and time (EXIF), XMP'],
  [
    'everything in an SVG',
    Buffer.from(svg),
    'a comment, metadata, a script, a drawing program’s notes',
  ],
])('%s is taken out, and said', (_, picture, said) => {
  const { bytes, removed } = strippedPicture(picture);
  expect(removed.join(', ')).toBe(said);
  expect(bytes.includes(secret) || bytes.includes(packed)).toBe(false);
  expect(strippedPicture(bytes).removed).toEqual([]);
});

test.each([
  ['JPEG', jpegWith(jpegExif(1), segment(0xfe, secret))],
  ['PNG', pngWith(chunk('tEXt', secretBytes))],
  ['WebP', webpWith(riff('EXIF', exif(1)))],
  ['GIF', gifWith(gifBlock(0xfe, secretBytes))],
  ['AVIF', drawn().encodeSync('avif', { quality: 90 })],
])('what is left of a %s looks the same', async (_, picture) => {
  const { bytes } = strippedPicture(picture);
  for (const [x, y] of [
    [5, 5],
    [35, 5],
    [5, 15],
    [35, 15],
  ] as const)
    expect(await colorAt(bytes, x, y)).toEqual(await colorAt(picture, x, y));
});

test('an SVG keeps its words, styles and embedded pictures, without what those say', async () => {
  const cleaned = strippedPicture(Buffer.from(svg)).bytes.toString();
  expect(cleaned).toContain('Résumé &amp; <tspan>co</tspan>');
  expect(cleaned).toContain('a &gt; b { fill: red }');
  const [, embedded = ''] = /base64,([^"]+)/.exec(cleaned) ?? [];
  expect(Buffer.from(embedded, 'base64').includes(secret)).toBe(false);
  expect((await loadImage(Buffer.from(embedded, 'base64'))).width).toBe(40);
});

test('a picture is what its bytes are, and names are read in capitals too', () => {
  expect(strippedPicture(pngWith()).kind.name).toBe('PNG');
  expect(['a.JPG', 'b.jpeg', 'c.AVIF', 'd.heic', 'e', 'f.mdx'].filter(isPictureName)).toEqual([
    'a.JPG',
    'b.jpeg',
    'c.AVIF',
  ]);
});
