/** Slower than for a novel, because of figures and tables. */
const wordsPerMinute = 220;

/** "7 min read", at least 1 minute. */
export function readTimeOf(wordCount: number): string {
  return `${Math.max(1, Math.round(wordCount / wordsPerMinute))} min read`;
}
