import { fill } from '../../lib/text/fill.ts';
import { grouped, percent } from '../../lib/text/format.ts';
import { type Point, tenths } from '../pen/geometry.ts';
import type { Figure, Layout, Mark, PathMark, Tone } from '../pen/model.ts';
import { dotRow, dots, pen, ToneGroups } from '../pen/pen.ts';
import * as words from '../words.ts';

/** A part of a sealed record, and its length in bytes. */
export type RecordPart = { readonly name: string; readonly bytes: number; readonly tone: Tone };

const recordLayouts = {
  wide: { perRow: 75, pitch: 9 },
  narrow: { perRow: 41, pitch: 8.5 },
} as const;

/** Every byte of a sealed record as a dot, part after part. */
export function recordBytesScene(parts: readonly RecordPart[], layout: Layout): Figure {
  const { perRow, pitch } = recordLayouts[layout];
  let first = 0;
  const marks = parts.map(({ bytes, tone }): Mark => {
    const drawing = pen(1);
    const end = first + bytes;
    for (let at = first; at < end;) {
      const [row, column] = [Math.floor(at / perRow), at % perRow];
      const count = Math.min(perRow - column, end - at);
      const [x, y] = [(column + 0.5) * pitch, (row + 0.5) * pitch];
      dotRow(drawing, [x, y], [x + (count - 1) * pitch, y]);
      at += count;
    }
    first = end;
    return { d: drawing.path(), stroke: tone, width: 0.76 * pitch, dash: `0 ${pitch}` };
  });
  return {
    width: perRow * pitch,
    height: Math.ceil(first / perRow) * pitch,
    title: words.recordBytes,
    description: fill(words.recordBytesText, {
      parts: parts
        .map(({ name, bytes }) => fill(words.recordPart, { name, bytes: grouped(bytes) }))
        .join('. '),
      total: grouped(first),
    }),
    marks,
  };
}

/** Systems of an inventory by the years for which their records must stay secret, the longest first. */
export type InventorySceneParams = {
  readonly groups: readonly { readonly systems: number; readonly secrecy: number }[];
  /** How many systems come first. */
  readonly first: number;
};

const inventoryLayouts = {
  wide: { width: 1440, start: 48, pitch: 42, perLine: 7, gap: 36 },
  narrow: { width: 390, start: 0, pitch: 26, perLine: 15, gap: 0 },
} as const;

/** Where the systems that come later begin, in percent of the width. */
export function laterAt({ first }: InventorySceneParams): number {
  const { width, start, pitch, perLine, gap } = inventoryLayouts.wide;
  return (100 * (start + Math.ceil(first / perLine) * pitch + gap)) / width;
}

/** A dot for each system, as large as its years of secrecy; those that come first are lit. */
export function inventoryScene({ groups, first }: InventorySceneParams, layout: Layout): Figure {
  const { width, start, pitch, perLine, gap } = inventoryLayouts[layout];
  const isWide = layout === 'wide';
  const years = groups.flatMap(({ systems, secrecy }) => Array<number>(systems).fill(secrecy));
  const longest = Math.max(...years);
  const lines = Math.ceil(first / perLine);
  const center = (index: number): Point => {
    const later = index >= first;
    const at = later ? index - first : index;
    const line = Math.floor(at / perLine) + (later ? lines : 0);
    const along = start + (line + 0.5) * pitch + (later ? gap : 0);
    const across = ((at % perLine) + 0.5) * pitch;
    return isWide ? [along, across] : [across, along];
  };
  const sizes = new ToneGroups<Point[]>(() => []);
  for (const [index, secrecy] of years.entries())
    sizes.get(index < first ? 'signal' : 'edge', secrecy).push(center(index));
  const all = lines + Math.ceil((years.length - first) / perLine);
  return {
    width,
    height: (isWide ? perLine : all) * pitch,
    title: fill(words.inventory, { systems: years.length }),
    description: fill(words.inventoryText, { first }),
    marks: [...sizes].map(({ tone, size, item: places }): PathMark => ({
      d: dots(places),
      stroke: tone,
      width: tenths(0.86 * pitch * Math.sqrt(size / longest)),
    })),
  };
}

export type Scan = {
  readonly domains: number;
  /** The share of domains that are large and lit, 0 to 1. */
  readonly hybrid: number;
  readonly perDot: number;
};

const scanLayouts = {
  wide: { width: 1440, perLine: 27 },
  narrow: { width: 390, perLine: 55 },
} as const;

/** The domains of a scan by key exchange: columns when wide, rows when narrow. */
export function scanScene({ domains, hybrid, perDot }: Scan, layout: Layout): Figure {
  const { width, perLine } = scanLayouts[layout];
  const isWide = layout === 'wide';
  const count = Math.round(domains / perDot);
  const lit = Math.round(count * hybrid);
  const lines = Math.ceil(count / perLine);
  const pitch = tenths(width / (isWide ? lines : perLine));
  const center = (index: number): Point => {
    const line = (Math.floor(index / perLine) + 0.5) * pitch;
    const place = ((index % perLine) + 0.5) * pitch;
    return isWide ? [line, place] : [place, line];
  };
  const dotsBetween = (from: number, to: number): string => {
    const drawing = pen();
    for (let start = from; start < to;) {
      const end = Math.min(to, start - (start % perLine) + perLine);
      dotRow(drawing, center(start), center(end - 1));
      start = end;
    }
    return drawing.path();
  };
  const dash = `0 ${pitch}`;
  const share = percent(hybrid);
  return {
    width,
    height: Math.ceil((isWide ? perLine : lines) * pitch),
    title: fill(words.scan, { domains: grouped(domains) }),
    description: fill(words.scanText, { perDot, share }),
    marks: [
      { d: dotsBetween(0, lit), stroke: 'signal', width: tenths(pitch * 0.8), dash },
      { d: dotsBetween(lit, count), stroke: 'edge', width: tenths(pitch * 0.3), dash },
    ],
  };
}

const grids = { wide: { columns: 64, pitch: 20 }, narrow: { columns: 32, pitch: 12 } } as const;

/** Sizes of dots: the upper three bits of a byte. */
const sizes = 8;

/** Bytes of an ML-KEM-768 ciphertext that carry u; the rest carry v (FIPS 203, algorithm 14). */
const firstPart = 960;

/** One dot for every byte: the greater its value, the larger the dot. */
export function ciphertextFigure(bytes: Uint8Array, layout: Layout): Figure {
  const { columns, pitch } = grids[layout];
  const center = (index: number): Point => [
    ((index % columns) + 0.5) * pitch,
    (Math.floor(index / columns) + 0.5) * pitch,
  ];
  const groups = new ToneGroups<Point[]>(() => []);
  for (const [index, value] of bytes.entries()) {
    const tone: Tone = index < firstPart ? (value < 128 ? 'data' : 'signal') : 'series';
    groups.get(tone, Math.floor((value * sizes) / 256) + 1).push(center(index));
  }
  return {
    width: columns * pitch,
    height: Math.ceil(bytes.length / columns) * pitch,
    title: words.ciphertext,
    description: fill(words.ciphertextText, { bytes: grouped(bytes.length) }),
    marks: [...groups].map(({ tone, size, item: places }): PathMark => ({
      d: dots(places),
      stroke: tone,
      width: tenths(pitch * (0.22 + (0.72 * size) / sizes)),
    })),
  };
}
