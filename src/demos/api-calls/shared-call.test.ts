import fc from 'fast-check';
import { expect, test } from 'vitest';

import { characters } from '../../../tests/support/characters.ts';
import { runs } from '../../../tests/support/full.ts';
import { calls } from '../../content/api/calls.ts';
import { callOf, hashOf } from './shared-call.ts';

const example = (id: string) => `example of ${id}`;

test('a request survives the round trip through its hash', () => {
  const request = fc.record({
    id: fc.constantFrom(...calls.map(({ id }) => id)),
    method: fc.string(),
    path: fc.string(),
    body: characters({ maxLength: 200 }),
  });
  fc.assert(
    fc.property(request, (shared) => {
      expect(callOf(hashOf(shared) ?? '', example)).toEqual(shared);
    }),
    { numRuns: runs(500) },
  );
});

test('a bare name opens the documented call', () => {
  expect(callOf('#try=keys', example)).toEqual({
    id: 'keys',
    method: 'GET',
    path: '/api/v1/keys',
    body: 'example of keys',
  });
});

test.each(['', '#', '#encrypt', '#try=', '#try=__proto__', '#body=x', '#%'])(
  '%j opens nothing',
  (hash) => expect(callOf(hash, example)).toBeNull(),
);

test('a hash has at most 8,000 characters', () => {
  const shared = { id: 'encrypt', method: 'POST', path: '/' } as const;
  const empty = hashOf({ ...shared, body: '' })?.length ?? 0;
  expect(hashOf({ ...shared, body: 'a'.repeat(8_000 - empty) })).toHaveLength(8_000);
  expect(hashOf({ ...shared, body: 'a'.repeat(8_001 - empty) })).toBeNull();
});

test('a body of a megabyte gets no link', () => {
  const body = 'a'.repeat(1_000_000);
  expect(hashOf({ id: 'encrypt', method: 'POST', path: '/', body })).toBeNull();
});
