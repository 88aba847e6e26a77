import { tagBytes } from '../../lib/seal/aes-gcm.ts';

/** Sizes of dots: the upper two bits of a byte. */
const sizes = 4;

type Dots = {
  /** Path data of the dots of each size, the smallest first, and then of the tag. */
  readonly paths: readonly string[];
  /** The distance between neighbors. */
  readonly pitch: number;
};

/** Fills a box with a dot for each byte of a sealed text, row by row. Its end is the tag. */
export function dotsOf(bytes: Uint8Array, width: number, height: number): Dots {
  const columns = Math.max(1, Math.round(Math.sqrt((bytes.length * width) / height)));
  const rows = Math.ceil(bytes.length / columns);
  const paths = Array.from({ length: sizes + 1 }, () => '');
  for (const [index, byte] of bytes.entries()) {
    const x = Math.round((((index % columns) + 0.5) * width) / columns);
    const y = Math.round(((Math.floor(index / columns) + 0.5) * height) / rows);
    const isTag = index >= bytes.length - tagBytes;
    paths[isTag ? sizes : Math.floor((byte * sizes) / 256)] += `M${x} ${y}h0`;
  }
  return { paths, pitch: Math.min(width / columns, height / rows) };
}
