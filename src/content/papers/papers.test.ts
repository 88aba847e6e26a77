import { expect, test } from 'vitest';

import { isIsoDay } from '../../lib/time/dates.ts';
import { paperCatalog } from './catalog.ts';
import { papers } from './papers.ts';

const all = paperCatalog.map(({ slug }) => papers[slug]);

test('every paper of the catalog has its text, and a date that exists', () => {
  expect(Object.keys(papers).toSorted()).toEqual(paperCatalog.map(({ slug }) => slug).toSorted());
  expect(all.map(({ date }) => date).filter((date) => !isIsoDay(date))).toEqual([]);
});

test('references are secure addresses, each cited once', () => {
  for (const { references } of all) {
    const addresses = references.map(({ href }) => href);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.filter((href) => !href.startsWith('https://'))).toEqual([]);
  }
});
