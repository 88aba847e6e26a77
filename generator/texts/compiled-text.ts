/** Apart from the compiler, which those who show a text don't need. */
import { readFileSync } from 'node:fs';

import type { MDXContent } from 'mdx/types';

import { keptFile } from '../files/cached.ts';
import { bodyFrom } from './text-body.ts';

/** The file of a compiled text in its folder of the cache. */
export const treeName = 'tree.json';

/**
 * The tree of a compiled text, as JSON.
 * @param id from `compileMdx`
 */
export const treeOf = (id: string): string => readFileSync(keptFile(id, treeName), 'utf8');

/** The component of a compiled text. */
export const bodyOf = (tree: string): MDXContent => bodyFrom(JSON.parse(tree));
