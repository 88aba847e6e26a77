/** Apart from the records, because the reader of Markdown takes long to load. */
import { markdown } from './mdx-compiler.ts';
import { conditions, literalIn } from './plain-markup.ts';
import { isDeleting, isRaising, raised } from './raised.ts';
import { unshielded } from './shielded.ts';
import type { MarkdownNode } from './text-nodes.ts';

/** A text in quotes as a value, such as `{'<'}`; comments show nothing. */
const quotedIn = ({ data }: MarkdownNode): string => String(literalIn(data?.estree) ?? '');

/** Whether a tag's words stand only where forms leave the page in another way. */
const isLeftOut = ({ name }: MarkdownNode): boolean => conditions.get(name ?? '') === false;

/** Where words were deleted: one of the spaces around them goes, too. */
const gap = '\ufdd0';

const inLine = (node: MarkdownNode): string => {
  if (isLeftOut(node)) return '';
  if (node.type === 'delete' || isDeleting(node.name)) return gap;
  const { name: tag, children = [] } = node;
  if (isRaising(tag)) return raised(tag, children.map(inLine).join(''));
  switch (node.type) {
    case 'break':
      return '\n';
    case 'footnoteReference':
      return ` [${node.label ?? ''}]`;
    case 'mdxTextExpression':
      return quotedIn(node);
    default:
      return node.name === 'br' ? '\n' : (node.value ?? children.map(inLine).join(''));
  }
};

const listed = ({ children = [], ordered, start }: MarkdownNode): string =>
  children
    .map((item, index) => {
      const sign = ordered ? `${(start ?? 1) + index}.` : '-';
      return `${sign} ${blocks(item.children).replaceAll(/\n(?=.)/g, '\n  ')}`;
    })
    .join('\n');

const rowsOf = ({ children = [] }: MarkdownNode): string =>
  children.map((row) => (row.children ?? []).map(inLine).join(' | ')).join('\n');

function blockOf(node: MarkdownNode): string {
  if (isLeftOut(node)) return '';
  switch (node.type) {
    case 'list':
      return listed(node);
    case 'table':
      return rowsOf(node);
    case 'code':
      return node.value ?? '';
    case 'footnoteDefinition':
      return `[${node.label ?? ''}] ${blocks(node.children)}`;
    case 'blockquote':
    case 'mdxJsxFlowElement':
      return blocks(node.children);
    case 'mdxFlowExpression':
      return quotedIn(node);
    case 'heading':
    case 'paragraph':
      return inLine(node).trim();
    default:
      return '';
  }
}

const blocks = (nodes: readonly MarkdownNode[] = []): string =>
  nodes.map(blockOf).filter(Boolean).join('\n\n');

const withoutGaps = (text: string): string =>
  text.replaceAll(/^\ufdd0+ ?| \ufdd0+(?=[ .,;:!?)]|$)|\ufdd0/gm, '');

/**
 * A text as people say it: what archives and other programs get. Links keep their words; pictures and what
 * is deleted show nothing.
 * @param prose Markdown that the build has taken
 */
export const withoutMarkup = (prose: string): string =>
  unshielded(withoutGaps(blocks((markdown.parse(prose) as MarkdownNode).children)));
