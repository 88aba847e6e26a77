import { expect, test } from 'vitest';

import { isIsoDay } from '../../lib/time/dates.ts';
import { claims } from '../claims.ts';
import { directors, executives } from '../people.ts';
import { releaseSlugs } from '../press/catalog.ts';
import { releases } from '../press/releases.ts';
import { services } from '../product/offer.ts';
import { products } from '../products.ts';
import { milestones } from './about.ts';
import { positionCatalog } from './careers/catalog.ts';
import { placeOf } from './careers/places.ts';
import { positions } from './careers/positions.ts';
import { publicationSlugs } from './resources/labs/catalog.ts';
import { publications } from './resources/labs/records.ts';

test('the company lists as many products as it claims', () => {
  expect(`${products.length + services.length} products`).toBe(claims.products.figure);
});

test('the company names each person once', () => {
  const names = [...executives, ...directors].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('positions have a full place name that contains the short one', () => {
  for (const entry of positionCatalog) expect(placeOf(entry).full).toContain(placeOf(entry).short);
});

const labs = publicationSlugs.map((slug) => ({ slug, ...publications[slug] }));
const press = releaseSlugs.map((slug) => ({ slug, ...releases[slug] }));

test.each([
  ['positions', positionCatalog.map(({ slug }) => ({ slug, title: positions[slug].title }))],
  ['publications', labs],
  ['releases', press],
])('slugs of %s are made of their titles', (_, records) => {
  for (const { slug, title } of records)
    expect(title.toLowerCase().replaceAll(/[^a-z]+/g, '-')).toBe(slug);
});

test.each([
  ['milestones are oldest first', milestones],
  ['publications are newest first', labs.toReversed()],
  ['releases are newest first', press.toReversed()],
])('%s, on days that exist', (_, records) => {
  const dates = records.map(({ date }) => date);
  expect(dates.every(isIsoDay)).toBe(true);
  expect(dates).toEqual(dates.toSorted());
});
