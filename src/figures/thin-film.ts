import { type Curve, halfWave, segmentBetween } from './fit-curve.ts';
import type { Rect } from './geometry.ts';
import type { Pen } from './pen.ts';

/** Refractive indices: air, a film of titanium dioxide, glass. */
const index = { air: 1, film: 2.3, glass: 1.52 } as const;

/** Of the two faces, what each throws back (amplitudes, Fresnel). */
const front = (index.air - index.film) / (index.air + index.film);
const back = (index.film - index.glass) / (index.film + index.glass);
const faces = front ** 2 + back ** 2;
const product = (front * back) ** 2;
const crossTerm = 2 * front * back;

/** Phase over which the light that crosses the film twice falls behind, times the wavelength, in nanometers. */
const opticalPath = (thickness: number): number => 4 * Math.PI * index.film * thickness;

/** The share of light thrown back at a phase whose cosine is given. */
const shareAt = (cosine: number): number =>
  (faces + crossTerm * cosine) / (1 + product + crossTerm * cosine);

/** The phase at which a film reflects the mean of its trough (at 0) and its crest (at 1), in half turns. */
const halfWay = (() => {
  const mean = (shareAt(1) + shareAt(-1)) / 2;
  return Math.acos((mean * (1 + product) - faces) / (1 - mean) / crossTerm) / Math.PI;
})();

/** Thickness of film that stands for one page, in nanometers. */
const perPage = 10;

/** The visible wavelengths that are drawn, in nanometers. */
export const visible = { from: 400, to: 700 } as const;

/** More than any of these films reflects: the top of the scale. */
const most = 0.32;

/**
 * The share of light that a film on glass throws back, at right angles to it: the sum of all
 * reflections between its two faces (Airy).
 * @param thickness in nanometers
 * @param wavelength in air, in nanometers
 */
export function reflectance(thickness: number, wavelength: number): number {
  return shareAt(Math.cos(opticalPath(thickness) / wavelength));
}

/** Thickness of the film that stands for a paper, in nanometers. */
export const filmOf = (pages: number): number => pages * perPage;

/** The reflectance of a film over the visible wavelengths, drawn into a box from its foot up. */
export function reflectanceCurve(thickness: number, box: Rect): Curve {
  const { from, to } = visible;
  const height = (wavelength: number): number =>
    (box.height * reflectance(thickness, wavelength)) / most;
  const run = box.width / (to - from);
  return (wavelength) => ({
    at: [box.x + (wavelength - from) * run, box.y + box.height - height(wavelength)],
    slope: [run, height(wavelength - 0.5) - height(wavelength + 0.5)],
  });
}

/**
 * Draws that curve with two segments to a ripple, from crest to trough and back (they miss it by 0.75 at most
 * in a box 130 high, without the pen's rounding). Towards both ends, where there is less than that, it is
 * drawn from half-way up.
 */
export function drawReflectance(drawing: Pen, thickness: number, box: Rect): Pen {
  const curve = reflectanceCurve(thickness, box);
  const path = opticalPath(thickness);
  const turns = new Set<number>();
  const inner: number[] = [];
  for (let order = Math.floor(path / visible.from / Math.PI); order > 0; order--) {
    const turn = path / (order * Math.PI);
    turns.add(turn);
    inner.push(path / ((order + (order % 2 === 0 ? halfWay : 1 - halfWay)) * Math.PI), turn);
  }
  // One next to an end would draw a segment no one can see.
  const seen = inner.filter((at) => at > visible.from + edge && at < visible.to - edge);
  const stops = [visible.from, ...seen, visible.to];
  drawing.moveTo(curve(visible.from).at);
  for (let i = 1; i < stops.length; i++) {
    const [from = 0, stop = 0, next = 0] = stops.slice(i - 1, i + 2);
    if (turns.has(from) && turns.has(next)) {
      drawing.curveTo(...halfWave(curve(from).at, curve(stop), curve(next).at));
      i++;
    } else drawing.curveTo(...segmentBetween(curve, from, stop));
  }
  return drawing;
}

/** In nanometers. */
const edge = 4;
