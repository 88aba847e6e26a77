import { describe, expect, test } from 'vitest';

import { createScreen, largest, type Screen, sizeSteps } from './dot-screen.ts';
import { drawScreen, screenColors } from './draw-screen.ts';
import { isInside } from './geometry.ts';
import { heroInterference } from './home-field.ts';
import { interferenceField, type InterferenceParams } from './interference.ts';
import { nightPalette } from './palette.ts';

const text = [
  { x: 120, y: 240, width: 720, height: 220 },
  { x: 120, y: 500, width: 580, height: 100 },
];
const screenOf = (params: InterferenceParams) =>
  createScreen(
    interferenceField(() => params),
    params,
  );
const { tones } = interferenceField(() => wide);
const wide = heroInterference({ width: 1440, height: 740, header: 68, text });
const open = {
  ...wide,
  avoid: [],
  free: { x: 0, y: 0, width: 1440, height: 740 },
  fade: { left: 0, right: 0, top: 0, bottom: 0 },
};

type Dot = { x: number; y: number; radius: number };

const sizesOf = (screen: Screen, phase: number): Uint8Array => {
  const sizes = new Uint8Array(screen.x.length);
  screen.sizesAt(phase, sizes);
  return sizes;
};

/** The dots that show at a phase. */
const dotsOf = (screen: Screen, phase: number): Dot[] =>
  [...sizesOf(screen, phase)].flatMap((size, i) => {
    const radius = (size / sizeSteps) * largest * screen.pitch;
    return size > 0 ? [{ x: screen.x[i] ?? NaN, y: screen.y[i] ?? NaN, radius }] : [];
  });

describe('the screen of an interference field', () => {
  test('a dot follows |ψ|² and the crests of ψ = Σ e^(ikr)/√r', () => {
    const phase = 0.8;
    const k = (2 * Math.PI) / open.wavelength;
    for (const dot of dotsOf(screenOf(open), phase).filter((_, i) => i % 97 === 0)) {
      const distances = open.sources.map(([x, y]) => Math.hypot(dot.x - x, dot.y - y));
      if (distances.some((r) => r < open.wavelength / 4)) continue;
      const sum = (part: (angle: number) => number): number =>
        distances.reduce((total, r) => total + part(k * r) / Math.sqrt(r), 0);
      const whole = distances.reduce((total, r) => total + 1 / Math.sqrt(r), 0);
      const crest = sum((angle) => Math.cos(angle - phase)) / whole;
      const mean = Math.hypot(sum(Math.cos), sum(Math.sin)) / whole;
      const size = dot.radius / (largest * open.pitch);
      expect(Math.abs(size - Math.max(crest, 0.26 * mean))).toBeLessThan(0.51 / sizeSteps);
    }
  });

  test('repeats after a whole turn of the phase, and differs in between', () => {
    const screen = screenOf(wide);
    const sum = (phase: number) => dotsOf(screen, phase).reduce((s, dot) => s + dot.radius, 0);
    const start = dotsOf(screen, 0.3);
    expect(sum(0.3 + 2 * Math.PI)).toBeCloseTo(sum(0.3), 3);
    expect(dotsOf(screen, 0.3)).toEqual(start);
    expect(dotsOf(screen, 1.9)).not.toEqual(start);
  });

  test('draws no dot over text or outside the free area', () => {
    const dots = dotsOf(screenOf(wide), 0);
    expect(dots.length).toBeGreaterThan(2000);
    for (const dot of dots) {
      expect(text.some((box) => isInside([dot.x, dot.y], box, dot.radius))).toBe(false);
      expect(isInside([dot.x, dot.y], wide.free)).toBe(true);
    }
  });

  test('no two dots touch', () => {
    const dots = dotsOf(screenOf(wide), 0);
    expect(Math.max(...dots.map((dot) => dot.radius))).toBeLessThan(wide.pitch / 2);
  });
});

describe('heroInterference', () => {
  const narrowText = [
    { x: 20, y: 300, width: 300, height: 90 },
    { x: 20, y: 420, width: 340, height: 220 },
  ];
  const narrow = heroInterference({ width: 390, height: 700, header: 68, text: narrowText });

  test('on a narrow screen dots stay between header and text', () => {
    expect(narrow.free).toEqual({ x: 0, y: 68, width: 390, height: 232 });
    for (const { y, radius } of dotsOf(screenOf(narrow), 0)) {
      expect(y - radius).toBeGreaterThan(68);
      expect(y + radius).toBeLessThan(300);
    }
  });

  test('takes the tallest free band', () => {
    const high = [{ x: 20, y: 170, width: 300, height: 200 }];
    const { free } = heroInterference({ width: 390, height: 700, header: 68, text: high });
    expect(free).toEqual({ x: 0, y: 370, width: 390, height: 330 });
  });

  test('a hero full of text has no dots', () => {
    const full = [{ x: 0, y: 60, width: 390, height: 640 }];
    const params = heroInterference({ width: 390, height: 700, header: 68, text: full });
    expect(dotsOf(screenOf(params), 1)).toEqual([]);
  });
});

/** Counts what is drawn on it. */
function countingContext() {
  const calls = { arc: 0, fill: 0 };
  const context = {
    fillStyle: '',
    globalCompositeOperation: '',
    beginPath: () => {},
    moveTo: () => {},
    arc: () => calls.arc++,
    fill: () => calls.fill++,
  };
  return { context: context as unknown as CanvasRenderingContext2D, calls };
}

describe('drawScreen', () => {
  const screen = screenOf(wide);
  const colors = screenColors(tones, nightPalette);
  const empty = new Uint8Array(screen.x.length);

  test('draws every dot of the first frame, with a fill for each color and one that erases', () => {
    const { context, calls } = countingContext();
    drawScreen(context, screen, empty, sizesOf(screen, 0), colors);
    expect(calls.arc).toBe(dotsOf(screen, 0).length);
    expect(calls.fill).toBeLessThanOrEqual(colors.length + 1);
  });

  // Seen to fail: with the check for an equal size removed.
  test('a later frame draws only dots that changed, and erases only those that shrank', () => {
    const { context, calls } = countingContext();
    const [before, after] = [sizesOf(screen, 0), sizesOf(screen, 0.1)];
    const changes = [...after].map((size, i) => size - (before[i] ?? 0));
    const shrunk = changes.filter((change) => change < 0).length;
    const shown = changes.filter((change, i) => change !== 0 && (after[i] ?? 0) > 0).length;
    drawScreen(context, screen, before, after, colors);
    expect(calls.arc).toBe(shrunk + shown);
    expect(calls.arc).toBeLessThan(after.length / 2);
  });
});
