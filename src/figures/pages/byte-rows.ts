import { grouped } from '../../lib/text/format.ts';
import type { Figure, Layout, Mark, Tone } from '../pen/model.ts';
import { dotRow, pen } from '../pen/pen.ts';

/** Something on the wire, and its length in bytes. */
type ByteObject = { readonly name: string; readonly bytes: number; readonly tone: Tone };

/** RFC 7748, FIPS 203 and FIPS 204. */
export const handshakeObjects = [
  { name: 'X25519 key', bytes: 32, tone: 'ok' },
  { name: 'ML-KEM-768 key', bytes: 1184, tone: 'signal' },
  { name: 'ML-KEM-768 ciphertext', bytes: 1088, tone: 'data' },
  { name: 'ML-DSA-65 signature', bytes: 3309, tone: 'series' },
] as const satisfies readonly ByteObject[];

const layouts = {
  wide: { perRow: 180, pitch: 8, gap: 3 },
  narrow: { perRow: 64, pitch: 6, gap: 3 },
} as const;

/** Every byte of a handshake as a dot, object after object. */
export function byteRowsFigure(layout: Layout): Figure {
  const { perRow, pitch, gap } = layouts[layout];
  let row = gap;
  const marks = handshakeObjects.map(({ bytes, tone }): Mark => {
    const drawing = pen(0);
    for (let left = bytes; left > 0; left -= perRow, row++) {
      const y = (row + 0.5) * pitch;
      dotRow(drawing, [pitch / 2, y], [pitch / 2 + (Math.min(left, perRow) - 1) * pitch, y]);
    }
    row += gap;
    return { d: drawing.path(), stroke: tone, width: 0.76 * pitch, dash: `0 ${pitch}` };
  });
  return {
    width: perRow * pitch,
    height: row * pitch,
    title: 'A dot is a byte',
    description: `${handshakeObjects
      .map(({ name, bytes }) => `${name}: ${grouped(bytes)} bytes`)
      .join('. ')}. Each byte is one dot, ${perRow} to a row.`,
    marks,
  };
}
