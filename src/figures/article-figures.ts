import {
  identityField,
  logisticField,
  malusField,
  minCutField,
  percolationField,
  periodField,
} from './article-fields.ts';
import { identityBitsFigure } from './identity-bits.ts';
import { logisticMapFigure } from './logistic-map.ts';
import { malusFigure } from './malus.ts';
import { minCutFigure } from './min-cut.ts';
import type { FieldFigure, Figure, Layout } from './model.ts';
import { percolationFigure } from './percolation.ts';
import { periodFindingFigure } from './period-finding.ts';

/** A figure of an article: in its text, and as a field from edge to edge. */
type Drawing = { figure: () => Figure; field: (layout: Layout) => FieldFigure };

/** The figures that articles name, in their front matter and in their text. */
const drawings = new Map<string, Drawing>([
  ['identity-bits', { figure: identityBitsFigure, field: identityField }],
  ['logistic-map', { figure: logisticMapFigure, field: logisticField }],
  ['malus', { figure: malusFigure, field: malusField }],
  ['min-cut', { figure: minCutFigure, field: minCutField }],
  ['percolation', { figure: percolationFigure, field: percolationField }],
  ['period-finding', { figure: periodFindingFigure, field: periodField }],
]);

export const articleFigureNames: readonly string[] = [...drawings.keys()];

function drawingOf(name: string): Drawing {
  const drawing = drawings.get(name);
  if (drawing) return drawing;
  throw new Error(`There is no figure '${name}'; there are ${articleFigureNames.join(', ')}`);
}

/** @throws Error that lists the names, for one that does not exist */
export const articleFigure = (name: string): Figure => drawingOf(name).figure();

/** @throws Error that lists the names, for one that does not exist */
export const articleField = (name: string, layout: Layout): FieldFigure =>
  drawingOf(name).field(layout);
