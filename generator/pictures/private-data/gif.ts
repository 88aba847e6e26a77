import type { Stripped } from '../picture-kinds.ts';

/** The length of a color table, from the packed byte that announces it. */
const tableLength = (packed: number): number => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);

/** The applications whose blocks show the picture: how often it repeats, and its colors. */
const applications: ReadonlySet<string> = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']);

/**
 * A GIF (89a) without comments, XMP and other applications' data.
 * @throws RangeError if it is cut off
 */
export function strippedGif(bytes: Buffer): Stripped {
  /** Where a chain of blocks ends. */
  const afterBlocks = (from: number): number => {
    let at = from;
    while (bytes.readUInt8(at) !== 0) at += 1 + bytes.readUInt8(at);
    return at + 1;
  };
  const first = 13 + tableLength(bytes.readUInt8(10));
  const kept: Buffer[] = [bytes.subarray(0, first)];
  const removed = new Set<string>();
  let images = 0;
  for (let at = first; ;) {
    const kind = bytes.readUInt8(at);
    if (kind === 0x3b) {
      kept.push(bytes.subarray(at, at + 1));
      if (at + 1 < bytes.length) removed.add('data after its end');
      break;
    }
    const isImage = kind === 0x2c;
    if (!isImage && kind !== 0x21) throw new RangeError('broken');
    if (isImage) images += 1;
    const blocks = isImage ? at + 11 + tableLength(bytes.readUInt8(at + 9)) : at + 2;
    const next = afterBlocks(blocks);
    const label = isImage ? 0 : bytes.readUInt8(at + 1);
    const application = bytes.subarray(at + 3, at + 14).toString('latin1');
    if (label === 0xfe) removed.add('a comment');
    else if (label !== 0xff || applications.has(application)) kept.push(bytes.subarray(at, next));
    else removed.add(application.startsWith('XMP') ? 'XMP' : 'an application’s data');
    at = next;
  }
  return {
    bytes: Buffer.concat(kept),
    removed: [...removed],
    orientation: 1,
    animated: images > 1,
  };
}
