import { createRequire } from 'node:module';

import { typeface } from '../src/config/typeface.ts';

const { resolve } = createRequire(import.meta.url);

/** The package of the typeface: `host-grotesk` for Host Grotesk. */
export const typefacePackage = `@expo-google-fonts/${typeface.toLowerCase().replaceAll(' ', '-')}`;

/** Path of one weight of the typeface, such as `400Regular`. */
export const typefaceFile = (weight: string): string =>
  resolve(`${typefacePackage}/${weight}/${typeface.replaceAll(' ', '')}_${weight}.ttf`);
