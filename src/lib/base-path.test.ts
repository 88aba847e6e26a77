import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addBase, placeOf, takeBase } from './base-path.ts';

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
