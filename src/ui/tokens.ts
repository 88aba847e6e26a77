/** A piece of code and its tone. */
export type Token = readonly [text: string, tone?: string];

/** The element of each tone: short names keep pages with much code small. `highlighted.css` colors them. */
export const toneElements: Readonly<Record<string, string>> = {
  comment: 'em',
  keyword: 'b',
  name: 'var',
  string: 'i',
  value: 'samp',
};
