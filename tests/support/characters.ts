import fc from 'fast-check';

const point = fc.oneof(
  fc.integer({ min: 0, max: 0x7f }),
  fc.integer({ min: 0, max: 0xd7ff }),
  fc.integer({ min: 0xe000, max: 0x10_ffff }),
);

/** Any text, mostly ASCII. fast-check's own `binary` strings take a second to set up in every test file. */
export const characters = (length: fc.ArrayConstraints = {}): fc.Arbitrary<string> =>
  fc.array(point, length).map((points) => String.fromCodePoint(...points));
