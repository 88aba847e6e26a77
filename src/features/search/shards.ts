import { stemOf, wordsOf } from '../../lib/search-words.ts';
import type { IndexedPage } from './indexed-page.ts';

/** Shards that one query may ask for, and one word of it. */
const mostShards = 4;
const mostShardsAWord = 2;
/** A shorter beginning is still being typed. */
const shortestWord = 3;

/** A word as keys of shards are spelled: what is no plain letter or digit is one and the same sign. */
export const shardSpelling = (word: string): string => word.replaceAll(/[^a-z\d]/g, '_');

/**
 * The shards that may hold what a query asks for.
 * @param query any text
 * @param keys of all shards, sorted: a shard holds the words that begin with its key, unless a longer key
 *   begins them too
 * @returns at most four keys, those of the longest words first
 */
export function shardsFor(query: string, keys: readonly string[]): readonly string[] {
  const words = wordsOf(query)
    .map((word) => ({ word: shardSpelling(word), stem: shardSpelling(stemOf(word)) }))
    .filter(({ word }) => word.length >= shortestWord)
    .toSorted((a, b) => b.word.length - a.word.length);
  const wanted = words.flatMap(({ word, stem }) => {
    const forms = keys.filter((key) => key.startsWith(stem));
    // The word as it was typed, then longer ones that it begins, then its other forms.
    const typed = forms.filter((key) => word.startsWith(key)).toReversed();
    const longer = forms.filter((key) => key.startsWith(word));
    if (forms.length > 0)
      return [...new Set([...typed, ...longer, ...forms])].slice(0, mostShardsAWord);
    return keys.findLast((key) => word.startsWith(key)) ?? [];
  });
  return [...new Set(wanted)].slice(0, mostShards);
}

/** Puts together what several shards say of the same page. */
export function mergePages(pages: Iterable<IndexedPage>): readonly IndexedPage[] {
  const merged = new Map<string, IndexedPage>();
  for (const page of pages) {
    const sections = new Map(
      merged.get(page.path)?.sections.map((section) => [section[0], section]),
    );
    for (const section of page.sections) {
      const [anchor, heading, parent, text] = section;
      const known = sections.get(anchor)?.[3];
      if (known === undefined) sections.set(anchor, section);
      else if (!known.includes(text)) {
        sections.set(anchor, [anchor, heading, parent, `${known}\n${text}`]);
      }
    }
    merged.set(page.path, { ...page, sections: [...sections.values()] });
  }
  return [...merged.values()];
}
