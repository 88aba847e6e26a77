/** For storage keys, file names and the path of the labs. Not in `site.ts`, because every page loads storage keys. */
export const slug = 'isospin';
