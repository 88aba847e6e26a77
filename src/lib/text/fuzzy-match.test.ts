import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance, fuzzyMatches } from './fuzzy-match.ts';
import { characters } from '../../../tests/support/characters.ts';

const known = [
  '/',
  '/about',
  '/blog',
  '/blog/quantum-storage-guide',
  '/contact',
  '/docs',
  '/platform/encryption',
  '/platform/quantum-storage',
  '/privacy-policy',
  '/solutions/it-leaders',
];

describe('fuzzyMatches', () => {
  test.each([
    ['/abuot', '/about'],
    ['/ABOUT/', '/about'],
    ['/about.html', '/about'],
    ['/blogs', '/blog'],
    ['/blog/no-such-post', '/blog'],
    ['/encrypton', '/platform/encryption'],
    ['/platform/quantumstorage', '/platform/quantum-storage'],
    ['/privacypolicy', '/privacy-policy'],
    ['/privacy', '/privacy-policy'],
    ['/solution/it_leader', '/solutions/it-leaders'],
    ['/storage/quantum/platform', '/platform/quantum-storage'],
  ])('%s suggests %s first', (wanted, expected) => {
    expect(fuzzyMatches(wanted, known, 3)[0]).toBe(expected);
  });

  test.each([
    '',
    '/',
    '//',
    '/zzzz',
    '/wp-admin/setup.php',
    '/%',
    '/%E0%A4%A',
    '/__proto__',
    '/constructor',
    '//evil.example',
    '/\ud800',
    '/漢字',
  ])('%j has nothing close', (wanted) => {
    expect(fuzzyMatches(wanted, known, 3)).toEqual([]);
  });

  test('returns at most `limit` paths, best first', () => {
    expect(fuzzyMatches('/quantum-storage', known, 1)).toEqual(['/platform/quantum-storage']);
    expect(fuzzyMatches('/quantum-storage', known, 5)).toEqual([
      '/platform/quantum-storage',
      '/blog/quantum-storage-guide',
    ]);
    expect(fuzzyMatches('/about', known, 0)).toEqual([]);
  });

  test('only the first 200 characters count', () => {
    expect(fuzzyMatches(`${'/'.repeat(195)}about`, known, 3)).toEqual(['/about']);
    expect(fuzzyMatches(`${'/'.repeat(200)}about`, known, 3)).toEqual([]);
    expect(fuzzyMatches(`/about/${'z'.repeat(8_000)}`, known, 3)).toEqual(
      fuzzyMatches(`/about/${'z'.repeat(193)}`, known, 3),
    );
  });

  test('any text finds only known paths, and a known path finds itself', () => {
    fc.assert(
      fc.property(characters({ maxLength: 80 }), (wanted) => {
        for (const path of fuzzyMatches(wanted, known, 3)) expect(known).toContain(path);
      }),
    );
    for (const path of known.slice(1)) expect(fuzzyMatches(path, known, 1)).toEqual([path]);
  });
});

describe('editDistance', () => {
  /** The recursive definition. */
  function plain(a: string, b: string): number {
    if (a === '' || b === '') return a.length + b.length;
    const swap =
      a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)
        ? plain(a.slice(0, -2), b.slice(0, -2)) + 1
        : Infinity;
    return Math.min(
      swap,
      plain(a.slice(0, -1), b) + 1,
      plain(a, b.slice(0, -1)) + 1,
      plain(a.slice(0, -1), b.slice(0, -1)) + Number(a.at(-1) !== b.at(-1)),
    );
  }

  test('agrees with the recursive definition', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editDistance(one, other)).toBe(plain(one, other));
      }),
    );
  });
});
