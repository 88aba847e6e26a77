import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect, test } from 'vitest';

import { factsIn, factsInProse } from './sample-facts.ts';

test('a fact is found however deep it stands, and once', () => {
  const record = { deep: [{ er: { quote: 'So it is.', author: 'A role', company: 'A sector' } }] };
  expect(factsIn(record, 'a.ts')).toEqual([
    { kind: 'Quotations', text: 'A role, A sector, So it is.', file: 'a.ts' },
  ]);
});

test('what is no one’s claim is left alone', () => {
  expect(factsIn({ term: 'ML-KEM-768', text: 'Published by NIST.' }, 'a.ts')).toEqual([]);
  expect(factsIn([null, 7, () => 'sample content', undefined], 'a.ts')).toEqual([]);
});

test('a text names its author, and the people who comment under it', () => {
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
