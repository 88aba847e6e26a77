import { exifOf } from './exif.ts';
import type { Stripped } from '../picture-kinds.ts';

const shown: ReadonlySet<string> = new Set([
  'VP8 ',
  'VP8L',
  'VP8X',
  'ALPH',
  'ANIM',
  'ANMF',
  'ICCP',
]);

/** Bits of VP8X (RFC 9649, section 2.7). */
const flags = { animated: 0b10, metadata: 0b1100 } as const;

/**
 * A WebP with only the chunks that show it. Browsers don't turn one by its EXIF.
 * @throws RangeError if it is cut off
 */
export function strippedWebp(bytes: Buffer): Stripped {
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) throw new RangeError('cut off');
  const kept: Buffer[] = [];
  const removed = new Set<string>(end < bytes.length ? ['data after its end'] : []);
  let animated = false;
  for (let at = 12; at < end;) {
    const type = bytes.subarray(at, at + 4).toString('latin1');
    const length = bytes.readUInt32LE(at + 4);
    const next = at + 8 + length + (length % 2);
    if (next > end) throw new RangeError('cut off');
    const chunk = Buffer.from(bytes.subarray(at, next));
    if (type === 'VP8X') {
      animated = (chunk.readUInt8(8) & flags.animated) !== 0;
      chunk.writeUInt8(chunk.readUInt8(8) & ~flags.metadata, 8);
    }
    if (shown.has(type)) kept.push(chunk);
    else if (type === 'EXIF') {
      removed.add(exifOf(chunk.subarray(8)).said);
    } else removed.add(type === 'XMP ' ? 'XMP' : 'an application’s data');
    at = next;
  }
  const head = Buffer.from(bytes.subarray(0, 12));
  const body = Buffer.concat(kept);
  head.writeUInt32LE(4 + body.length, 4);
  return { bytes: Buffer.concat([head, body]), removed: [...removed], orientation: 1, animated };
}
