import { createRequire } from 'node:module';

import { fallbackTypefaces, typeface } from '../src/config/typeface.ts';

const { resolve } = createRequire(import.meta.url);

/** The package of a typeface for documents and pictures: `@expo-google-fonts/host-grotesk` for Host Grotesk. */
export const typefacePackage = (name: string): string =>
  `@expo-google-fonts/${name.toLowerCase().replaceAll(' ', '-')}`;

/**
 * Path of one weight of a typeface, such as `400Regular`.
 * @throws Error if its package is not installed
 */
export function typefaceFile(weight: string, name: string = typeface): string {
  const file = `${typefacePackage(name)}/${weight}/${name.replaceAll(' ', '')}_${weight}.ttf`;
  try {
    return resolve(file);
  } catch {
    throw new Error(
      `src/config/typeface.ts: ${name} has no file ${file}: run "npm install --save-dev --save-exact ${typefacePackage(name)}"`,
    );
  }
}

/** The files of one weight for pictures: the site's typeface, then those that fill its gaps. */
export const typefaceFiles = (weight: string): string[] =>
  [typeface, ...fallbackTypefaces].map((name) => typefaceFile(weight, name));
