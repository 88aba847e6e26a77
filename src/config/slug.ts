/**
 * The vendor's name in lower case, for storage keys, file names and the labs path. Apart from `site.ts`, because
 * every page loads the storage keys before anything is pressed.
 */
export const slug = 'isospin';
