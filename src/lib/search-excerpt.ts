import { itemAt } from './item-at.ts';
import { foldWord } from './search-words.ts';

/** A stretch of text, and whether it is what was looked for. */
export type Segment = { text: string; hit: boolean };

const isHit = (word: string, terms: ReadonlySet<string>) => terms.has(foldWord(word));

/**
 * Splits a text into stretches that match and stretches that do not.
 * @param terms folded words, as the index holds them
 */
export function segmentsOf(text: string, terms: ReadonlySet<string>): readonly Segment[] {
  const segments: Segment[] = [];
  for (const part of text.split(/([\p{L}\p{N}\p{M}]+)/u)) {
    if (part === '') continue;
    const hit = isHit(part, terms);
    const last = segments.at(-1);
    if (last?.hit === hit && !hit) last.text += part;
    else segments.push({ text: part, hit });
  }
  return segments;
}

/** The line of a text that holds the most different terms, and where the first of them stands in it. */
function bestLine(lines: readonly string[], terms: ReadonlySet<string>) {
  let best = { line: 0, at: -1, count: 0 };
  for (const [number, line] of lines.entries()) {
    const found = [...line.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].filter(([word]) => isHit(word, terms));
    const count = new Set(found.map(([word]) => foldWord(word))).size;
    if (count > best.count) best = { line: number, at: itemAt(found, 0).index, count };
  }
  return best;
}

/** The last place up to `limit` where a word ends, so that no character pair is cut in two. */
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
 * A short piece of a text around what was looked for.
 * @param length how many characters at most, in UTF-16 units
 * @returns the piece in segments, and the words from the first match on that stand in one line
 *   (empty without a match), by which a text fragment can point at it
 */
export function excerptOf(
  text: string,
  terms: ReadonlySet<string>,
  length: number,
): { segments: readonly Segment[]; phrase: string } {
  const lines = text.split('\n');
  const { line: number, at } = bestLine(lines, terms);
  const line = itemAt(lines, number);
  const lead = Math.max(0, at - length / 3);
  const start = lead === 0 ? 0 : line.indexOf(' ', lead) + 1;
  // A short line is followed by the next ones, or the piece would say too little.
  const shown = [line.slice(start), ...lines.slice(number + 1)].join(' ');
  const end = wordEnd(shown, length);
  const piece = `${start > 0 ? '… ' : ''}${shown.slice(0, end)}${end < shown.length ? ' …' : ''}`;
  const phrase = at < 0 ? '' : line.slice(at).split(' ').slice(0, 5).join(' ');
  return { segments: segmentsOf(piece, terms), phrase };
}
