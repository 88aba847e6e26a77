import { type Curve, fitCurve } from './fit-curve.ts';
import type { Point } from './geometry.ts';
import type { Figure, Mark } from './model.ts';
import { dots, type Pen, pen } from './pen.ts';

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
/** Free room around the outermost places, in units of the drawing. */
const margin = 44;
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

type Projection = (place: Place) => Point;

/** Stereographic projection of a sphere of radius 1, which keeps angles and turns circles into circles (Snyder 1987, chapter 21). */
function stereographic(center: Place): Projection {
  const [phi0, lambda0] = [radians(center.latitude), radians(center.longitude)];
  return ({ latitude, longitude }) => {
    const [phi, lambda] = [radians(latitude), radians(longitude) - lambda0];
    const k =
      2 / (1 + Math.sin(phi0) * Math.sin(phi) + Math.cos(phi0) * Math.cos(phi) * Math.cos(lambda));
    const x = k * Math.cos(phi) * Math.sin(lambda);
    const y =
      k * (Math.cos(phi0) * Math.sin(phi) - Math.sin(phi0) * Math.cos(phi) * Math.cos(lambda));
    return [x, -y];
  };
}

/** The middle of some places: their mean direction from the center of the Earth. */
function middleOf(places: readonly Place[]): Place {
  const vectors = places.map(vectorOf);
  const sum = (i: 0 | 1 | 2) => vectors.reduce((total, vector) => total + vector[i], 0);
  const length = Math.hypot(sum(0), sum(1), sum(2));
  return placeOf([sum(0) / length, sum(1) / length, sum(2) / length]);
}

/** A map that shows some places as large as the frame allows, but no closer than a region of a hundred kilometers. */
function mapOf(places: readonly Place[]): Projection {
  const flat = stereographic(middleOf(places));
  const points = places.map(flat);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const least = 100 / earthRadius;
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    (frame.width - 2 * margin) / Math.max(right - left, least),
    (frame.height - 2 * margin) / Math.max(bottom - top, least),
  );
  return (place) => {
    const [x, y] = flat(place);
    return [
      frame.width / 2 + scale * (x - (left + right) / 2),
      frame.height / 2 + scale * (y - (top + bottom) / 2),
    ];
  };
}

/** Steps of a grid or of rings that people read easily. */
const steps = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000] as const;
const stepFor = (span: number, parts: number): number =>
  steps.find((step) => step >= span / parts) ?? steps[steps.length - 1] ?? span;

/** A line on the Earth in the projection, as a curve that is fitted rather than sampled. */
const drawn =
  (project: Projection, place: (t: number) => Place): Curve =>
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

const inFrame = ([x, y]: Point): boolean =>
  x >= 4 && x <= frame.width - 4 && y >= 4 && y <= frame.height - 4;

/** Adds a line on the Earth to a drawing, as far as it runs inside the frame. */
function lineInFrame(drawing: Pen, project: Projection, line: (share: number) => Place): void {
  const parts = 240;
  let start: number | undefined;
  for (let part = 0; part <= parts + 1; part += 1) {
    const shown = part <= parts && inFrame(project(line(part / parts)));
    if (shown) start ??= part;
    else if (start !== undefined) {
      const end = part - 1;
      if (end > start) fitCurve(drawing, drawn(project, line), start / parts, end / parts, 0.5);
      start = undefined;
    }
  }
}

/** Lines of latitude and longitude, around some places and beyond as far as the frame shows. */
function graticule(project: Projection, places: readonly Place[]): string {
  const spanOf = (values: readonly number[]) => {
    const [from, to] = [Math.min(...values), Math.max(...values)];
    const around = Math.max(to - from, 1);
    return { from: from - around, to: to + around, around };
  };
  const rows = spanOf(places.map(({ latitude }) => latitude));
  const columns = spanOf(places.map(({ longitude }) => longitude));
  const step = stepFor(Math.max(rows.around, columns.around), 6);
  const ticks = ({ from, to }: { from: number; to: number }) =>
    Array.from(
      { length: Math.floor(to / step) - Math.ceil(from / step) + 1 },
      (_, index) => (Math.ceil(from / step) + index) * step,
    );
  const between = (span: { from: number; to: number }, share: number) =>
    span.from + share * (span.to - span.from);
  const drawing = pen();
  for (const latitude of ticks(rows).filter((degrees) => Math.abs(degrees) < 90))
    lineInFrame(drawing, project, (share) => ({ latitude, longitude: between(columns, share) }));
  for (const longitude of ticks(columns))
    lineInFrame(drawing, project, (share) => ({
      latitude: Math.max(-89, Math.min(89, between(rows, share))),
      longitude,
    }));
  return drawing.path();
}

/** Circles around a place, one for each step of kilometers. */
function rings(project: Projection, from: Place, step: number): string {
  const drawing = pen();
  for (const count of [1, 2]) {
    const distance = ((count * step) / earthRadius) * (180 / Math.PI);
    lineInFrame(drawing, project, (share) => placeAt(from, distance, 360 * share));
  }
  return drawing.path();
}

/**
 * Great-circle arcs from one place to others, on a grid of latitude and longitude that fits them. Rings
 * mark distances. No coast is drawn: the distances are the point.
 */
export function greatCircleFigure(from: Place, to: readonly Destination[]): Figure {
  const places = [from, ...to];
  const project = mapOf(places);
  const farthest = Math.max(...to.map((end) => greatCircleDistance(from, end)), 100);
  const ring = stepFor(farthest, 2.5);
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
    description: [
      `On a grid of latitude and longitude, with a ring for each ${ring.toLocaleString('en-US')} kilometers, headquarters.`,
      distances.length > 0 && `A solid arc to each office: ${distances.join(', ')}.`,
      edges.length > 0 &&
        `Dashed arcs to ${edges.length} far corners, anywhere between which work is remote.`,
    ]
      .filter(Boolean)
      .join(' '),
    marks: [
      { d: graticule(project, places), stroke: 'hairline', width: 0.7 },
      { d: rings(project, from, ring), stroke: 'faint', width: 0.8, dash: '1 4' },
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
