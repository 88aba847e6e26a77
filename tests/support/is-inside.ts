import type { Point, Rect } from '../../src/figures/pen/geometry.ts';

/** Whether a point lies within a rectangle, its edge and a margin included. */
export const isInside = ([x, y]: Point, rect: Rect, margin = 0): boolean =>
  x >= rect.x - margin &&
  x <= rect.x + rect.width + margin &&
  y >= rect.y - margin &&
  y <= rect.y + rect.height + margin;
