import { expect, test } from 'vitest';

import { createScreen, type DotScene } from './dot-screen.ts';

const everywhere: DotScene = {
  tones: ['signal'],
  rest: 1,
  periodMs: 1000,
  sample: () => ({ pitch: 5, at: () => ({ re: 1, im: 0, kind: 0 }) }),
};

// Seen to fail: with dots wherever the scene has some.
test('no dot touches a text, also in a scene that knows nothing of texts', async () => {
  const text = { x: 50, y: 20, width: 30, height: 40 };
  const { x, y } = await createScreen(everywhere, { width: 100, height: 80, text: [text] });
  const touching = Array.from(x, (left, i) => [left, y[i] ?? 0] as const).filter(
    ([left, top]) => left > 47.5 && left < 82.5 && top > 17.5 && top < 62.5,
  );
  expect(x.length).toBeGreaterThan(100);
  expect(touching).toEqual([]);
});
