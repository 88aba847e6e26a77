/** What an EXIF block says that matters here. */
export type Exif = {
  /** From 1, upright, to 8: how a browser turns and mirrors the picture. */
  readonly orientation: number;
  /** For the build's output. */
  readonly said: string;
};

const orientationTag = 0x01_12;
const positionTag = 0x88_25;

/**
 * Reads an EXIF block (EXIF 2.32, section 4.6: a TIFF). One that can't be read is upright, as in browsers.
 * @param tiff with or without the mark `Exif` before it
 */
export function exifOf(tiff: Buffer): Exif {
  const start = tiff.subarray(0, 6).toString('latin1') === 'Exif\0\0' ? 6 : 0;
  const block = tiff.subarray(start);
  const little = block.subarray(0, 2).toString('latin1') === 'II';
  const two = (at: number) => (little ? block.readUInt16LE(at) : block.readUInt16BE(at));
  const four = (at: number) => (little ? block.readUInt32LE(at) : block.readUInt32BE(at));
  let orientation = 1;
  let said = 'camera and time (EXIF)';
  try {
    const table = four(4);
    for (let entry = 0; entry < two(table); entry += 1) {
      const at = table + 2 + 12 * entry;
      if (two(at) === orientationTag) orientation = two(at + 8);
      if (two(at) === positionTag) said = 'the place where it was taken (EXIF)';
    }
  } catch {
    // The block is cut off.
  }
  return { orientation: orientation >= 1 && orientation <= 8 ? orientation : 1, said };
}
