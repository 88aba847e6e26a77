import { describe, expect, test } from 'vitest';

import { isInside } from '../../../tests/support/is-inside.ts';
import { drawStars, starScene, type StarsParams } from './stars.ts';

const scene: StarsParams = {
  seed: 42,
  layers: [
    { count: 400, radius: 0.5, opacity: 0.55 },
    { count: 200, radius: 0.8, opacity: 0.6 },
    { count: 150, radius: 1.1, opacity: 0.8 },
  ],
  width: 1440,
  height: 500,
  avoid: [
    { x: 100, y: 50, width: 600, height: 300 },
    { x: 500, y: 200, width: 800, height: 120 },
    { x: -40, y: 420, width: 300, height: 200 },
  ],
};

describe('starScene', () => {
  const stars = starScene(scene);

  test('draws as many stars as asked for', () => {
    expect(stars).toHaveLength(750);
  });

  test('no star touches a text box or leaves the scene', () => {
    for (const star of stars) {
      expect(scene.avoid.some((box) => isInside([star.x, star.y], box, star.radius))).toBe(false);
      expect(
        isInside([star.x, star.y], { x: 0, y: 0, width: 1440, height: 500 }, -star.radius),
      ).toBe(true);
    }
  });

  test('spreads evenly over what is free', () => {
    const open = starScene({ ...scene, avoid: [] });
    const left = open.filter((star) => star.x < 720).length;
    expect(left).toBeGreaterThan(320);
    expect(left).toBeLessThan(430);
  });

  test('draws as many stars even in a narrow strip', () => {
    const strip = starScene({ ...scene, avoid: [{ x: 0, y: 0, width: 1440, height: 490 }] });
    expect(strip).toHaveLength(750);
    expect(Math.min(...strip.map((star) => star.y))).toBeGreaterThan(490);
  });

  test('draws nothing where nothing is free', () => {
    expect(starScene({ ...scene, avoid: [{ x: 0, y: 0, width: 1440, height: 500 }] })).toEqual([]);
  });
});

test('drawStars draws each star once and leaves the canvas opaque', () => {
  let arcs = 0;
  const context = {
    globalAlpha: 1,
    fillStyle: '',
    setTransform: () => {},
    beginPath: () => {},
    arc: () => arcs++,
    fill: () => {},
  };
  drawStars(context as unknown as CanvasRenderingContext2D, starScene(scene), 2);
  expect(arcs).toBe(750);
  expect(context.globalAlpha).toBe(1);
});
