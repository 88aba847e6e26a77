import { sizeMarks } from './still.ts';
import { radians } from '../pen/geometry.ts';
import { halfBoxes, type Figure, type Layout } from '../pen/model.ts';

/** A place and the clock that is kept there. */
type ClockPlace = {
  /** In degrees; north and east are positive. */
  readonly latitude: number;
  readonly longitude: number;
  /** Hours from Greenwich of the office's clock. */
  readonly clock: number;
};

type DaylightParams = ClockPlace & {
  /** Opening and closing, in hours of that clock. */
  readonly open: readonly [from: number, to: number];
};

/**
 * Height of the sun above the horizon, without the equation of time and refraction, which no dot would show.
 * @param time hours of the place's clock
 * @param declination of the sun in degrees: 0 at an equinox
 * @returns degrees, negative below the horizon
 */
export function solarElevation(time: number, declination: number, place: ClockPlace): number {
  const { latitude, longitude, clock } = place;
  const hourAngle = radians(15 * (time - clock - 12) + longitude);
  const sine =
    Math.sin(radians(latitude)) * Math.sin(radians(declination)) +
    Math.cos(radians(latitude)) * Math.cos(radians(declination)) * Math.cos(hourAngle);
  return (Math.asin(Math.max(-1, Math.min(1, sine))) * 180) / Math.PI;
}

/** Declination of the sun on a day of the year, in degrees, accurate to a degree. */
export const declination = (day: number): number =>
  -23.44 * Math.cos((2 * Math.PI * (day + 10)) / 365);

/** Sunlight at the office: hours run to the right, days of the year down; opening hours are bright. */
export function daylightFigure(params: DaylightParams, layout: Layout): Figure {
  const box = halfBoxes[layout];
  const [from, to] = params.open;
  const marks = sizeMarks(
    {
      tones: ['signal', 'data', 'rest'],
      pitch: layout === 'wide' ? 10 : 8,
      at(x, y) {
        const time = (24 * x) / box.width;
        const day = (365 * y) / box.height;
        const height = solarElevation(time, declination(day), params);
        if (height < 0) return { size: 0.2, kind: 0.9 };
        const size = 0.3 + 0.7 * Math.sin((height * Math.PI) / 180);
        return { size, kind: time >= from && time < to ? 0 : 0.5 };
      },
    },
    box,
    { sizes: 5 },
  );
  return {
    ...box,
    stretch: true,
    title: 'Daylight over the office, and its hours',
    description: `Hours of the day run to the right, the days of a year down. Dots are large where the sun is high, and bright from ${from} to ${to}, when the office is open.`,
    marks,
  };
}
