import type { Assets } from '../files/assets.ts';

/** Compressed bytes that a page fetches while it is idle. */
export const mostAhead = 90_000;

/**
 * What a page fetches while it is idle, the likeliest first: React, its islands and dialogs, handing a message over,
 * notices. What doesn't fit is left to a press.
 * @param islands the files of each island, in the order of the page
 */
export function filesAhead(
  { shell, requests, notices, weights }: Assets,
  islands: readonly (readonly string[])[],
): readonly string[] {
  const taken = new Set<string>();
  let left = mostAhead;
  for (const files of [shell, ...islands, requests, notices]) {
    const added = files.filter((file) => !taken.has(file));
    const weight = added.reduce((sum, file) => sum + (weights[file] ?? 0), 0);
    if (weight > left) continue;
    left -= weight;
    for (const file of added) taken.add(file);
  }
  return [...taken];
}
