const maxInputLength = 200;

// Chosen so that one or two typos in a usual word still match, and "blog" does not match "demo".
const maxTyposPerLetter = 0.4;
const minPathScore = 0.5;

/** The optimal string alignment distance (Damerau 1964) in UTF-16 units. */
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

/** 1 for equal texts, 0 for texts that differ by more than typos. */
function similarity(one: string, other: string): number {
  if (one === other) return 1;
  const longer = Math.max(one.length, other.length);
  const maxTypos = Math.floor(longer * maxTyposPerLetter);
  // The difference in length alone already costs that many edits.
  if (Math.abs(one.length - other.length) > maxTypos || maxTypos === 0) return 0;
  const edits = editDistance(one, other);
  return edits <= maxTypos ? 1 - edits / longer : 0;
}

function wordsOf(path: string): string[] {
  const text = path.slice(0, maxInputLength).toLowerCase();
  return [...new Set(text.split(/[^\p{L}\p{N}]+/u).filter(Boolean))];
}

/** How well the words of one list match words of the other, from 0 to 1. */
function coverage(words: string[], candidates: string[]): number {
  let sum = 0;
  for (const word of words) sum += Math.max(...candidates.map((other) => similarity(word, other)));
  return sum / words.length;
}

function pathScore(one: string[], other: string[]): number {
  if (one.length === 0 || other.length === 0) return 0;
  const byWord = (coverage(one, other) + coverage(other, one)) / 2;
  // Matches words run together: quantumstorage for quantum-storage.
  return Math.max(byWord, similarity(one.join(''), other.join('')));
}

/** Finds known paths that are similar to an untrusted text, best first. Ignores case and punctuation. */
export function fuzzyMatches(wanted: string, known: readonly string[], limit: number): string[] {
  const words = wordsOf(wanted);
  return known
    .map((path) => ({ path, score: pathScore(words, wordsOf(path)) }))
    .filter(({ score }) => score >= minPathScore)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ path }) => path);
}
