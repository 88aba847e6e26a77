import { Resvg } from '@resvg/resvg-js';

import { typeface } from '../../src/config/typeface.ts';
import { escapeXml } from '../../src/figures/to-svg.ts';
import { typefaceFiles } from '../typeface-files.ts';

const fontFiles = typefaceFiles('600SemiBold');

/** Height of a capital letter of the face, for a size of 1. */
export const capHeight = 0.7;

export type HeadingStyle = { readonly size: number; readonly tracking: number };

/**
 * A line in the site's semibold face, as the outlines of its letters, so that it looks the same without the face.
 * @param style `tracking` is a part of the size
 * @returns path data whose baseline begins at 0, 0, and its width
 */
export function headingPath(text: string, { size, tracking }: HeadingStyle) {
  const drawn = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text font-family="${typeface}" font-weight="600" font-size="${size}" letter-spacing="${size * tracking}">${escapeXml(text)}</text></svg>`,
    {
      font: { loadSystemFonts: false, fontFiles, defaultFontFamily: typeface },
    },
  );
  const box = drawn.getBBox();
  const paths = [...drawn.toString().matchAll(/ d="([^"]*)"/g)].map(([, path]) => path);
  return { path: paths.join(' '), width: box ? box.x + box.width : 0 };
}

/** Each line is measured once, at this size, because widths grow in proportion. */
const measuredSize = 100;

/** Gives the widths of lines at any size, and remembers them: a line is tried at many sizes. */
export function lineWidths(tracking: number): (line: string, size: number) => number {
  const widths = new Map<string, number>();
  return (line, size) => {
    const known = widths.get(line) ?? headingPath(line, { size: measuredSize, tracking }).width;
    widths.set(line, known);
    return (known * size) / measuredSize;
  };
}

/**
 * Breaks a text into as few lines as fit a width, all of about the same length.
 * @param widths of the style's tracking; those of the same text at another size save time
 */
export function headingLines(
  text: string,
  width: number,
  { size, tracking }: HeadingStyle,
  widths = lineWidths(tracking),
): string[] {
  const widthOf = (line: string): number => widths(line, size);
  const linesWithin = (limit: number): string[] => {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = [...lines.slice(-1), word].join(' ');
      const fits = lines.length > 0 && widthOf(longer) <= limit;
      if (fits) lines[lines.length - 1] = longer;
      else lines.push(word);
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
