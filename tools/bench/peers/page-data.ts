import type { Block } from './words.ts';

export type Pages = Readonly<Record<string, readonly Block[]>>;

/** Reads the data block that document.ts writes. */
export const dataOf = (page: Document): Pages =>
  JSON.parse(page.getElementById('words')?.textContent ?? '{}');

export const blocksOf = (pages: Pages, path: string): readonly Block[] => pages[path] ?? [];

export function rootOf(page: Document): HTMLElement {
  const root = page.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  return root;
}
