/** For storage keys, file names and the labs path. Not in `site.ts`, because every page loads storage keys. */
export const slug = 'isospin';

export const labsPath = `/resources/${slug}-labs` as const;
