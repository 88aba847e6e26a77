import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, test } from 'vitest';

import { nightPalette, paperPalette } from '../../src/figures/pen/palette.ts';

const root = resolve(import.meta.dirname, '../..');
const accents = [nightPalette.signal, paperPalette.signal];

// Seen to fail: with the accent in a style sheet.
test('the accent is stated once', () => {
  const files = globSync(['src/**/*.{css,ts,tsx,typ}', 'generator/**/*.{ts,tsx,typ}'], {
    cwd: root,
  });
  const stating = files.filter((file) => {
    const text = readFileSync(resolve(root, file), 'utf8').toLowerCase();
    return accents.some((accent) => text.includes(accent));
  });
  expect(stating).toEqual(['src/figures/pen/palette.ts']);
});
