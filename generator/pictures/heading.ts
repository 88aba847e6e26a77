import { Resvg } from '@resvg/resvg-js';

import { typeface } from '../../src/config/typeface.ts';
import { tenths } from '../../src/figures/pen/geometry.ts';
import { type LabelMark, labelSize } from '../../src/figures/pen/model.ts';
import { escapeXml } from '../../src/lib/files/xml.ts';
import { unspacedLetter } from '../../src/lib/text/script.ts';
import { typefaceFiles } from '../styles/typefaces.ts';

/** Height of a capital letter of the face, for a size of 1. */
export const capHeight = 0.7;

export type HeadingStyle = { readonly size: number; readonly tracking: number };

const [semibold, regular] = [typefaceFiles('600SemiBold'), typefaceFiles('400Regular')];

/** A line in one of the site's faces. */
const drawn = (text: string, fontFiles: string[], attributes: string): Resvg =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text font-family="${typeface}" ${attributes}>${escapeXml(text)}</text></svg>`,
    { font: { loadSystemFonts: false, fontFiles, defaultFontFamily: typeface } },
  );

/** A line in the semibold face, with its baseline at 0, 0. */
const drawnLine = (text: string, { size, tracking }: HeadingStyle): Resvg =>
  drawn(
    text,
    semibold,
    `font-weight="600" font-size="${size}" letter-spacing="${size * tracking}"`,
  );

const pathsIn = (line: Resvg): readonly string[] =>
  [...line.toString().matchAll(/ d="([^"]*)"/g)].map(([, path = '']) => path);

function widthOf(line: Resvg): number {
  const box = line.getBBox();
  return box ? box.x + box.width : 0;
}

/**
 * A line in the site's semibold face, as the outlines of its letters, so that it looks the same without the face.
 * @param style `tracking` is a part of the size
 * @returns path data whose baseline begins at 0, 0, and its width
 */
export function headingPath(text: string, style: HeadingStyle) {
  const line = drawnLine(text, style);
  return { path: pathsIn(line).join(' '), width: widthOf(line) };
}

/**
 * A figure's label in the site's regular face, as outlines: a page's faces don't reach pictures that are files.
 * @returns path data in the figure's units
 */
export function labelPath({ text, x, y, anchor }: LabelMark): string {
  const place = `x="${x}" y="${y}" text-anchor="${anchor ?? 'start'}" font-size="${labelSize}"`;
  return pathsIn(drawn(text, regular, place))
    .join('')
    .replaceAll(/-?\d+\.\d+/g, (number) => String(tenths(Number(number))))
    .replaceAll(/ ?([A-Z]) ?/g, '$1');
}

/** Words are measured at this size, because widths grow in proportion. */
const measuredSize = 100;

/** What ends a measured word: the space after it, and a letter, because a space alone has no outline. */
const [space, end] = [' ', 'n'];

/**
 * Gives the widths of lines at any size. The widths of words are remembered: a line is tried at many sizes, and
 * titles share their words.
 */
export function lineWidths(tracking: number): (line: string, size: number) => number {
  const known = new Map<string, number>();
  const measure = (text: string): number => {
    const width = known.get(text) ?? widthOf(drawnLine(text, { size: measuredSize, tracking }));
    known.set(text, width);
    return width;
  };
  const withSpace = (word: string): number => measure(word + space + end) - measure(end);
  return (line, size) => {
    const words = line.split(space);
    const last = words.pop() ?? '';
    const width = words.reduce((sum, word) => sum + withSpace(word), measure(last));
    return (width * size) / measuredSize;
  };
}

const unspaced = new RegExp(unspacedLetter, 'u');

const wordsOf = new Intl.Segmenter('ja', { granularity: 'word' });

/** The parts of a text that stay on one line, each with whether a space comes before it. */
function unbroken(text: string): readonly (readonly [part: string, isSpaced: boolean])[] {
  return text.split(' ').flatMap((word) => {
    if (!unspaced.test(word)) return [[word, true] as const];
    const parts: string[] = [];
    for (const { segment, isWordLike } of wordsOf.segment(word)) {
      const before = parts.at(-1);
      // A mark of punctuation stays with its word: an opening one with the next, others with the one before.
      const isOpen = before !== undefined && /[\p{Ps}\p{Pi}]$/u.test(before);
      const isMark = !isWordLike && !/^[\p{Ps}\p{Pi}]/u.test(segment);
      const isLatin = before !== undefined && !unspaced.test(before.slice(-1) + segment);
      if (before !== undefined && (isOpen || isMark || isLatin)) parts[parts.length - 1] += segment;
      else parts.push(segment);
    }
    return parts.map((part, index) => [part, index === 0] as const);
  });
}

/**
 * Breaks a text into as few lines as fit a width, all of about the same length. A word that is wider than that is a
 * line of its own.
 * @param widths of the style's tracking; those of the same text at another size save time
 */
export function headingLines(
  text: string,
  width: number,
  { size, tracking }: HeadingStyle,
  widths = lineWidths(tracking),
): string[] {
  const parts = unbroken(text);
  const inPixels = (line: string): number => widths(line, size);
  const linesWithin = (limit: number): string[] => {
    const lines: string[] = [];
    for (const [part, isSpaced] of parts) {
      const longer = [...lines.slice(-1), part].join(isSpaced ? ' ' : '');
      const fits = lines.length > 0 && inPixels(longer) <= limit;
      if (fits) lines[lines.length - 1] = longer;
      else lines.push(part);
    }
    return lines;
  };
  let lines = linesWithin(width);
  for (let limit = width; limit > 0; limit -= 20) {
    const balanced = linesWithin(limit);
    if (balanced.length > lines.length) break;
    lines = balanced;
  }
  return lines;
}
