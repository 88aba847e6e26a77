import { along, type Point } from './geometry.ts';
import type { Figure, Mark } from './model.ts';
import { pen, polyline } from './pen.ts';

type GratingParams = {
  readonly slits: number;
  /** Distance between slits, in wavelengths. */
  readonly spacing: number;
  /** Width of a slit, in wavelengths. */
  readonly opening: number;
};

const defaults: GratingParams = { slits: 6, spacing: 5.2, opening: 1.3 };

const frame = { width: 560, height: 300 } as const;
const middle = frame.height / 2;
/** Where the grating, the screen and the zero of the intensity curve stand. */
const [gratingX, screenX] = [170, 432];
const curveHeight = 104;

/**
 * Intensity behind a grating in a direction, as a share of the brightest: the pattern of one slit times
 * the interference of all. Source: Born and Wolf, Principles of Optics, 7th ed. (1999), section 8.6.
 * @param sine sine of the angle from the axis
 */
export function gratingIntensity(sine: number, params: Partial<GratingParams> = {}): number {
  const { slits, spacing, opening } = { ...defaults, ...params };
  const half = Math.PI * spacing * sine;
  const envelope = sinc(Math.PI * opening * sine) ** 2;
  const many =
    Math.abs(Math.sin(half)) < 1e-9 ? 1 : Math.sin(slits * half) / Math.sin(half) / slits;
  return envelope * many ** 2;
}

const sinc = (x: number): number => (Math.abs(x) < 1e-9 ? 1 : Math.sin(x) / x);

/** One beam that leaves a grating in several orders, and how bright each is on a screen. */
export function gratingFigure(params: Partial<GratingParams> = {}): Figure {
  const all = { ...defaults, ...params };
  const { slits, spacing } = all;
  const orders = [-2, -1, 0, 1, 2];
  const at = (sine: number): Point => [
    screenX,
    middle + (screenX - gratingX) * Math.tan(Math.asin(sine)),
  ];
  const beam = pen();
  const bars = pen();
  const pitch = 18;
  for (let slit = 0; slit < slits; slit++) {
    const y = middle + (slit - (slits - 1) / 2) * pitch;
    beam.moveTo([14, y]).lineTo([gratingX - 8, y]);
  }
  for (let bar = 0; bar <= slits; bar++) {
    const y = middle + (bar - slits / 2) * pitch;
    const reach = bar === 0 ? [-70, 6] : bar === slits ? [-6, 70] : [-6, 6];
    bars.moveTo([gratingX, y + (reach[0] ?? 0)]).lineTo([gratingX, y + (reach[1] ?? 0)]);
  }
  const bright = (sine: number): number => gratingIntensity(sine, all);
  const curve: Point[] = [];
  for (let y = 14; y <= frame.height - 14; y += 1) {
    const sine = Math.sin(Math.atan((y - middle) / (screenX - gratingX)));
    curve.push([screenX + 6 + curveHeight * bright(sine), y]);
  }
  const shares = orders.map((order) => Math.round(100 * bright(order / spacing)));
  return {
    ...frame,
    title: 'One beam through a diffraction grating',
    description:
      `A beam meets ${slits} slits and leaves them in five directions at once, the orders −2 to 2. ` +
      `At the right their brightness on a screen: ${shares.join(', ')} percent of the brightest. Nothing between them.`,
    marks: [
      { d: beam.path(), stroke: 'faint', width: 1 },
      { d: bars.path(), stroke: 'ink', width: 3, cap: 'butt' },
      ...orders.map((order): Mark => ({
        d: polyline([[gratingX + 6, middle], along(at(order / spacing), [-4, 0])]),
        stroke: 'signal',
        width: 1 + 1.6 * bright(order / spacing),
        opacity: 0.35 + 0.65 * bright(order / spacing),
      })),
      {
        d: polyline([
          [screenX, 10],
          [screenX, frame.height - 10],
        ]),
        stroke: 'hairline',
      },
      { d: polyline(curve), stroke: 'data', width: 1.6 },
      ...orders.map((order): Mark => {
        const [, y] = at(order / spacing);
        return {
          text: String(order).replace('-', '−'),
          x: screenX - 10,
          y: Math.round(y - 7),
          tone: 'ink',
          anchor: 'end',
        };
      }),
      { text: 'I', x: screenX + 6 + curveHeight + 6, y: middle + 4, tone: 'faint' },
    ],
  };
}
