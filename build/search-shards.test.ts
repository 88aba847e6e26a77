import { expect, test } from 'vitest';

import { createEngine } from '../src/features/search/engine.ts';
import type { IndexedPage, SearchIndex } from '../src/features/search/indexed-page.ts';
import { mergePages, shardsFor } from '../src/features/search/shards.ts';
import { SearchIndexer } from './search-index.ts';

const article = (index: number): IndexedPage => ({
  path: `/blog/note-${index}`,
  title: index === 40 ? 'The zebrafish protocol' : `Rotation note ${index}`,
  kind: 'Article',
  sections: [
    ['', '', '', `Lede of note ${index}. ${'More words to make it long. '.repeat(200)}`],
    ['heading', index === 41 ? 'Okapi handshake' : 'Common heading', '', 'Text below.'],
    ['last', 'Sources', '', index === 42 ? 'Quokka. Quokka. Quokka. Quokka.' : 'Books.'],
  ],
});
const page: IndexedPage = {
  path: '/about',
  title: 'About',
  kind: 'Page',
  sections: [['', '', '', 'Who we are.']],
};

function filesOf(articles: number): ReadonlyMap<string, string> {
  const indexer = new SearchIndexer();
  indexer.add(page);
  for (let index = 0; index < articles; index += 1) indexer.add(article(index));
  return new Map(indexer.files());
}

const indexIn = (files: ReadonlyMap<string, string>): SearchIndex =>
  JSON.parse(files.get('search-index.json') ?? 'null');
const pagesIn = (file: string | undefined): readonly IndexedPage[] => JSON.parse(file ?? 'null');

test('a small index is one file that holds everything', () => {
  const files = filesOf(20);
  const index = indexIn(files);
  expect([...files.keys()]).toEqual(['search-index.json']);
  expect(index.shards).toEqual([]);
  expect(index.pages).toEqual([page, ...Array.from({ length: 20 }, (_, at) => article(at))]);
});

/** What a search fetches of a large index. */
function largeIndex(articles = 120) {
  const files = filesOf(articles);
  const index = indexIn(files);
  const fetched = (query: string) =>
    shardsFor(query, index.shards).map((key) => pagesIn(files.get(`search/w-${key}.json`)));
  return { files, index, fetched };
}

test('an index is one file up to half a million characters, and no further', () => {
  const length = (pages: number) =>
    indexIn(filesOf(pages)).pages.reduce((sum, one) => sum + JSON.stringify(one).length, 0);
  const most = Math.floor((500_000 - length(0)) / (length(1) - length(0)));
  expect(filesOf(most - 1).size).toBe(1);
  expect(filesOf(most + 1).size).toBeGreaterThan(1);
});

test('a large one has its articles in shards of bounded size', () => {
  const { files, index } = largeIndex();
  expect(index.pages).toEqual([page]);
  expect(index.shards.length).toBeGreaterThan(10);
  expect(files.size).toBe(index.shards.length + 1);
  const large = [...files].filter(([, content]) => content.length > 60_000);
  expect(large.map(([name]) => name)).toEqual([]);
});

test.each([
  ['a title', 'zebrafish protocol', '/blog/note-40'],
  ['a heading', 'okapi', '/blog/note-41#heading'],
  ['a word its text uses most', 'quokka', '/blog/note-42#last'],
  ['a slip', 'zebrafich', '/blog/note-40'],
])('an article is found in them by %s', async (_what, query, place) => {
  const { index, fetched } = largeIndex();
  const engine = await createEngine([...index.pages, ...mergePages(fetched(query).flat())]);
  expect(engine.search(query).results[0]?.href).toMatch(new RegExp(`^${place}(?:$|:|#)`));
});

test('of a word in too many articles the first are kept, those that have it in the title before others', () => {
  const { fetched } = largeIndex(400);
  const [rotation = []] = fetched('rotation');
  expect(rotation.length).toBeGreaterThan(100);
  expect(rotation.map(({ path }) => path).slice(0, 3)).toEqual([
    '/blog/note-0',
    '/blog/note-1',
    '/blog/note-2',
  ]);
});
