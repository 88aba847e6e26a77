import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import process from 'node:process';

import { expect, test } from 'vitest';

/** The languages of the records that German pages show. */
const script = `
const { recordsOf } = await import('./generator/texts/records.ts');
const langs = (kind) => [...new Set(recordsOf(kind).map(({ lang }) => lang ?? 'own'))];
console.log(JSON.stringify([langs('releases'), langs('testimonials')]));
`;

// Seen to fail: without `lang`, screen readers read English quotations as German.
test('a record without a translation has its language with it', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    {
      cwd: resolve(import.meta.dirname, '../..'),
      env: { ...process.env, SITE_LANGUAGE: 'de' },
      encoding: 'utf8',
    },
  );
  expect([stdout.trim(), stderr]).toEqual(['[["en"],["own"]]', '']);
});
