import { crc32, deflateSync } from 'node:zlib';

type Pixels = {
  width: number;
  height: number;
  /** Red, green, blue and alpha of every pixel; opaque. */ rgba: Uint8Array;
};

/**
 * An opaque picture of few hues as a PNG with a palette: about a third of the bytes of one without.
 * Colors are grouped by their upper five bits, the 256 commonest groups become the palette with their
 * mean color, and every other pixel takes the nearest of them.
 */
export function indexedPng({ width, height, rgba }: Pixels): Buffer {
  const groups = new Map<number, { count: number; sum: [number, number, number] }>();
  for (let at = 0; at < rgba.length; at += 4) {
    const group = groups.get(groupOf(rgba, at)) ?? { count: 0, sum: [0, 0, 0] };
    group.count++;
    for (let i = 0; i < 3; i++) group.sum[i] = (group.sum[i] ?? 0) + (rgba[at + i] ?? 0);
    groups.set(groupOf(rgba, at), group);
  }
  const commonest = [...groups].toSorted(([, a], [, b]) => b.count - a.count).slice(0, 256);
  const palette = commonest.map(([, { count, sum }]) =>
    sum.map((part) => Math.round(part / count)),
  );
  const indexes = new Map(commonest.map(([group], index) => [group, index]));
  const rows = Buffer.alloc((width + 1) * height);
  for (let at = 0; at < rgba.length; at += 4) {
    const group = groupOf(rgba, at);
    const index = indexes.get(group) ?? nearest(palette, rgba, at);
    indexes.set(group, index);
    const pixel = at / 4;
    rows[pixel + Math.floor(pixel / width) + 1] = index;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, indexed color; default compression, filter and interlace.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const groupOf = (rgba: Uint8Array, at: number): number =>
  (((rgba[at] ?? 0) >> 3) << 10) | (((rgba[at + 1] ?? 0) >> 3) << 5) | ((rgba[at + 2] ?? 0) >> 3);

function nearest(palette: readonly (readonly number[])[], rgba: Uint8Array, at: number): number {
  const distances = palette.map((color) =>
    color.reduce((sum, part, i) => sum + (part - (rgba[at + i] ?? 0)) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
