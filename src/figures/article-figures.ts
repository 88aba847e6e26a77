import { identityBitsFigure } from './identity-bits.ts';
import { logisticMapFigure } from './logistic-map.ts';
import { malusFigure } from './malus.ts';
import { minCutFigure } from './min-cut.ts';
import type { Figure } from './model.ts';
import { percolationFigure } from './percolation.ts';
import { periodFindingFigure } from './period-finding.ts';

/** The figures that articles name, in their front matter and in their text. */
const articleFigures = new Map<string, () => Figure>([
  ['identity-bits', identityBitsFigure],
  ['logistic-map', logisticMapFigure],
  ['malus', malusFigure],
  ['min-cut', minCutFigure],
  ['percolation', percolationFigure],
  ['period-finding', periodFindingFigure],
]);

export const articleFigureNames: readonly string[] = [...articleFigures.keys()];

/** @throws Error that lists the names, for one that does not exist */
export function articleFigure(name: string): Figure {
  const draw = articleFigures.get(name);
  if (draw) return draw();
  throw new Error(`There is no figure '${name}'; there are ${articleFigureNames.join(', ')}`);
}
