import { exifOf } from './exif.ts';
import type { Stripped } from '../picture-kinds.ts';

/** The chunks that decide what is seen (PNG, third edition, section 11). */
const shown: ReadonlySet<string> = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sRGB sBIT cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(
    ' ',
  ),
);

const names: Readonly<Record<string, string>> = {
  tEXt: 'text',
  zTXt: 'text',
  iTXt: 'text',
  tIME: 'the time of its last change',
};

/**
 * A PNG with only the chunks that show it. Anything after its end goes too: some programs leave the rest of the
 * picture there that was cut.
 * @throws RangeError if it is cut off
 */
export function strippedPng(bytes: Buffer): Stripped {
  const kept: Buffer[] = [bytes.subarray(0, 8)];
  const removed = new Set<string>();
  let orientation = 1;
  let animated = false;
  for (let at = 8, type = ''; type !== 'IEND';) {
    const next = at + 12 + bytes.readUInt32BE(at);
    if (next > bytes.length) throw new RangeError('cut off');
    type = bytes.subarray(at + 4, at + 8).toString('latin1');
    if (type === 'acTL') animated = true;
    if (shown.has(type)) kept.push(bytes.subarray(at, next));
    else if (type === 'eXIf') {
      const exif = exifOf(bytes.subarray(at + 8, next - 4));
      ({ orientation } = exif);
      removed.add(exif.said);
    } else removed.add(names[type] ?? 'an application’s data');
    at = next;
    if (type === 'IEND' && at < bytes.length) removed.add('data after its end');
  }
  return { bytes: Buffer.concat(kept), removed: [...removed], orientation, animated };
}
