import { expect, test } from 'vitest';

import { isIsoDay } from '../../lib/time/dates.ts';
import { claims } from '../claims.ts';
import { people } from '../records.ts';
import { services } from '../product/offer.ts';
import { products } from '../products.ts';
import { milestones } from './about.ts';
import { placeIds, workplaceOf } from './careers/places.ts';
import { publicationSlugs } from './resources/labs/catalog.ts';
import { publications } from './resources/labs.ts';

test('the company lists as many products as it claims', () => {
  expect(Number.parseInt(claims.products.figure, 10)).toBe(products.length + services.length);
});

test('the company names each person once', () => {
  const names = people.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('positions have a full place name that contains the short one', () => {
  for (const id of placeIds) expect(workplaceOf(id).full).toContain(workplaceOf(id).short);
});

const labs = publicationSlugs.map((slug) => ({ slug, ...publications[slug] }));

test.each([
  ['milestones are oldest first', milestones],
  ['publications are newest first', labs.toReversed()],
])('%s, on days that exist', (_, records) => {
  const dates = records.map(({ date }) => date);
  expect(dates.every(isIsoDay)).toBe(true);
  expect(dates).toEqual(dates.toSorted());
});
