/** Markdown that its reader takes for something else than its author. */
import type { VFile } from 'vfile';

import { type MarkdownNode, note } from './text-nodes.ts';

/** What is wrong, and on which line of the node, from 0. */
type Fault = readonly [sentence: string, line: number];

type Written = {
  readonly node: MarkdownNode;
  /** The node as it is written. */
  readonly text: string;
  /** The characters before and after it. */
  readonly around: readonly [string, string];
};

const linesOf = (text: string): readonly string[] => text.split('\n');

function faultOfHeading({ node, text }: Written): Fault | undefined {
  if (!text.startsWith('#'))
    return [
      'the line of signs makes a heading of the text above it; a heading is written ## Heading, and a rule has an empty line above it',
      linesOf(text).length - 1,
    ];
  return node.depth === 1
    ? ['the title is in the front matter; a heading in a text begins with ##', 0]
    : undefined;
}

/** A block of code ends with a fence like the one that opens it, or longer. One with another inside ends too early. */
function faultOfCode({ text }: Written): Fault | undefined {
  const [fence = ''] = /^(?:`+|~+)/.exec(text) ?? [];
  const [, ...lines] = linesOf(text).map((line) => line.replace(/^[\s>]*/, '').trimEnd());
  const opens = new RegExp(`^${fence}[\\w+#-]+$`);
  const inner = lines.findIndex((line) => opens.test(line));
  if (inner >= 0)
    return [
      `this block of code has ${lines[inner]} inside; end it above that line with ${fence}, or write ${fence}${fence[0]} at its start and end to show it`,
      0,
    ];
  const last = lines.at(-1) ?? '';
  return last.startsWith(fence) && last === fence[0]?.repeat(last.length)
    ? undefined
    : [`the block of code that begins here has no end; write ${fence} below it`, 0];
}

function faultOfTable({ node, text }: Written): Fault | undefined {
  const [head, ...rows] = node.children ?? [];
  const cells = head?.children?.length ?? 0;
  if (rows.length === 0) return ['the table has a head, and no row below it', 0];
  const words = linesOf(text).findIndex((line) => !line.includes('|'));
  if (words >= 0) return ['the table goes on here; write an empty line below its last row', words];
  const long = rows.find(({ children = [] }) => children.length > cells);
  return (
    long && [
      `the row has ${long.children?.length} cells, and the head of the table ${cells}; a | inside a cell is written \\|`,
      (long.position?.start.line ?? 0) - (node.position?.start.line ?? 0),
    ]
  );
}

/** Words may have an emphasis inside; numbers and single letters between stars are multiplied, but not a `字`. */
function faultOfEmphasis({ text, around: [before, after] }: Written): Fault | undefined {
  const inner = text.replaceAll(/^\*+|\*+$/g, '');
  const isInside = /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after);
  const isProduct =
    /^(?:[\p{Script=Latin}\p{Script=Greek}]|[\d.,]+)$/u.test(inner) || /\d/.test(before + after);
  return isInside && isProduct
    ? [`the signs in ${before}${text}${after} make an emphasis; write \\* for the sign, or ×`, 0]
    : undefined;
}

function faultOfList({ node: { start, children = [] }, text }: Written): Fault | undefined {
  if ((start ?? 0) >= 100)
    return [
      `${start} and a period begin a list here; write ${text.replace(/^(\d+)(.)[^]*/, '$1\\$2')}`,
      0,
    ];
  if (children.length === 1 && /^\+\s+\d/.test(text))
    return ['the + makes a list of one line; write \\+ for the sign itself', 0];
  const columns = children.map(({ position }) => position?.start.column ?? 0);
  // Numbers may end below each other.
  const at = start === null ? columns.findIndex((column) => column > (columns[0] ?? 0)) : -1;
  return at > 0
    ? [
        'a list within a list is indented by two spaces',
        (children[at]?.position?.start.line ?? 0) - (children[0]?.position?.start.line ?? 0),
      ]
    : undefined;
}

const faultOfItem = ({ node: { checked } }: Written): Fault | undefined =>
  typeof checked === 'boolean'
    ? ['a list has no boxes to check; leave out the [ ], and say in words what is done', 0]
    : undefined;

/** Markdown that was read, and most likely not meant. */
export const misread: Readonly<Record<string, (written: Written) => Fault | undefined>> = {
  heading: faultOfHeading,
  code: faultOfCode,
  table: faultOfTable,
  emphasis: faultOfEmphasis,
  strong: faultOfEmphasis,
  list: faultOfList,
  listItem: faultOfItem,
};

/** How far in a place on a line is. A tab leads to the next fourth column. */
const widthOf = (before: string): number =>
  before.replaceAll(/[^\t]{0,3}\t|[^\t]{4}/g, '    ').length;

/**
 * Remark plugin, before tags are gone: notes code that is only indented, which other programs know. Its lines would run
 * together as a paragraph.
 */
export function indentedCode() {
  return (root: MarkdownNode, file: VFile): void => {
    const lines = linesOf(String(file.value));
    const indentOf = ({ position }: MarkdownNode): number => {
      const { line = 1, column = 1 } = position?.start ?? {};
      return widthOf((lines[line - 1] ?? '').slice(0, column - 1));
    };
    const walk = (node: MarkdownNode): void => {
      const { type, children = [] } = node;
      const [first] = children;
      const margins: Readonly<Record<string, number>> = {
        root: 0,
        blockquote: indentOf(node) + 2,
        listItem: first ? indentOf(first) : 0,
      };
      // What stands within a tag may be indented, and in a footnote it has to be.
      const margin = margins[type] ?? Infinity;
      for (const child of children) {
        if (child.type === 'paragraph' && indentOf(child) >= margin + 4)
          note(
            file,
            child.position?.start.line,
            'four spaces or a tab make no block of code; write three backticks above and below it, or take them away',
          );
        walk(child);
      }
    };
    walk(root);
  };
}
