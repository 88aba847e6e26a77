import { expect, test } from 'vitest';

import { factsIn, factsInProse, sampleFacts } from './sample-facts.ts';

const of = (facts: Awaited<ReturnType<typeof sampleFacts>>, kind: string) =>
  facts.filter((fact) => fact.kind === kind).map(({ text }) => text);

test('the content of the site gives away every kind of sample fact', async () => {
  const facts = await sampleFacts();
  expect(of(facts, 'Quotations').length).toBeGreaterThanOrEqual(3);
  expect(of(facts, 'Awards').length).toBeGreaterThanOrEqual(3);
  expect(of(facts, 'Case studies')).toHaveLength(6);
  expect(of(facts, 'Papers: date, pages in full, downloads shown')).toHaveLength(6);
  expect(of(facts, 'Press releases').length).toBeGreaterThanOrEqual(3);
  expect(of(facts, 'Open positions').length).toBeGreaterThanOrEqual(5);
  expect(of(facts, 'Authors')).toHaveLength(2);
  expect(of(facts, 'Names under sample comments')).toHaveLength(12);
  expect(of(facts, 'Dates of checking').length).toBeGreaterThanOrEqual(1);
  expect(of(facts, 'Figures that are your own word').length).toBeGreaterThanOrEqual(10);
  const people = of(facts, 'People').join('\n');
  for (const name of ['Halvorsgaard', 'Wrenfield', 'Petterby', 'Castellane'])
    expect(people).toContain(name);
  const promises = of(facts, 'Promises of time').join('\n');
  expect(promises).toContain('5 business days');
  expect(promises).toContain('90 days');
  expect(of(facts, 'Insurance, patents and counts').join('\n')).toMatch(/insurance backing/i);
});

test('a fact is found however deep it stands, and once', () => {
  const record = { deep: [{ er: { quote: 'So it is.', author: 'A role', company: 'A sector' } }] };
  expect(factsIn(record, 'a.ts')).toEqual([
    { kind: 'Quotations', text: 'A role, A sector, So it is.', file: 'a.ts' },
  ]);
});

test('what is nobody’s claim is left alone', () => {
  expect(factsIn({ term: 'ML-KEM-768', text: 'Published by NIST.' }, 'a.ts')).toEqual([]);
  expect(factsIn([null, 7, () => 'sample content', undefined], 'a.ts')).toEqual([]);
});

test('a text names its author, and whoever comments under it', () => {
  const text = "---\nauthor: 'A. Writer'\ncomments:\n  - author: 'A. Reader'\n---\n\nIn 3 days.\n";
  expect(factsInProse(text, 'blog/a.mdx').map(({ kind }) => kind)).toEqual([
    'Authors',
    'Names under sample comments',
  ]);
  expect(factsInProse(text, 'legal/a.mdx').map(({ kind }) => kind)).toContain('Promises of time');
});
