import { createCanvas, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';

/** The color of a pixel as three numbers; 255 and 0 where it is nearly so. */
export async function colorAt(picture: Buffer, x: number, y: number): Promise<readonly number[]> {
  const image = await loadImage(picture);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return Array.from(context.getImageData(x, y, 1, 1).data.slice(0, 3));
}

export const secret = 'Ada Byron, 48.2082 N 16.3738 E, camera 0815';
export const secretBytes = Buffer.from(secret);

/** Four quarters, red, green, blue and white, so that a turn shows. */
export function drawn(width = 40, height = 20) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  for (const [index, color] of ['#f00', '#0f0', '#00f', '#fff'].entries()) {
    context.fillStyle = color;
    context.fillRect((index % 2) * (width / 2), index < 2 ? 0 : height / 2, width / 2, height / 2);
  }
  return canvas;
}

const number = (value: number, bytes: 2 | 4): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** An EXIF block with an orientation, the place of a GPS receiver, and a text. */
export const exif = (orientation: number): Buffer =>
  Buffer.concat([
    Buffer.from('MM\0*'),
    number(8, 4),
    number(2, 2),
    hex('0112 0003 00000001'),
    number(orientation, 2),
    hex('0000 8825 0004 00000001 00000026'),
    number(0, 4),
    secretBytes,
  ]);

export const segment = (type: number, ...data: readonly (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(data.map((part) => Buffer.from(part)));
  return Buffer.concat([Buffer.from([0xff, type]), number(body.length + 2, 2), body]);
};

export const jpegWith = (...segments: readonly Buffer[]): Buffer => {
  const jpeg = drawn().encodeSync('jpeg', 95);
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
};

export const jpegExif = (orientation: number): Buffer =>
  segment(0xe1, 'Exif\0\0', exif(orientation));

export const chunk = (type: string, data: Buffer): Buffer =>
  // Readers pass over the sum of a chunk that they don't show.
  Buffer.concat([number(data.length, 4), Buffer.from(type), data, number(0, 4)]);

export const pngWith = (...chunks: readonly Buffer[]): Buffer => {
  const png = drawn().encodeSync('png');
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
};

export const riff = (type: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(type), length, data, Buffer.alloc(data.length % 2)]);
};

export const webpWith = (...chunks: readonly Buffer[]): Buffer => {
  const webp = drawn().encodeSync('webp', 100);
  const body = Buffer.concat([
    riff('VP8X', Buffer.from([0b1100, 0, 0, 0, 39, 0, 0, 19, 0, 0])),
    webp.subarray(webp.subarray(12, 16).toString() === 'VP8X' ? 30 : 12),
    ...chunks,
  ]);
  return riff('RIFF', Buffer.concat([Buffer.from('WEBP'), body]));
};

export const gifWith = (...blocks: readonly Buffer[]): Buffer => {
  const gif = drawn().encodeSync('gif');
  const table = 13 + 3 * 2 ** ((gif.readUInt8(10) & 7) + 1) * (gif.readUInt8(10) >> 7);
  return Buffer.concat([gif.subarray(0, table), ...blocks, gif.subarray(table)]);
};

export const gifBlock = (label: number, ...parts: readonly Buffer[]): Buffer =>
  Buffer.concat([
    Buffer.from([0x21, label]),
    ...parts.flatMap((part) => [Buffer.from([part.length]), part]),
    Buffer.from([0]),
  ]);

export const box = (type: string, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([number(body.length + 8, 4), Buffer.from(type), body]);
};

export const hex = (digits: string): Buffer => Buffer.from(digits.replaceAll(' ', ''), 'hex');

/** An AVIF with EXIF and XMP. */
export const avif = (): Promise<Buffer> =>
  sharp(drawn().encodeSync('png'))
    .withExif({ IFD0: { Copyright: secret } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${secret}</x:xmpmeta>`)
    .avif()
    .toBuffer();

export const svg = `<?xml version="1.0"?>
<!-- ${secret} -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://i.example" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 4 2" inkscape:export-filename="/home/${secret}" onload="steal()"><metadata>${secret}</metadata><script>'${secret}'</script><style><![CDATA[a > b { fill: red }]]></style><text xml:space="preserve">R&#xE9;sum&#233; &amp; <tspan>co</tspan></text><image xlink:href="data:image/jpeg;base64,${jpegWith(segment(0xfe, secret)).toString('base64')}"/></svg>`;

/** A color profile (ICC.1) with the primaries of Display P3, as phones write it. */
export function displayP3(): Buffer {
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
export function wideGamut(width: number): Buffer {
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
