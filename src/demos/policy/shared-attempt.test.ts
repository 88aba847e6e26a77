import fc from 'fast-check';
import { expect, test } from 'vitest';

import { characters } from '../../../tests/support/characters.ts';
import { examplePolicy, exampleAttempt } from '../../models/policy/example-policy.ts';
import { hashOfAttempt, sharedOf } from './shared-attempt.ts';

const attempt = {
  role: 'auditor',
  resource: 'handbook',
  device: 'managed',
  place: 'abroad',
  time: '23:59',
} as const;

test('the hash leaves out the example policy', () => {
  expect(hashOfAttempt({ attempt, text: examplePolicy })).toBe(
    '#policy?role=auditor&resource=handbook&device=managed&place=abroad&time=23%3A59',
  );
});

test('any policy survives the round trip through the hash', () => {
  fc.assert(
    fc.property(characters({ maxLength: 80 }), (text) => {
      expect(sharedOf(hashOfAttempt({ attempt, text }) ?? '')).toEqual({ attempt, text });
    }),
  );
});

test('missing and unknown values fall back to the example', () => {
  const example = { attempt: exampleAttempt, text: examplePolicy };
  for (const hash of ['', '#policy', '#policy?role=root&time=25:00&__proto__=x', '#policy?%'])
    expect(sharedOf(hash)).toEqual(example);
});

// Seen to fail: with the policy cut at its first question mark.
test('a policy in an address that was written by hand keeps its question marks', () => {
  expect(sharedOf('#policy?time=10:00&text={"why":"who?+when?"}')).toMatchObject({
    attempt: { time: '10:00' },
    text: '{"why":"who? when?"}',
  });
});

test('a policy over 8,000 characters gets no link', () => {
  expect(hashOfAttempt({ attempt, text: ' '.repeat(8_001) })).toBeNull();
});
