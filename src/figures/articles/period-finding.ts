import type { Point } from '../pen/geometry.ts';
import { featureFrame, type Figure } from '../pen/model.ts';
import { dots, hairline, pen, polyline } from '../pen/pen.ts';
import { fill } from '../../lib/text/fill.ts';
import * as words from './words.ts';

/** Powers of a base modulo a number, and the length of the register, a power of two. */
export const shor = { base: 2, modulus: 21, register: 128 } as const;

const frame = { left: 8, right: 352 };
const upper = { top: 10, bottom: 62, shown: 37 };
const lower = { top: 84, bottom: 152 };

/**
 * The quantum step of Shor's algorithm. Above, powers modulo a small number, which repeat; below, the chance of
 * each outcome of their Fourier transform. The number of peaks is the period.
 * Source: Shor, SIAM Journal on Computing 26 (1997), section 5.
 */
export function periodFindingFigure(): Figure {
  const { base, modulus, register } = shor;
  const sequence = powers(base, modulus, upper.shown);
  const period = sequence.indexOf(1, 1);
  const chances = outcomes(period, register);
  const largest = Math.max(...chances);
  const powerAt = (value: number, i: number): Point => [
    frame.left + (i * (frame.right - frame.left)) / (upper.shown - 1),
    upper.bottom - (value / modulus) * (upper.bottom - upper.top),
  ];
  const outcomeX = (c: number) => frame.left + (c * (frame.right - frame.left)) / register;
  const stems = pen();
  chances.forEach((chance, c) => {
    const height = (chance / largest) * (lower.bottom - lower.top);
    if (height > 0.2)
      stems.moveTo([outcomeX(c), lower.bottom]).lineTo([outcomeX(c), lower.bottom - height]);
  });
  return {
    ...featureFrame,
    title: fill(words.periodFinding, { base, modulus }),
    description: fill(words.periodFindingText, {
      remainders: sequence.slice(0, period).join(', '),
      period,
    }),
    marks: [
      { d: polyline(sequence.map(powerAt)), stroke: 'hairline' },
      { d: dots(sequence.map(powerAt)), stroke: 'data', width: 4.5 },
      {
        d: dots(sequence.flatMap((value, i) => (i % period === 0 ? [powerAt(value, i)] : []))),
        stroke: 'ink',
        width: 6,
      },
      hairline([frame.left, lower.bottom], [frame.right, lower.bottom]),
      { d: stems.path(), stroke: 'attack', width: 1.8, cap: 'butt' },
      ...Array.from({ length: period }, (_, k) => ({
        text: k === 0 ? '0' : `${k}/${period}`,
        x: Math.max(outcomeX((k * register) / period), frame.left + 4),
        y: 170,
        tone: 'faint' as const,
        anchor: 'middle' as const,
      })),
    ],
  };
}

/** The first `count` powers of a number, modulo another. */
export function powers(base: number, modulus: number, count: number): number[] {
  const list = [1];
  while (list.length < count) list.push(((list.at(-1) ?? 1) * base) % modulus);
  return list;
}

/** The chance of each outcome after the transform; the chances add up to one. */
export function outcomes(period: number, register: number): number[] {
  const terms = Math.ceil(register / period);
  return Array.from({ length: register }, (_, c) => {
    let [re, im] = [0, 0];
    for (let k = 0; k < terms; k++) {
      const turn = (2 * Math.PI * ((c * period * k) % register)) / register;
      re += Math.cos(turn);
      im += Math.sin(turn);
    }
    return (re * re + im * im) / (terms * register);
  });
}
