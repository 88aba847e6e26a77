import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addBase, hasPage, homeOf, placed, placeOf, takeBase } from './base-path.ts';

test.each([
  ['https://a.example', 'https://a.example', ''],
  ['https://a.example/', 'https://a.example', ''],
  ['https://a.example/site', 'https://a.example/site', '/site'],
  ['https://a.example:8443/b/Site.1/', 'https://a.example:8443/b/Site.1', '/b/Site.1'],
  ['no address', 'no address', ''],
])('a site at %j begins at %j, below %j', (url, siteUrl, base) => {
  expect(placeOf(url)).toEqual({ siteUrl, base });
});

// Seen to fail: without the sign after the base, for /sites.
test.each([
  ['/', '/site/'],
  ['/contact', '/site/contact'],
  ['/#exchange', '/site/#exchange'],
  ['/sites', '/site/sites'],
  ['/assets/a.js', '/site/assets/a.js'],
  ['/site', '/site'],
  ['/site/contact', '/site/contact'],
  ['/site?q=1', '/site?q=1'],
  ['#top', '#top'],
  ['?page=2', '?page=2'],
  ['', ''],
  ['//cdn.example/a', '//cdn.example/a'],
  ['https://a.example/contact', 'https://a.example/contact'],
  ['mailto:a@a.example', 'mailto:a@a.example'],
])('below /site, %j is %j', (address, based) => {
  expect(addBase('/site', address)).toBe(based);
});

test.each([
  ['/site', '/'],
  ['/site/', '/'],
  ['/site/contact', '/contact'],
  ['/site/contact/', '/contact'],
  ['/site/site/', '/site'],
  ['/sites/contact', '/sites/contact'],
  ['/contact/', '/contact/'],
])('of %j, code knows %j', (path, own) => {
  expect(takeBase('/site', path)).toBe(own);
});

const path = fc
  .array(fc.stringMatching(/^[\w.-]{1,9}$/), { maxLength: 4 })
  .map((parts) => `/${parts.join('/')}`);

test('at the root, addresses stay as they are; below a base, what was added is taken off', () => {
  fc.assert(
    fc.property(path, (own) => {
      expect(addBase('', own)).toBe(own);
      expect(takeBase('', `${own}/`)).toBe(`${own}/`);
      expect(takeBase('/a/Site', addBase('/a/Site', own))).toBe(
        own === '/a/Site' || own.startsWith('/a/Site/') ? takeBase('/a/Site', own) : own,
      );
    }),
  );
});

const french = { tag: 'fr', base: '', pages: ['/', '/contact'] };
const english = { tag: 'en', base: '/en' };

// Seen to fail: with the first language taken for one that has every page, and without the second look at a base.
test.each([
  ['/', '/', 'fr', '/en/', 'en'],
  ['/contact#top', '/contact#top', 'fr', '/en/contact#top', 'en'],
  ['/pricing?a=1', '/en/pricing?a=1', 'en', '/en/pricing?a=1', 'en'],
  ['/blog/one.two', '/blog/one.two', undefined, '/blog/one.two', undefined],
  ['/blog/one', '/en/blog/one', 'en', '/en/blog/one', 'en'],
  ['/en/pricing', '/en/pricing', 'en', '/en/pricing', 'en'],
  ['/icon.svg', '/icon.svg', undefined, '/icon.svg', undefined],
  ['/SHA256SUMS', '/SHA256SUMS', undefined, '/SHA256SUMS', undefined],
  ['/assets/a.js', '/assets/a.js', undefined, '/en/assets/a.js', undefined],
  ['#top', '#top', undefined, '#top', undefined],
  ['//a.example/b', '//a.example/b', undefined, '//a.example/b', undefined],
])(
  'of two languages, %j leads to where its page is',
  (address, toFirst, first, toSecond, second) => {
    expect(placed([french, english], '', address)).toBe(toFirst);
    expect(homeOf([french, english], address)?.tag).toBe(first);
    expect(placed([english, french], '', address)).toBe(toSecond);
    expect(homeOf([english, french], address)?.tag).toBe(second);
  },
);

test('below a path, too, an address may pass twice', () => {
  const homes = [
    { ...french, base: '/site' },
    { ...english, base: '/site/en' },
  ];
  for (const address of ['/contact', '/pricing', '/icon.svg']) {
    const once = placed(homes, '/site', address);
    expect(placed(homes, '/site', once)).toBe(once);
  }
});

test('a language without a list has all pages but those that it lacks', () => {
  expect(hasPage({}, '/press')).toBe(true);
  expect(hasPage({ without: ['/press'] }, '/press#kit')).toBe(false);
  expect(hasPage({ without: ['/blog'] }, '/blog/one')).toBe(false);
  expect(hasPage({ pages: ['/blog'] }, '/blog/one?a')).toBe(true);
});
