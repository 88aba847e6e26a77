import { dataOf } from '../lib/dom/attributes.ts';
import { drawStars, starScene, type StarsParams } from '../figures/scenes/stars.ts';
import { fitCanvas, siblingRects } from '../lib/dom/canvas.ts';

/** The specification sets the star counts of the home page and the labs page. */
const starPresets = {
  home: {
    seed: 42,
    layers: [
      { count: 400, radius: 0.5, opacity: 0.55 },
      { count: 200, radius: 0.8, opacity: 0.6 },
      { count: 150, radius: 1.1, opacity: 0.8 },
    ],
  },
  labs: {
    seed: 300,
    layers: [
      { count: 160, radius: 0.5, opacity: 0.55 },
      { count: 90, radius: 0.8, opacity: 0.65 },
      { count: 50, radius: 1.1, opacity: 0.85 },
    ],
  },
  footer: {
    seed: 11,
    layers: [
      { count: 90, radius: 0.5, opacity: 0.5 },
      { count: 40, radius: 0.8, opacity: 0.6 },
      { count: 20, radius: 1.1, opacity: 0.8 },
    ],
  },
} as const satisfies Record<string, Pick<StarsParams, 'seed' | 'layers'>>;

type StarPreset = keyof typeof starPresets;

declare module '../lib/dom/attributes.ts' {
  interface SiteNames {
    stars: keyof typeof starPresets;
  }
}

const isStarPreset = (name: string): name is StarPreset => Object.hasOwn(starPresets, name);

const textSelector = 'h1, h2, h3, p, a, button, input, label, li';

/** Draws stars, but not under text. */
export function enhance(canvas: HTMLElement): void {
  if (!(canvas instanceof HTMLCanvasElement)) return;
  const context = canvas.getContext('2d');
  const stars = dataOf(canvas, 'stars') ?? '';
  if (!context || !isStarPreset(stars)) return;
  fitCanvas(canvas, (width, height, scale) => {
    const avoid = siblingRects(canvas, textSelector);
    drawStars(context, starScene({ ...starPresets[stars], width, height, avoid }), scale);
  });
}
