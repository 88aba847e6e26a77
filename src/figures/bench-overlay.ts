import { bench, benchPlaces } from './abbe-bench.ts';
import type { Point } from './geometry.ts';
import type { FieldFigure, Layout } from './model.ts';
import { pen } from './pen.ts';
import { stillSizes } from './phase-field.ts';

/** Distances from the axis, and the thickness of a lens, as shares of the height. */
const [barReach, lensReach, lensDepth] = [0.42, 0.47, 0.024];
const slits = 5;

/** Grating, lenses, stops and image plane, drawn over the field of the bench. */
export function benchOverlay(layout: Layout): FieldFigure {
  const { width, height } = stillSizes[layout];
  const isWide = layout === 'wide';
  const [length, across] = isWide ? [width, height] : [height, width];
  const at = (z: number, y: number): Point =>
    isWide ? [z * length, (0.5 + y) * across] : [(0.5 + y) * across, z * length];
  const grating = pen();
  const bar = (from: number, to: number) =>
    grating.moveTo(at(benchPlaces.grating, from)).lineTo(at(benchPlaces.grating, to));
  const half = (slits * bench.period) / 2;
  bar(-barReach, -half);
  for (let slit = 0; slit < slits - 1; slit++) {
    const middle = -half + (slit + 1) * bench.period;
    const shut = ((1 - bench.open) * bench.period) / 2;
    bar(middle - shut, middle + shut);
  }
  bar(half, barReach);
  const lenses = pen();
  for (const z of [benchPlaces.firstLens, benchPlaces.secondLens]) {
    const [top, bottom] = [at(z, -lensReach), at(z, lensReach)];
    const bow = (side: number, y: number) => at(z + side * lensDepth * 0.667, y);
    lenses
      .moveTo(top)
      .curveTo(bow(-1, -lensReach / 3), bow(-1, lensReach / 3), bottom)
      .curveTo(bow(1, lensReach / 3), bow(1, -lensReach / 3), top);
  }
  const stops = pen()
    .moveTo(at(benchPlaces.stops, -lensReach))
    .lineTo(at(benchPlaces.stops, lensReach));
  const image = pen()
    .moveTo(at(benchPlaces.image, -barReach))
    .lineTo(at(benchPlaces.image, barReach));
  return {
    width,
    height,
    stretch: true,
    title: 'The parts of the bench',
    description: 'A grating, a lens, a row of stops, a second lens and the plane of the image.',
    legend: { dot: 'A part of the bench.', formula: 'Δy = λf / d' },
    marks: [
      { d: grating.path(), stroke: 'ink', width: 3, cap: 'butt' },
      { d: lenses.path(), stroke: 'faint', width: 1.3 },
      { d: stops.path(), stroke: 'edge', width: 1 },
      { d: image.path(), stroke: 'ink', width: 2 },
    ],
  };
}
