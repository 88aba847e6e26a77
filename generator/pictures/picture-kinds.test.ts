import { deflateSync } from 'node:zlib';

import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';

import { isPictureName, strippedPicture } from './picture-kinds.ts';
import { readyPicture } from './published-picture.ts';

const secret = 'Ada Byron, 48.2082 N 16.3738 E, camera 0815';
const secretBytes = Buffer.from(secret);

/** Four quarters, red, green, blue and white, so that a turn shows. */
function drawn(width = 40, height = 20) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  for (const [index, color] of ['#f00', '#0f0', '#00f', '#fff'].entries()) {
    context.fillStyle = color;
    context.fillRect((index % 2) * (width / 2), index < 2 ? 0 : height / 2, width / 2, height / 2);
  }
  return canvas;
}

/** The color of a pixel as three numbers; 255 and 0 where it is nearly so. */
async function colorAt(picture: Buffer, x: number, y: number): Promise<readonly number[]> {
  const image = await loadImage(picture);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return [...context.getImageData(x, y, 1, 1).data.slice(0, 3)];
}

const number = (value: number, bytes: 2 | 4): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** An EXIF block with an orientation, the place of a GPS receiver, and a text. */
const exif = (orientation: number): Buffer =>
  Buffer.concat([
    Buffer.from('MM\0*'),
    number(8, 4),
    number(2, 2),
    ...[number(0x0112, 2), number(3, 2), number(1, 4), number(orientation, 2), number(0, 2)],
    ...[number(0x8825, 2), number(4, 2), number(1, 4), number(38, 4)],
    number(0, 4),
    secretBytes,
  ]);

const segment = (type: number, ...data: readonly (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(data.map((part) => Buffer.from(part)));
  return Buffer.concat([Buffer.from([0xff, type]), number(body.length + 2, 2), body]);
};

const jpegWith = (...segments: readonly Buffer[]): Buffer => {
  const jpeg = drawn().encodeSync('jpeg', 95);
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
};

const jpegExif = (orientation: number): Buffer => segment(0xe1, 'Exif\0\0', exif(orientation));

const chunk = (type: string, data: Buffer): Buffer =>
  // Readers pass over the sum of a chunk that they don't show.
  Buffer.concat([number(data.length, 4), Buffer.from(type), data, number(0, 4)]);

const pngWith = (...chunks: readonly Buffer[]): Buffer => {
  const png = drawn().encodeSync('png');
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
};

const riff = (type: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(type), length, data, Buffer.alloc(data.length % 2)]);
};

const webpWith = (...chunks: readonly Buffer[]): Buffer => {
  const webp = drawn().encodeSync('webp', 100);
  const body = Buffer.concat([
    riff('VP8X', Buffer.from([0b1100, 0, 0, 0, 39, 0, 0, 19, 0, 0])),
    webp.subarray(webp.subarray(12, 16).toString() === 'VP8X' ? 30 : 12),
    ...chunks,
  ]);
  return riff('RIFF', Buffer.concat([Buffer.from('WEBP'), body]));
};

const gifWith = (...blocks: readonly Buffer[]): Buffer => {
  const gif = drawn().encodeSync('gif');
  const table = 13 + 3 * 2 ** ((gif.readUInt8(10) & 7) + 1) * (gif.readUInt8(10) >> 7);
  return Buffer.concat([gif.subarray(0, table), ...blocks, gif.subarray(table)]);
};

const gifBlock = (label: number, ...parts: readonly Buffer[]): Buffer =>
  Buffer.concat([
    Buffer.from([0x21, label]),
    ...parts.flatMap((part) => [Buffer.from([part.length]), part]),
    Buffer.from([0]),
  ]);

const box = (type: string, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([number(body.length + 8, 4), Buffer.from(type), body]);
};

const hex = (digits: string): Buffer => Buffer.from(digits.replaceAll(' ', ''), 'hex');

/** As little of an AVIF as has a picture of some bytes, EXIF and XMP. */
function avif(): Buffer {
  const pixels = Buffer.from('pixels');
  const about = Buffer.concat([number(0, 4), exif(6)]);
  const item = (id: number, type: string, rest = '') =>
    box('infe', hex('02000000'), number(id, 2), number(0, 2), Buffer.from(`${type}\0${rest}`));
  const head = (start: number) => {
    const places = [pixels, about, secretBytes].map((data, index, all) => {
      const before = all.slice(0, index).reduce((sum, { length }) => sum + length, 0);
      return Buffer.concat([
        ...[number(index + 1, 2), number(0, 2), number(1, 2)],
        ...[number(start + before, 4), number(data.length, 4)],
      ]);
    });
    const infos = [item(1, 'av01'), item(2, 'Exif'), item(3, 'mime', 'application/rdf+xml\0')];
    const size = box('iprp', box('ipco', box('ispe', hex('00000000 00000028 00000014'))));
    return Buffer.concat([
      box('ftyp', Buffer.from('avif\0\0\0\0avifmif1')),
      box(
        'meta',
        number(0, 4),
        box('iinf', number(0, 4), number(3, 2), ...infos),
        box('iloc', hex('00000000 4400 0003'), ...places),
        size,
      ),
    ]);
  };
  const start = head(0).length + 8;
  return Buffer.concat([head(start), box('mdat', pixels, about, secretBytes)]);
}

const svg = `<?xml version="1.0"?>
<!-- ${secret} -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://i.example" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 4 2" inkscape:export-filename="/home/${secret}" onload="steal()"><metadata>${secret}</metadata><script>'${secret}'</script><style><![CDATA[a > b { fill: red }]]></style><text xml:space="preserve">R&#xE9;sum&#233; &amp; <tspan>co</tspan></text><image xlink:href="data:image/jpeg;base64,${jpegWith(segment(0xfe, secret)).toString('base64')}"/></svg>`;

const packed = deflateSync(secretBytes);

test.each([
  ['EXIF in a JPEG', jpegWith(jpegExif(1)), 'EXIF with the place where it was taken'],
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
  ['EXIF in a PNG', pngWith(chunk('eXIf', exif(1))), 'EXIF with the place where it was taken'],
  ['what was cut from a PNG', Buffer.concat([pngWith(), secretBytes]), 'data after its end'],
  ['EXIF in a WebP', webpWith(riff('EXIF', exif(1))), 'EXIF with the place where it was taken'],
  ['XMP in a WebP', webpWith(riff('XMP ', secretBytes)), 'XMP'],
  ['a comment in a GIF', gifWith(gifBlock(0xfe, secretBytes)), 'a comment'],
  ['XMP in a GIF', gifWith(gifBlock(0xff, Buffer.from('XMP DataXMP'), secretBytes)), 'XMP'],
  ['EXIF and XMP in an AVIF', avif(), 'EXIF, XMP'],
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
    const { bytes, width, height } = await readyPicture(turned, 1_400);
    expect([width, height]).toEqual(orientation < 5 ? [40, 20] : [20, 40]);
    expect(await quartersOf(bytes)).toBe(quarters);
    expect(strippedPicture(bytes).removed).toEqual([]);
  }
});

/** A color profile (ICC.1) with the primaries of Display P3, as phones write it. */
function displayP3(): Buffer {
  const fixed = (value: number) => number(Math.round(value * 65_536) >>> 0, 4);
  const xyz = (...values: readonly number[]) =>
    Buffer.concat([Buffer.from('XYZ \0\0\0\0'), ...values.map(fixed)]);
  const curve = Buffer.concat([
    Buffer.from('curv\0\0\0\0'),
    number(1, 4),
    number(0x0233, 2),
    number(0, 2),
  ]);
  const tags: readonly (readonly [string, Buffer])[] = [
    ['rXYZ', xyz(0.5151, 0.2412, -0.0011)],
    ['gXYZ', xyz(0.292, 0.6922, 0.0419)],
    ['bXYZ', xyz(0.1571, 0.0666, 0.7841)],
    ['wtpt', xyz(0.9642, 1, 0.8249)],
    ...['rTRC', 'gTRC', 'bTRC'].map((name) => [name, curve] as const),
  ];
  let at = 128 + 4 + 12 * tags.length;
  const table = tags.map(([name, data]) => {
    const entry = Buffer.concat([Buffer.from(name), number(at, 4), number(data.length, 4)]);
    at += data.length;
    return entry;
  });
  const head = Buffer.alloc(128);
  head.writeUInt32BE(at, 0);
  head.writeUInt32BE(0x02_10_00_00, 8);
  head.write('mntrRGB XYZ ', 12);
  head.write('acsp', 36);
  [0.9642, 1, 0.8249].forEach((value, index) => fixed(value).copy(head, 68 + 4 * index));
  return Buffer.concat([head, number(tags.length, 4), ...table, ...tags.map(([, data]) => data)]);
}

/** A wide picture of one color whose numbers are those of Display P3. */
function wideGamut(width: number): Buffer {
  const canvas = createCanvas(width, 10);
  const context = canvas.getContext('2d');
  context.fillStyle = 'rgb(200 100 50)';
  context.fillRect(0, 0, width, 10);
  const bytes = canvas.encodeSync('jpeg', 100);
  const own = bytes.indexOf('ICC_PROFILE');
  const rest = own > 0 ? bytes.subarray(own - 2 + bytes.readUInt16BE(own - 2)) : bytes.subarray(2);
  const profile = segment(0xe2, 'ICC_PROFILE\0', hex('0101'), displayP3());
  return Buffer.concat([bytes.subarray(0, 2), profile, rest]);
}

test('a color profile stays, and colors are the same when a picture is scaled', async () => {
  const small = wideGamut(100);
  const kept = await readyPicture(small, 1_400);
  expect(kept.bytes.includes(displayP3())).toBe(true);
  const scaled = await readyPicture(wideGamut(2_800), 1_400);
  expect([scaled.width, scaled.height]).toEqual([1_400, 5]);
  expect(scaled.notes).toEqual(['scaled from 2800 to 1400 pixels']);
  const [before, after] = [await colorAt(small, 5, 3), await colorAt(scaled.bytes, 5, 3)];
  // The same numbers without the profile would be 200, 100, 50.
  expect(before[0]).toBeGreaterThan(210);
  for (const [index, value] of before.entries())
    expect(Math.abs(value - (after[index] ?? 0))).toBeLessThanOrEqual(3);
});

const cut = (picture: Buffer): Buffer => picture.subarray(0, picture.length - 30);
const brand = (name: string): Buffer => box('ftyp', Buffer.from(`${name}\0\0\0\0${name}`));

test.each([
  ['an empty file', Buffer.alloc(0), 'is empty: copy the picture again'],
  ['a JPEG cut off', cut(jpegWith()), 'is cut off or broken (JPEG): copy or export it again'],
  ['a PNG cut off', cut(pngWith()), 'is cut off or broken (PNG): copy or export it again'],
  ['a WebP cut off', cut(webpWith()), 'is cut off or broken (WebP): copy or export it again'],
  ['a GIF cut off', cut(gifWith()), 'is cut off or broken (GIF): copy or export it again'],
  ['an AVIF cut off', cut(avif()), 'is cut off or broken (AVIF): copy or export it again'],
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
    'a wide GIF',
    drawn(1_600, 4).encodeSync('gif'),
    'is 1600 pixels wide, and a GIF isn’t scaled: make it at most 1400 wide',
  ],
])('%s is refused with what to do', async (_, bytes, message) => {
  await expect(readyPicture(bytes, 1_400)).rejects.toThrow(message);
});

test('a picture is what its bytes are, and names are read in capitals too', async () => {
  expect((await readyPicture(pngWith(), 1_400)).ending).toBe('png');
  expect(['a.JPG', 'b.jpeg', 'c.AVIF', 'd.heic', 'e', 'f.mdx'].filter(isPictureName)).toEqual([
    'a.JPG',
    'b.jpeg',
    'c.AVIF',
  ]);
});
