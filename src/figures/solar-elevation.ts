import { type Curve, fitCurve } from './fit-curve.ts';
import type { Figure, Mark } from './model.ts';
import { pen, polyline } from './pen.ts';

type SolarParams = {
  /** Degrees, north and east positive. */
  readonly latitude: number;
  readonly longitude: number;
  /** Hours from Greenwich of the clock along the foot of the figure. */
  readonly clock: number;
  /** Hours by which the office's hours are kept ahead of that clock's; negative for behind. */
  readonly officeOffset: number;
  /** Opening and closing, in hours of the office's own clock. */
  readonly open: readonly [from: number, to: number];
  /** Declination of the sun in degrees: 0 at an equinox. */
  readonly declination: number;
};

const frame = { width: 640, height: 304 } as const;
const plot = { left: 14, right: 626, horizon: 158, top: 26, foot: 262 };
const hour = (plot.right - plot.left) / 24;
const degree = (plot.horizon - plot.top) / 60;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Height of the sun above the horizon. The equation of time and refraction are left out: they move the
 * curve by less than the width of an hour's mark.
 * @param time hours of a clock that is `clock` hours from Greenwich
 * @returns degrees, negative below the horizon
 */
export function solarElevation(
  time: number,
  params: Omit<SolarParams, 'officeOffset' | 'open'>,
): number {
  const { latitude, longitude, clock, declination } = params;
  const hourAngle = radians(15 * (time - clock - 12) + longitude);
  const sine =
    Math.sin(radians(latitude)) * Math.sin(radians(declination)) +
    Math.cos(radians(latitude)) * Math.cos(radians(declination)) * Math.cos(hourAngle);
  return (Math.asin(Math.max(-1, Math.min(1, sine))) * 180) / Math.PI;
}

/** The sun over one place through one day, with the hours marked in which someone answers. */
export function solarElevationFigure(params: SolarParams): Figure {
  const { officeOffset, open } = params;
  const height = (time: number): number => plot.horizon - degree * solarElevation(time, params);
  const curve: Curve = (time) => ({
    at: [plot.left + hour * time, height(time)],
    slope: [hour, (height(time + 1e-3) - height(time - 1e-3)) / 2e-3],
  });
  const up = Array.from({ length: 24 * 60 }, (_, minute) => minute / 60).filter(
    (time) => solarElevation(time, params) >= 0,
  );
  const [rise, set] = [up[0] ?? 0, up.at(-1) ?? 24];
  const onWall = (time: number): number => (((time - officeOffset) % 24) + 24) % 24;
  const [opens, closes] = [onWall(open[0]), onWall(open[1]) || 24];
  // Hours that pass midnight at headquarters are two bands.
  const bands = (
    opens < closes
      ? [[opens, closes]]
      : [
          [0, closes],
          [opens, 24],
        ]
  ) as readonly (readonly [number, number])[];
  const across = (time: number): number => plot.left + hour * time;
  const ticks = pen();
  for (let time = 0; time <= 24; time += 3)
    ticks
      .moveTo([plot.left + hour * time, plot.foot])
      .lineTo([plot.left + hour * time, plot.foot + 6]);
  const label = (text: string, x: number, y: number, tone: 'faint' | 'signal' = 'faint'): Mark => ({
    text,
    x,
    y,
    tone,
    anchor: 'middle',
  });
  const band = pen();
  for (const [from, to] of bands)
    band
      .moveTo([across(from), plot.top - 12])
      .lineTo([across(to), plot.top - 12], [across(to), plot.foot], [across(from), plot.foot])
      .close();
  return {
    ...frame,
    title: 'Height of the sun through one day, with the hours in which we answer',
    description:
      `At an equinox the sun stands over the office from about ${clockText(rise)} to ${clockText(set)} by the clock there. ` +
      `The marked band, ${clockText(opens)} to ${clockText(closes % 24)}, is when mail is answered on a weekday.`,
    marks: [
      { d: band.path(), fill: 'signal', opacity: 0.1 },
      {
        d: polyline([
          [plot.left, plot.horizon],
          [plot.right, plot.horizon],
        ]),
        stroke: 'hairline',
      },
      {
        d:
          polyline([
            [plot.left, plot.foot],
            [plot.right, plot.foot],
          ]) + ticks.path(),
        stroke: 'hairline',
      },
      {
        d: fitCurve(pen(), curve, 0, rise).path() + fitCurve(pen(), curve, set, 24).path(),
        stroke: 'faint',
        dash: '2 5',
      },
      { d: fitCurve(pen(), curve, rise, set).path(), stroke: 'soon', width: 2.2 },
      {
        d: [opens, closes]
          .map((time) =>
            polyline([
              [across(time), plot.top - 12],
              [across(time), plot.foot],
            ]),
          )
          .join(''),
        stroke: 'signal',
      },
      ...[0, 6, 12, 18, 24].map((time) =>
        label(String(time), plot.left + hour * time, plot.foot + 22),
      ),
    ],
  };
}

/** An hour of the day as a clock shows it, to the minute. */
function clockText(time: number): string {
  const minutes = Math.round(time * 60);
  const [hours, rest] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0')];
  return `${hours % 12 || 12}:${rest} ${hours < 12 ? 'AM' : 'PM'}`;
}
