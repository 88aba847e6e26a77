import { createRequire } from 'node:module';

import { fallbackTypefaces, typeface } from '../../src/config/typeface.ts';

const { resolve } = createRequire(import.meta.url);

/** A file of a typeface's package for documents and pictures. Throws if that is not installed. */
function fileOf(name: string, file: string): string {
  const fromPackage = `@expo-google-fonts/${name.toLowerCase().replaceAll(' ', '-')}`;
  try {
    return resolve(`${fromPackage}/${file}`);
  } catch {
    throw new Error(
      `src/config/typeface.ts: "${name}" has no ${file}: run npm install --save-dev --save-exact ${fromPackage}`,
    );
  }
}

/** The manifest of a typeface's package; errors as in `typefaceFile`. */
export const typefaceManifest = (name: string): string => fileOf(name, 'package.json');

/**
 * Path of one weight of a typeface, such as `400Regular`.
 * @throws Error if its package is not installed
 */
export const typefaceFile = (weight: string, name: string = typeface): string =>
  fileOf(name, `${weight}/${name.replaceAll(' ', '')}_${weight}.ttf`);

/** The files of one weight for pictures: the site's typeface, then those that fill its gaps. */
export const typefaceFiles = (weight: string): string[] =>
  [typeface, ...fallbackTypefaces].map((name) => typefaceFile(weight, name));
