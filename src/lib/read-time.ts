/** Technical prose with figures and tables is read more slowly than a novel. */
const wordsPerMinute = 220;

/**
 * How long a text takes to read, in the words that a list shows.
 *
 * @param words how many there are
 * @returns such as "7 min read"; never less than one minute
 */
export function readTimeOf(words: number): string {
  return `${Math.max(1, Math.round(words / wordsPerMinute))} min read`;
}
