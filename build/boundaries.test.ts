import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

import { expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '../src');

/** Plain data that any folder may import. */
const shared = new Set(['config/timing.ts', 'config/storage-keys.ts']);

/** What each folder may import; types are free, because they leave no trace in the code. */
const allowed: Record<string, readonly string[]> = {
  lib: ['lib'],
  figures: ['figures', 'lib'],
  ui: ['ui', 'figures', 'lib'],
  sections: ['sections', 'ui', 'figures', 'lib'],
  features: ['features', 'sections', 'ui', 'figures', 'lib', 'config'],
  chrome: ['chrome', 'features', 'sections', 'ui', 'figures', 'lib', 'config', 'content'],
  content: ['content', 'config', 'lib'],
  config: ['config'],
};

const valueImport =
  /^(?:import|export)\s+(?!type\b)[^;]*?from\s+'(\.[^']+)'|import\('(\.[^']+)'\)/gm;

function importsOf(file: string): readonly string[] {
  const matches = readFileSync(file, 'utf8').matchAll(valueImport);
  return [...matches].map(([, fixed, lazy]) =>
    relative(source, join(dirname(file), fixed ?? lazy ?? '')),
  );
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !name.includes('.test.'),
);

test('code points one way: pages, chrome, features, sections, ui, figures, lib', () => {
  const wrong = files.flatMap((name) => {
    const [folder = ''] = name.split('/');
    const may = allowed[folder];
    if (!may) return [];
    return importsOf(join(source, name))
      .filter((target) => !may.includes(target.split('/')[0] ?? '') && !shared.has(target))
      .map((target) => `${name} imports ${target}`);
  });
  expect(wrong).toEqual([]);
});

test('no feature imports another', () => {
  const wrong = files.flatMap((name) => {
    const [folder, feature] = name.split('/');
    if (folder !== 'features') return [];
    return importsOf(join(source, name))
      .filter((target) => target.startsWith('features/') && target.split('/')[1] !== feature)
      .map((target) => `${name} imports ${target}`);
  });
  expect(wrong).toEqual([]);
});

test('the vendor is spelled in one file', () => {
  const wrong = files.filter(
    (name) =>
      name !== 'config/site.ts' && /isospin/i.test(readFileSync(join(source, name), 'utf8')),
  );
  expect(wrong).toEqual([]);
});
