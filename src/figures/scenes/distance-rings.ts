import { grouped } from '../../lib/text/format.ts';
import { sizeMarks } from './still.ts';
import { radians } from '../pen/geometry.ts';
import { halfBoxes, type Figure, type Layout } from '../pen/model.ts';
import { dots } from '../pen/pen.ts';
import { fill } from '../../lib/text/fill.ts';
import * as words from '../words.ts';

/** A place on the Earth, in degrees; north and east are positive. */
export type EarthPlace = { readonly latitude: number; readonly longitude: number };

const earthRadius = 6371;

/** Distance along the surface in kilometers, for a sphere of the Earth's mean radius (spherical law of cosines). */
export function greatCircleDistance(a: EarthPlace, b: EarthPlace): number {
  const [p, q] = [radians(a.latitude), radians(b.latitude)];
  const cosine =
    Math.sin(p) * Math.sin(q) +
    Math.cos(p) * Math.cos(q) * Math.cos(radians(b.longitude - a.longitude));
  return earthRadius * Math.acos(Math.max(-1, Math.min(1, cosine)));
}

const degreesWide = 120;
const ringKilometers = 1000;

/** Rings of equal distance about a place on a map, with other places marked. */
export function distanceRingsFigure(
  from: EarthPlace,
  to: readonly EarthPlace[],
  layout: Layout,
): Figure {
  const box = halfBoxes[layout];
  const scale = layout === 'wide' ? box.width / degreesWide : box.width / 70;
  const placeAt = (x: number, y: number): EarthPlace => ({
    longitude: from.longitude + (x - box.width / 2) / scale,
    latitude: from.latitude - (y - box.height / 2) / scale,
  });
  const pointOf = ({ latitude, longitude }: EarthPlace) =>
    [
      box.width / 2 + (longitude - from.longitude) * scale,
      box.height / 2 - (latitude - from.latitude) * scale,
    ] as const;
  const marks = sizeMarks(
    {
      tones: ['signal', 'data', 'series'],
      pitch: layout === 'wide' ? 9 : 7,
      at(x, y) {
        const distance = greatCircleDistance(from, placeAt(x, y));
        const size = Math.cos((Math.PI * distance) / ringKilometers) ** 2;
        return size < 0.2
          ? undefined
          : { size: size * 0.9, kind: Math.min(0.99, Math.round(distance / ringKilometers) / 6) };
      },
    },
    box,
    { sizes: 3 },
  );
  return {
    ...box,
    cover: 'xMidYMid',
    title: words.distanceRings,
    description: fill(words.distanceRingsText, {
      kilometers: grouped(ringKilometers),
      places: to.length,
    }),
    marks: [
      ...marks,
      { d: dots(to.map(pointOf)), stroke: 'ground', width: 18 },
      { d: dots(to.map(pointOf)), stroke: 'ink', width: 10 },
      { d: dots([pointOf(from)]), stroke: 'ink', width: 14 },
    ],
  };
}
