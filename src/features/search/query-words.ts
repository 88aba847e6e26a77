import {
  compoundsOf,
  isStopWord,
  lettersAndDigits,
  stemOf,
  tokensOf,
  withoutSigns,
  withoutStopWords,
  wordsOf,
} from '../../lib/text/search-words.ts';

/** Neighboring words of a query, and how they are written as one word, if a text does. */
export type WordGroup = { readonly words: readonly string[]; readonly joined: string | null };

const maxJoined = 5;
const maxSplits = 4;
const minSplitLength = 3;
const maxSplitLength = 60;

/**
 * The words of all texts. It finds the words of a query in them, however either writes a compound: with a hyphen,
 * with a blank or as one.
 */
export class Vocabulary {
  private readonly words = new Set<string>();
  private readonly compounds = new Map<string, readonly string[]>();

  /** Adds a text. Returns its words as they are to be indexed. */
  add(text: string): string[] {
    const tokens = tokensOf(text);
    for (const token of tokens) this.words.add(token);
    for (const [joined, parts] of compoundsOf(text)) this.compounds.set(joined, parts);
    return tokens;
  }

  /** Returns a query's words, parted as far as texts part them, in their order. */
  groupsOf(query: string): readonly WordGroup[] {
    const words = withoutStopWords(wordsOf(query).flatMap((word) => this.partsOf(word)));
    const groups: WordGroup[] = [];
    for (let at = 0; at < words.length; at += groups.at(-1)?.words.length ?? 1)
      groups.push(this.longestGroup(words.slice(at, at + maxJoined)));
    return groups;
  }

  private longestGroup(words: readonly string[]): WordGroup {
    for (let length = words.length; length > 1; length -= 1) {
      const joined = words.slice(0, length).join('');
      if (this.words.has(joined)) return { words: words.slice(0, length), joined };
    }
    return { words: words.slice(0, 1), joined: null };
  }

  private partsOf(word: string): readonly string[] {
    const plain = withoutSigns(word);
    if (word !== plain) return this.words.has(word) ? [word] : this.partsOf(plain);
    const parts = this.compounds.get(word) ?? lettersAndDigits(word);
    if (parts.length > 1) return parts.flatMap((part) => this.partsOf(part));
    return this.begins(stemOf(word)) ? [word] : (this.split(word) ?? [word]);
  }

  /** Whether a word of a text begins so. */
  private begins(start: string): boolean {
    return this.words.has(start) || [...this.words].some((word) => word.startsWith(start));
  }

  /** Parts a word that no text has into words that texts have. The last may be typed in part. */
  private split(word: string, most = maxSplits): readonly string[] | null {
    if (most === 0 || word.length > maxSplitLength) return null;
    for (let end = word.length - minSplitLength; end > 1; end -= 1) {
      const first = word.slice(0, end);
      const isPart = end < minSplitLength ? isStopWord(first) : this.words.has(first);
      if (!isPart) continue;
      const rest = word.slice(end);
      const others = this.begins(rest) ? [rest] : this.split(rest, most - 1);
      if (others) return [first, ...others];
    }
    return null;
  }
}
