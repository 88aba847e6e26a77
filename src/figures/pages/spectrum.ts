import type { Figure } from '../pen/model.ts';
import { pen } from '../pen/pen.ts';
import { fill } from '../../lib/text/fill.ts';
import * as words from '../words.ts';

/** The part of the spectrum that the bar spans, in nanometers. */
const visible = { from: 380, to: 700 };

/**
 * Hydrogen's visible emission lines, the Balmer series from its third line down. Source: NIST
 * Atomic Spectra Database, H I, wavelengths in air.
 */
export const hydrogenLines = [
  { name: 'H-attack', wavelength: 656.3, tone: 'attack' },
  { name: 'H-signal', wavelength: 486.1, tone: 'signal' },
  { name: 'H-data', wavelength: 434, tone: 'data' },
  { name: 'H-series', wavelength: 410.2, tone: 'series' },
] as const;

/** The brand's divider: a dark bar one unit to a nanometer wide, with hydrogen's lines in place. */
export function spectrumFigure(): Figure {
  const [width, height] = [visible.to - visible.from, 6];
  return {
    width,
    height,
    stretch: true,
    title: words.spectrum,
    description: fill(words.spectrumText, {
      from: visible.from,
      to: visible.to,
      lines: hydrogenLines
        .map((line) => fill(words.spectrumLine, { name: line.name, wavelength: line.wavelength }))
        .join(', '),
    }),
    marks: hydrogenLines.map(({ wavelength, tone }) => {
      const x = wavelength - visible.from;
      return {
        d: pen().moveTo([x, 0]).lineTo([x, height]).path(),
        stroke: tone,
        width: 3,
        cap: 'butt',
      };
    }),
  };
}
