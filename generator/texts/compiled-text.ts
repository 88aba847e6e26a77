/** Apart from the compiler, which those who show a text don't need. */
import type { MDXContent } from 'mdx/types';

import { kept } from '../files/stage.ts';
import { bodyFrom } from './text-body.ts';

/** The file of a compiled text in the cache. */
export const treeName = 'tree.json';

/**
 * The tree of a compiled text, as JSON.
 * @param id from `compileMdx`
 * @throws Error if something has emptied the cache meanwhile
 */
export function treeOf(id: string): string {
  const tree = kept(id)?.files.get(treeName);
  if (!tree) throw new Error(`The compiled text ${id} has left the cache: run this again`);
  return tree.toString();
}

/** The component of a compiled text. */
export const componentOf = (tree: string): MDXContent => bodyFrom(JSON.parse(tree));
