import { basename } from 'node:path';

import type { HastNode } from './hast.ts';

const prefix = 'user-content-';

/** What the sign that leads from a footnote back to its reference says: no typeface of the site has an arrow for it. */
export const footnoteOptions = { footnoteBackContent: 'Back' };

/**
 * Rehype plugin: names a text's footnotes for screen readers, without a heading that no outline has, and gives them ids
 * of their own among those of other texts on the same page.
 */
export function footnotes() {
  return (root: HastNode, { path }: { path: string }): void => {
    const own = `${basename(path, '.mdx')}-`;
    const walk = (node: HastNode): void => {
      const { properties = {}, children = [] } = node;
      for (const name of ['id', 'href']) {
        const value = properties[name];
        if (typeof value === 'string' && value.replace(/^#/, '').startsWith(prefix))
          properties[name] = value.replace(prefix, own);
      }
      if ('dataFootnoteRef' in properties) {
        delete properties['ariaDescribedBy'];
        properties['ariaLabel'] = `Footnote ${children[0]?.value ?? ''}`;
      }
      if (properties['dataFootnotes']) {
        properties['ariaLabel'] = 'Footnotes';
        node.children = children.filter(({ tagName }) => tagName !== 'h2');
      }
      node.children?.forEach(walk);
    };
    walk(root);
  };
}
