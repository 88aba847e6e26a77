import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';

import type { Plugin } from 'vite';

import { nightPalette, type Palette, paperPalette } from '../../src/figures/pen/palette.ts';
import { header } from '../../src/figures/scenes/home.ts';
import { languageSheet } from '../languages/language-sheet.ts';
import { forgetImports, isStyle, pageModules, reach, source } from '../import-graph.ts';

/** Where `src/styles` import the lists from. */
const directory = resolve(source, '../.build/styles');

/** The frame of every page. */
const frame = ['app.tsx', 'chrome/dialogs.tsx'];

/** What every page shows above its sheet. */
const heroModules = () => [
  'chrome/header.tsx',
  ...globSync('sections/hero/*.tsx', { cwd: source })
    .map((name) => name.replaceAll('\\', '/'))
    .toSorted(),
  'app.css',
];

/** A page that imports one of these links the sheet for reading, and what only such pages import is in it. */
const readingStyles: ReadonlySet<string> = new Set([
  'styles/prose.css',
  'pages/api/code-block.css',
  // Papers, cases, posts, releases, positions and publications, and the page of the hours.
  'sections/entry.css',
  'pages/contact.css',
]);

/** Bytes of rules for one page alone from which a sheet of its own is worth a request. */
const worthRequest = 800;

const bytesOf = (styles: readonly string[]) =>
  styles.reduce((sum, style) => sum + statSync(join(source, style)).size, 0);

export type PageStyles = {
  /** Modules and style sheets of the header and of heroes, which are inline in every page. */
  readonly hero: readonly string[];
  /** Style sheets of everything else, in the order of the cascade. */
  readonly pages: readonly string[];
  /** Style sheets that only pages for reading need. */
  readonly reading: readonly string[];
  /** Pages for reading, such as `pages/docs.tsx`. */
  readonly readingPages: readonly string[];
  /** By page, the style sheets that it alone needs, if they are worth a request. */
  readonly own: ReadonlyMap<string, readonly string[]>;
};

/**
 * Sorts the style sheets that components import by when a page needs them. All paths are from `src/`. A sheet that
 * only code loaded later imports is in none of these, and comes with that code.
 */
export function pageStyles(): PageStyles {
  const hero = [...reach(heroModules())];
  const stylesOf = new Map(
    pageModules.map((page) => [page, [...reach([...frame, page])].filter(isStyle)] as const),
  );
  const isReading = ([, styles]: readonly [string, readonly string[]]) =>
    styles.some((style) => readingStyles.has(style));
  const otherPages = [...stylesOf].filter((page) => !isReading(page)).map(([page]) => page);
  // With what their code shows later: it finds its styles in the sheets that its page has.
  const elsewhere = reach([...frame, ...otherPages], { lazy: true });
  const inFrame = reach(frame, { lazy: true });
  const reached = new Map(pageModules.map((page) => [page, reach([page], { lazy: true })]));
  const isOf = (page: string, style: string) =>
    [...reached].every(([other, styles]) => styles.has(style) === (other === page));
  const below = [...reach([...frame, ...pageModules])].filter(
    (name) => isStyle(name) && !hero.includes(name),
  );
  const rest = below.filter((style) => !inFrame.has(style));
  const own = new Map(
    otherPages
      .map((page) => [page, rest.filter((style) => isOf(page, style))] as const)
      .filter(([, styles]) => bytesOf(styles) >= worthRequest),
  );
  const inOwn = new Set([...own.values()].flat());
  return {
    hero,
    own,
    pages: below.filter((style) => elsewhere.has(style) && !inOwn.has(style)),
    reading: below.filter((style) => !elsewhere.has(style)),
    readingPages: [...stylesOf].filter(isReading).map(([page]) => page),
  };
}

/** The sheet of one page alone, which `componentStyles` writes. Its path is from the root. */
export const ownSheet = (page: string): string => `.build/styles/own-${basename(page, '.tsx')}.css`;

/** Imports the style sheets, and has Tailwind look for utilities in the other modules. */
function listOf(names: readonly string[]): string {
  const path = (name: string) => relative(directory, join(source, name)).replaceAll('\\', '/');
  const styles = names.filter(isStyle).map((name) => `@import '${path(name)}' layer(components);`);
  const modules = names.filter((name) => name.endsWith('.tsx'));
  return [...styles, ...modules.map((name) => `@source '${path(name)}';`), ''].join('\n');
}

/** The colors as tokens of the style sheets, such as `--color-signal`. */
const tokensOf = (palette: Palette): string =>
  Object.entries(palette)
    // No sheet uses this one.
    .filter(([tone]) => tone !== 'hairline')
    .map(([tone, color]) => `--color-${tone}: ${color};`)
    .join(' ');

/** Sheets with what drawings state: the colors, for the screen and for paper, and the height of the header. */
const paletteSheets = {
  palette: `@theme static { ${tokensOf(nightPalette)} --header: ${header / 16}rem; }\n`,
  'palette-print': `@media print { :root { ${tokensOf(paperPalette)} } }\n`,
};

const nothing = '\0style-in-sheet';

/**
 * Writes the lists of the style sheets that components import, and the colors, for `src/styles`. Code that runs in the browser
 * doesn't import them again.
 */
export function componentStyles(): Plugin {
  let inSheets: ReadonlySet<string> = new Set();
  const writeLists = () => {
    const { hero, own, pages, reading } = pageStyles();
    mkdirSync(directory, { recursive: true });
    const lists = { hero: listOf(hero), pages: listOf(pages), reading: listOf(reading) };
    const further = { ...paletteSheets, language: languageSheet() };
    const ofOne = Object.fromEntries(
      [...own].map(([page, styles]) => [basename(ownSheet(page), '.css'), listOf(styles)] as const),
    );
    const sheets = { ...lists, ...further, ...ofOne };
    for (const [name, sheet] of Object.entries(sheets)) {
      const file = join(directory, `${name}.css`);
      // A file that is written makes the development server compile every sheet again.
      if (!existsSync(file) || readFileSync(file, 'utf8') !== sheet) writeFileSync(file, sheet);
    }
    inSheets = new Set(
      [...hero, ...pages, ...reading, ...[...own.values()].flat()].filter(isStyle),
    );
  };
  return {
    name: 'component-styles',
    enforce: 'pre',
    config: writeLists,
    hotUpdate({ file, type }) {
      if (this.environment.name !== 'client' || !/\.tsx?$/.test(file)) return;
      const name = relative(source, file).replaceAll('\\', '/');
      forgetImports(type === 'update' ? name : undefined);
      writeLists();
    },
    resolveId: {
      filter: { id: /^\.\.?\/.*\.css$/ },
      handler(id, importer) {
        if (!importer || !/\.tsx?(?:\?|$)/.test(importer)) return;
        const name = relative(source, resolve(dirname(importer), id)).replaceAll('\\', '/');
        return inSheets.has(name) ? nothing : undefined;
      },
    },
    load: { filter: { id: /style-in-sheet$/ }, handler: () => '' },
  };
}
