import { describe, expect, test } from 'vitest';

import { isIsoDay } from '../../lib/dates.ts';
import { claims } from '../claims.ts';
import { directors, executives } from '../people.ts';
import { services } from '../product/offer.ts';
import { products } from '../products.ts';
import { milestones } from './about.ts';
import { positionCatalog } from './careers/catalog.ts';
import { placeOf } from './careers/places.ts';
import { positions } from './careers/positions.ts';
import { publicationSlugs } from './resources/labs/catalog.ts';
import { publications } from './resources/labs/records.ts';

const slugOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');

describe('the company', () => {
  test('lists as many products as it claims', () => {
    expect(`${products.length + services.length} products`).toBe(claims.products.figure);
  });

  test('has milestones on days that exist, oldest first', () => {
    const dates = milestones.map(({ date }) => date);
    expect(dates.every(isIsoDay)).toBe(true);
    expect(dates).toEqual(dates.toSorted());
  });

  test('names each person once', () => {
    const names = [...executives, ...directors].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('open positions', () => {
  test('have slugs made from their titles', () => {
    for (const { slug } of positionCatalog) expect(slugOf(positions[slug].title)).toBe(slug);
  });

  test('have a full place name that contains the short one', () => {
    for (const entry of positionCatalog)
      expect(placeOf(entry).full).toContain(placeOf(entry).short);
  });
});

describe('the labs', () => {
  test('list publications newest first, with slugs made from their titles', () => {
    const dates = publicationSlugs.map((slug) => publications[slug].date);
    expect(dates.every(isIsoDay)).toBe(true);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const slug of publicationSlugs) expect(slugOf(publications[slug].title)).toBe(slug);
  });
});
