import { counted } from '../lib/counted.ts';
import type { Point, Rect } from './geometry.ts';
import type { Figure, Mark } from './model.ts';
import { pen } from './pen.ts';
import { drawReflectance, filmOf, visible } from './thin-film.ts';

const panel = { width: 292, height: 70, gap: 24 } as const;
const foot = 20;

/** Where the parts of a row lie, measured from its upper left corner. */
const film = { left: 30, right: 76, scale: 0.1 } as const;
const curve: Rect = { x: 98, y: 8, width: 190, height: 56 };

/**
 * A film for each paper, as thick as the paper is long, and the light it reflects: the longer the paper,
 * the more ripples.
 * @param pages length of each paper, in the order of the rows
 * @param columns how many papers stand side by side
 */
export function thinFilmsFigure(pages: readonly number[], columns = 1): Figure {
  const rows = Math.ceil(pages.length / columns);
  const corners = pages.map((_, i): Point => [
    4 + (i % columns) * (panel.width + panel.gap),
    Math.floor(i / columns) * panel.height,
  ]);
  const films = pen();
  const faces = pen();
  const glass = pen();
  const curves = pen(0);
  const axes = pen();
  const counts: Mark[] = [];
  for (const [i, [x, y]] of corners.entries()) {
    const count = pages[i] ?? 0;
    const ground = y + curve.y + curve.height;
    const top = ground - filmOf(count) * film.scale;
    const [left, right] = [x + film.left, x + film.right];
    films.moveTo([left, top]).lineTo([right, top], [right, ground], [left, ground]);
    faces.moveTo([left, top]).lineTo([right, top]);
    glass.moveTo([left, ground]).lineTo([right, ground]);
    axes.moveTo([x + curve.x, ground]).lineTo([x + curve.x + curve.width, ground]);
    const box = { ...curve, x: x + curve.x, y: y + curve.y };
    drawReflectance(curves, filmOf(count), box);
    counts.push({ text: String(count), x, y: ground, tone: 'faint' });
  }
  const scale = Array.from({ length: columns }, (_, column): Mark[] => {
    const start = 4 + column * (panel.width + panel.gap) + curve.x;
    const y = rows * panel.height + 14;
    return [
      { text: String(visible.from), x: start, y, tone: 'faint' },
      { text: String(visible.to), x: start + curve.width, y, tone: 'faint', anchor: 'end' },
    ];
  });
  return {
    width: 8 + columns * panel.width + (columns - 1) * panel.gap,
    height: rows * panel.height + foot,
    title: 'Thin films and the light they reflect',
    description:
      `${counted(pages.length, 'film')} on glass, ten nanometers thick for each page of a paper: ${pages.join(', ')} pages. Beside each, ` +
      `the share of light it reflects between ${visible.from} and ${visible.to} nanometers. A thicker film has more ripples.`,
    marks: [
      { d: films.path(), fill: 'data', opacity: 0.22 },
      { d: axes.path(), stroke: 'hairline' },
      { d: faces.path(), stroke: 'data' },
      { d: glass.path(), stroke: 'ink', width: 1.6 },
      { d: curves.path(), stroke: 'signal', width: 1.6 },
      ...counts,
      ...scale.flat(),
    ],
  };
}
