/** Apart from what reads files, because bundles have the trees of some texts. */
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { MDXComponents, MDXContent } from 'mdx/types';

import { Fragment, jsx, jsxs } from '../../src/runtime/jsx/jsx-runtime.ts';
import type { HastNode } from './text-nodes.ts';

type Tree = Parameters<typeof toJsxRuntime>[0];

/**
 * The component of a text. Its tree is data: there is nothing in it that could be run.
 * @param tree of a compiled text: elements and their words
 */
export const bodyFrom =
  (tree: HastNode): MDXContent =>
  ({ components = {} }: { components?: MDXComponents }) =>
    toJsxRuntime(tree as Tree, { Fragment, jsx, jsxs, components });
