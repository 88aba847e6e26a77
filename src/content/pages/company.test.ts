import { describe, expect, test } from 'vitest';

import { isIsoDay } from '../../lib/dates.ts';
import { claims } from '../claims.ts';
import { directors, executives } from '../people.ts';
import { products } from '../products.ts';
import { components, milestones } from './about.ts';
import { positionCatalog } from './careers/catalog.ts';
import { placeOf } from './careers/places.ts';
import { positions } from './careers/positions.ts';
import { partnerBenefits, partnerTypes, requirements } from './partners.ts';
import { innovationCatalog, publicationSlugs, statuses } from './resources/labs/catalog.ts';
import { publications } from './resources/labs/records.ts';

const slugOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');

describe('the company', () => {
  test('lists as many products as it claims', () => {
    expect(`${products.length + components.length} products`).toBe(claims.products.figure);
  });

  test('has four milestones on days that exist, oldest first', () => {
    const dates = milestones.map(({ date }) => date);
    expect(dates).toHaveLength(4);
    expect(dates.every(isIsoDay)).toBe(true);
    expect(dates).toEqual(dates.toSorted());
  });

  test('names nobody twice', () => {
    const names = [...executives, ...directors].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('open positions', () => {
  test('are the five of the specification, each under a slug made of its title', () => {
    const titles = positionCatalog.map(({ slug }) => positions[slug].title);
    expect(titles).toEqual([
      'Senior Security Engineer',
      'Quantum Cryptography Researcher',
      'DevSecOps Engineer',
      'Sales Engineer - Federal',
      'AI / Full-Stack Developer',
    ]);
    expect(positionCatalog.map(({ slug }) => slug)).toEqual(titles.map(slugOf));
  });

  test('are found under the place that they name', () => {
    for (const entry of positionCatalog)
      expect(placeOf(entry).full).toContain(placeOf(entry).short);
  });
});

describe('the labs', () => {
  test('have a project of each status', () => {
    expect([...statuses].toSorted()).toEqual([
      'Active Research',
      'Beta Testing',
      'In Development',
      'Research Phase',
    ]);
    for (const status of statuses)
      expect(innovationCatalog.some((project) => project.status === status)).toBe(true);
  });

  test('list publications newest first, each under a slug made of its title', () => {
    const dates = publicationSlugs.map((slug) => publications[slug].date);
    expect(dates.every(isIsoDay)).toBe(true);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const slug of publicationSlugs) expect(slugOf(publications[slug].title)).toBe(slug);
  });
});

test('the partner program has three types of three benefits, the six of the specification, and five requirements', () => {
  expect(partnerTypes.map(({ benefits }) => benefits.length)).toEqual([3, 3, 3]);
  expect(partnerBenefits.map(({ term }) => term.toLowerCase())).toEqual([
    'dedicated partner success manager',
    'technical training and certification',
    'sales and marketing resources',
    'co-branded marketing materials',
    'lead sharing and referral program',
    'priority technical support',
  ]);
  expect(requirements).toHaveLength(5);
});
