import { enhance as drawField } from '../sections/field.enhancer.ts';
import { enhance as drawStars } from './stars.enhancer.ts';

// One file, because most pages have both.
export const field = { enhance: drawField };
export const stars = { enhance: drawStars };
