import type { Tone } from './model.ts';

/** A hexadecimal color for every tone. */
export type Palette = Readonly<Record<Tone, string>>;

/** Tones of the scenes that a canvas draws. Apart, because the browser needs only these colors. */
export type CanvasTone = Extract<Tone, 'signal' | 'attack' | 'data' | 'series'>;

export const canvasPalette: Pick<Palette, CanvasTone | 'ground'> = {
  signal: '#5fe0ff',
  attack: '#ff6257',
  data: '#8088ff',
  series: '#b58cff',
  ground: '#06080f',
};

/** The site's own colors. The accents are hydrogen's visible emission lines. */
export const nightPalette: Palette = {
  ...canvasPalette,
  ink: '#eef1f8',
  faint: '#98a2b8',
  // White at 23 % over the ground, mixed beforehand: some SVG readers ignore alpha in colors.
  hairline: '#3f4146',
  ok: '#6ee7a8',
  soon: '#ffd666',
  rest: '#59627a',
  edge: '#6b7488',
  grid: '#343b4c',
};

/** For white paper: the same hues, dark enough to read (4.5:1 and more, hairlines aside). */
export const paperPalette: Palette = {
  ink: '#000000',
  faint: '#5a6275',
  hairline: '#b9bec9',
  signal: '#00708a',
  attack: '#c62a20',
  data: '#3f48d0',
  series: '#7a45d1',
  ground: '#ffffff',
  ok: '#0b7a43',
  soon: '#8a6100',
  rest: '#8a92a3',
  edge: '#737b8c',
  grid: '#c3c8d2',
};
