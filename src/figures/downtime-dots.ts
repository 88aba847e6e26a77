import { tenths } from './geometry.ts';
import type { FieldFigure, PathMark } from './model.ts';
import { dots } from './pen.ts';

const monthMinutes = 30 * 24 * 60;
const pitch = 17;
const columns = 22;
const diameter = 13;

/** Minutes of downtime that an uptime, in percent, allows in 30 days. */
export const allowedMinutes = (uptime: number): number =>
  Math.round(monthMinutes * (100 - uptime) * 10) / 1000;

/** A dot for each minute of downtime allowed in 30 days. The area of the last is what is left of a minute. */
export function downtimeDotsFigure(uptime: number): FieldFigure {
  const minutes = allowedMinutes(uptime);
  const whole = Math.floor(minutes);
  const place = (index: number) =>
    [pitch * ((index % columns) + 0.5), pitch * (Math.floor(index / columns) + 0.5)] as const;
  const rest = minutes - whole;
  const marks: PathMark[] = [
    {
      d: dots(Array.from({ length: whole }, (_, index) => place(index))),
      stroke: 'attack',
      width: diameter,
    },
    {
      d: dots([place(whole)]),
      stroke: 'attack',
      width: tenths(diameter * Math.sqrt(rest)),
    },
  ];
  return {
    width: columns * pitch,
    height: (Math.floor(whole / columns) + 1) * pitch,
    title: `${minutes} minutes`,
    description: `${uptime}% uptime allows ${minutes} minutes of downtime in 30 days, drawn as one dot a minute.`,
    legend: { dot: 'A minute of downtime.', formula: '30 d · (1 − uptime)' },
    marks: marks.filter(({ d, width }) => d !== '' && width),
  };
}
