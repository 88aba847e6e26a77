import { itemAt } from '../item-at.ts';
import { foldWord, tokensOf, wordPattern } from './search-words.ts';

/** `hit`: the text matches a search term. */
export type Segment = { text: string; hit: boolean };

const isHit = (word: string, terms: ReadonlySet<string>): boolean =>
  tokensOf(word).some((token) => terms.has(token));

/** Splits a text into matching words and the text between them. `terms` must be folded. */
export function segmentsOf(text: string, terms: ReadonlySet<string>): readonly Segment[] {
  const segments: Segment[] = [];
  const add = (part: string, hit: boolean) => {
    const last = segments.at(-1);
    if (part === '') return;
    if (last?.hit === hit && !hit) last.text += part;
    else segments.push({ text: part, hit });
  };
  let end = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    add(text.slice(end, index), false);
    add(word, isHit(word, terms));
    end = index + word.length;
  }
  add(text.slice(end), false);
  return segments;
}

/** Finds the line with the most different terms, and the position of its first match. */
function bestLine(lines: readonly string[], terms: ReadonlySet<string>) {
  let best = { line: 0, at: -1, count: 0 };
  for (const [number, line] of lines.entries()) {
    const found = [...line.matchAll(wordPattern)].filter(([word]) => isHit(word, terms));
    const count = new Set(found.map(([word]) => foldWord(word))).size;
    if (count > best.count) best = { line: number, at: itemAt(found, 0).index, count };
  }
  return best;
}

/** Finds the last end of a word up to `limit`; it never splits a surrogate pair. */
function wordEnd(text: string, limit: number): number {
  if (text.length <= limit) return text.length;
  const space = text.lastIndexOf(' ', limit);
  return space > limit / 2
    ? space
    : text
        .slice(0, limit)
        .toWellFormed()
        .replace(/\ufffd$/, '').length;
}

/**
 * Cuts an excerpt of at most `length` UTF-16 units around the matches. `phrase` has up to five words from the
 * first match on, for a link with a text fragment.
 */
export function excerptOf(
  text: string,
  terms: ReadonlySet<string>,
  length: number,
): { segments: readonly Segment[]; phrase: string } {
  const lines = text.split('\n');
  const { line: number, at } = bestLine(lines, terms);
  const line = itemAt(lines, number);
  const contextStart = Math.max(0, at - length / 3);
  const blank = line.indexOf(' ', contextStart);
  // A text may have no blanks.
  const start = contextStart === 0 ? 0 : blank < 0 || blank > at ? at : blank + 1;
  // The next lines fill up an excerpt that would be too short.
  const rest = [line.slice(start), ...lines.slice(number + 1)].join(' ');
  const end = wordEnd(rest, length);
  const excerpt = `${start > 0 ? '… ' : ''}${rest.slice(0, end)}${end < rest.length ? ' …' : ''}`;
  const phrase = at < 0 ? '' : line.slice(at).split(' ').slice(0, 5).join(' ');
  return { segments: segmentsOf(excerpt, terms), phrase };
}
