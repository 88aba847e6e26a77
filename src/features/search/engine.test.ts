import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createEngine, type Result, type SearchResults } from './engine.ts';
import { type IndexedPage, maxQueryLength } from './search-index.ts';
import { hostileTexts } from '../../../tests/support/hostile-texts.ts';
import { tokensOf } from '../../lib/text/search-words.ts';
import { characters } from '../../../tests/support/characters.ts';
import { sectionsIn } from '../../../tests/support/sections-in.ts';

const pages: readonly IndexedPage[] = [
  {
    path: '/docs',
    title: 'Documentation',
    kind: 'docs',
    sections: sectionsIn(
      '<p>Sixteen topics</p><h2 id="key-rotation">Key rotation</h2><p>Renewing wraps.</p><pre>const wrap = await rewrap(old);</pre><h3 id="what-moves">What moves</h3><p>The wrap - and nothing - else.</p>',
    ),
  },
  {
    path: '/about',
    title: 'About the company',
    kind: 'page',
    sections: sectionsIn('<p>Prototype constructor __proto__ of a café. Rotation of staff.</p>'),
  },
];
const engine = await createEngine(pages);
const hrefs = ({ results }: SearchResults) => results.map(({ href }) => href);
const text = (segments: Result['title']) => segments.map((segment) => segment.text).join('');

describe('a search', () => {
  test.each([
    ['two slips', 'roatation'],
    ['capitals', 'ROTATION'],
  ])('finds %s', (_what, query) => {
    expect(hrefs(engine.search(query))).toContain('/docs#key-rotation');
  });

  test('finds words in code, and words without their accents', () => {
    expect(hrefs(engine.search('rewrap'))[0]).toBe('/docs#key-rotation');
    expect(hrefs(engine.search('cafe'))).toEqual(['/about']);
  });

  test('says what a result is and where it stands', () => {
    const [result] = engine.search('moves').results;
    expect(result).toMatchObject({ kind: 'docs', trail: ['Documentation', 'Key rotation'] });
    expect(text(result?.title ?? [])).toBe('What moves');
    expect(engine.search('rewrap').results[0]?.trail).toEqual(['Documentation']);
    expect(text(engine.search('staff').results[0]?.title ?? [])).toBe('About the company');
  });

  test('leads to its section, and a page’s own text to the page', () => {
    const href = (query: string) => engine.search(query).results[0]?.href;
    expect(href('wrap nothing')).toBe('/docs#what-moves');
    expect(href('staff')).toBe('/about');
  });

  test('returns only the requested kinds', () => {
    expect(hrefs(engine.search('rotation', ['page']))).toEqual(['/about']);
    expect(engine.search('staff', ['docs', 'api']).count).toBe(0);
  });

  test('is partial if no place has every word', () => {
    expect(engine.search('rotation staff zxqv')).toMatchObject({ count: 1, partial: true });
    expect(engine.search('staff rotation')).toMatchObject({ count: 1, partial: false });
  });

  test('finds nothing for an empty or unknown query', () => {
    const nothing = { count: 0, partial: false, results: [] };
    for (const query of ['', ' ', '?!', 'zxqv']) expect(engine.search(query)).toEqual(nothing);
  });
});

// Seen to fail: each, with words parted at all that is no letter or digit.
test.each([
  ['暗号', '量子暗号の時代。'],
  ['子暗', '量子暗号の時代。'],
  ['暗号 時代', '量子暗号の時代。'],
  ['รหัส', 'การเข้ารหัสข้อมูล'],
  ['quantum', 'A quan\u00adtum computer'],
  ['zerowidth', 'zero\u200bwidth'],
  ['quan\u00adtum', 'A quantum computer'],
  ['C#', 'Bindings for C# and Go'],
  ['C++', 'Written in C++.'],
  ['.NET', 'For .NET 8'],
  ['R&D', 'Our R&D'],
  ['PKCS#11', 'By PKCS #11'],
])('“%s” is found in “%s”', async (query, written) => {
  const section = (found: string) => [['', '', '', found]] as const;
  const others = ['C only', '量の子', 'รับ', 'D']
    .filter((other) => other !== written)
    .map(
      (other, at) =>
        ({ path: `/${at}`, title: 'T', kind: 'page', sections: section(other) }) as const,
    );
  const page = { path: '/x', title: 'T', kind: 'page', sections: section(written) } as const;
  const { results, partial } = (await createEngine([page, ...others])).search(query);
  expect([partial, results.map(({ href }) => href.split('#')[0])]).toEqual([false, ['/x']]);
  expect(results[0]?.excerpt.some(({ hit }) => hit)).toBe(true);
});

test('without the signs, a word with signs is found, too', () => {
  expect(tokensOf('C++ and C#')).toEqual(['c++', 'c', 'and', 'c#', 'c']);
});

describe('hostile queries', () => {
  test('no text of the list does harm', () => {
    for (const result of hostileTexts.flatMap((query) => engine.search(query).results)) {
      expect(result.href).toMatch(/^\/(?:docs|about)(?:#[\w-]+)?$/);
      expect(text(result.excerpt).isWellFormed()).toBe(true);
    }
  });

  test('a long query is cut first', () => {
    expect(engine.search(`rotation ${'é'.repeat(1_000_000)}`).count).toBeGreaterThan(0);
    expect(engine.search(`${'x'.repeat(maxQueryLength)} rotation`).count).toBe(0);
  });

  test('no query makes it throw', () => {
    fc.assert(
      fc.property(characters({ maxLength: 80 }), (query) => {
        expect(engine.search(query).count).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
