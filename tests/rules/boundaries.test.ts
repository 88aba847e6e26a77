import { globSync } from 'node:fs';

import { expect, test } from 'vitest';

import { importsOf, modules as files, read, source } from '../../generator/import-graph.ts';
import { isTranslation } from '../../generator/languages/overlay.ts';

const shared = new Set([
  'config/base.ts',
  'config/site-base.ts',
  'config/timing.ts',
  'config/storage-keys.ts',
  'config/stored-items.ts',
  'config/words.ts',
  'config/language.ts',
  'config/languages.ts',
  'config/typeface.ts',
  'content/papers/for-account.ts',
]);

/** The folders that each folder may import. A type import is an import. */
const allowed: Record<string, readonly string[]> = {
  lib: ['lib'],
  figures: ['figures', 'lib'],
  models: ['models', 'figures', 'lib'],
  runtime: ['runtime', 'figures', 'lib'],
  ui: ['ui', 'runtime', 'figures', 'lib'],
  sections: ['sections', 'ui', 'runtime', 'models', 'figures', 'lib'],
  features: ['features', 'sections', 'ui', 'runtime', 'figures', 'lib', 'config'],
  chrome: [
    'chrome',
    'features',
    'sections',
    'ui',
    'runtime',
    'figures',
    'lib',
    'config',
    'content',
  ],
  demos: [
    'demos',
    'chrome',
    'features',
    'sections',
    'ui',
    'runtime',
    'models',
    'figures',
    'lib',
    'config',
    'content',
  ],
  content: ['content', 'config', 'lib'],
  config: ['config', 'lib'],
};

/** Files of the runtime that may import the site. Only the runtime imports them. */
const joints: ReadonlySet<string> = new Set([
  'runtime/boot.ts',
  'runtime/openers.ts',
  'runtime/replay-early-input.ts',
  'runtime/shell.tsx',
]);

/** Types of what the whole site has: its addresses, its pages and its files. */
const types = new Set(['routes.ts', 'made-file.ts']);

/** Any folder may import product facts, the list of papers, shared styles and these types. */
const isOpenToAll = (name: string, target: string): boolean =>
  shared.has(target) ||
  /^(?:content\/product|styles)\//.test(target) ||
  (types.has(target) && importsOf(name).types.includes(target));

/** The imports, those of types and lazy ones too, that break a rule. */
const importsThat = (isWrong: (name: string, target: string) => boolean): readonly string[] =>
  files.flatMap((name) => {
    const { fixed, lazy, types: erased } = importsOf(name);
    return [...fixed, ...lazy, ...erased]
      .filter((target) => isWrong(name, target))
      .map((target) => `${name} imports ${target}`);
  });

const folderOf = (name: string): string => name.split('/')[0] ?? '';

test('code points one way: pages, demos, chrome, features, sections, ui, runtime, models, figures, lib', () => {
  const wrong = importsThat((name, target) => {
    const may = allowed[joints.has(name) ? 'chrome' : folderOf(name)];
    return may !== undefined && !may.includes(folderOf(target)) && !isOpenToAll(name, target);
  });
  expect(wrong).toEqual([]);
});

// Seen to fail: with the list of published pages in routes.ts.
test('addresses know only names: what routes.ts imports imports no more than the slug', () => {
  const { fixed, lazy, types: erased } = importsOf('routes.ts');
  const known = [...fixed, ...lazy, ...erased];
  expect(known).not.toEqual([]);
  const beyond = known.flatMap((name) => Object.values(importsOf(name)).flat());
  expect(beyond.filter((name) => name !== 'config/slug.ts')).toEqual([]);
});

test('only the runtime imports the files that join it to the site', () => {
  const wrong = importsThat((name, target) => folderOf(name) !== 'runtime' && joints.has(target));
  expect(wrong).toEqual([]);
});

test('product facts import only product facts, the product list, config, formats and addresses', () => {
  const open =
    /^(?:content\/product(?:\/|s\.ts$)|config\/|lib\/(?:records|text\/(?:fill|format|grammar|postal-address)|mail\/mailto)\.ts$|routes\.ts$)/;
  const wrong = importsThat(
    (name, target) => name.startsWith('content/product/') && !open.test(target),
  );
  expect(wrong).toEqual([]);
});

// Seen to fail: with the Outbox imported by comments.island.tsx.
test.each(['features', 'demos'])('no folder of %s imports another', (folder) => {
  const of = (name: string) => new RegExp(`^${folder}/([^/]+)/`).exec(name)?.[1];
  const wrong = importsThat((name, target) => {
    const [from, to] = [of(name), of(target)];
    return from !== undefined && to !== undefined && from !== to;
  });
  expect(wrong).toEqual([]);
});

// Seen to fail: with a page that imports a demonstration's section.
test('a demonstration is placed by its name alone', () => {
  const inFolder = /^demos\/[^/]+\//;
  const wrong = importsThat((name, target) => !inFolder.test(name) && inFolder.test(target));
  expect(wrong).toEqual([]);
});

test('only site.ts and slug.ts contain the vendor’s name', () => {
  const naming = new Set(['config/site.ts', 'config/slug.ts']);
  const translations = globSync('**/*.ts', { cwd: source }).filter(isTranslation);
  const wrong = [...files, ...translations].filter(
    (name) => !naming.has(name) && /isospin/i.test(read(name)),
  );
  expect(wrong).toEqual([]);
});
