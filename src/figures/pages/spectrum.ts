import type { Figure } from '../pen/model.ts';
import { pen } from '../pen/pen.ts';

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
    title: 'Hydrogen’s visible spectrum',
    description: `Four emission lines on a dark bar from ${visible.from} to ${visible.to} nanometers: ${hydrogenLines
      .map((line) => `${line.name} at ${line.wavelength}`)
      .join(', ')}.`,
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
