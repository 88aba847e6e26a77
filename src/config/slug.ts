/**
 * The vendor's name in lower case, for storage keys, file names and the labs path. It is not in `site.ts`,
 * because every page loads the storage keys at once.
 */
export const slug = 'isospin';
