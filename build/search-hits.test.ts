import { describe, expect, test } from 'vitest';

import type { IndexedPage } from '../src/features/search/indexed-page.ts';
import { addHits, shardsOf, type WordHits } from './search-shards.ts';

const page = (slug: string, title: string, ...sections: IndexedPage['sections']): IndexedPage => ({
  path: `/blog/${slug}`,
  title,
  kind: 'Article',
  sections,
});
const hitsOf = (...pages: IndexedPage[]): WordHits => {
  const hits: WordHits = new Map();
  for (const one of pages) addHits(hits, one);
  return hits;
};

describe('what a page can be found by', () => {
  test('is its title first, then its headings, then its text, once a word', () => {
    const hits = hitsOf(
      page(
        'keys',
        'Rotating keys',
        ['', '', '', 'A lede.'],
        ['why', 'Why keys rotate', '', 'Because entropy entropy.'],
      ),
    );
    expect([...hits].map(([word, found]) => [word, found.map(({ rank }) => rank)])).toEqual([
      ['rotating', [0]],
      ['keys', [0]],
      ['why', [1]],
      ['rotate', [1]],
      ['entropy', [2]],
      ['because', [2]],
    ]);
    expect(hits.get('keys')?.[0]).toEqual({
      page: { path: '/blog/keys', title: 'Rotating keys', kind: 'Article' },
      section: ['', '', '', 'A lede.'],
      rank: 0,
    });
    expect(hits.get('rotate')?.[0]?.section).toEqual([
      'why',
      'Why keys rotate',
      '',
      'Because entropy entropy.',
    ]);
  });

  test('is of its text the ten words that say most: how often, times how long', () => {
    const words = Array.from({ length: 12 }, (_, at) => `word${String.fromCodePoint(97 + at)}`);
    const text = words.map((word, at) => `${word} `.repeat(at + 1)).join('');
    // Four letters are too few, however often they are said; a long word outweighs a short one.
    const hits = hitsOf(
      page('a', '', ['', '', '', `${'four '.repeat(99)} considerably considerably ${text}`]),
    );
    expect([...hits.keys()]).toEqual([
      ...words.slice(4).toReversed(),
      'considerably',
      ...words.slice(3, 4),
    ]);
  });

  test('shows the text around the word where it is said first, 160 characters at most', () => {
    const long = `${'Other text. '.repeat(40)} the entropy here. ${'More of it. '.repeat(40)}`;
    const hits = hitsOf(
      page('a', 'Title', ['', '', '', long], ['b', '', '', 'Entropy again, entropy.']),
    );
    const section = hits.get('entropy')?.[0]?.section;
    expect(section?.[0]).toBe('');
    expect(section?.[3]).toContain('entropy here');
    const lede = hits.get('title')?.[0]?.section[3] ?? '';
    expect(lede).toMatch(/^Other text/);
    for (const shown of [lede, section?.[3] ?? '']) {
      expect(shown.replaceAll('…', '').length).toBeLessThanOrEqual(160);
      expect(shown.length).toBeGreaterThan(120);
    }
  });

  test('is every word of a long title, and a title alone is enough', () => {
    const title = Array.from({ length: 30 }, (_, at) => `word${at}`).join(' ');
    const hits = hitsOf(page('a', title));
    expect(hits.size).toBe(30);
    expect(hits.get('word0')?.[0]?.section).toEqual(['', '', '', '']);
  });

  test('is folded as a query is; what folds to nothing is passed over', () => {
    const text = 'CAFÉS cafés \uff9e\uff9e\uff9e\uff9e\uff9e';
    expect([...hitsOf(page('a', 'Über', ['', '', '', text])).keys()]).toEqual(['uber', 'cafes']);
  });

  test('of several pages each has its own hit', () => {
    const hits = hitsOf(page('a', 'Keys'), page('b', 'Keys'));
    expect(hits.get('keys')?.map(({ page: { path } }) => path)).toEqual(['/blog/a', '/blog/b']);
  });
});

describe('shards', () => {
  const filled = (slug: string, title: string) =>
    page(slug, title, ['', '', '', 'x y '.repeat(30).trim()]);
  const many = (word: string, count: number) =>
    Array.from({ length: count }, (_, at) => filled(`${word}-${at}`, word));
  const sizes = (shards: ReturnType<typeof shardsOf>) =>
    [...shards.values()].map((pages) => JSON.stringify(pages).length);

  test('are by the first letter while that is little, with the keys in order', () => {
    const shards = shardsOf(hitsOf(page('a', 'mesh key quantum'), page('b', 'keyring')));
    expect([...shards.keys()]).toEqual(['k', 'm', 'q']);
    expect(shards.get('k')?.map(({ path }) => path)).toEqual(['/blog/a', '/blog/b']);
  });

  test('are by as many letters as it needs', () => {
    const shards = shardsOf(
      hitsOf(...many('mesh', 150), ...many('mess', 150), ...many('metal', 20), page('k', 'key')),
    );
    expect([...shards.keys()]).toEqual(['k', 'mesh', 'mess', 'met']);
    for (const size of sizes(shards)) expect(size).toBeLessThan(60_000);
  });

  test('a word that ends where others go on has a shard of its own', () => {
    const shards = shardsOf(hitsOf(...many('key', 150), ...many('keyring', 150)));
    expect([...shards.keys()]).toEqual(['key', 'keyr']);
  });

  test('of a word in too many pages those are kept that have it in their title, then the first', () => {
    const heading = Array.from({ length: 200 }, (_, at) =>
      page(`h-${at}`, 'Other', ['a', 'Mesh', '', 'x y '.repeat(30).trim()]),
    );
    const [kept = []] = shardsOf(
      new Map([['mesh', hitsOf(...heading, ...many('mesh', 100)).get('mesh') ?? []]]),
    ).values();
    const slugs = kept.map(({ path }) => path.slice('/blog/'.length));
    expect(slugs.slice(0, 100)).toEqual(many('mesh', 100).map(({ path }) => path.slice(6)));
    expect(slugs[100]).toBe('h-0');
    expect(slugs.length).toBeGreaterThan(150);
    expect(slugs.length).toBeLessThan(300);
  });

  test('hold what several words say of one page once', () => {
    const shards = shardsOf(hitsOf(page('a', 'key keyring', ['', '', '', 'Lede.'])));
    expect(shards.get('k')).toEqual([page('a', 'key keyring', ['', '', '', 'Lede.'])]);
  });
});
