import {
  compoundsOf,
  isStopWord,
  lettersAndDigits,
  prefixLength,
  stemOf,
  type Synonyms,
  tokensOf,
  withoutJoint,
  withoutSigns,
  wordsOf,
} from '../../lib/text/search-words.ts';
import { editDistance } from '../../lib/text/fuzzy-match.ts';

/** How well a word of a text fits one of a query, best first. */
export const fits = ['whole', 'begins', 'within'] as const;
export type Fit = (typeof fits)[number];

/** Words that a section must have all. A synonym is found by whole words only, or "plan" would find "planet". */
type Way = { readonly words: readonly string[]; readonly isTyped: boolean };

/** What a query asks for, in the ways in which texts may write it; none if no text does. */
export type Term = readonly Way[];

const maxWords = 12;
const maxJoined = 5;
const maxSplits = 4;
const minSplitLength = 3;
const maxSplitLength = 60;
/** Shorter words are found neither within others nor with a typo: too many others are like them. */
const minPartLength = 5;
const twoTyposLength = 8;

/** Words that are no stop words; all if there is nothing else. */
const keywordsOf = (words: readonly string[]): readonly string[] =>
  words.every(isStopWord) ? words : words.filter((word) => !isStopWord(word));
const typed = (words: readonly string[]): Way => ({ words, isTyped: true });

const stems = (words: readonly string[]) => words.map((word) => stemOf(word)).join(' ');

/**
 * The words of all texts. It finds what a query asks for in them, however either writes a compound: with a hyphen, with a
 * blank or as one.
 */
export class Vocabulary {
  private readonly words = new Set<string>();
  private readonly byStem = new Map<string, Set<string>>();
  private readonly compounds = new Map<string, readonly string[]>();
  private readonly said = new Map<string, Way[]>();

  constructor(synonyms: Synonyms = {}) {
    for (const [said, asked] of Object.entries(synonyms))
      for (const phrase of asked.split(',')) {
        const key = stems(wordsOf(phrase));
        this.said.set(key, [
          ...(this.said.get(key) ?? []),
          { words: keywordsOf(wordsOf(said)), isTyped: false },
        ]);
      }
  }

  /** Adds a text. Returns its words as they are to be indexed. */
  add(text: string): string[] {
    const tokens = tokensOf(text);
    for (const token of tokens) {
      const stem = stemOf(token);
      this.words.add(token);
      this.byStem.set(stem, (this.byStem.get(stem) ?? new Set()).add(token));
    }
    for (const [joined, parts] of compoundsOf(text)) this.compounds.set(joined, parts);
    return tokens;
  }

  /** Returns what a query asks for, in its order, without stop words unless it has nothing else. */
  termsOf(query: string): readonly Term[] {
    const all = wordsOf(query);
    const isAllStops = all.every(isStopWord);
    const terms = new Map<string, Term>();
    for (let at = 0; at < all.length && terms.size < maxWords;) {
      const [words, ways] = this.termAt(all.slice(at, at + maxJoined));
      at += words.length;
      if (isAllStops || !words.every(isStopWord)) terms.set(words.join(' '), ways);
    }
    return [...terms.values()];
  }

  /** The words of texts that fit a word as well as `worst` or better. */
  formsOf(word: string, worst: Fit): ReadonlySet<string> {
    const plurals = [word, `${word}s`, word.replace(/s$/, '')].filter((one) => this.words.has(one));
    const forms = new Set([...plurals, ...(this.byStem.get(stemOf(word)) ?? [])]);
    if (worst === 'whole' || word.length < prefixLength(word)) return forms;
    const isWithin = worst === 'within' && word.length >= minPartLength;
    for (const other of this.words)
      if (isWithin ? other.includes(word) : other.startsWith(word)) forms.add(other);
    return forms;
  }

  /** What the first words of a query ask for, and which they are. */
  private termAt(words: readonly string[]): readonly [words: readonly string[], term: Term] {
    for (let length = words.length; length > 1; length -= 1) {
      const phrase = words.slice(0, length);
      const said = this.said.get(stems(phrase)) ?? [];
      const joined = phrase.join('');
      const isOne = this.words.has(joined);
      if (said.length === 0 && !isOne) continue;
      // A name and its number are one word however they are typed. One word of "how much" says nothing.
      const isApart = !/^\p{L}+\p{N}+$/u.test(joined) && !phrase.some(isStopWord);
      return [
        phrase,
        [...(isOne ? [typed([joined])] : []), ...(isApart ? [typed(phrase)] : []), ...said],
      ];
    }
    const word = words[0] ?? '';
    const known = this.waysOf(word);
    return [
      [word],
      known.length > 0 ? known : this.nearest(word).flatMap((one) => this.waysOf(one)),
    ];
  }

  /** The ways in which texts write a single word, as one and in parts. */
  private waysOf(word: string): Term {
    const plain = withoutSigns(word);
    const said = this.said.get(stemOf(word)) ?? [];
    const isKnown = this.isKnown(word);
    if (!isKnown && plain !== word) return [...this.waysOf(plain), ...said];
    const isNumbered = /\p{N}/u.test(word) && this.words.has(word);
    const compound = isNumbered ? undefined : this.compounds.get(word);
    // What visitors are known to say is not guessed at.
    const parts = compound ?? (isKnown || said.length > 0 ? null : this.partsOf(word));
    return [
      ...(isKnown ? [typed([word])] : []),
      ...said,
      ...(parts ? [typed(keywordsOf(parts)), ...(this.said.get(stems(parts)) ?? [])] : []),
    ];
  }

  /** The words of texts in a word that no text has. */
  private partsOf(word: string): readonly string[] | null {
    const parts = this.compounds.get(word) ?? lettersAndDigits(word);
    if (parts.length < 2) return this.split(word);
    const known = parts.map((part) => (this.isKnown(part) ? [part] : this.partsOf(part)));
    return known.includes(null) ? null : known.flatMap((one) => one ?? []);
  }

  private isKnown = (word: string) => this.formsOf(word, 'within').size > 0;

  /** Parts a word that no text has into words that texts have. The last may be typed in part. */
  private split(word: string, most = maxSplits): readonly string[] | null {
    if (most === 0 || word.length > maxSplitLength) return null;
    for (let end = word.length - minSplitLength; end > 1; end -= 1) {
      const first = word.slice(0, end);
      const isPart =
        end < minSplitLength ? isStopWord(first) : this.formsOf(first, 'whole').size > 0;
      if (!isPart) continue;
      for (const rest of new Set([word.slice(end), withoutJoint(word.slice(end))])) {
        const others = this.isKnown(rest) ? [rest] : this.split(rest, most - 1);
        if (others) return [...(isStopWord(first) ? [] : [first]), ...others];
      }
    }
    return null;
  }

  /** The words of texts and visitors that differ least from a word, by one typo, or two in a long word. */
  private nearest(word: string): readonly string[] {
    if (word.length < minPartLength || word.length > maxSplitLength) return [];
    const most = word.length < twoTyposLength ? 1 : 2;
    // A typo changes two of these parts at most, so near words share one. Few others do.
    const parts =
      word.match(new RegExp(`.{1,${Math.ceil(word.length / (most * 2 + 1))}}`, 'gs')) ?? [];
    const near = [...this.words, ...this.compounds.keys(), ...this.said.keys()]
      .filter((other) => Math.abs(other.length - word.length) <= most)
      .filter((other) => parts.some((part) => other.includes(part)))
      .map((other) => ({ other, typos: editDistance(word, other) }));
    const fewest = Math.min(most, ...near.map(({ typos }) => typos));
    return near.filter(({ typos }) => typos === fewest).map(({ other }) => other);
  }
}
