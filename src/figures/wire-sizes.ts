import type { Figure, Mark } from './model.ts';
import { polyline } from './pen.ts';

/** Something that is sent, and its length in bytes. */
type Sent = {
  readonly name: string;
  readonly bytes: number;
  readonly kind: 'today' | 'kem' | 'signature';
};

/** FIPS 203, 204 and 205; RFC 7748 for X25519. */
const objects: readonly Sent[] = [
  { name: 'X25519', bytes: 32, kind: 'today' },
  { name: 'ML-KEM-768', bytes: 1088, kind: 'kem' },
  { name: 'ML-KEM-1024', bytes: 1568, kind: 'kem' },
  { name: 'ML-DSA-65', bytes: 3309, kind: 'signature' },
  { name: 'ML-DSA-87', bytes: 4627, kind: 'signature' },
  { name: 'SLH-DSA-128s', bytes: 7856, kind: 'signature' },
];

/** The most that one Ethernet frame carries. */
const frameBytes = 1500;
const frame = { width: 520, height: 208 } as const;
const left = 126;
const bytesPerUnit = 20.6;
const rowHeight = 30;
const tones = { today: 'ink', kem: 'signal', signature: 'data' } as const;

/** What is sent in a handshake, each as a bar to scale, with a line at every full network frame. */
export function wireSizesFigure(): Figure {
  const x = (bytes: number): number => left + bytes / bytesPerUnit;
  const y = (row: number): number => 18 + row * rowHeight;
  const bottom = frame.height - 16;
  const frames = Array.from({ length: 6 }, (_, index) => index * frameBytes);
  return {
    ...frame,
    title: 'Keys and signatures against a 1,500-byte frame',
    description: `Bars to scale. ${objects
      .map(
        ({ name, bytes }) => `${name}: ${bytes.toLocaleString('en-US')} bytes, ${framesOf(bytes)}`,
      )
      .join('. ')}.`,
    marks: [
      ...frames.map((bytes): Mark => ({
        d: polyline([
          [x(bytes), 4],
          [x(bytes), bottom],
        ]),
        stroke: 'hairline',
        ...(bytes > 0 && { dash: '2 4' }),
      })),
      ...frames.map((bytes): Mark => ({
        text: bytes.toLocaleString('en-US'),
        x: x(bytes),
        y: frame.height - 3,
        tone: 'faint',
        anchor: 'middle',
      })),
      ...objects.map(({ bytes, kind }, row): Mark => ({
        d: polyline([
          [x(0), y(row)],
          [x(bytes), y(row)],
        ]),
        stroke: tones[kind],
        width: 9,
        cap: 'butt',
      })),
      ...objects.map(({ name }, row): Mark => ({
        text: name,
        x: left - 10,
        y: y(row) + 4,
        tone: 'ink',
        anchor: 'end',
      })),
    ],
  };
}

/** How many frames something needs, in words. */
export function framesOf(bytes: number): string {
  const count = Math.ceil(bytes / frameBytes);
  return `${count} ${count === 1 ? 'frame' : 'frames'}`;
}
