import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, test } from 'vitest';

import { nightPalette, paperPalette } from '../../src/figures/pen/palette.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

const token = (file: string, name: string): string | undefined =>
  new RegExp(`--${name}: ([^;]+);`).exec(read(file))?.[1];

test('pages and prints have the accent of src/figures/pen/palette.ts', () => {
  expect({
    'src/styles/tokens.css': token('src/styles/tokens.css', 'color-beta'),
    'src/styles/print.css': token('src/styles/print.css', 'color-beta'),
  }).toEqual({
    'src/styles/tokens.css': nightPalette.signal,
    'src/styles/print.css': paperPalette.signal,
  });
});

test('documents and social pictures contain no accent of their own', () => {
  for (const file of ['generator/pdf/template.typ', 'generator/pictures/social-picture.ts'])
    for (const accent of [nightPalette.signal, paperPalette.signal])
      expect([file, read(file).includes(accent)]).toEqual([file, false]);
});
