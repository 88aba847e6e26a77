import { fill } from '../../lib/text/fill.ts';
import { threeDigits } from '../../lib/text/format.ts';
import * as words from './words.ts';

/** Ends of the scale in milliseconds: a microsecond and a minute. */
const ends = [0.001, 60_000] as const;

/** Position on a logarithmic scale, from 0 (a microsecond) to 1 (a minute), clamped. */
export function placeOnScale(milliseconds: number): number {
  const [low, high] = ends;
  const place = Math.log(milliseconds / low) / Math.log(high / low);
  return Math.min(1, Math.max(0, place));
}

/** In milliseconds: a microsecond, a millisecond and a second. */
export const scaleMarks = [0.001, 1, 1000] as const;

/** A time in µs, ms or s, to three significant digits. */
export function formatTime(milliseconds: number): string {
  if (milliseconds < 0.9995) return `${threeDigits(milliseconds * 1000)} µs`;
  if (milliseconds < 999.5) return `${threeDigits(milliseconds)} ms`;
  return `${threeDigits(milliseconds / 1000)} s`;
}

/** A range of times in milliseconds, for example "34.4 to 37.5 µs" or "500 µs to 2 ms". */
export function formatRange(from: number, to: number): string {
  const [start, end] = [formatTime(from), formatTime(to)];
  const [number = '', unit = ''] = start.split(' ');
  return fill(words.range, { from: end.endsWith(` ${unit}`) ? number : start, to: end });
}

/** In the unit of the samples. */
export type Summary = {
  readonly runs: number;
  readonly median: number;
  /** First and third quartile. */
  readonly q1: number;
  readonly q3: number;
  readonly min: number;
  readonly max: number;
};

/** Quantile by linear interpolation between order statistics (Hyndman and Fan 1996, type 7). */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const [low = Number.NaN, high = low] = [sorted[below], sorted[below + 1]];
  return low + (high - low) * (place - below);
}

/** @throws RangeError without samples */
export function summarize(samples: readonly number[]): Summary {
  if (samples.length === 0) throw new RangeError('summarize needs at least one sample');
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (share: number) => quantile(sorted, share);
  return {
    runs: sorted.length,
    median: at(0.5),
    q1: at(0.25),
    q3: at(0.75),
    min: at(0),
    max: at(1),
  };
}

export const rivalNames: Record<Rival, string> = {
  native: words.nativeRival,
  noble: words.nobleRival,
  p256: 'P-256 (ECDH)',
  rsa4096: 'RSA-4096 (OAEP)',
};

export const operationNames: Record<Operation, string> = {
  make: words.makeKeys,
  send: words.send,
  receive: words.receive,
};

/** The schemes compared: each gives two parties a shared 256-bit secret. */
export const rivals = ['native', 'noble', 'p256', 'rsa4096'] as const;
export type Rival = (typeof rivals)[number];

export const operations = ['make', 'send', 'receive'] as const;
export type Operation = (typeof operations)[number];

export type Timing = {
  /** Operations per run; more than one if a single one is too fast for the clock. */
  readonly batch: number;
  /** Milliseconds per operation, one value per run. */
  readonly samples: readonly number[];
};

export type Measured = {
  readonly rival: Rival;
  /** Length in bytes as exported: raw for ML-KEM and P-256, SPKI for RSA. */
  readonly publicKey: number;
  /** Length in bytes of the sender's message. */
  readonly sent: number;
  readonly timings: Readonly<Record<Operation, Timing>>;
};
