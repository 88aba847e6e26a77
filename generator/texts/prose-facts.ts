import type { ProseFacts } from '../../src/content/articles.ts';
import { type HastNode, textOf } from './hast.ts';

function countWords(node: HastNode): number {
  if (node.tagName === 'pre') return 0;
  if (node.type === 'text') return node.value?.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return (node.children ?? []).reduce((sum, child) => sum + countWords(child), 0);
}

/** Rehype plugin: adds `facts` to the data of a text. Must run after `rehypeSlug`. */
export function proseFacts() {
  return (root: HastNode, { data }: { data: object }): void => {
    const headings = (root.children ?? []).filter(({ tagName }) => tagName === 'h2');
    const facts: ProseFacts = {
      words: countWords(root),
      outline: headings.map((heading) => ({
        id: String(heading.properties?.['id']),
        text: textOf(heading),
      })),
    };
    Object.assign(data, { facts });
  };
}
