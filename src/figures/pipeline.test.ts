import { expect, test } from 'vitest';

import { criticalPath, pipelineFigure } from './pipeline.ts';

const step = (minutes: number, ...after: string[]) => ({ minutes, after, at: [0, 0] as const });

test('the longest path wins, not the one with most steps', () => {
  const steps = {
    a: step(1),
    b: step(1, 'a'),
    c: step(1, 'b'),
    slow: step(9, 'a'),
    end: step(1, 'c', 'slow'),
  };
  expect(criticalPath(steps)).toEqual(['a', 'slow', 'end']);
});

test('steps that wait for each other, or for no one, are refused', () => {
  expect(() => criticalPath({ a: step(1, 'b'), b: step(1, 'a') })).toThrow('cannot be ordered');
  expect(() => criticalPath({ a: step(1, 'missing') })).toThrow('missing');
});

test('the cryptographic checks of the drawn pipeline are not on its critical path', () => {
  expect(pipelineFigure().description).toContain(
    'commit, build, tests, sign, stage, release, takes 31 minutes',
  );
});
