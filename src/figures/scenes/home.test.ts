import { Buffer } from 'node:buffer';

import { describe, expect, test } from 'vitest';

import { createScreen, largest, type Screen, sizeSteps } from '../pen/dot-screen.ts';
import { drawScreen, type Pixels, screenColors } from '../pen/draw-screen.ts';
import { isInside } from '../../../tests/support/is-inside.ts';
import { heroInterference, interferenceScene, type InterferenceParams } from './home.ts';
import { nightPalette } from '../pen/palette.ts';

const text = [
  { x: 120, y: 240, width: 720, height: 220 },
  { x: 120, y: 500, width: 580, height: 100 },
];
const wideBox = { width: 1440, height: 740 };
const narrowBox = { width: 390, height: 700 };
const screenOf = async (params: InterferenceParams, box = wideBox) =>
  createScreen(
    interferenceScene(() => params),
    box,
  );
const { tones } = interferenceScene(() => wide);
const wide = heroInterference({ ...wideBox, header: 68, text });
const open = {
  ...wide,
  avoid: [],
  free: { x: 0, y: 0, ...wideBox },
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

describe('the screen of an interference scene', () => {
  test('a dot follows |ψ|² and the crests of ψ = Σ e^(ikr)/√r', async () => {
    const phase = 0.8;
    const k = (2 * Math.PI) / open.wavelength;
    for (const dot of dotsOf(await screenOf(open), phase).filter((_, i) => i % 97 === 0)) {
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

  test('repeats after a whole turn of the phase, and differs in between', async () => {
    const screen = await screenOf(wide);
    const sum = (phase: number) => dotsOf(screen, phase).reduce((s, dot) => s + dot.radius, 0);
    const start = dotsOf(screen, 0.3);
    expect(sum(0.3 + 2 * Math.PI)).toBeCloseTo(sum(0.3), 3);
    expect(dotsOf(screen, 0.3)).toEqual(start);
    expect(dotsOf(screen, 1.9)).not.toEqual(start);
  });

  test('draws no dot over text or outside the free area', async () => {
    const dots = dotsOf(await screenOf(wide), 0);
    expect(dots.length).toBeGreaterThan(2000);
    for (const dot of dots) {
      expect(text.some((box) => isInside([dot.x, dot.y], box, dot.radius))).toBe(false);
      expect(isInside([dot.x, dot.y], wide.free)).toBe(true);
    }
  });

  test('no two dots touch', async () => {
    const dots = dotsOf(await screenOf(wide), 0);
    expect(Math.max(...dots.map((dot) => dot.radius))).toBeLessThan(wide.pitch / 2);
  });
});

describe('heroInterference', () => {
  const narrowText = [
    { x: 20, y: 300, width: 300, height: 90 },
    { x: 20, y: 420, width: 340, height: 220 },
  ];
  const narrow = heroInterference({ ...narrowBox, header: 68, text: narrowText });

  test('on a narrow screen dots stay between header and text', async () => {
    expect(narrow.free).toEqual({ x: 0, y: 68, width: 390, height: 232 });
    for (const { y, radius } of dotsOf(await screenOf(narrow, narrowBox), 0)) {
      expect(y - radius).toBeGreaterThan(68);
      expect(y + radius).toBeLessThan(300);
    }
  });

  test('takes the tallest free band', () => {
    const high = [{ x: 20, y: 170, width: 300, height: 200 }];
    const { free } = heroInterference({ ...narrowBox, header: 68, text: high });
    expect(free).toEqual({ x: 0, y: 370, width: 390, height: 330 });
  });

  test('a hero full of text has no dots', async () => {
    const full = [{ x: 0, y: 60, width: 390, height: 640 }];
    const params = heroInterference({ ...narrowBox, header: 68, text: full });
    expect(dotsOf(await screenOf(params, narrowBox), 1)).toEqual([]);
  });
});

describe('drawScreen', () => {
  const colors = screenColors(tones, nightPalette);
  const scale = 2;
  const emptyPicture = (width: number, height: number): Pixels => ({
    data: new Uint8ClampedArray(4 * scale * width * scale * height),
    width: scale * width,
    height: scale * height,
  });

  // Seen to fail: with dots half a pixel too far right, and with red and blue exchanged.
  test('a dot is a circle around its place, in its color', () => {
    const place = { x: 12.3, y: 10.6, radius: largest * 10 };
    const screen: Screen = {
      pitch: 10,
      x: Float32Array.of(place.x),
      y: Float32Array.of(place.y),
      hue: Uint8Array.of(0),
      sizesAt: () => {},
    };
    const picture = emptyPicture(25, 20);
    drawScreen(picture, screen, scale, Uint8Array.of(0), Uint8Array.of(sizeSteps), colors);
    const pixels = Array.from({ length: picture.width * picture.height }, (_, at) => ({
      x: ((at % picture.width) + 0.5) / scale,
      y: (Math.floor(at / picture.width) + 0.5) / scale,
      bytes: [...picture.data.subarray(4 * at, 4 * at + 4)],
    })).filter(({ bytes }) => bytes[3]);
    const sum = (value: (pixel: (typeof pixels)[number]) => number) =>
      pixels.reduce((all, pixel) => all + (value(pixel) * (pixel.bytes[3] ?? 0)) / 255, 0);
    const area = sum(() => 1);
    expect(area / (Math.PI * (scale * place.radius) ** 2)).toBeCloseTo(1, 1);
    expect(sum(({ x }) => x) / area).toBeCloseTo(place.x, 1);
    expect(sum(({ y }) => y) / area).toBeCloseTo(place.y, 1);
    const colorOf = (bytes: readonly number[]) =>
      `#${Buffer.from(bytes.slice(0, 3)).toString('hex')}`;
    const shown = new Set(pixels.map(({ bytes }) => colorOf(bytes)));
    // The strongest level of the first tone is the tone itself.
    expect([...shown]).toEqual([nightPalette.signal]);
  });

  // Seen to fail: with the old size left out of what a change writes.
  test('a later frame on the picture of an earlier one is what it would be alone', async () => {
    const screen = await screenOf(wide);
    const none = new Uint8Array(screen.x.length);
    const [before, after] = [sizesOf(screen, 0), sizesOf(screen, 0.6)];
    const draw = (...frames: readonly Uint8Array[]) => {
      const picture = emptyPicture(wideBox.width, wideBox.height);
      for (const [index, frame] of frames.entries())
        drawScreen(picture, screen, scale, frames[index - 1] ?? none, frame, colors);
      return picture.data;
    };
    const [turned, alone] = [draw(before, after), draw(after)];
    // Where two large dots nearly touch, the one drawn later has the pixel between them.
    const differing = alone.filter((value, index) => value !== turned[index]);
    expect(differing.length).toBeLessThan(alone.filter(Boolean).length / 100);
  });
});
