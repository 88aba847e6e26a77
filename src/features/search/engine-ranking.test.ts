import { describe, expect, test } from 'vitest';

import { createEngine, maxResults } from './engine.ts';
import type { IndexedPage } from './indexed-page.ts';

/** A site of pages that hold one text each, found by its number. */
const site = (...texts: string[]): Promise<(query: string) => string[]> =>
  createEngine(
    texts.map((text, index): IndexedPage => ({
      path: `/${index}`,
      title: 'Untitled',
      kind: 'Page',
      sections: [['', '', '', text]],
    })),
  ).then(
    ({ search }) =>
      (query) =>
        search(query).results.map(({ href }) => href.slice(1, href.indexOf('#'))),
  );

describe('what is looked for', () => {
  test('another form of a word is found by the beginning that both share', async () => {
    const find = await site('All encryptions.', 'It was here before.');
    expect(find('encrypted')).toEqual(['0']);
    for (const other of ['bandaged', 'zxqv']) expect(find(other)).toEqual([]);
  });

  test('a word is found by its beginning from the second letter on', async () => {
    const find = await site('A rotation.');
    expect(find('r')).toEqual([]);
    expect(find('ro')).toEqual(['0']);
  });

  test('a slip is forgiven in a word of four letters, not in one of three', async () => {
    const find = await site('A wrap and a key.');
    expect(find('wrep')).toEqual(['0']);
    expect(find('kez')).toEqual([]);
  });

  test('slips are forgiven only where fewer than three places have the words as they were typed', async () => {
    const three = await site('wrap', 'wrap', 'wrap', 'wrep');
    expect(three('wrap').toSorted()).toEqual(['0', '1', '2']);
    const two = await site('wrap', 'wrap', 'wrep');
    expect(two('wrap')).toEqual(['0', '1', '2']);
  });

  test('of three words two are enough where fewer than three places have all', async () => {
    const find = await site('alpha beta gamma', 'alpha beta', 'gamma', 'delta');
    expect(find('alpha beta gamma')).toEqual(['0', '1']);
  });

  test('of two words one is enough only where no place has both', async () => {
    const find = await site('alpha beta', 'alpha', 'gamma');
    expect(find('alpha beta')).toEqual(['0']);
    expect(find('alpha gamma').toSorted()).toEqual(['0', '1', '2']);
  });

  test('one word of two counts in another form as well, but not misspelled', async () => {
    const find = await site('A rotation.', 'A wrapping.');
    expect(find('rotating zxqv')).toEqual(['0']);
    expect(find('wrappong zxqv')).toEqual([]);
  });
});

describe('an answer', () => {
  const many = Array.from({ length: 25 }, (_, index) => `wrap ${index}`);
  const page = (path: string, kind: IndexedPage['kind']): IndexedPage => ({
    path,
    title: 'Wraps',
    kind,
    sections: [
      ['', '', '', 'About wraps.'],
      ['part-two', 'Renewal', 'Chapter', 'How it is renewed.'],
    ],
  });

  test('counts every place and gives the best twenty', async () => {
    const engine = await createEngine([
      { path: '/', title: 'T', kind: 'Page', sections: many.map((text) => ['a', 'H', '', text]) },
    ]);
    const { count, results } = engine.search('wrap');
    expect([count, results.length]).toEqual([25, maxResults]);
  });

  test('to nothing is nothing, and not a part of something', async () => {
    const { search } = await createEngine([page('/', 'Page')]);
    expect(search('')).toEqual({ count: 0, partial: false, results: [] });
  });

  test('leads from the page down: nothing above a page, the page above its parts', async () => {
    const { search } = await createEngine([page('/', 'Page')]);
    expect(search('about').results[0]).toMatchObject({
      href: '/#:~:text=About%20wraps.',
      trail: [],
    });
    expect(search('renewal').results[0]?.trail).toEqual(['Wraps', 'Chapter']);
  });

  test('to the name of a page is the page, and after it the parts of the page', async () => {
    const { search } = await createEngine([page('/', 'Page')]);
    const titles = search('wraps').results.map(({ title }) =>
      title.map(({ text }) => text).join(''),
    );
    expect(titles).toEqual(['Wraps', 'Renewal']);
  });

  test('to the chapter or the anchor of a part is the part', async () => {
    const { search } = await createEngine([page('/', 'Page')]);
    for (const query of ['chapter', 'two'])
      expect(search(query).results.map(({ trail }) => trail)).toEqual([['Wraps', 'Chapter']]);
  });

  test('to a word is a heading that has it before a text that says it again and again', async () => {
    const { search } = await createEngine([
      {
        path: '/',
        title: 'T',
        kind: 'Page',
        sections: [
          ['a', 'Other', '', 'seal seal seal seal'],
          ['b', 'How one would put a seal on it', '', 'Other'],
        ],
      },
    ]);
    expect(search('seal').results.map(({ href }) => href.slice(0, 3))).toEqual(['/#b', '/#a']);
  });

  test('to a word is the page of that name before a part whose heading mentions it', async () => {
    const rest = { kind: 'Page', path: '/' } as const;
    const { search } = await createEngine([
      { ...rest, title: 'Other', sections: [['a', 'How to seal', '', 'Other']] },
      { ...rest, title: 'Seal', sections: [['', '', '', 'Other']] },
    ]);
    expect(search('seal').results.map(({ trail }) => trail.length)).toEqual([0, 1]);
  });

  test.each(['Docs', 'API'] as const)(
    'puts %s before an argument that says the same',
    async (manual) => {
      const { search } = await createEngine([page('/argument', 'Page'), page('/manual', manual)]);
      expect(search('renewed').results.map(({ kind }) => kind)).toEqual([manual, 'Page']);
    },
  );
});
