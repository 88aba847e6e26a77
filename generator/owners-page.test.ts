import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const text = readFileSync(resolve(root, 'docs/owners.md'), 'utf8');

/** What a recipe has the owner make, or delete. */
const ofOwner = new Set([
  'src/content/pages/pricing.ts',
  'src/pages/pricing.tsx',
  'src/content/blog/what-we-learned.mdx',
  'src/content/people/',
  'tests/sample',
]);

test('every file that the page for owners names is there', () => {
  const named = [...text.matchAll(/`((?:src|generator|tests|examples|scripts)\/[\w./-]+)/g)].map(
    ([, file = '']) => file,
  );
  const missing = named.filter((file) => !ofOwner.has(file) && !existsSync(resolve(root, file)));
  expect(missing).toEqual([]);
});

test('every part that a sample imports is there under its name', () => {
  const folder = resolve(root, 'src/pages');
  const imports = [...text.matchAll(/import (?:type )?\{ (\w+) \} from '(\.[^']+)';/g)];
  expect(imports.length).toBeGreaterThan(4);
  for (const [, name, path = ''] of imports) {
    const file = [folder, 'src/content/pages', 'src/config']
      .map((from) => resolve(root, from, path))
      .find((candidate) => existsSync(candidate));
    if (path.endsWith('/pricing.ts')) continue;
    expect(readFileSync(file ?? '', 'utf8')).toMatch(
      new RegExp(`export (?:const|function|type) ${name}\\b`),
    );
  }
});
