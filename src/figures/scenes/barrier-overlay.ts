import type { Point } from '../pen/geometry.ts';
import type { Figure, Layout } from '../pen/model.ts';
import { pen } from '../pen/pen.ts';
import { stillSizes } from './phase.ts';
import { barrierEdge, barrierWidthAt } from './tunnel.ts';
import * as words from './words.ts';

/** The outline of the barrier, drawn over its scene: the wave inside is too small to show it. */
export function barrierOverlay(layout: Layout): Figure {
  const { width, height } = stillSizes[layout];
  const at = (z: number, share: number): Point =>
    layout === 'wide' ? [z * width, share * height] : [share * width, z * height];
  const outline = pen()
    .moveTo(at(barrierEdge, 0))
    .lineTo(at(barrierEdge, 1))
    .moveTo(at(barrierEdge + barrierWidthAt(0), 0))
    .lineTo(at(barrierEdge + barrierWidthAt(1), 1));
  return {
    width,
    height,
    stretch: true,
    title: words.barrierOverlay,
    description: words.barrierOverlayText,
    marks: [{ d: outline.path(), stroke: 'attack', width: 2 }],
  };
}
