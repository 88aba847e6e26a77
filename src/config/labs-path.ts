import { slug } from './slug.ts';

/** Of the labs, which have the name of the vendor. Apart from `slug.ts`, which is the owner's. */
export const labsPath = `/resources/${slug}-labs` as const;
