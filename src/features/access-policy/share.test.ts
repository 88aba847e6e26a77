import fc from 'fast-check';
import { expect, test } from 'vitest';

import { characters } from '../../../tests/support/characters.ts';
import { runs } from '../../../tests/support/full.ts';
import { examplePolicy, exampleRequest } from './example-policy.ts';
import { hashOf, sharedOf } from './share.ts';

const request = {
  role: 'auditor',
  resource: 'handbook',
  device: 'managed',
  place: 'abroad',
  time: '23:59',
};

test('the example policy is not repeated in the address', () => {
  expect(hashOf({ request, text: examplePolicy })).toBe(
    '#policy?role=auditor&resource=handbook&device=managed&place=abroad&time=23%3A59',
  );
});

test('any policy comes back from the address', () => {
  fc.assert(
    fc.property(characters({ maxLength: 80 }), (text) => {
      expect(sharedOf(hashOf({ request, text }) ?? '')).toEqual({ request, text });
    }),
    { numRuns: runs(300) },
  );
});

test('what an address does not say, or says wrong, is the example', () => {
  const example = { request: exampleRequest, text: examplePolicy };
  for (const hash of ['', '#policy', '#policy?role=root&time=25:00&__proto__=x', '#policy?%'])
    expect(sharedOf(hash)).toEqual(example);
});

test('a policy that no chat program would carry has no address', () => {
  expect(hashOf({ request, text: ' '.repeat(8_001) })).toBeNull();
});
