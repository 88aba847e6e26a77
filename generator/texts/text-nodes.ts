/** The trees of a text: of its Markdown, then of its HTML. */
import type { VFile } from 'vfile';

import { isDeleting, isRaising, raised } from './raised.ts';
import { unshielded } from './shielded.ts';

type Place = { readonly line: number; readonly column?: number; readonly offset?: number };

/** A node of a text's Markdown tree, as remark plugins get it. */
export type MarkdownNode = {
  type: string;
  value?: string;
  url?: string;
  title?: string | null;
  alt?: string | null;
  identifier?: string;
  label?: string | null;
  depth?: number;
  ordered?: boolean | null;
  start?: number | null;
  checked?: boolean | null;
  name?: string | null;
  attributes?: { type: string; name?: string; value?: unknown }[];
  /** `hName` and `hProperties` say which element becomes of it. */
  data?: { hName?: string; hProperties?: Record<string, unknown>; estree?: unknown };
  position?: { start: Place; end: Place };
  children?: MarkdownNode[];
};

/** A node of a text's HTML tree, as rehype plugins get it. */
export type HastNode = {
  type: string;
  tagName?: string;
  /** Of an element that is written as a tag. */
  name?: string | null;
  value?: string;
  properties?: Record<string, unknown>;
  children?: HastNode[];
  position?: { start: { line: number } };
};

/** An element of that tree. */
export const element = (
  tagName: string,
  properties: Record<string, unknown>,
  children: HastNode[],
): HastNode => ({ type: 'element', tagName, properties, children });

/** The text within a node: a line break is a blank, and the number of a footnote is none of its words. */
export function textOfNode(node: HastNode): string {
  const { type, tagName, name, value = '', properties = {}, children = [] } = node;
  if (type === 'text') return value;
  if (tagName === 'br' || name === 'br') return ' ';
  return 'dataFootnoteRef' in properties ? '' : children.map(textOfNode).join('');
}

/** The same as it is read without markup: what is deleted is left out, and `10<sup>6</sup>` is no 106. */
export function readingOf(node: HastNode): string {
  const { tagName, name, children } = node;
  const tag = tagName ?? name;
  if (isDeleting(tag)) return '';
  if (!children || tag === 'br' || 'dataFootnoteRef' in (node.properties ?? {}))
    return textOfNode(node);
  const words = children.map(readingOf).join('');
  return isRaising(tag) ? raised(tag, words) : words;
}

/** Notes a fault of a text. Its compiler says all of them together (`mdx-compiler.ts`). */
export const note = (file: VFile, line: number | undefined, sentence: string): void =>
  void file.message(unshielded(sentence), { line: line ?? 1, column: 1 });
