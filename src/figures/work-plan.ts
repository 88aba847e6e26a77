import { featureFrame, featureInset, type Figure, type PathMark, type Tone } from './model.ts';
import { pen, polyline } from './pen.ts';

const axis = { y: 150, months: 12 };
const tones: readonly Tone[] = ['data', 'series', 'signal', 'ok'];

/**
 * Phases of work on an axis of twelve months, one after another, so that plans can be compared at sight.
 *
 * @param phases months that each phase takes, in order; together at most twelve
 */
export function workPlanFigure(phases: readonly number[]): Figure {
  const [left, right] = [featureInset + 6, featureFrame.width - featureInset - 6];
  const at = (month: number): number => left + ((right - left) * month) / axis.months;
  const row = 130 / phases.length;
  const total = phases.reduce((sum, months) => sum + months, 0);
  const ticks = pen();
  for (let month = 0; month <= axis.months; month++)
    ticks.moveTo([at(month), axis.y]).lineTo([at(month), axis.y + (month % 3 ? 3 : 6)]);
  let start = 0;
  const bars = phases.map((months, index): PathMark => {
    const y = 8 + row * (index + 0.5);
    const from = start;
    start += months;
    return {
      d: polyline([
        [at(from) + 5, y],
        [at(start) - 5, y],
      ]),
      stroke: tones[index % tones.length] ?? 'data',
      width: 8,
    };
  });
  return {
    ...featureFrame,
    title: `A plan of ${total} months`,
    description: `${phases.length} phases, one after another on an axis of twelve months: ${phases.join(', ')} months.`,
    marks: [
      {
        d: polyline([
          [at(total), 8],
          [at(total), axis.y],
        ]),
        stroke: 'hairline',
        dash: '1 5',
      },
      {
        d: polyline([
          [left, axis.y],
          [right, axis.y],
        ]),
        stroke: 'faint',
      },
      { d: ticks.path(), stroke: 'faint' },
      ...bars,
      ...[3, 6, 9, 12].map((month) => ({
        text: String(month),
        x: Math.round(at(month)),
        y: 170,
        tone: 'faint' as const,
        anchor: 'middle' as const,
      })),
    ],
  };
}
