/** The fewest letters to add, leave out or change that make one text of another (Levenshtein). */
function distance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...a].entries()) {
    const line = [row + 1];
    for (let at = 1; at < above.length; at += 1)
      line[at] = Math.min(
        (above[at] ?? 0) + 1,
        (line[at - 1] ?? 0) + 1,
        (above[at - 1] ?? 0) + (b[at - 1] === letter ? 0 : 1),
      );
    above = line;
  }
  return above.at(-1) ?? 0;
}

/** As names and addresses are compared: without capitals, accents and signs, their words in any order. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .toSorted()
    .join(' ')
    .trim();

/** The known text that another one nearly is, with a slip for every six letters at most; nothing if there is none. */
export function nearest(text: string, known: readonly string[]): string | undefined {
  const [first] = known
    .map((one) => ({ one, away: distance(plain(text), plain(one)) }))
    .filter(({ one, away }) => away <= one.length / 6)
    .toSorted((a, b) => a.away - b.away);
  return first?.one;
}
