import { throughStops, type Curve } from './fit-curve.ts';
import type { Point, Rect } from './geometry.ts';
import { featureFrame, type Figure } from './model.ts';
import { type Pen, pen, polyline } from './pen.ts';

/** Refractive indices: air, a film of titanium dioxide, glass. */
const index = { air: 1, film: 2.3, glass: 1.52 } as const;

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
  const front = (index.air - index.film) / (index.air + index.film);
  const back = (index.film - index.glass) / (index.film + index.glass);
  const cross = 2 * front * back * Math.cos((4 * Math.PI * index.film * thickness) / wavelength);
  return (front ** 2 + back ** 2 + cross) / (1 + (front * back) ** 2 + cross);
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
 * Draws that curve with four segments to a ripple: from each crest and trough to the place between them.
 * Even steps need half as many segments again to miss it by no more (0.7 at most in a box 130 high).
 */
export function drawReflectance(drawing: Pen, thickness: number, box: Rect): Pen {
  const path = 4 * Math.PI * index.film * thickness;
  const quarter = Math.PI / 2;
  const first = Math.ceil(path / visible.to / quarter);
  const count = Math.floor(path / visible.from / quarter) - first + 1;
  const inner = Array.from({ length: count }, (_, i) => path / ((first + i) * quarter))
    // One next to an end would draw a segment nobody can see.
    .filter((at) => at > visible.from + edge && at < visible.to - edge)
    .toReversed();
  const stops = [visible.from, ...inner, visible.to];
  return throughStops(drawing, reflectanceCurve(thickness, box), stops);
}

/** In nanometers. */
const edge = 4;

const ground = 148;
const film = { left: 10, right: 112, scale: 0.17 } as const;

/** Height of the rays over the film. */
const ray = 44;
const plot: Rect = { x: 150, y: 18, width: 200, height: ground - 18 };

/**
 * A film on glass, as thick as a paper is long, and how much of each color it reflects. The ray beside
 * it comes in aslant, so that its two reflections can be told apart; it bends by Snell's law.
 * @param pages at most 60
 */
export function thinFilmFigure(pages: number): Figure {
  const thickness = filmOf(pages);
  const top = ground - thickness * film.scale;
  const sine = 0.6;
  const slant = Math.tan(Math.asin(sine));
  const run = (ground - top) * Math.tan(Math.asin(sine / index.film));
  const meet = 43;
  const above = (x: number, direction: 1 | -1): Point => [x + direction * ray * slant, top - ray];
  const edges = [film.left, film.right] as const;
  const level = (y: number): string => polyline(edges.map((x) => [x, y]));
  return {
    ...featureFrame,
    title: `A film ${thickness} nanometers thick`,
    description:
      `Ten nanometers for each of ${pages} pages, on glass. Light is reflected at its upper and at its lower face. ` +
      `Beside it, the share of light that it reflects between ${visible.from} and ${visible.to} nanometers: from ` +
      `${extremes(thickness).join('% to ')}%.`,
    marks: [
      {
        d: polyline([
          [film.left, top],
          [film.right, top],
          [film.right, ground],
          [film.left, ground],
        ]),
        fill: 'data',
        opacity: 0.22,
      },
      { d: level(top), stroke: 'data' },
      { d: level(ground), stroke: 'ink', width: 1.6 },
      {
        d: polyline([above(meet, -1), [meet, top], above(meet, 1)]),
        stroke: 'faint',
      },
      {
        d: polyline([
          [meet, top],
          [meet + run, ground],
          [meet + 2 * run, top],
          above(meet + 2 * run, 1),
        ]),
        stroke: 'faint',
      },
      {
        d: polyline([
          [plot.x, ground],
          [plot.x + plot.width, ground],
        ]),
        stroke: 'faint',
      },
      {
        d: drawReflectance(pen(), thickness, plot).path(),
        stroke: 'signal',
        width: 1.8,
      },
      { text: String(visible.from), x: plot.x, y: 168, tone: 'faint' },
      { text: String(visible.to), x: plot.x + plot.width, y: 168, tone: 'faint', anchor: 'end' },
    ],
  };
}

/** The least and the most that a film reflects of visible light, in whole percent. */
function extremes(thickness: number): [number, number] {
  const shares = Array.from({ length: visible.to - visible.from + 1 }, (_, i) =>
    reflectance(thickness, visible.from + i),
  );
  return [Math.round(100 * Math.min(...shares)), Math.round(100 * Math.max(...shares))];
}
