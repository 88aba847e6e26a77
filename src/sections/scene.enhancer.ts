import { createScreen, dotsAtOnce, type DotScene, stillPhase } from '../figures/pen/dot-screen.ts';
import { drawScreen, screenColors } from '../figures/pen/draw-screen.ts';
import type { Rect } from '../figures/pen/geometry.ts';
import { canvasPalette, type CanvasTone } from '../figures/pen/palette.ts';
import { drawStars, starScene, type StarsParams } from '../figures/scenes/stars.ts';
import type { SceneName } from '../figures/scenes/still.ts';
import { animateWhileVisible, yieldToMain } from '../lib/dom/pace.ts';
import { dataName, dataOf, hasData, type StarPreset, withData } from '../lib/dom/attributes.ts';

/** Measures what elements in an element's section (or else its parent) hold, relative to the element. */
function siblingRects(element: Element, selector: string): Rect[] {
  const origin = element.getBoundingClientRect();
  const found =
    (element.closest('section') ?? element.parentElement)?.querySelectorAll(selector) ?? [];
  return [...found].map((neighbor) => {
    // A wrapped line is often narrower than its box.
    const content = document.createRange();
    content.selectNodeContents(neighbor);
    const { x, y, width, height } = content.getBoundingClientRect();
    return { x: x - origin.x, y: y - origin.y, width, height };
  });
}

/** Keeps a canvas at the screen's resolution. `draw` gets CSS pixels, and the canvas pixels per CSS pixel. */
function fitCanvas(
  canvas: HTMLCanvasElement,
  draw: (width: number, height: number, scale: number) => void,
): void {
  let drawn = '';
  new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = canvas;
    const scale = Math.min(2, devicePixelRatio);
    const size = [width, height, scale].join();
    // The observer also reports changes below one pixel.
    if (width === 0 || height === 0 || size === drawn) return;
    drawn = size;
    canvas.width = width * scale;
    canvas.height = height * scale;
    draw(width, height, scale);
  }).observe(canvas);
}

/** Browsers offer their own energy saver from this level on. */
const low = 0.2;

declare global {
  interface Navigator {
    /** Only in Chromium (https://www.w3.org/TR/battery-status/). */
    getBattery?: () => Promise<{ readonly charging: boolean; readonly level: number }>;
  }
}

/** Whether the device runs on a battery that is nearly empty. False if the browser does not tell. */
async function isBatteryLow(): Promise<boolean> {
  try {
    const battery = await navigator.getBattery?.();
    return battery !== undefined && !battery.charging && battery.level <= low;
  } catch {
    // The page's policy or the browser forbids the question.
    return false;
  }
}

/** The values of `data-scene`. */
const scenes: Record<SceneName, () => Promise<DotScene<CanvasTone>>> = {
  'four-routes': () =>
    import('../figures/scenes/four-routes.ts').then((figure) => figure.fourRoutes),
  home: () => import('../figures/scenes/home.ts').then((figure) => figure.homeScene),
  measured: () => import('../figures/scenes/measured.ts').then((figure) => figure.measuredScene),
  strata: () => import('../figures/scenes/strata.ts').then((figure) => figure.strataScene),
  tunnel: () => import('../figures/scenes/tunnel.ts').then((figure) => figure.tunnelScene),
  'zone-plates': () =>
    import('../figures/scenes/zone-plates.ts').then((figure) => figure.zonePlates),
};

const isScene = (name: string): name is keyof typeof scenes => Object.hasOwn(scenes, name);

/**
 * A period takes about ten seconds and a dot changes its size 24 times in it, so more frames show no more. What
 * moves for more than five seconds would need a control that stops it (WCAG 2.2.2).
 */
const pace = { framesPerSecond: 6, share: 0.08, restsAfterMs: 4500 };

/** The star counts of the home page and the labs page are agreed (decision 90). */
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

declare module '../lib/dom/attributes.ts' {
  interface SiteNames {
    stars: keyof typeof starPresets;
  }
}

const isStarPreset = (name: string): name is StarPreset => Object.hasOwn(starPresets, name);

const textSelector = 'h1, h2, h3, p, a, button, input, label, li';

/** Draws stars, but not under text. */
function showStars(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D): void {
  const stars = dataOf(canvas, 'stars') ?? '';
  if (!isStarPreset(stars)) return;
  fitCanvas(canvas, (width, height, scale) => {
    const avoid = siblingRects(canvas, textSelector);
    drawStars(context, starScene({ ...starPresets[stars], width, height, avoid }), scale);
  });
}

/** Animates the scene that a canvas names. Draws no dots under neighbors with `data-keep-clear`. */
async function showScene(
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
): Promise<void> {
  let phase = stillPhase;
  let periodMs = 1;
  let draw = () => {};

  let samples = 0;
  const sample = async (pause?: () => Promise<void>) => {
    const { clientWidth: width, clientHeight: height } = canvas;
    if (width === 0 || height === 0) return;
    samples += 1;
    const own = samples;
    const text = siblingRects(canvas, withData('keep-clear'));
    const choice = dataOf(canvas, 'choice') ?? '';
    const name = dataOf(canvas, 'scene') ?? '';
    if (!isScene(name)) return;
    const scene = await scenes[name]();
    const colors = screenColors(scene.tones, canvasPalette);
    const screen = await createScreen(scene, { width, height, text, choice }, pause);
    // Meanwhile the size, the scene or the choice may have changed again.
    if (own !== samples) return;
    const scale = canvas.width / width;
    const picture = context.createImageData(canvas.width, canvas.height);
    let drawn = new Uint8Array(screen.x.length);
    let next = new Uint8Array(screen.x.length);
    const drawDots = (from: number, to: number) =>
      drawScreen(picture, screen, scale, drawn, next, colors, from, to);
    const show = () => {
      context.putImageData(picture, 0, 0);
      [drawn, next] = [next, drawn];
    };
    // At first every dot is new.
    screen.sizesAt(phase, next);
    for (let from = 0; from < next.length; from += dotsAtOnce) {
      await pause?.();
      drawDots(from, from + dotsAtOnce);
    }
    if (own !== samples) return;
    show();
    ({ periodMs } = scene);
    draw = () => {
      screen.sizesAt(phase, next);
      drawDots(0, next.length);
      show();
    };
    canvas.classList.add('shown');
  };
  // While a window is resized, a pause would show the canvas empty.
  fitCanvas(
    canvas,
    () => void sample(canvas.classList.contains('shown') ? undefined : yieldToMain),
  );
  new MutationObserver(() => void sample(yieldToMain)).observe(canvas, {
    attributeFilter: [dataName('choice'), dataName('scene')],
  });
  // A picture that moves is not worth the rest of a battery.
  if (await isBatteryLow()) return;
  animateWhileVisible(canvas, pace, (elapsed) => {
    phase = stillPhase + (2 * Math.PI * elapsed) / periodMs;
    draw();
  });
}

/** Draws what a canvas names: stars or a scene. One file, because most pages have both. */
export async function enhance(canvas: HTMLElement): Promise<void> {
  if (!(canvas instanceof HTMLCanvasElement)) return;
  const context = canvas.getContext('2d');
  if (!context) return;
  if (hasData(canvas, 'stars')) showStars(canvas, context);
  else await showScene(canvas, context);
}
