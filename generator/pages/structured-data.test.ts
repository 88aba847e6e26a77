import { expect, test } from 'vitest';

import { language } from '../../src/config/language.ts';
import { site } from '../../src/config/site.ts';
import { blog, eventBlock, organization } from './structured-data.ts';

const fair = {
  slug: 'fair',
  name: 'Fair',
  day: '2027-02-09',
  place: 'Hall 4',
  link: 'https://example.com/fair',
  text: '',
} as const;
const timed = { ...fair, starts: '18:30', zone: 'America/Los_Angeles' } as const;

const timesIn = (event: Parameters<typeof eventBlock>[0]) => {
  const { startDate, endDate } = Object(eventBlock(event));
  return [startDate, endDate];
};

test('an event ends when its file says so', () => {
  expect(timesIn(fair)).toEqual(['2027-02-09', '2027-02-09']);
  expect(timesIn({ ...fair, lastDay: '2027-02-11' })).toEqual(['2027-02-09', '2027-02-11']);
  expect(timesIn({ ...timed, ends: '20:00' })).toEqual([
    '2027-02-10T02:30:00.000Z',
    '2027-02-10T04:00:00.000Z',
  ]);
});

// Seen to fail: with the day as its end, which is before 18:30 in Los Angeles.
test('an event without an end has none before it begins', () => {
  expect(timesIn(timed)).toEqual(['2027-02-10T02:30:00.000Z', undefined]);
  expect(timesIn({ ...timed, lastDay: '2027-02-10' })).toEqual(['2027-02-09', '2027-02-10']);
});

// Seen to fail: with an empty one.
test('an address without a postal code states none', () => {
  const codeIn = (postalCode: string) =>
    Object(organization({ ...site.address, postalCode })).address;
  expect(codeIn('')).not.toHaveProperty('postalCode');
  expect(codeIn('1090')).toMatchObject({ postalCode: '1090' });
});

// Seen to fail: with the language of the pages.
test('a blog whose articles are all in one other language is in that', () => {
  const head = { path: '/blog', title: '', description: '' } as Parameters<typeof blog>[0];
  const languageOf = (...tags: readonly (string | undefined)[]) =>
    Object(
      blog(
        head,
        tags.map((lang) => ({ slug: 'a', lang })) as unknown as Parameters<typeof blog>[1],
      ),
    ).inLanguage;
  expect(languageOf('fr', 'fr')).toBe('fr');
  expect(languageOf('fr', undefined)).toBe(language);
  expect(languageOf()).toBe(language);
});
