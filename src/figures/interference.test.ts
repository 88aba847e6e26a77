import { describe, expect, test } from 'vitest';

import { createScreen, hueSteps, levels, type ScreenFrame } from './dot-screen.ts';
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
const dotsOf = ({ x, y, radius, starts }: ScreenFrame): Dot[] =>
  Array.from({ length: starts.at(-1) ?? 0 }, (_, i) => ({
    x: x[i] ?? NaN,
    y: y[i] ?? NaN,
    radius: radius[i] ?? NaN,
  }));

describe('the screen of an interference field', () => {
  test('a dot follows |ψ|² and the crests of ψ = Σ e^(ikr)/√r', () => {
    const phase = 0.8;
    const k = (2 * Math.PI) / open.wavelength;
    for (const dot of dotsOf(screenOf(open).frame(phase)).filter((_, i) => i % 97 === 0)) {
      const distances = open.sources.map(([x, y]) => Math.hypot(dot.x - x, dot.y - y));
      if (distances.some((r) => r < open.wavelength / 4)) continue;
      const sum = (part: (angle: number) => number): number =>
        distances.reduce((total, r) => total + part(k * r) / Math.sqrt(r), 0);
      const whole = distances.reduce((total, r) => total + 1 / Math.sqrt(r), 0);
      const crest = sum((angle) => Math.cos(angle - phase)) / whole;
      const mean = Math.hypot(sum(Math.cos), sum(Math.sin)) / whole;
      expect(dot.radius / (0.47 * open.pitch)).toBeCloseTo(Math.max(crest, 0.26 * mean), 3);
    }
  });

  test('repeats after a whole turn of the phase, and differs in between', () => {
    const screen = screenOf(wide);
    const sum = (phase: number) =>
      dotsOf(screen.frame(phase)).reduce((s, dot) => s + dot.radius, 0);
    const start = dotsOf(screen.frame(0.3));
    expect(sum(0.3 + 2 * Math.PI)).toBeCloseTo(sum(0.3), 3);
    expect(dotsOf(screen.frame(0.3))).toEqual(start);
    expect(dotsOf(screen.frame(1.9))).not.toEqual(start);
  });

  test('draws no dot over text or outside the free area', () => {
    const dots = dotsOf(screenOf(wide).frame(0));
    expect(dots.length).toBeGreaterThan(2000);
    for (const dot of dots) {
      expect(text.some((box) => isInside([dot.x, dot.y], box, dot.radius))).toBe(false);
      expect(isInside([dot.x, dot.y], wide.free)).toBe(true);
    }
  });

  test('sorts dots by color without losing any', () => {
    const { starts } = screenOf(wide).frame(0);
    expect(starts).toHaveLength(hueSteps * levels + 1);
    expect([...starts]).toEqual([...starts].toSorted((a, b) => a - b));
  });

  test('no two dots touch', () => {
    const dots = dotsOf(screenOf(wide).frame(0));
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
    for (const { y, radius } of dotsOf(screenOf(narrow).frame(0))) {
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
    expect(screenOf(params).size).toBe(0);
    expect(dotsOf(screenOf(params).frame(1))).toEqual([]);
  });
});

describe('drawScreen', () => {
  test('draws every dot, with no more fills than colors', () => {
    const frame = screenOf(wide).frame(0);
    const calls = { arc: 0, rect: 0, fill: 0 };
    const context = {
      setTransform: () => {},
      beginPath: () => {},
      moveTo: () => {},
      arc: () => calls.arc++,
      rect: () => calls.rect++,
      fill: () => calls.fill++,
    };
    const colors = screenColors(tones, nightPalette);
    drawScreen(context as unknown as CanvasRenderingContext2D, frame, colors, 1);
    expect(calls.arc + calls.rect).toBe(dotsOf(frame).length);
    expect(calls.fill).toBeLessThanOrEqual(colors.length);
  });

  test('its colors run from signal ahead to data behind, without red, which means an attack', () => {
    const colors = screenColors(tones, nightPalette);
    expect(colors).toHaveLength(hueSteps * levels);
    expect(colors[levels - 1]).toBe(nightPalette.signal);
    expect(colors.at(-1)).toBe(nightPalette.series);
  });
});
