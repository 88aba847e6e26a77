import { expect, test } from 'vitest';

import { checklist, confirmedIn, unconfirmed } from './checklist.ts';

const facts = [
  { kind: 'People', text: 'Ada Byron, Director', file: 'people.ts' },
  { kind: 'Awards', text: 'Best (of all), A Forum', file: 'pages/press.ts' },
];
const list = checklist(facts, new Set());

test('a list without ticks confirms nothing', () => {
  expect(unconfirmed(facts, confirmedIn(list))).toEqual(facts);
});

test('a tick confirms one line, and stays when the list is rewritten', () => {
  const ticked = list.replace('[ ] Ada', '[x] Ada');
  expect(unconfirmed(facts, confirmedIn(ticked))).toEqual(facts.slice(1));
  expect(checklist(facts, confirmedIn(ticked))).toBe(ticked);
});

test('a changed text has to be confirmed again', () => {
  const ticked = list.replaceAll('[ ]', '[x]');
  const changed = facts.map((fact) => ({ ...fact, text: `${fact.text}, since 2026` }));
  expect(unconfirmed(facts, confirmedIn(ticked))).toEqual([]);
  expect(unconfirmed(changed, confirmedIn(ticked))).toEqual(changed);
});
