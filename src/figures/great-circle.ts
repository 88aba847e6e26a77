import { type Curve, fitCurve } from './fit-curve.ts';
import type { Point } from './geometry.ts';
import type { Figure, Mark } from './model.ts';
import { dots, pen } from './pen.ts';

/** A place on the Earth, in degrees; north and east are positive. */
export type Place = { readonly latitude: number; readonly longitude: number };

export type Destination = Place & {
  /** A short name on the map, such as the initials of a city. */
  readonly label: string;
  /** Drawn dashed: the edge of a region, not an office. */
  readonly edge?: true;
};

type Vector = readonly [x: number, y: number, z: number];

const frame = { width: 520, height: 430 } as const;
const scale = 1120;
const earthRadius = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const vectorOf = ({ latitude, longitude }: Place): Vector => [
  Math.cos(radians(latitude)) * Math.cos(radians(longitude)),
  Math.cos(radians(latitude)) * Math.sin(radians(longitude)),
  Math.sin(radians(latitude)),
];

const placeOf = ([x, y, z]: Vector): Place => ({
  latitude: (Math.asin(Math.max(-1, Math.min(1, z))) * 180) / Math.PI,
  longitude: (Math.atan2(y, x) * 180) / Math.PI,
});

/** The angle between two places seen from the center of the Earth, in radians. */
function angleBetween(a: Place, b: Place): number {
  const [p, q] = [vectorOf(a), vectorOf(b)];
  return Math.acos(Math.max(-1, Math.min(1, p[0] * q[0] + p[1] * q[1] + p[2] * q[2])));
}

/** Distance along the surface in kilometers, for a sphere of the Earth's mean radius. */
export const greatCircleDistance = (a: Place, b: Place): number => earthRadius * angleBetween(a, b);

/** A place on the shortest way from a to b: 0 at a, 1 at b. The two must differ. */
export function onGreatCircle(a: Place, b: Place, share: number): Place {
  const angle = angleBetween(a, b);
  const [p, q] = [vectorOf(a), vectorOf(b)];
  const [m, n] = [Math.sin((1 - share) * angle), Math.sin(share * angle)];
  const mix = (i: 0 | 1 | 2): number => (m * p[i] + n * q[i]) / Math.sin(angle);
  return placeOf([mix(0), mix(1), mix(2)]);
}

/** Stereographic projection, which keeps angles and turns circles into circles (Snyder 1987, chapter 21). */
function projection(center: Place): (place: Place) => Point {
  const [phi0, lambda0] = [radians(center.latitude), radians(center.longitude)];
  return ({ latitude, longitude }) => {
    const [phi, lambda] = [radians(latitude), radians(longitude) - lambda0];
    const k =
      2 / (1 + Math.sin(phi0) * Math.sin(phi) + Math.cos(phi0) * Math.cos(phi) * Math.cos(lambda));
    const x = k * Math.cos(phi) * Math.sin(lambda);
    const y =
      k * (Math.cos(phi0) * Math.sin(phi) - Math.sin(phi0) * Math.cos(phi) * Math.cos(lambda));
    return [frame.width / 2 + (scale / 2) * x, frame.height / 2 - (scale / 2) * y];
  };
}

const center: Place = { latitude: 41.6, longitude: -96 };

/** A line on the Earth in the projection, as a curve that is fitted rather than sampled. */
const drawn =
  (project: (place: Place) => Point, place: (t: number) => Place): Curve =>
  (t) => {
    const [before, after] = [project(place(t - 1e-4)), project(place(t + 1e-4))];
    return {
      at: project(place(t)),
      slope: [(after[0] - before[0]) / 2e-4, (after[1] - before[1]) / 2e-4],
    };
  };

/** The place at a distance and bearing from another, both in degrees of arc. */
function placeAt(from: Place, distance: number, bearing: number): Place {
  const [phi, d, theta] = [radians(from.latitude), radians(distance), radians(bearing)];
  const sine = Math.sin(phi) * Math.cos(d) + Math.cos(phi) * Math.sin(d) * Math.cos(theta);
  const turn = Math.atan2(
    Math.sin(theta) * Math.sin(d) * Math.cos(phi),
    Math.cos(d) - Math.sin(phi) * sine,
  );
  return {
    latitude: (Math.asin(sine) * 180) / Math.PI,
    longitude: from.longitude + (turn * 180) / Math.PI,
  };
}

/** Lines of latitude and longitude every ten degrees. */
function graticule(project: (place: Place) => Point): string {
  const drawing = pen();
  for (const latitude of [30, 40, 50])
    fitCurve(
      drawing,
      drawn(project, (longitude) => ({ latitude, longitude })),
      -124,
      -68,
      0.3,
    );
  for (let longitude = -120; longitude <= -70; longitude += 10)
    fitCurve(
      drawing,
      drawn(project, (latitude) => ({ latitude, longitude })),
      25,
      52,
      0.3,
    );
  return drawing.path();
}

/** Circles around a place, one for each thousand kilometers. */
function rings(project: (place: Place) => Point, from: Place): string {
  const drawing = pen();
  for (const thousands of [1, 2]) {
    const distance = ((thousands * 1000) / earthRadius) * (180 / Math.PI);
    fitCurve(
      drawing,
      drawn(project, (bearing) => placeAt(from, distance, bearing)),
      0,
      360,
      0.3,
    );
  }
  return drawing.path();
}

/**
 * Great-circle arcs from one place to others, on a grid of latitude and longitude. Rings
 * mark each thousand kilometers. No coast is drawn: the distances are the point.
 */
export function greatCircleFigure(from: Place, to: readonly Destination[]): Figure {
  const project = projection(center);
  const way = (end: Place): string =>
    fitCurve(
      pen(),
      drawn(project, (share) => onGreatCircle(from, end, share)),
      0,
      1,
      0.2,
    ).path();
  const fixed = to.filter(({ edge }) => !edge);
  const edges = to.filter(({ edge }) => edge);
  const distances = fixed.map(
    (end) => `${end.label} ${Math.round(greatCircleDistance(from, end) / 10) * 10} kilometers`,
  );
  return {
    ...frame,
    title: 'Great-circle arcs from headquarters',
    description:
      `On a grid of latitude and longitude, with a ring for each thousand kilometers, a solid arc to where an office is: ${distances.join(', ')}. ` +
      `Dashed arcs to ${edges.length} far corners of the country, anywhere between which work is remote.`,
    marks: [
      { d: graticule(project), stroke: 'hairline', width: 0.7 },
      { d: rings(project, from), stroke: 'faint', width: 0.8, dash: '1 4' },
      { d: edges.map(way).join(''), stroke: 'data', width: 1.4, dash: '2 6' },
      { d: fixed.map(way).join(''), stroke: 'signal', width: 2.4 },
      { d: dots(edges.map(project)), stroke: 'data', width: 6 },
      { d: dots(fixed.map(project)), stroke: 'signal', width: 9 },
      { d: pen().circle(project(from), 9).path(), stroke: 'ink', fill: 'ground' },
      { d: dots([project(from)]), stroke: 'ink', width: 7 },
      ...to.map((end): Mark => {
        const [x, y] = project(end);
        return {
          text: end.label,
          x,
          y: y + (y > frame.height / 2 ? 20 : -11),
          tone: 'faint',
          anchor: 'middle',
        };
      }),
    ],
  };
}
