import type { HastNode } from './hast.ts';

/** Rehype plugin: turns table alignment into a class, because MDX would write a style attribute. */
export function alignAsClass() {
  return function walk(node: HastNode): void {
    const align = node.properties?.['align'];
    if (node.properties && typeof align === 'string') {
      delete node.properties['align'];
      node.properties['className'] = [`text-${align}`];
    }
    node.children?.forEach(walk);
  };
}
