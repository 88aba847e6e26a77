import { seededRandom } from '../../lib/random.ts';
import type { Rect } from '../pen/geometry.ts';

type StarLayer = {
  readonly count: number;
  /** Mean radius in CSS pixels; single stars differ from it by up to 40 %. */
  readonly radius: number;
  /** Opacity of the layer's brightest stars, 0 to 1. */
  readonly opacity: number;
};

export type StarsParams = {
  readonly seed: number;
  readonly layers: readonly StarLayer[];
  readonly width: number;
  readonly height: number;
  /** Places of text, in the scene's own pixels: no star touches them. */
  readonly avoid: readonly Rect[];
};

type Star = {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly opacity: number;
  readonly color: string;
};

/** White, twice as often as white with a little blue or red. */
const colors = ['#ffffff', '#cfe9ff', '#ffffff', '#ffe2dd'];

/** Largest radius a star can have, as a multiple of its layer's. */
const spread = 1.4;

/**
 * Stars spread evenly over the area that the text leaves free. Their number doesn't depend on that area, unless
 * it is empty.
 */
export function starScene({ seed, layers, width, height, avoid }: StarsParams): Star[] {
  const random = seededRandom(seed);
  return layers.flatMap((layer) => {
    const free = freeCells(width, height, avoid, layer.radius * spread);
    const total = free.at(-1)?.areaUpTo ?? 0;
    if (total === 0) return [];
    return Array.from({ length: layer.count }, (): Star => {
      const pick = random() * total;
      const cell = free.find(({ areaUpTo }) => pick < areaUpTo)?.cell ?? {
        x: 0,
        y: 0,
        width,
        height,
      };
      return {
        x: cell.x + random() * cell.width,
        y: cell.y + random() * cell.height,
        radius: layer.radius * (0.6 + (spread - 0.6) * random()),
        opacity: layer.opacity * (0.3 + 0.7 * random()),
        color: colors[Math.floor(random() * colors.length)] ?? '#ffffff',
      };
    });
  });
}

/**
 * Draws stars over whatever the canvas shows now.
 *
 * @param scale canvas pixels in a CSS pixel
 */
export function drawStars(
  context: CanvasRenderingContext2D,
  stars: readonly Star[],
  scale: number,
): void {
  context.setTransform(scale, 0, 0, scale, 0, 0);
  for (const star of stars) {
    context.globalAlpha = star.opacity;
    context.fillStyle = star.color;
    context.beginPath();
    context.arc(star.x, star.y, star.radius, 0, 2 * Math.PI);
    context.fill();
  }
  context.globalAlpha = 1;
}

type FreeCell = { readonly cell: Rect; readonly areaUpTo: number };

/**
 * The part of a scene outside some rectangles, as cells between their extended edges, each with the sum of areas
 * up to it. Picking a cell never has to be repeated, however little is free.
 * @param margin added around the rectangles, and kept from the edges of the scene
 */
function freeCells(
  width: number,
  height: number,
  avoid: readonly Rect[],
  margin: number,
): FreeCell[] {
  const grown = avoid.map((rect) => ({
    left: rect.x - margin,
    top: rect.y - margin,
    right: rect.x + rect.width + margin,
    bottom: rect.y + rect.height + margin,
  }));
  const cuts = (end: number, edges: readonly number[]): number[] =>
    [margin, ...edges, end - margin]
      .filter((edge) => edge >= margin && edge <= end - margin)
      .toSorted((a, b) => a - b);
  const xs = cuts(
    width,
    grown.flatMap((rect) => [rect.left, rect.right]),
  );
  const ys = cuts(
    height,
    grown.flatMap((rect) => [rect.top, rect.bottom]),
  );
  const cells: FreeCell[] = [];
  let areaUpTo = 0;
  for (const [row, y] of ys.entries())
    for (const [column, x] of xs.entries()) {
      const cell = { x, y, width: (xs[column + 1] ?? x) - x, height: (ys[row + 1] ?? y) - y };
      const [midX, midY] = [x + cell.width / 2, y + cell.height / 2];
      const isTaken = grown.some(
        (rect) => midX > rect.left && midX < rect.right && midY > rect.top && midY < rect.bottom,
      );
      if (isTaken || cell.width * cell.height === 0) continue;
      areaUpTo += cell.width * cell.height;
      cells.push({ cell, areaUpTo });
    }
  return cells;
}
