import { grouped, oneDecimal } from '../../lib/text/format.ts';
import type { Point } from '../pen/geometry.ts';
import { featureFrame, type Figure } from '../pen/model.ts';
import { dots, pen, polyline } from '../pen/pen.ts';
import { fill } from '../../lib/text/fill.ts';
import * as words from './words.ts';

/** The article's numbers: the 2020 census, and the values of a record's fields. Birth dates are over 80 years. */
const population = 331_449_281;
const fields = [
  { name: words.sex, values: 2 },
  { name: words.zip, values: 33_000 },
  { name: words.birthDate, values: 29_220 },
] as const;

const frame = { left: 55, right: 340, top: 14, bottom: 150 };

/**
 * How fields narrow a population: each removes log₂ of the number of its values from the bits still unknown.
 * Below zero the record fits fewer than one person by chance.
 */
export function identityBitsFigure(): Figure {
  const left = bitsLeft();
  const [most, least] = [left[0] ?? 0, Math.min(0, ...left)];
  const y = (bits: number) =>
    frame.bottom - ((bits - least) / (most - least)) * (frame.bottom - frame.top);
  const step = (frame.right - frame.left) / left.length;
  const stairs = left.flatMap((bits, i): Point[] => [
    [frame.left + i * step, y(bits)],
    [frame.left + (i + 1) * step, y(bits)],
  ]);
  const ticks = pen();
  for (let bits = 0; bits < most; bits += 4)
    ticks.moveTo([frame.left - 4, y(bits)]).lineTo([frame.left, y(bits)]);
  return {
    ...featureFrame,
    title: words.identityBits,
    description: fill(words.identityBitsText, {
      bits: oneDecimal(most),
      population: grouped(population),
      fields: fields.map(({ name }, i) => `${name} ${oneDecimal(left[i + 1] ?? 0)}`).join(', '),
    }),
    marks: [
      {
        d:
          polyline([
            [frame.left, frame.top],
            [frame.left, frame.bottom],
          ]) + ticks.path(),
        stroke: 'hairline',
      },
      {
        d: polyline([
          [frame.left, y(0)],
          [frame.right, y(0)],
        ]),
        stroke: 'attack',
        dash: '1 4',
      },
      { d: polyline(stairs), stroke: 'data', width: 1.8 },
      { d: dots(stairs.filter((_, i) => i % 2 === 0)), stroke: 'data', width: 6 },
      { text: oneDecimal(most), x: frame.left - 8, y: y(most) + 4, tone: 'faint', anchor: 'end' },
      { text: words.onePerson, x: frame.left + 6, y: y(0) - 6, tone: 'attack' },
      { text: '0', x: frame.left - 8, y: y(0) + 4, tone: 'faint', anchor: 'end' },
      ...fields.map(({ name }, i) => ({
        text: name,
        x: frame.left + (i + 1.5) * step,
        y: 171,
        tone: 'faint' as const,
        anchor: 'middle' as const,
      })),
    ],
  };
}

/** Bits still unknown: before any field, then after each. */
export function bitsLeft(): number[] {
  const left = [Math.log2(population)];
  for (const { values } of fields) left.push((left.at(-1) ?? 0) - Math.log2(values));
  return left;
}
