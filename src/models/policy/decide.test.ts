import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  allowedShare,
  attributes,
  type Conditions,
  decide,
  everyAttempt,
  type Policy,
  type Rule,
  unreachableRules,
} from './decide.ts';
import { examplePolicy, exampleAttempt } from './example-policy.ts';
import { readPolicy } from './read-policy.ts';

const read = (text: string): Policy => {
  const result = readPolicy(text);
  if ('faults' in result) throw new Error(JSON.stringify(result.faults));
  return result.policy;
};
const example = read(examplePolicy);
const rule = (id: string, effect: Rule['effect'], when: Conditions): Rule => ({ id, effect, when });

describe('the example policy', () => {
  test('denies an analyst with an unencrypted disk at 02:10', () => {
    const { effect, decidedBy, verdicts } = decide(example, exampleAttempt);
    expect([effect, decidedBy?.id]).toEqual(['deny', 'no-unencrypted-disk']);
    const desk = verdicts.find(({ rule: { id } }) => id === 'trading-desk-hours');
    expect(desk).toMatchObject({
      state: 'failed',
      misses: [{ what: 'hours', wants: ['07:00', '19:00'], has: '02:10' }],
    });
  });

  test('allows the same analyst with a managed laptop at 10:00', () => {
    const attempt = { ...exampleAttempt, device: 'managed', time: '10:00' } as const;
    expect(decide(example, attempt)).toMatchObject({
      effect: 'allow',
      decidedBy: { id: 'trading-desk-hours' },
    });
  });

  test('has no unreachable rule', () => expect(unreachableRules(example)).toEqual([]));
});

test('a policy without rules denies everything', () => {
  for (const request of everyAttempt(['12:00'])) {
    expect(decide({ rules: [] }, request)).toMatchObject({ effect: 'deny', decidedBy: null });
  }
  expect(allowedShare({ rules: [] }, '12:00')).toEqual({ allowed: 0, all: 192 });
});

test('the first rule that applies decides; later ones are marked too late', () => {
  const rules = [rule('a', 'deny', { role: ['analyst'] }), rule('b', 'allow', {})];
  const { effect, verdicts } = decide({ rules }, exampleAttempt);
  expect(effect).toBe('deny');
  expect(verdicts.map(({ state }) => state)).toEqual(['decided', 'too-late']);
  expect(decide({ rules: rules.toReversed() }, exampleAttempt).effect).toBe('allow');
});

test.each([
  ['07:00', '19:00', ['07:00', '18:59'], ['06:59', '19:00', '00:00']],
  ['22:00', '06:00', ['22:00', '23:59', '00:00', '05:59'], ['06:00', '21:59']],
])('hours from %s to %s', (from, to, inside, outside) => {
  const policy = { rules: [rule('hours', 'allow', { hours: { from, to } })] };
  const at = (time: string) => decide(policy, { ...exampleAttempt, time }).effect;
  expect(inside.map(at)).toEqual(inside.map(() => 'allow'));
  expect(outside.map(at)).toEqual(outside.map(() => 'deny'));
});

const some = <T extends string>(values: readonly T[]) =>
  fc.option(fc.subarray([...values], { minLength: 1 }), { nil: undefined });
const anyRule = fc.record({
  id: fc.uuid(),
  effect: fc.constantFrom('allow' as const, 'deny' as const),
  when: fc
    .record({
      role: some(attributes.role),
      resource: some(attributes.resource),
      device: some(attributes.device),
      place: some(attributes.place),
    })
    .map((when) => JSON.parse(JSON.stringify(when)) as Conditions),
});
const anyPolicy = fc.record({ rules: fc.array(anyRule, { maxLength: 6 }) });

test('the first rule without a miss decides, and every other rule lists its misses', () => {
  fc.assert(
    fc.property(anyPolicy, (policy) => {
      for (const attempt of everyAttempt(['12:00'])) {
        const { effect, decidedBy, verdicts } = decide(policy, attempt);
        const first = verdicts.find(({ misses }) => misses.length === 0);
        expect(first?.rule ?? null).toBe(decidedBy);
        expect(effect).toBe(first?.rule.effect ?? 'deny');
        for (const { state, misses } of verdicts)
          expect(misses.length > 0).toBe(state === 'failed');
      }
    }),
    { numRuns: 30 },
  );
});

test('removing unreachable rules changes no decision', () => {
  const policy = { rules: [rule('all', 'deny', {}), rule('idle', 'allow', { role: ['auditor'] })] };
  expect(unreachableRules(policy).map(({ id }) => id)).toEqual(['idle']);
  fc.assert(
    fc.property(anyPolicy, (any) => {
      const unreachable = new Set(unreachableRules(any));
      const without = { rules: any.rules.filter((one) => !unreachable.has(one)) };
      expect(allowedShare(without, '12:00')).toEqual(allowedShare(any, '12:00'));
    }),
    { numRuns: 30 },
  );
});
