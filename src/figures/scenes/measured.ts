import type { WaveSample } from '../pen/dot-screen.ts';
import type { Point } from '../pen/geometry.ts';
import { homeParams, interferenceScene, type InterferenceParams } from './home.ts';

/** Radius of a beam where it leaves its slit, as a share of the distance between the slits. */
const waistShare = 0.36;

/** How far a slit's color is along the tones. */
const hueStep = 0.3;

/**
 * What is left of two waves when it is known through which slit the light goes: a Gaussian beam from each, whose
 * intensities add up, without fringes. A dot's size is the intensity; its crests are those of the nearer beam.
 */
export function beamsAt({ sources, wavelength }: InterferenceParams, [x, y]: Point): WaveSample {
  const ys = sources.map(([, each]) => each);
  const waist = waistShare * (Math.max(...ys) - Math.min(...ys));
  const away = Math.abs(x - (sources[0]?.[0] ?? 0));
  const radius = waist * Math.hypot(1, (away * wavelength) / (Math.PI * waist * waist));
  const parts = ys.map((each) => (waist / radius) * Math.exp(-2 * ((y - each) / radius) ** 2));
  const intensity = parts.reduce((sum, part) => sum + part, 0);
  const phase = (2 * Math.PI * away) / wavelength;
  return {
    re: intensity * Math.cos(phase),
    im: intensity * Math.sin(phase),
    kind: hueStep * parts.indexOf(Math.max(...parts)),
  };
}

/** The scene of the home page while someone looks. */
export const measuredScene = interferenceScene(homeParams, beamsAt);
