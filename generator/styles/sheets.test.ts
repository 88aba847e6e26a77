import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { importsOf, modules, source } from '../import-graph.ts';
import { pageStyles } from './sheets.ts';

const { hero, pages, reading } = pageStyles();
const sheets = [hero, pages, reading];

// Seen to fail: with a component's sheet before the modules that it imports.
test('the styles of a component come after those of the components that it imports', () => {
  const own = (name: string) =>
    importsOf(name).fixed.filter((target) => target === name.replace(/tsx$/, 'css'));
  const wrong = modules.flatMap((name) =>
    own(name).flatMap((style) => {
      const sheet = sheets.find((list) => list.includes(style)) ?? [];
      const parts = importsOf(name)
        .fixed.filter((target) => target.endsWith('.tsx'))
        .flatMap(own);
      return parts
        .filter((part) => sheet.indexOf(part) > sheet.indexOf(style))
        .map((part) => `${part} comes after ${style}`);
    }),
  );
  expect(wrong).toEqual([]);
});

// Seen to fail: with the sheets of heroes in the sheet below them, too.
test('every style sheet is in one sheet of the pages, or other code imports it', () => {
  const imported = new Set(modules.flatMap((name) => importsOf(name).fixed));
  const wrong = globSync('!(styles)/**/*.css', { cwd: source }).filter((name) => {
    const count = sheets.filter((list) => list.includes(name)).length;
    return count > 1 || (count === 0 && !imported.has(name));
  });
  expect(wrong).toEqual([]);
});

// `--edge` is a share of what a part lies in. In a column, the window's width would say nothing about its room.
// Seen to fail: with the edge of the page as the padding of a column, which left one letter to a line at 2560 px.
test('no part measures itself by the whole window', () => {
  const wrong = globSync('**/*.{css,tsx}', { cwd: source }).filter((name) =>
    /\b100[dls]?vw\b|\bw-screen\b/.test(readFileSync(join(source, name), 'utf8')),
  );
  expect(wrong).toEqual([]);
});
