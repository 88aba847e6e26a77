import { expect, test } from 'vitest';

import { isIsoDay } from '../../lib/dates.ts';
import { releaseSlugs } from './catalog.ts';
import { boilerplate } from './media-kit.ts';
import { releases } from './releases.ts';

test.each([50, 100] as const)('the boilerplate of %i words has about that many', (words) => {
  const { length } = boilerplate[words].split(/\s+/);
  expect(Math.abs(length - words)).toBeLessThanOrEqual(words / 10);
});

test('releases stand newest first, each with a slug made of its title', () => {
  const dates = releaseSlugs.map((slug) => releases[slug].date);
  expect(dates.every(isIsoDay)).toBe(true);
  expect(dates).toEqual(dates.toSorted().toReversed());
  for (const slug of releaseSlugs)
    expect(releases[slug].title.toLowerCase().replaceAll(/[^a-z]+/g, '-')).toBe(slug);
});
