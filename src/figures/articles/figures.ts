import {
  identityScene,
  logisticScene,
  malusScene,
  minCutScene,
  percolationScene,
  periodScene,
} from './scenes.ts';
import { identityBitsFigure } from './identity-bits.ts';
import { logisticMapFigure } from './logistic-map.ts';
import { malusFigure, periodFindingFigure } from './quantum-measurements.ts';
import { minCutFigure, percolationFigure } from './networks.ts';
import type { Figure, Layout } from '../pen/model.ts';

type Drawings = {
  /** Beside the text. */
  readonly figure: () => Figure;
  /** From edge to edge: in the hero, on covers and in the picture for sharing. */
  readonly scene: (layout: Layout) => Figure;
};

/** The figures that articles name, in their front matter and in their text. */
const drawings = new Map<string, Drawings>([
  ['identity-bits', { figure: identityBitsFigure, scene: identityScene }],
  ['logistic-map', { figure: logisticMapFigure, scene: logisticScene }],
  ['malus', { figure: malusFigure, scene: malusScene }],
  ['min-cut', { figure: minCutFigure, scene: minCutScene }],
  ['percolation', { figure: percolationFigure, scene: percolationScene }],
  ['period-finding', { figure: periodFindingFigure, scene: periodScene }],
]);

export const articleFigureNames: readonly string[] = [...drawings.keys()];

function drawingsOf(name: string): Drawings {
  const found = drawings.get(name);
  if (found) return found;
  throw new Error(`There is no figure '${name}'; there are ${articleFigureNames.join(', ')}`);
}

/** Many articles show the same figure, and each takes milliseconds. */
const drawn = new Map<string, Figure>();

function drawnOnce(key: string, draw: () => Figure): Figure {
  const figure = drawn.get(key) ?? draw();
  drawn.set(key, figure);
  return figure;
}

/** @throws Error that lists the names, for one that does not exist */
export const articleFigure = (name: string): Figure => drawnOnce(name, drawingsOf(name).figure);

/**
 * The figure that an article names, as a scene from edge to edge.
 * @throws Error that lists the names, for one that does not exist
 */
export const articleScene = (name: string, layout: Layout): Figure =>
  drawnOnce(`${name} ${layout}`, () => drawingsOf(name).scene(layout));
