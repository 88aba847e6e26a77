import type { Block } from './words.ts';

/** The text of the reference pages, by path. */
export type Pages = Readonly<Record<string, readonly Block[]>>;

/** Reads the data block that document.ts writes. */
export function dataOf(page: Document): Pages {
  return JSON.parse(page.getElementById('words')?.textContent ?? '{}') as Pages;
}

export const blocksOf = (pages: Pages, path: string): readonly Block[] => pages[path] ?? [];

/** @throws Error without a root element */
export function rootOf(page: Document): HTMLElement {
  const root = page.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  return root;
}
