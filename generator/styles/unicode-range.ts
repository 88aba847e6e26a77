type Span = readonly [from: number, to: number];

const hex = (point: number) => point.toString(16).toUpperCase();
const spanText = ([from, to]: Span) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`;

/** The spans of a CSS `unicode-range`, without wildcards. */
function spansOf(range: string): Span[] {
  return range.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

/** The code points of a text, each once, ascending. */
export const codePointsIn = (text: string): number[] =>
  [...new Set(text)].map((character) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b);

export const inRange = (point: number, range: string): boolean =>
  spansOf(range).some(([from, to]) => from <= point && point <= to);

/** The `unicode-range` of ascending code points. */
export function rangeOf(points: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const point of points) {
    const last = spans.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else spans.push([point, point]);
  }
  return spans.map(spanText).join(',');
}

/** A `unicode-range` without some code points. */
export function withoutPoints(range: string, points: readonly number[]): string {
  const left = spansOf(range).flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i),
  );
  return rangeOf(left.filter((point) => !points.includes(point)).toSorted((a, b) => a - b));
}
