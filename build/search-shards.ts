import type { IndexedPage } from '../src/features/search/indexed-page.ts';
import { mergePages, shardSpelling } from '../src/features/search/shards.ts';
import { excerptOf } from '../src/lib/search-excerpt.ts';
import { wordsOf } from '../src/lib/search-words.ts';

/** In characters of JSON: about 15 KB with Brotli. */
const mostInShard = 48_000;
/** Of the words in the text of a page, those that it says most. */
const mostTextWords = 10;
const shortestTextWord = 5;
const excerptLength = 160;

type Section = IndexedPage['sections'][number];

/** What a page has to say about one word. */
type Hit = { page: Omit<IndexedPage, 'sections'>; section: Section; rank: number };

/** Every page's hits, by word as keys spell it. */
export type WordHits = Map<string, Hit[]>;

const cut = (text: string, words: readonly string[]): string =>
  excerptOf(text, new Set(words), excerptLength)
    .segments.map((segment) => segment.text)
    .join('');

/** The longer words of a text: how often each is said, and where first. */
function countsOf(
  sections: readonly Section[],
): ReadonlyMap<string, { count: number; first: Section }> {
  const counts = new Map<string, { count: number; first: Section }>();
  for (const section of sections) {
    for (const [word] of section[3].toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)) {
      if (word.length < shortestTextWord) continue;
      const { count = 0, first = section } = counts.get(word) ?? {};
      counts.set(word, { count: count + 1, first });
    }
  }
  return counts;
}

/** All words of a text, however long it is. */
const allWords = (text: string): readonly string[] =>
  text.split(/\s+/).flatMap((word) => wordsOf(word));

/**
 * Adds what a page can be found by where the whole text of every page would be too much: the words of its
 * title and headings, and the ten words that its text uses most, each with a piece of the text around it.
 */
export function addHits(hits: WordHits, { sections, ...page }: IndexedPage): void {
  const seen = new Set<string>();
  const add = (word: string, section: Section, rank: number) => {
    const key = shardSpelling(word);
    // A word has one hit a page, of the best rank: titles come first.
    if (seen.has(key)) return;
    seen.add(key);
    const known = hits.get(key);
    if (known) known.push({ page, section, rank });
    else hits.set(key, [{ page, section, rank }]);
  };
  const [top] = sections;
  const lede: Section = ['', '', '', cut(top?.[3] ?? '', [])];
  for (const word of allWords(page.title)) add(word, lede, 0);
  for (const [anchor, heading, parent, text] of sections) {
    const section: Section = [anchor, heading, parent, cut(text, [])];
    for (const word of allWords(heading)) add(word, section, 1);
  }
  const weight = ([word, { count }]: readonly [string, { count: number }]) => count * word.length;
  const common = [...countsOf(sections)].toSorted((a, b) => weight(b) - weight(a));
  for (const [word, { first }] of common.slice(0, mostTextWords)) {
    const [anchor, heading, parent, text] = first;
    for (const folded of wordsOf(word).slice(0, 1))
      add(folded, [anchor, heading, parent, cut(text, [folded])], 2);
  }
}

const sizeOf = ({ page, section }: Hit): number =>
  page.path.length + page.title.length + section.join('').length + 60;

/**
 * Puts the hits into shards of bounded size: by the beginning of the word, as long as it must be. Of a word
 * that is in more pages than a shard can hold, those are kept that have it in their title, then in a
 * heading; among these, the first.
 * @returns pages by the shard's key, in the order of the keys
 */
export function shardsOf(hits: WordHits): ReadonlyMap<string, readonly IndexedPage[]> {
  const shards = new Map<string, readonly IndexedPage[]>();
  const split = (key: string, words: readonly (readonly [string, readonly Hit[]])[]) => {
    const all = words.flatMap(([, found]) => found);
    const size = all.reduce((sum, hit) => sum + sizeOf(hit), 0);
    if (key !== '' && (size <= mostInShard || words.every(([word]) => word === key))) {
      shards.set(key, pagesOf(all));
      return;
    }
    // A word that ends here stays here; longer ones go on to the next letter.
    const next = Map.groupBy(words, ([word]) => word.slice(0, key.length + 1));
    for (const [longer, group] of next) split(longer, group);
  };
  // Their order is kept, so that the keys come in theirs.
  split(
    '',
    [...hits].toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  return shards;
}

function pagesOf(hits: readonly Hit[]): readonly IndexedPage[] {
  let room = mostInShard;
  const kept = hits.toSorted((a, b) => a.rank - b.rank).filter((hit) => (room -= sizeOf(hit)) >= 0);
  return mergePages(kept.map(({ page, section }) => ({ ...page, sections: [section] })));
}
