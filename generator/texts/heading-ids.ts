import GithubSlugger, { slug } from 'github-slugger';

import { type HastNode, textOf } from './hast.ts';

/** For headings without a letter or a digit, such as a picture sign. */
const nameless = 'section';

/** Rehype plugin: gives every heading an id of its own, made from its text. */
export function headingIds() {
  return (root: HastNode): void => {
    const slugger = new GithubSlugger();
    const walk = (node: HastNode): void => {
      if (/^h[1-6]$/.test(node.tagName ?? '') && node.properties) {
        const text = textOf(node);
        node.properties['id'] ??= slugger.slug(/[\p{L}\p{N}]/u.test(slug(text)) ? text : nameless);
      }
      node.children?.forEach(walk);
    };
    walk(root);
  };
}
