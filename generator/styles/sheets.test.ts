import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { importsOf, modules, pageModules, reach, source } from '../import-graph.ts';
import { pageStyles } from './sheets.ts';

const { hero, own, pages, reading, readingPages } = pageStyles();
const sheets = [hero, pages, reading, ...own.values()];

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

/** The classes in the selectors of a sheet. */
const classesOf = (name: string) =>
  [...readFileSync(join(source, name), 'utf8').matchAll(/\.([a-z][\w-]*)(?=[^{};]*\{)/g)].map(
    ([, found]) => found,
  );

const usedIn = (name: string) =>
  [...readFileSync(join(source, name), 'utf8').matchAll(/\bclassName="([^"]+)"/g)].flatMap(
    ([, names = '']) => names.split(' '),
  );

// What a page shows at once is tested in `site/static.spec.ts`.
// Seen to fail: with a reason in the sheet for reading, and a tool on another page that shows it later.
test('what the code of a page shows later has its rules in the sheets that the page has then', () => {
  const all = globSync('**/*.css', { cwd: source });
  const known = new Set(all.flatMap(classesOf));
  for (const page of pageModules) {
    const later = [...reach([page], { lazy: true })].filter((name) => !reach([page]).has(name));
    const isOfAnother = (sheet: string) =>
      [...own].some(([other, styles]) => other !== page && styles.includes(sheet));
    const has = (sheet: string) =>
      reading.includes(sheet)
        ? readingPages.includes(page)
        : !isOfAnother(sheet) &&
          (later.includes(sheet) || sheet.startsWith('styles/') || sheets.flat().includes(sheet));
    const rules = new Set(all.filter(has).flatMap(classesOf));
    const missing = later
      .filter((name) => name.endsWith('.tsx'))
      .flatMap((name) =>
        usedIn(name).flatMap((used) =>
          known.has(used) && !rules.has(used) ? [`${name}: ${used}`] : [],
        ),
      );
    expect([page, missing]).toEqual([page, []]);
  }
});
