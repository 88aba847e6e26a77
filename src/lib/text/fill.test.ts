import { expect, test } from 'vitest';

import { fill } from './fill.ts';

test('puts values where their names are', () => {
  expect(fill('{count} of {total} relays, {count} in use', { count: 3, total: 8 })).toBe(
    '3 of 8 relays, 3 in use',
  );
});

test('a value is never read as a text with names', () => {
  expect(fill('To {name}: {text}', { name: '{text}', text: '$& {name}' })).toBe(
    'To {text}: $& {name}',
  );
});

test('braces without a name stay', () => {
  const sample: string = '{ "a": 1 }';
  expect(fill(sample, {})).toBe(sample);
});

test('names that every object has are names like others', () => {
  const text = '{constructor}';
  expect(fill(text, { constructor: 'x' })).toBe('x');
});

// Seen to fail: with texts alone, as Polish has three forms for what English says in one.
test('a language may have a form for each number, which the first number decides', () => {
  const routes = { one: 'In {place} {count} trasa', other: 'In {place} {count} tras' } as const;
  expect(fill(routes, { place: 'A1', count: 1 })).toBe('In A1 1 trasa');
  expect(fill(routes, { place: 'A1', count: '1,001' })).toBe('In A1 1,001 tras');
  expect(fill({ ...routes, zero: 'brak tras' }, { place: 'A', count: 0 })).toBe('brak tras');
});
