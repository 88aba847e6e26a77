import { describe, expect, it } from 'vitest';

import { atLeast, atMost, median, ratioOf, reaches, table } from './figures.ts';

describe('median', () => {
  it('takes the middle value in any order', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([10, 9])).toBe(9.5);
    expect(median([7])).toBe(7);
  });

  it('throws without numbers', () => {
    expect(() => median([])).toThrow('nothing');
  });
});

describe('ratioOf', () => {
  it('divides by the reference', () => {
    expect(ratioOf(11, 10)).toBe(1.1);
  });

  it('is undefined without a reference or with zero', () => {
    expect(ratioOf(11, undefined)).toBeUndefined();
    expect(ratioOf(11, 0)).toBeUndefined();
  });
});

describe('reaches', () => {
  const figure = { name: '', value: 120, unit: 'ms', ratio: 1.2 };

  it('compares the value or the ratio with the limit', () => {
    expect(reaches({ ...figure, goal: atMost('value', 120) })).toBe(true);
    expect(reaches({ ...figure, goal: atMost('ratio', 1.1) })).toBe(false);
    expect(reaches({ ...figure, goal: atLeast('ratio', 0.9) })).toBe(true);
  });

  it('is undefined without a goal or without a ratio', () => {
    expect(reaches(figure)).toBeUndefined();
    expect(reaches({ ...figure, ratio: undefined, goal: atMost('ratio', 1) })).toBeUndefined();
  });
});

describe('table', () => {
  it('aligns columns and marks missed goals', () => {
    const text = table([
      { name: '/ HTML', value: 14_250, unit: 'B', ratio: 0.976, goal: atMost('value', 14_600) },
      { name: '/about shift', value: 0.0123, unit: '', goal: atMost('value', 0.01) },
      { name: '/docs', value: 812.4, unit: 'ms', goal: atMost('ratio', 1.1) },
    ]);
    expect(text.split('\n')).toEqual([
      '                figure  goal                         ratio',
      '/ HTML        14,250 B  at most 14,600 B: reached     0.98',
      '/about shift     0.012  at most 0.01: MISSED',
      '/docs           812 ms  ratio at most 1.10: unknown',
    ]);
  });
});
