import { expect, test } from 'vitest';

import { importsOf, modules as files, read } from '../../generator/import-graph.ts';

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

/** The imports, lazy ones too, that break a rule. */
const importsThat = (isWrong: (name: string, target: string) => boolean): readonly string[] =>
  files.flatMap((name) => {
    const { fixed, lazy } = importsOf(name);
    return [...fixed, ...lazy]
      .filter((target) => isWrong(name, target))
      .map((target) => `${name} imports ${target}`);
  });

const folderOf = (name: string): string => name.split('/')[0] ?? '';

test('code points one way: pages, chrome, features, sections, ui, figures, runtime, lib', () => {
  const wrong = importsThat((name, target) => {
    const may = allowed[joints.has(name) ? 'chrome' : folderOf(name)];
    return may !== undefined && !may.includes(folderOf(target)) && !isOpenToAll(target);
  });
  expect(wrong).toEqual([]);
});

test('only the runtime imports the files that join it to the site', () => {
  const wrong = importsThat((name, target) => folderOf(name) !== 'runtime' && joints.has(target));
  expect(wrong).toEqual([]);
});

test('product facts import only product facts, the product list, config and formats', () => {
  const open = /^(?:content\/product(?:\/|s\.ts$)|config\/|lib\/text\/format\.ts$)/;
  const wrong = importsThat(
    (name, target) => name.startsWith('content/product/') && !open.test(target),
  );
  expect(wrong).toEqual([]);
});

// Seen to fail: with the Outbox imported by comments.island.tsx.
test('no feature imports another', () => {
  const featureOf = (name: string) => /^features\/([^/]+)/.exec(name)?.[1];
  const wrong = importsThat((name, target) => {
    const [from, to] = [featureOf(name), featureOf(target)];
    return from !== undefined && to !== undefined && from !== to;
  });
  expect(wrong).toEqual([]);
});

test('only site.ts and slug.ts contain the vendor’s name', () => {
  const naming = new Set(['config/site.ts', 'config/slug.ts']);
  const wrong = files.filter((name) => !naming.has(name) && /isospin/i.test(read(name)));
  expect(wrong).toEqual([]);
});
