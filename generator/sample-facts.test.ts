import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect, test } from 'vitest';

import { factsIn, factsInProse } from './sample-facts.ts';

test('a nested fact is found once', () => {
  const record = { deep: [{ er: { quote: 'So it is.', author: 'A role', company: 'A sector' } }] };
  expect(factsIn(record, 'a.ts')).toEqual([
    { kind: 'Quotations', text: 'A role, A sector, So it is.', file: 'a.ts' },
  ]);
});

test('values that are no claims are ignored', () => {
  expect(factsIn({ term: 'ML-KEM-768', text: 'Published by NIST.' }, 'a.ts')).toEqual([]);
  expect(factsIn([null, 7, () => 'sample content', undefined], 'a.ts')).toEqual([]);
});

test('a text yields its author, its commenters and, if legal, its promises', () => {
  const text = "---\nauthor: 'A. Writer'\ncomments:\n  - author: 'A. Reader'\n---\n\nIn 3 days.\n";
  expect(factsInProse(text, 'blog/a.mdx').map(({ kind }) => kind)).toEqual([
    'Authors',
    'Names under sample comments',
  ]);
  expect(factsInProse(text, 'legal/a.mdx').map(({ kind }) => kind)).toContain('Promises of time');
});

test('the facts are found by plain Node, which runs the check before launch', () => {
  const module = pathToFileURL(resolve(import.meta.dirname, 'sample-facts.ts')).href;
  const code = `const { sampleFacts } = await import('${module}'); console.log((await sampleFacts()).length)`;
  const count = execFileSync(process.execPath, ['--input-type=module', '--eval', code]);
  expect(Number(count)).toBeGreaterThan(0);
});
