import type { Stripped } from '../picture-kinds.ts';

type Box = { readonly type: string; readonly from: number; readonly to: number };

/** The boxes between two places (ISO/IEC 14496-12, section 4.2). `from` is where a box's content begins. */
function boxesIn(bytes: Buffer, start: number, end: number): readonly Box[] {
  const boxes: Box[] = [];
  for (let at = start; at < end;) {
    const short = bytes.readUInt32BE(at);
    const head = short === 1 ? 16 : 8;
    const long = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    const to = short === 0 ? end : at + long;
    if (to > end || to < at + head) throw new RangeError('cut off');
    boxes.push({ type: bytes.subarray(at + 4, at + 8).toString('latin1'), from: at + head, to });
    at = to;
  }
  return boxes;
}

/** The ids of items that say something about the picture, with a name for each. */
function itemsAbout(bytes: Buffer, { from, to }: Box): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const counted = bytes.readUInt8(from) === 0 ? 6 : 8;
  for (const entry of boxesIn(bytes, from + counted, to)) {
    const wide = bytes.readUInt8(entry.from) > 2;
    const id = wide ? bytes.readUInt32BE(entry.from + 4) : bytes.readUInt16BE(entry.from + 4);
    const type = bytes
      .subarray(entry.from + (wide ? 10 : 8))
      .subarray(0, 4)
      .toString('latin1');
    if (type === 'Exif') found.set(id, 'camera and time (EXIF)');
    if (type === 'mime' || type === 'uri ') found.set(id, 'XMP');
  }
  return found;
}

/** Reads one number after another. */
function reader(bytes: Buffer, start: number) {
  let at = start;
  return (length: number): number => {
    at += length;
    return length === 0 ? 0 : Number(`0x${bytes.subarray(at - length, at).toString('hex')}`);
  };
}

/** Where each item's bytes are (`iloc`, section 8.11.3). `data` is where the content of `idat` begins. */
function* placesOf(bytes: Buffer, { from }: Box, data: number) {
  const next = reader(bytes, from);
  const version = next(1);
  next(3);
  const sizes = next(2);
  const [offset, length, base, index] = [12, 8, 4, 0].map((shift) => (sizes >> shift) & 15);
  const wide = version === 2 ? 4 : 2;
  const items = next(wide);
  for (let item = 0; item < items; item += 1) {
    const id = next(wide);
    const inData = version > 0 && (next(2) & 15) === 1;
    next(2);
    const start = next(base ?? 0) + (inData ? data : 0);
    const extents = next(2);
    for (let extent = 0; extent < extents; extent += 1) {
      if (version > 0) next(index ?? 0);
      const first = start + next(offset ?? 0);
      yield { id, first, last: first + next(length ?? 0) };
    }
  }
}

/**
 * An AVIF whose metadata is overwritten with zeros. It stays in its place, because the file names every place by
 * its distance from the start. Orientation is a property of the picture itself there, and stays.
 * @throws RangeError if it is cut off
 */
export function strippedAvif(source: Buffer): Stripped {
  const bytes = Buffer.from(source);
  const removed = new Set<string>();
  const blank = (from: number, to: number, name: string) => {
    if (to > bytes.length) throw new RangeError('cut off');
    if (bytes.subarray(from, to).every((byte) => byte === 0)) return;
    bytes.fill(0, from, to);
    removed.add(name);
  };
  const boxes = boxesIn(bytes, 0, bytes.length);
  for (const { type, from, to } of boxes) if (type === 'uuid') blank(from, to, 'XMP');
  const meta = boxes.find(({ type }) => type === 'meta');
  const inMeta = meta ? boxesIn(bytes, meta.from + 4, meta.to) : [];
  const named = (name: string) => inMeta.find(({ type }) => type === name);
  const [infos, places] = [named('iinf'), named('iloc')];
  if (!infos || !places) throw new RangeError('broken');
  const about = itemsAbout(bytes, infos);
  for (const { id, first, last } of placesOf(bytes, places, named('idat')?.from ?? 0)) {
    if (last > bytes.length) throw new RangeError('cut off');
    const name = about.get(id);
    if (name) blank(first, last, name);
  }
  const animated = bytes.subarray(8, 12).toString('latin1') === 'avis';
  return { bytes, removed: [...removed], orientation: 1, animated };
}
