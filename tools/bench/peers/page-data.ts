import type { Block } from './words.ts';

/** The words of a peer's pages by their address, as the page carries them for its script. */
export type Pages = Readonly<Record<string, readonly Block[]>>;

/** The data block of a page. Its maker and its reader are this one file's neighbours. */
export function dataOf(page: Document): Pages {
  return JSON.parse(page.getElementById('words')?.textContent ?? '{}') as Pages;
}

/** The blocks of the page that is open. */
export const blocksOf = (pages: Pages, path: string): readonly Block[] => pages[path] ?? [];

/**
 * The element that holds a page.
 * @throws Error if there is none
 */
export function rootOf(page: Document): HTMLElement {
  const root = page.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  return root;
}
