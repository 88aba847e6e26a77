import fc from 'fast-check';

import { hostileTexts } from './hostile-texts.ts';

const point = fc.oneof(
  fc.integer({ min: 0, max: 0x7f }),
  fc.integer({ min: 0, max: 0xd7ff }),
  fc.integer({ min: 0xe000, max: 0x10_ffff }),
);

/** Any text, mostly ASCII. fast-check's own `binary` strings take a second to set up in every test file. */
export const characters = (length: fc.ArrayConstraints = {}): fc.Arbitrary<string> =>
  fc.array(point, length).map((points) => String.fromCodePoint(...points));

const units = fc.integer({ min: 0, max: 0xffff });

/**
 * Any text, random UTF-16 code units with lone surrogates among them, hostile texts, and what is hard for a format.
 * @param hard what is hard for it; several of them are joined
 * @param maxLength the most characters of the random texts
 */
export const hardTexts = (hard: readonly string[], maxLength: number): fc.Arbitrary<string> =>
  fc.oneof(
    characters({ maxLength }),
    fc.array(units, { maxLength }).map((codes) => String.fromCharCode(...codes)),
    fc.array(fc.constantFrom(...hard), { maxLength: 12 }).map((parts) => parts.join('')),
    fc.constantFrom(...hostileTexts),
  );
