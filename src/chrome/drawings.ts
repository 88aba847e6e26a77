import { enhance as drawScene } from '../sections/scene.enhancer.ts';
import { enhance as drawStars } from './stars.enhancer.ts';

// One file, because most pages have both.
export const scene = { enhance: drawScene };
export const stars = { enhance: drawStars };
