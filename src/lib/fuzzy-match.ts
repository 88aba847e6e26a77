const maxInputLength = 200;

// Chosen so that a slip or two in a word of ordinary length still counts, and "blog" is not "demo".
const slipsPerLetter = 0.4;
const closePath = 0.5;

/**
 * Edits that turn one text into another: insertions, deletions, substitutions and swaps of
 * neighbors, each 1 (Damerau 1964; the optimal string alignment form). Counted in UTF-16 units.
 */
export function editDistance(from: string, to: string): number {
  const at = (edits: readonly number[], column: number) => edits[column] ?? Infinity;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const equal = from[row - 1] === to[column - 1];
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + (equal ? 0 : 1),
          at(beforeLast, column - 2) + (swapped ? 1 : Infinity),
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, to.length);
}

/** 1 for equal texts, 0 for texts too different to count as a slip. */
function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const longer = Math.max(one.length, other.length);
  const slips = Math.floor(longer * slipsPerLetter);
  // The difference in length alone already costs that many edits.
  if (Math.abs(one.length - other.length) > slips || slips === 0) return 0;
  const edits = editDistance(one, other);
  return edits <= slips ? 1 - edits / longer : 0;
}

function wordsOf(path: string): string[] {
  const text = path.slice(0, maxInputLength).toLowerCase();
  return [...new Set(text.split(/[^\p{L}\p{N}]+/u).filter(Boolean))];
}

/** How well each word of one list is found in the other, from 0 to 1. */
function coverage(words: string[], among: string[]): number {
  let sum = 0;
  for (const word of words) sum += Math.max(...among.map((other) => likeness(word, other)));
  return sum / words.length;
}

function pathLikeness(one: string[], other: string[]): number {
  if (one.length === 0 || other.length === 0) return 0;
  const byWord = (coverage(one, other) + coverage(other, one)) / 2;
  // Catches words run together: quantumstorage for quantum-storage.
  return Math.max(byWord, likeness(one.join(''), other.join('')));
}

/**
 * The known paths most like one that was not found. Case, punctuation and everything after the
 * first 200 characters are ignored.
 *
 * @param wanted any text, hostile or not
 * @param known paths of the site
 * @param limit how many at most
 * @returns best first, in the order of `known` where equal; empty when nothing is close
 */
export function fuzzyMatches(wanted: string, known: readonly string[], limit: number): string[] {
  const words = wordsOf(wanted);
  return known
    .map((path) => ({ path, score: pathLikeness(words, wordsOf(path)) }))
    .filter(({ score }) => score >= closePath)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ path }) => path);
}
