import { expect, test } from 'vitest';

import { importsOf, modules as files, read } from './import-graph.ts';

const shared = new Set([
  'config/timing.ts',
  'config/storage-keys.ts',
  'config/stored-items.ts',
  'config/labels.ts',
  'config/locale.ts',
  'config/trusted-types.ts',
  'config/typeface.ts',
]);

/** The folders that each folder may import. Type imports are always allowed. */
const allowed: Record<string, readonly string[]> = {
  lib: ['lib'],
  runtime: ['runtime', 'lib'],
  figures: ['figures', 'lib'],
  ui: ['ui', 'figures', 'runtime', 'lib'],
  sections: ['sections', 'ui', 'figures', 'runtime', 'lib'],
  features: ['features', 'sections', 'ui', 'figures', 'runtime', 'lib', 'config'],
  chrome: [
    'chrome',
    'features',
    'sections',
    'ui',
    'figures',
    'runtime',
    'lib',
    'config',
    'content',
  ],
  content: ['content', 'config', 'lib'],
  config: ['config'],
};

/** Files of the runtime that may import the site. Only the runtime imports them. */
const joints: ReadonlySet<string> = new Set([
  'runtime/boot.ts',
  'runtime/open-overlays.ts',
  'runtime/overlay.tsx',
  'runtime/replay-early-input.ts',
  'runtime/shell.ts',
]);

/** Any folder may import product facts and shared styles. */
const isOpenToAll = (target: string): boolean =>
  shared.has(target) || /^(?:content\/product|styles)\//.test(target);

const allImportsOf = (name: string): readonly string[] => {
  const { fixed, lazy } = importsOf(name);
  return [...fixed, ...lazy];
};

test('code points one way: pages, chrome, features, sections, ui, figures, runtime, lib', () => {
  const wrong = files.flatMap((name) => {
    const [folder = ''] = name.split('/');
    const may = joints.has(name) ? allowed['chrome'] : allowed[folder];
    if (!may) return [];
    return allImportsOf(name)
      .filter((target) => !may.includes(target.split('/')[0] ?? '') && !isOpenToAll(target))
      .map((target) => `${name} imports ${target}`);
  });
  expect(wrong).toEqual([]);
});

test('only the runtime imports the files that join it to the site', () => {
  const wrong = files
    .filter((name) => !name.startsWith('runtime/'))
    .flatMap((name) =>
      allImportsOf(name)
        .filter((target) => joints.has(target))
        .map((target) => `${name} imports ${target}`),
    );
  expect(wrong).toEqual([]);
});

test('product facts import only product facts, the product list, config and formats', () => {
  const wrong = files
    .filter((name) => name.startsWith('content/product/'))
    .flatMap((name) => allImportsOf(name))
    .filter(
      (target) => !/^(?:content\/product(?:\/|s\.ts$)|config\/|lib\/format\.ts$)/.test(target),
    );
  expect(wrong).toEqual([]);
});

test('no feature imports another', () => {
  const wrong = files.flatMap((name) => {
    const [folder, feature] = name.split('/');
    if (folder !== 'features') return [];
    return allImportsOf(name)
      .filter((target) => target.startsWith('features/') && target.split('/')[1] !== feature)
      .map((target) => `${name} imports ${target}`);
  });
  expect(wrong).toEqual([]);
});

test('only site.ts and slug.ts contain the vendor’s name', () => {
  const naming = new Set(['config/site.ts', 'config/slug.ts']);
  const wrong = files.filter((name) => !naming.has(name) && /isospin/i.test(read(name)));
  expect(wrong).toEqual([]);
});
