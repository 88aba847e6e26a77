import fc from 'fast-check';
import { expect, test } from 'vitest';

import { examplePolicy } from './example-policy.ts';
import { jsonFaults } from '../../lib/text/words.ts';
import { readPolicy } from './read-policy.ts';
import * as words from './words.ts';
import { characters } from '../../../tests/support/characters.ts';

const faults = (text: string) => {
  const result = readPolicy(text);
  return 'faults' in result ? result.faults : [];
};
const withRule = (rule: string) => `{"rules": [\n${rule}\n]}`;

test('the example policy is valid', () => expect(faults(examplePolicy)).toEqual([]));

test('invalid JSON is reported with its line and column', () => {
  expect(faults('{\n  "rules": [],\n}')).toEqual([
    { line: 3, column: 1, message: jsonFaults.PropertyNameExpected },
  ]);
});

test.each([
  [
    'a misspelled role',
    '{"id":"a","effect":"deny","when":{"role":["analist"]}}',
    '"analist"',
    '"analist" is no role',
  ],
  [
    'a misspelled name',
    '{"id":"a","effect":"deny","wen":{},"when":{}}',
    '{},"when"',
    '"wen" is unknown',
  ],
  ['an effect that is none', '{"id":"a","effect":"maybe","when":{}}', '"maybe"', '"allow" or'],
  ['no effect', '{"id":"a","when":{}}', '{', words.noEffect],
  ['no id', '{"effect":"deny","when":{}}', '{', words.noId],
  ['no conditions', '{"id":"a","effect":"deny"}', '{', words.noConditions],
  [
    'a value without a list',
    '{"id":"a","effect":"deny","when":{"role":"analyst"}}',
    '"analyst"',
    'must be a list',
  ],
  ['an empty list', '{"id":"a","effect":"deny","when":{"role":[]}}', '[]', 'at least one'],
  [
    'an hour too many',
    '{"id":"a","effect":"deny","when":{"hours":{"from":"24:00","to":"07:00"}}}',
    '"24:00"',
    '"from" must be a time',
  ],
  [
    'an hour of nothing',
    '{"id":"a","effect":"deny","when":{"hours":{"from":"07:00","to":"07:00"}}}',
    '{"from"',
    words.sameTime,
  ],
  ['a rule that is none', '7', '7', words.noRule],
])('%s', (_what, rule, place, words) => {
  const [first] = faults(withRule(rule));
  expect(first).toMatchObject({ line: 2, column: rule.indexOf(place) + 1 });
  expect(first?.message).toContain(words);
});

test('faults come in the order of the text, a repeated id among them', () => {
  const text = withRule(
    '{"id":"a","effect":"deny","when":{}},\n{"id":"a","effect":"x","when":{"place":["moon"]}}',
  );
  expect(faults(text).map(({ line, column }) => [line, column])).toEqual([
    [3, 7],
    [3, 20],
    [3, 41],
  ]);
});

test.each(['[]', '7', 'null', '{}', '{"rules":{}}', '{"rules":[],"__proto__":1}', '""'])(
  '%s is not a policy',
  (text) => expect(faults(text)).not.toEqual([]),
);

const deep = '['.repeat(9_900) + ']'.repeat(9_900);

test.each([
  ['a policy', deep],
  ['its rules', `{"rules":${deep}}`],
  ['a role', withRule(`{"id":"a","effect":"deny","when":{"role":[${'['.repeat(9_900)}`)],
  ['an unclosed policy', '[{'.repeat(9_999)],
])('%s of thousands of brackets is refused where it gets too deep', (_what, text) => {
  const [fault, ...others] = faults(text);
  expect(fault).toMatchObject({ message: 'the policy is nested deeper than 20 levels' });
  expect(others).toEqual([]);
});

test('no text makes it throw, and one that is too long is refused', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), characters()), (text) => {
      expect(Array.isArray(faults(text))).toBe(true);
    }),
  );
  expect(faults(' '.repeat(20_001))[0]?.message).toContain('longer than 20,000');
});
