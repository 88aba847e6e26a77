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
  const { commonest, palette } = paletteOf(rgba);
  // 0 is a group whose pixels have not been met; the palette's places are counted from 1.
  const places = new Uint16Array(groups);
  for (const [place, group] of commonest.entries()) places[group] = place + 1;
  const rows = Buffer.alloc((width + 1) * height);
  for (let at = 0, to = 0; at < rgba.length; at += 4, to += 1) {
    // Every row begins with the number of its filter, which is none.
    if (to % (width + 1) === 0) to += 1;
    const group = groupOf(rgba, at);
    places[group] ||= nearest(palette, rgba, at) + 1;
    rows[to] = (places[group] ?? 1) - 1;
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

const groups = 1 << 15;

const groupOf = (rgba: Uint8Array, at: number): number =>
  (((rgba[at] ?? 0) >> 3) << 10) | (((rgba[at + 1] ?? 0) >> 3) << 5) | ((rgba[at + 2] ?? 0) >> 3);

/** The commonest groups and the mean color of each. Typed arrays: it is done for every pixel. */
function paletteOf(rgba: Uint8Array) {
  const counts = new Uint32Array(groups);
  const sums = new Float64Array(3 * groups);
  const met: number[] = [];
  for (let at = 0; at < rgba.length; at += 4) {
    const group = groupOf(rgba, at);
    if (counts[group] === 0) met.push(group);
    counts[group] = (counts[group] ?? 0) + 1;
    for (let i = 0; i < 3; i++) {
      sums[3 * group + i] = (sums[3 * group + i] ?? 0) + (rgba[at + i] ?? 0);
    }
  }
  const count = (group: number) => counts[group] ?? 1;
  const commonest = met.toSorted((a, b) => count(b) - count(a)).slice(0, 256);
  const palette = commonest.map((group) =>
    [0, 1, 2].map((i) => Math.round((sums[3 * group + i] ?? 0) / count(group))),
  );
  return { commonest, palette };
}

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
