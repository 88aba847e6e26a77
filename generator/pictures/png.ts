import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Red, green and blue of eight bits. */
const [depth, colors] = [8, 2];

/** A part of the file: its length, its name, its data and a checksum of both. */
function chunk(name: string, data: Buffer): Buffer {
  const part = Buffer.alloc(data.length + 12);
  part.writeUInt32BE(data.length);
  part.write(name, 4, 'latin1');
  data.copy(part, 8);
  part.writeUInt32BE(crc32(part.subarray(4, -4)), data.length + 8);
  return part;
}

/**
 * An opaque picture as PNG (ISO/IEC 15948). Its rows are not filtered: figures made of dots repeat exactly, and take
 * a quarter to three quarters of the bytes that they take with filters.
 * @param rows each with its filter's number, 0, then the pixels' red, green and blue
 * @param level of compression, from 1 to 9
 */
export function pngOfRows(rows: Buffer, width: number, height: number, level: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([depth, colors], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
