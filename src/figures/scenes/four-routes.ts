import type { Sampling, SceneBox } from '../pen/dot-screen.ts';
import type { Point } from '../pen/geometry.ts';
import { type Figure, type Layout, wideFrom } from '../pen/model.ts';
import { pen } from '../pen/pen.ts';
import * as words from '../words.ts';
import { type MovingScene, stillSizes } from './still.ts';

/** The fragments of a message, one a route. The last carries the sum of the others. */
export const routes = [0, 1, 2, 3] as const;
export type RouteNumber = (typeof routes)[number];

/** How many fragments rebuild the message. */
export const neededRoutes = 3;

/** Places along the way as shares of its length, and distances across it as shares of the height. */
export const way = {
  /** The plate with an opening for each route, and the one behind which the routes are joined. */
  split: 0.27,
  stops: 0.5,
  joined: 0.73,
  /** Distance between neighboring routes. */
  spread: 0.2375,
  /** Where the amplitude of a route is 1/e. */
  route: 0.074,
  /** Height of the channel that holds the whole message. */
  channel: 0.95,
} as const;

export const routePlace = (route: RouteNumber): number => (route - 1.5) * way.spread;

/** Parses the canvas's `data-choice`: blocked routes, separated by spaces. */
export const blockedRoutes = (choice: string): ReadonlySet<number> =>
  new Set(choice.split(' ').filter(Boolean).map(Number));

/** Whether the message can be rebuilt: its three parts p₁, p₂, p₃ and p₄ = p₁ + p₂ + p₃ need any three. */
export const opens = (blocked: ReadonlySet<number>): boolean =>
  routes.filter((route) => !blocked.has(route)).length >= neededRoutes;

/** Amplitudes of the three parts, which are the first three modes of the channel. */
const parts: readonly number[] = [0.62, 0.5, 0.42];

/** A wave whose color is the mean of its parts, weighted by their power. */
type Light = { re: number; im: number; power: number; color: number };

function add(light: Light, amplitude: number, phase: number, color: number): void {
  light.re += amplitude * Math.cos(phase);
  light.im += amplitude * Math.sin(phase);
  light.power += amplitude ** 2;
  light.color += amplitude ** 2 * color;
}

/** The whole message: modes sin(nπ(y/h + ½)), whose phases part with n² on the way. */
function addMessage(light: Light, distance: number, y: number, wave: number): void {
  const across = y / way.channel + 0.5;
  if (across <= 0 || across >= 1) return;
  for (const [index, part] of parts.entries()) {
    const mode = index + 1;
    const phase = wave * distance * (1 - mode ** 2 / 58) + 0.9 * mode;
    add(light, part * Math.sin(mode * Math.PI * across), phase, index / 3);
  }
}

/** One route: its part as a beam, the last with the sum of the parts. */
function addRoute(
  light: Light,
  route: RouteNumber,
  beam: number,
  distance: number,
  wave: number,
): void {
  const tune = (index: number) => wave * distance * (1 + 0.1 * (index - 1));
  if (parts[route] !== undefined) add(light, 1.15 * beam, tune(route), route / 3);
  else for (const [index, part] of parts.entries()) add(light, part * beam, tune(index), 1);
}

function sampling(box: SceneBox): Sampling {
  const { width, height, choice = '' } = box;
  const isWide = width >= wideFrom;
  const [length, across] = isWide ? [width, height] : [height, width];
  const blocked = blockedRoutes(choice);
  const rebuilt = opens(blocked);
  const wave = (2 * Math.PI) / (isWide ? 36 : 32);
  const sample = (z: number, y: number) => {
    const [at, off] = [z / length, y / across];
    const light: Light = { re: 0, im: 0, power: 0, color: 0 };
    if (at < way.split) addMessage(light, z, off, wave);
    else if (at > way.joined && rebuilt) addMessage(light, z - way.joined * length, off, wave);
    else if (at <= way.joined)
      for (const route of routes) {
        if (at > way.stops && blocked.has(route)) continue;
        const beam = Math.exp(-(((off - routePlace(route)) / way.route) ** 2));
        if (beam > 0.08) addRoute(light, route, beam, z, wave);
      }
    const size = Math.hypot(light.re, light.im);
    if (light.power < 0.004) return undefined;
    const scale = Math.min(1.03, size ** 0.7) / (size || 1);
    const kind = Math.min(0.99, light.color / light.power);
    return { re: scale * light.re, im: scale * light.im, kind };
  };
  return {
    pitch: box.pitch ?? (isWide ? 6 : 5),
    at: (x, y) => (isWide ? sample(x, y - across / 2) : sample(y, x - across / 2)),
  };
}

/** Its `choice` names the blocked routes. */
export const fourRoutes: MovingScene = {
  name: 'four-routes',
  title: words.fourRoutes,
  description: words.fourRoutesText,
  tones: ['signal', 'data', 'series'],
  rest: 0.4,
  periodMs: 9000,
  coarse: { wide: 7.2, narrow: 6 },
  sample: sampling,
};

/** Two plates with an opening for each route, and the line on which routes can be cut. */
export function fourRoutesOverlay(layout: Layout): Figure {
  const { width, height } = stillSizes[layout];
  const isWide = layout === 'wide';
  const [length, across] = isWide ? [width, height] : [height, width];
  const at = (z: number, y: number): Point =>
    isWide ? [z * length, (0.5 + y) * across] : [(0.5 + y) * across, z * length];
  const plates = pen();
  const open = way.route * 1.15;
  for (const z of [way.split, way.joined]) {
    const edges = [
      -0.5,
      ...routes.flatMap((route) => [-open, open].map((o) => routePlace(route) + o)),
      0.5,
    ];
    for (let bar = 0; bar < edges.length; bar += 2)
      plates.moveTo(at(z, edges[bar] ?? 0)).lineTo(at(z, edges[bar + 1] ?? 0));
  }
  const cut = pen().moveTo(at(way.stops, -0.47)).lineTo(at(way.stops, 0.47));
  return {
    width,
    height,
    stretch: true,
    title: words.fourRoutesOverlay,
    description: words.fourRoutesOverlayText,
    marks: [
      { d: plates.path(), stroke: 'ink', width: 3, cap: 'butt' },
      { d: cut.path(), stroke: 'edge', width: 1 },
    ],
  };
}
