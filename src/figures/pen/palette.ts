import type { Tone } from './model.ts';

/** A hexadecimal color for every tone. */
export type Palette = Readonly<Record<Tone, string>>;

/** A tone's two colors: on the site's dark ground, and on white paper, where it has to be dark enough to read. */
type Colors = { readonly night: string; readonly paper: string };

/** Tones of the scenes that a canvas draws. Apart, because the browser needs only these colors. */
export type CanvasTone = Extract<Tone, 'signal' | 'attack' | 'data' | 'series'>;

/** `signal` is the accent. The accents are hydrogen's visible emission lines. */
const canvasColors = {
  signal: { night: '#5fe0ff', paper: '#00708a' },
  attack: { night: '#ff6257', paper: '#c62a20' },
  data: { night: '#8088ff', paper: '#3f48d0' },
  series: { night: '#b58cff', paper: '#7a45d1' },
  ground: { night: '#06080f', paper: '#ffffff' },
} satisfies Record<CanvasTone | 'ground', Colors>;

/**
 * Every color of the site, of its pictures and of its documents, stated once. The style sheets read them as
 * `--color-` and the tone's name (generator/styles/sheets.ts). On paper: 4.5:1 and more, hairlines aside.
 */
const colors = {
  ...canvasColors,
  ink: { night: '#eef1f8', paper: '#000000' },
  faint: { night: '#98a2b8', paper: '#5a6275' },
  // White at 23 % over the ground, mixed beforehand: some SVG readers ignore alpha in colors.
  hairline: { night: '#3f4146', paper: '#b9bec9' },
  ok: { night: '#6ee7a8', paper: '#0b7a43' },
  soon: { night: '#ffd666', paper: '#8a6100' },
  rest: { night: '#59627a', paper: '#8a92a3' },
  edge: { night: '#6b7488', paper: '#737b8c' },
  grid: { night: '#343b4c', paper: '#c3c8d2' },
} satisfies Record<Tone, Colors>;

const on = <T extends string>(ground: keyof Colors, of: Record<T, Colors>): Record<T, string> => {
  const chosen = {} as Record<T, string>;
  for (const tone in of) chosen[tone] = of[tone][ground];
  return chosen;
};

export const canvasPalette = on('night', canvasColors);

/** The site's own colors. */
export const nightPalette: Palette = on('night', colors);

/** The same hues for white paper. */
export const paperPalette: Palette = on('paper', colors);
