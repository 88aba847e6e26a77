import { expect, test } from 'vitest';

import { relatedItems } from './pages-of-blog.ts';

const items = ['a1', 'b1', 'a2', 'a3', 'b2', 'a4', 'a5', 'a6'];
const around = relatedItems(items, (item) => item.slice(0, 1), 2);

test('the first and last items have one neighbor', () => {
  expect(around('a1')).toMatchObject({ before: undefined, after: 'b1' });
  expect(around('a6')).toMatchObject({ before: 'a5', after: undefined });
});

test('related items are the nearest of the group except the neighbors, in list order', () => {
  expect(around('a3')).toEqual({ before: 'a2', after: 'b2', related: ['a1', 'a4'] });
  expect(around('a6').related).toEqual(['a3', 'a4']);
  expect(around('b1').related).toEqual(['b2']);
});

test('an unknown item has no neighbors', () => {
  expect(around('c1')).toEqual({ before: undefined, after: undefined, related: [] });
});

test('a lookup is as fast in a long list as in a short one', () => {
  let asked = 0;
  const long = Array.from({ length: 20_000 }, (_, index) => ({ index }));
  const near = relatedItems(long, () => ((asked += 1), 'all'), 3);
  for (const item of long) near(item);
  expect(asked).toBe(2 * long.length);
});
