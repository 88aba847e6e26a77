import { expect, test } from 'vitest';

import { checklist, confirmedIn, unconfirmed } from './checklist.ts';

const facts = [
  { name: 'Legal name', text: 'Example, Inc. (of all)' },
  { name: 'Address', text: 'One Street' },
];
const records = [{ file: 'content/people.ts', name: 'Ada Byron' }];
const list = checklist(records, facts, new Set());

test('invented records are listed by name and file, without a tick', () => {
  expect(list).toContain('- Ada Byron (`src/content/people.ts`)');
  expect(confirmedIn(list.replaceAll('- Ada', '- [x] Ada')).has('Legal name')).toBe(false);
});

test('a list without ticks confirms nothing', () => {
  expect(unconfirmed(facts, confirmedIn(list))).toEqual(facts);
});

test('a tick confirms one line, and stays when the list is rewritten', () => {
  const ticked = list.replace('[ ] Legal', '[x] Legal');
  expect(unconfirmed(facts, confirmedIn(ticked))).toEqual(facts.slice(1));
  expect(checklist(records, facts, confirmedIn(ticked))).toBe(ticked);
});

test('a changed text has to be confirmed again', () => {
  const ticked = list.replaceAll('[ ]', '[x]');
  const changed = facts.map((fact) => ({ ...fact, text: `${fact.text}, since 2026` }));
  expect(unconfirmed(facts, confirmedIn(ticked))).toEqual([]);
  expect(unconfirmed(changed, confirmedIn(ticked))).toEqual(changed);
});
