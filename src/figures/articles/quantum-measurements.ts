import { fill } from '../../lib/text/fill.ts';
import { type Curve, fitCurve, dots, hairline, pen, polyline } from '../pen/pen.ts';
import type { Point } from '../pen/geometry.ts';
import { featureFrame, type Figure } from '../pen/model.ts';
import * as words from './words.ts';

const axis = { x: 34, top: 16, bottom: 118, right: 338 };
const marked = [0, 22.5, 45, 67.5, 90] as const;
const dial = { y: 148, radius: 11 };

/**
 * The chance that a photon passes an analyzer turned by an angle to its polarization: cos² θ
 * (Malus's law, read for single photons). Below the curve the analyzer is drawn at five angles.
 */
export function malusFigure(): Figure {
  const place = (degrees: number): Point => passing(degrees).at;
  const dials = pen();
  const slits = pen();
  for (const degrees of marked) {
    const [x] = place(degrees);
    const turn = (degrees * Math.PI) / 180;
    const [dx, dy] = [dial.radius * Math.sin(turn), dial.radius * Math.cos(turn)];
    dials.circle([x, dial.y], dial.radius);
    slits.moveTo([x - dx, dial.y + dy]).lineTo([x + dx, dial.y - dy]);
  }
  return {
    ...featureFrame,
    title: words.malus,
    description: fill(words.malusText, {
      chances: marked
        .map((degrees) =>
          fill(words.chanceAt, { chance: Math.round(passingChance(degrees) * 100), degrees }),
        )
        .join(', '),
    }),
    marks: [
      hairline([axis.x, axis.top], [axis.x, axis.bottom], [axis.right, axis.bottom]),
      { ...hairline([axis.x, place(45)[1]], place(45), [place(45)[0], axis.bottom]), dash: '1 4' },
      { d: fitCurve(pen(), passing, 0, 90).path(), stroke: 'signal', width: 1.8 },
      { d: dots(marked.map(place)), stroke: 'signal', width: 6 },
      { d: dials.path(), stroke: 'faint' },
      { d: slits.path(), stroke: 'ink', width: 1.8 },
      { text: '1', x: axis.x - 8, y: axis.top + 4, tone: 'faint', anchor: 'end' },
      { text: '½', x: axis.x - 8, y: place(45)[1] + 4, tone: 'faint', anchor: 'end' },
      { text: '0', x: axis.x - 8, y: axis.bottom + 4, tone: 'faint', anchor: 'end' },
      ...([0, 45, 90] as const).map((degrees) => ({
        text: `${degrees}°`,
        x: place(degrees)[0],
        y: 172,
        tone: 'faint' as const,
        anchor: 'middle' as const,
      })),
    ],
  };
}

/** Chance to pass at an angle in degrees, 0 to 1. */
export const passingChance = (degrees: number): number => Math.cos((degrees * Math.PI) / 180) ** 2;

const passing: Curve = (degrees) => {
  const [scaleX, scaleY] = [(axis.right - axis.x) / 90, axis.bottom - axis.top];
  const turn = (degrees * Math.PI) / 180;
  return {
    at: [axis.x + degrees * scaleX, axis.bottom - scaleY * passingChance(degrees)],
    slope: [scaleX, (scaleY * Math.sin(2 * turn) * Math.PI) / 180],
  };
};

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
