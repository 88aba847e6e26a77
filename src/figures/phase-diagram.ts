import { type Curve, fitCurve } from './fit-curve.ts';
import type { Point } from './geometry.ts';
import type { Figure, Mark } from './model.ts';
import { dots, pen, polyline } from './pen.ts';

/** The regions of the diagram, by their numbers in it. */
export type Phase = 'solid' | 'liquid' | 'gas';

/**
 * Carbon dioxide: triple and critical point (kelvin, bar), heats of sublimation and vaporization (J/mol),
 * slope of the melting curve (bar/K). Source: Span and Wagner, J. Phys. Chem. Ref. Data 25 (1996); heats
 * are means over the curves.
 */
const triple = { t: 216.59, p: 5.18 } as const;
const critical = { t: 304.13, p: 73.77 } as const;
const heats = { sublimation: 25_200, vaporization: 16_600 } as const;
const meltingSlope = 50;
const gasConstant = 8.314;

const frame = { width: 420, height: 330 } as const;
const box = { left: 40, right: 406, top: 12, bottom: 292 } as const;
const [coldest, warmest] = [165, 325];
const [lowest, highest] = [-1, 3];

/**
 * Pressure at which two phases are in balance, in bar, by the Clausius–Clapeyron relation for a constant
 * heat: p = p₃ exp(−L/R (1/T − 1/T₃)).
 * @param kelvin temperature
 * @param heat of the transition, in J/mol
 */
export const balance = (kelvin: number, heat: number): number =>
  triple.p * Math.exp((-heat / gasConstant) * (1 / kelvin - 1 / triple.t));

/** Where the sublimation curve meets the lowest pressure of the diagram, in kelvin. */
const coldestVapor =
  1 / (1 / triple.t - (gasConstant / heats.sublimation) * Math.log(10 ** lowest / triple.p));

/** The place of a temperature and a pressure; pressures stand on a logarithmic scale. */
const at = (kelvin: number, bar: number): Point => [
  box.left + ((box.right - box.left) * (kelvin - coldest)) / (warmest - coldest),
  box.bottom - ((box.bottom - box.top) * (Math.log10(bar) - lowest)) / (highest - lowest),
];

const start: Point = at(triple.t, triple.p);

/**
 * Three states of one substance and the point where all three exist together.
 * @param marked the state whose region is filled
 */
export function phaseDiagramFigure(marked?: Phase): Figure {
  const region = marked && outline(marked);
  const lines = [
    boundary(coldestVapor, triple.t, heats.sublimation),
    boundary(triple.t, critical.t, heats.vaporization),
  ];
  const melting = fitCurve(pen(), meltingCurve, triple.p, 10 ** highest).path();
  const labels: Mark[] = [
    { text: '1', ...place('solid'), tone: marked === 'solid' ? 'signal' : 'ink', anchor: 'middle' },
    {
      text: '2',
      ...place('liquid'),
      tone: marked === 'liquid' ? 'signal' : 'ink',
      anchor: 'middle',
    },
    { text: '3', ...place('gas'), tone: marked === 'gas' ? 'signal' : 'ink', anchor: 'middle' },
  ];
  return {
    ...frame,
    title: 'Phase diagram of carbon dioxide',
    description:
      'Temperature runs to the right, pressure upward. Three curves divide the plane into solid (1), liquid (2) and ' +
      `gas (3) and meet in the triple point at ${triple.t} K and ${triple.p} bar, where all three exist together. ` +
      'The curve between liquid and gas ends in the critical point.' +
      (marked ? ` The region of the ${marked} is filled.` : ''),
    marks: [
      ...(region ? [{ d: region, fill: 'signal', opacity: 0.14 } as const] : []),
      {
        d: polyline([
          [box.left, box.top],
          [box.left, box.bottom],
          [box.right, box.bottom],
        ]),
        stroke: 'hairline',
      },
      ...lines.map((d): Mark => ({ d, stroke: 'data', width: 1.8 })),
      { d: melting, stroke: 'data', width: 1.8 },
      { d: dots([at(critical.t, critical.p)]), stroke: 'data', width: 6 },
      { d: dots([start]), stroke: 'signal', width: 10 },
      ...labels,
      ...[180, 220, 260, 300].map((kelvin): Mark => ({
        text: String(kelvin),
        x: Math.round(at(kelvin, 1)[0]),
        y: box.bottom + 17,
        tone: 'faint',
        anchor: 'middle',
      })),
      ...[0.1, 1, 10, 100].map((bar): Mark => ({
        text: String(bar),
        x: box.left - 8,
        y: Math.round(at(200, bar)[1] + 4),
        tone: 'faint',
        anchor: 'end',
      })),
      { text: 'T / K', x: box.right, y: box.bottom + 34, tone: 'faint', anchor: 'end' },
      { text: 'p / bar', x: box.left + 8, y: box.top + 10, tone: 'faint' },
    ],
  };
}

const place = (phase: Phase): { x: number; y: number } => {
  const [x, y] = { solid: at(190, 60), liquid: at(252, 160), gas: at(282, 2) }[phase];
  return { x: Math.round(x), y: Math.round(y) };
};

const curveOf =
  (heat: number): Curve =>
  (kelvin) => {
    const [x, y] = at(kelvin, balance(kelvin, heat));
    const [nextX, nextY] = at(kelvin + 0.01, balance(kelvin + 0.01, heat));
    return { at: [x, y], slope: [(nextX - x) * 100, (nextY - y) * 100] };
  };

const boundary = (from: number, to: number, heat: number): string =>
  fitCurve(pen(), curveOf(heat), from, to).path();

const meltingCurve: Curve = (bar) => {
  const along = (p: number) => at(triple.t + (p - triple.p) / meltingSlope, p);
  const [x, y] = along(bar);
  const [nextX, nextY] = along(bar * 1.0001);
  const step = bar * 0.0001;
  return { at: [x, y], slope: [(nextX - x) / step, (nextY - y) / step] };
};

/** The edge of a region, close enough to the curves for a fill. */
function outline(phase: Phase): string {
  const ofHeat = (from: number, to: number, heat: number): Point[] =>
    Array.from({ length: 13 }, (_, i) => curveOf(heat)(from + ((to - from) * i) / 12).at);
  const sublimation = ofHeat(coldestVapor, triple.t, heats.sublimation);
  const vaporization = ofHeat(triple.t, critical.t, heats.vaporization);
  const melting = Array.from({ length: 9 }, (_, i) => meltingCurve(triple.p * 193 ** (i / 8)).at);
  const corner = (x: number, y: number): Point => [x, y];
  const edge = {
    solid: [...sublimation, ...melting, corner(box.left, box.top), corner(box.left, box.bottom)],
    liquid: [...vaporization.toReversed(), ...melting, corner(at(critical.t, 1)[0], box.top)],
    gas: [
      ...sublimation,
      ...vaporization,
      corner(box.right, at(critical.t, critical.p)[1]),
      corner(box.right, box.bottom),
    ],
  }[phase];
  return `${polyline(edge)}z`;
}
