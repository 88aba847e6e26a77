import { fill } from '../../lib/text/fill.ts';
import { counted } from '../../lib/text/grammar.ts';
import { nearestRow, rowHeight } from '../pen/dot-screen.ts';
import { type Curve, fitCurve, dots, hairline, pen, type Pen } from '../pen/pen.ts';
import { along, type Point } from '../pen/geometry.ts';
import {
  featureFrame,
  type Figure,
  type Layout,
  type Mark,
  type PathMark,
  type Tone,
} from '../pen/model.ts';
import { sizeMarks } from '../scenes/still.ts';
import * as words from '../words.ts';

const periodsFrame = { width: 1200, height: 150 } as const;

export function wave(periods: number): Curve {
  const rate = (2 * Math.PI * periods) / periodsFrame.width;
  const reach = 0.42 * periodsFrame.height;
  return (x) => ({
    at: [x, periodsFrame.height / 2 - reach * Math.sin(rate * x)],
    slope: [1, -reach * rate * Math.cos(rate * x)],
  });
}

/** One period of a slow wave, and a fast wave that has many in the same time. */
export function periodsFigure(count = 15): Figure {
  return {
    ...periodsFrame,
    stretch: true,
    title: fill(words.periods, { count }),
    description: fill(words.periodsText, { count }),
    marks: [
      {
        d: fitCurve(pen(0), wave(1), 0, periodsFrame.width, 1).path(),
        stroke: 'faint',
        width: 1.6,
        dash: '1 5',
      },
      {
        d: fitCurve(pen(0), wave(count), 0, periodsFrame.width, 1).path(),
        stroke: 'signal',
        width: 2.4,
      },
      {
        d: dots(
          Array.from(
            { length: count + 1 },
            (_, i) => [(i * periodsFrame.width) / count, periodsFrame.height / 2] as const,
          ),
        ),
        stroke: 'ink',
        width: 5,
      },
    ],
  };
}

const rowFrame = { width: 1440, height: 88 } as const;
/** Moments that are drawn faint, as shares of a full swing. */
const rowSwings = [0.67, 0.34, -0.34, -0.67, -1] as const;

export function modeCurve(n: number, swing: number): Curve {
  const rate = (Math.PI * n) / rowFrame.width;
  const reach = 0.44 * rowFrame.height * swing;
  return (x) => ({
    at: [x, rowFrame.height / 2 - reach * Math.sin(rate * x)],
    slope: [1, -reach * rate * Math.cos(rate * x)],
  });
}

/** Draws a mode, or its first arcs, by quarter waves: exact within a pixel, and equal pieces compress well. */
function quarters(n: number, curve: Curve, arcs = n): string {
  const step = rowFrame.width / (2 * n);
  const tangent = (x: number, run: number): Point => along(curve(x).at, curve(x).slope, run);
  const drawing = pen(0).moveTo(curve(0).at);
  for (let quarter = 0; quarter < 2 * arcs; quarter++) {
    const [from, to] = [quarter * step, (quarter + 1) * step];
    drawing.curveTo(tangent(from, step / 3), tangent(to, -step / 3), curve(to).at);
  }
  return drawing.path();
}

/** One mode of a string as the background of a row: solid for what ships, dashed for what is coming. */
export function modeRowFigure(n: number, ships: boolean): Figure {
  const draw = (swing: number): string => quarters(n, modeCurve(n, swing));
  return {
    ...rowFrame,
    stretch: true,
    title: fill(words.modeRow, { n }),
    description: counted(n, ships ? words.shipsText : words.comingText),
    marks: [
      ...rowSwings.map((swing): PathMark => ({ d: draw(swing), stroke: 'grid', width: 1.2 })),
      { d: draw(1), stroke: ships ? 'ok' : 'soon', width: 2.4, ...(!ships && { dash: '2 7' }) },
    ],
  };
}

/** Arcs of a signature's wave: before the wall, and in the whole row. */
const [arcsBefore, allArcs] = [6, 8] as const;

/** A signature as a wave that meets a wall: it goes through where the signature opens records, and ends there where not. */
export function signatureFigure(opens: boolean, tone: Tone): Figure {
  const { width, height } = rowFrame;
  const wall = (width * arcsBefore) / allArcs;
  const draw = (swing: number, arcs: number): string =>
    quarters(allArcs, modeCurve(allArcs, swing), arcs);
  const post = opens ? 8 : height / 2;
  return {
    ...rowFrame,
    stretch: true,
    title: opens ? words.signatureOpens : words.signatureEnds,
    description: opens ? words.signatureOpensText : words.signatureEndsText,
    marks: [
      ...(opens ? [] : rowSwings.slice(0, 4)).map((swing): PathMark => ({
        d: draw(swing, arcsBefore),
        stroke: 'grid',
        width: 1.2,
      })),
      { d: `M${wall} 0v${post}M${wall} ${height}v${-post}`, stroke: 'ink', width: 3, cap: 'butt' },
      { d: draw(1, opens ? allArcs : arcsBefore), stroke: tone, width: 2.4 },
    ],
  };
}

/** Distance of the outermost marks from the edge of the frame. */
const inset = 5;
const middle = featureFrame.height / 2;
const amplitude = 64;

/**
 * A standing wave, sin(kx - ωt) + sin(kx + ωt) = 2 sin(kx) cos(ωt), at six moments of a period. Its nodes never
 * move.
 * @param mode how many half wavelengths lie between the two ends
 */
export function standingWaveFigure(mode = 5): Figure {
  const [left, right] = [inset, featureFrame.width - inset];
  const nodes = Array.from({ length: mode + 1 }, (_, i): Point => [
    left + (i * (right - left)) / mode,
    middle,
  ]);
  const moments = pen();
  for (const moment of [0.45, 0.75])
    for (const side of [1, -1]) draw(moments, mode, side * Math.cos((Math.PI / 2) * moment));
  return {
    ...featureFrame,
    title: words.standingWave,
    description: fill(words.standingWaveText, { mode, nodes: mode + 1 }),
    marks: [
      { ...hairline([left, middle], [right, middle]), dash: '1 5' },
      { d: moments.path(), stroke: 'faint', width: 1, opacity: 0.6 },
      { d: draw(pen(), mode, -1).path(), stroke: 'series', width: 1.4 },
      { d: draw(pen(), mode, 1).path(), stroke: 'signal', width: 1.8 },
      { d: dots(nodes), stroke: 'ink', width: 6 },
    ],
  };
}

function draw(drawing: Pen, mode: number, strength: number): Pen {
  return fitCurve(drawing, standingWave(mode, strength), 0, mode, 0.3);
}

/** The standing wave at a share of its full swing; t counts half waves. */
export function standingWave(mode: number, strength: number): Curve {
  const step = (featureFrame.width - 2 * inset) / mode;
  return (t) => ({
    at: [inset + t * step, middle - amplitude * strength * Math.sin(Math.PI * t)],
    slope: [step, -amplitude * strength * Math.PI * Math.cos(Math.PI * t)],
  });
}

/** Numbers of half waves along the two sides. */
export const plateModePairs = [
  { n: 1, m: 5, tone: 'signal' },
  { n: 2, m: 6, tone: 'data' },
  { n: 3, m: 7, tone: 'series' },
] as const;

/**
 * Displacement of a square plate at a place, both coordinates 0 to 1, in a mode of two half-wave
 * counts. Sand comes to rest where it is 0. Source: Chladni's figures as Gander and Kwok compute
 * them, Chladni Figures and the Tacoma Bridge, SIAM Review 54 (2012).
 */
export function plateMode(n: number, m: number, x: number, y: number): number {
  const turn = Math.PI;
  return (
    Math.cos(n * turn * x) * Math.cos(m * turn * y) -
    Math.cos(m * turn * x) * Math.cos(n * turn * y)
  );
}

/** Chladni figures of three modes, or of two if narrow. */
export function plateModesFigure(layout: Layout): Figure {
  const isWide = layout === 'wide';
  const [side, gap, pitch] = isWide ? [416, 48, 8] : [300, 24, 6];
  const step = rowHeight(pitch);
  const rows = Math.floor(side / step) * step;
  const width = isWide ? 3 * side + 4 * gap : side + 2 * gap;
  const middle = nearestRow(side / 2, pitch);
  const shown = isWide ? plateModePairs : plateModePairs.slice(0, 2);
  const marks = shown.flatMap(({ n, m, tone }, index): Mark[] => {
    const box = { width: side, height: rows };
    const [x, y] = isWide ? [gap + index * (side + gap), 8] : [gap, 8 + index * (side + gap)];
    // Dots are large where the plate stands still.
    const at = (px: number, py: number) => {
      const size = Math.exp(-11 * plateMode(n, m, px / side, 0.5 + (py - middle) / side) ** 2);
      return size < 0.33 ? undefined : { size };
    };
    // A mode is even or odd, so its still lines are symmetric.
    const plate = { tones: [tone], pitch, mirrors: [middle], at };
    return sizeMarks(plate, box, { origin: [x, y], sizes: 3 });
  });
  return {
    width,
    height: isWide ? side + 16 : 2 * side + gap + 16,
    title: words.plateModes,
    description: words.plateModesText,
    marks,
  };
}
