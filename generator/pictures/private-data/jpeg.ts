import { exifOf } from './exif.ts';
import type { Stripped } from '../picture-kinds.ts';

const marker = {
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  app0: 0xe0,
  app1: 0xe1,
  app2: 0xe2,
  app13: 0xed,
  app14: 0xee,
  lastApp: 0xef,
  comment: 0xfe,
} as const;

const nameOf = (type: number): string => {
  if (type === marker.comment) return 'a comment';
  if (type === marker.app13) return 'IPTC';
  if (type === marker.app1) return 'XMP';
  return 'an application’s data';
};

/** Those that decide what is seen: JFIF, the color profile, and how Adobe's programs store color. */
const isShown = (type: number, data: Buffer): boolean => {
  const name = data.subarray(0, 12).toString('latin1');
  if (type === marker.app0) return name.startsWith('JFIF\0');
  if (type === marker.app2) return name === 'ICC_PROFILE\0';
  if (type === marker.app14) return name.startsWith('Adobe');
  return type < marker.app0 || (type > marker.lastApp && type !== marker.comment);
};

/** JFIF may have a small copy of the picture, from before it was cut or blackened. */
const withoutThumbnail = (jfif: Buffer): Buffer =>
  Buffer.concat([jfif.subarray(0, 12), Buffer.from([0, 0])]);

const segment = (type: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, type, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};

/** Where the compressed pixels from a place on end: at the next marker that is neither a restart nor an escape. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; ; at += 2) {
    at = bytes.indexOf(0xff, at);
    if (at < 0 || at + 1 >= bytes.length) throw new RangeError('cut off');
    const next = bytes.readUInt8(at + 1);
    if (next === 0xff) at -= 1;
    else if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
}

/**
 * A JPEG (ITU T.81, annex B) with only what shows it. Anything after its end goes too, such as the film of a moving photograph.
 * @throws RangeError if it is cut off
 */
export function strippedJpeg(bytes: Buffer): Stripped {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  const removed = new Set<string>();
  let orientation = 1;
  for (let at = 2; ;) {
    if (bytes.readUInt8(at) !== 0xff) throw new RangeError('broken');
    const type = bytes.readUInt8(at + 1);
    if (type === 0xff) {
      at += 1;
      continue;
    }
    if (type === marker.end) {
      kept.push(bytes.subarray(at, at + 2));
      if (at + 2 < bytes.length) removed.add('data after its end');
      break;
    }
    const next = at + 2 + bytes.readUInt16BE(at + 2);
    if (next > bytes.length) throw new RangeError('cut off');
    const data = bytes.subarray(at + 4, next);
    if (type === marker.scan) {
      const end = endOfScan(bytes, next);
      kept.push(bytes.subarray(at, end));
      at = end;
      continue;
    }
    if (!isShown(type, data)) {
      if (type === marker.app1 && data.subarray(0, 4).toString('latin1') === 'Exif') {
        const exif = exifOf(data);
        ({ orientation } = exif);
        removed.add(exif.said);
      } else removed.add(nameOf(type));
    } else if (type === marker.app0 && data.length > 14) {
      removed.add('a small copy of it');
      kept.push(segment(type, withoutThumbnail(data)));
    } else kept.push(bytes.subarray(at, next));
    at = next;
  }
  return { bytes: Buffer.concat(kept), removed: [...removed], orientation, animated: false };
}
