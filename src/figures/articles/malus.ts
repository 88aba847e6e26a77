import { fitCurve, type Curve } from '../pen/fit-curve.ts';
import type { Point } from '../pen/geometry.ts';
import { featureFrame, type Figure } from '../pen/model.ts';
import { dots, hairline, pen } from '../pen/pen.ts';
import { fill } from '../../lib/text/fill.ts';
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
      {
        ...hairline([axis.x, place(45)[1]], place(45), [place(45)[0], axis.bottom]),
        dash: '1 4',
      },
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
