import { linkFault } from './link-rules.ts';
import { faultAt, fileName, lineAt } from './plain-text.ts';

/** A node of a text's Markdown tree, as remark plugins get it. */
export type MarkdownNode = {
  type: string;
  value?: string;
  url?: string;
  identifier?: string;
  depth?: number;
  start?: number | null;
  checked?: boolean | null;
  name?: string | null;
  attributes?: readonly { name?: string; value?: unknown }[];
  position?: { start: { line: number; offset?: number }; end: { line: number; offset?: number } };
  children?: MarkdownNode[];
};

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

/** A block of code ends with a fence like the one that opens it, or longer. */
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

function faultOfTable({ node }: Written): Fault | undefined {
  const [head, ...rows] = node.children ?? [];
  const cells = head?.children?.length ?? 0;
  const long = rows.find(({ children = [] }) => children.length > cells);
  return (
    long && [
      `the row has ${long.children?.length} cells, and the head of the table ${cells}; a | inside a cell is written \\|`,
      (long.position?.start.line ?? 0) - (node.position?.start.line ?? 0),
    ]
  );
}

/** Words may have an emphasis inside; numbers and single letters between stars are multiplied. */
function faultOfEmphasis({ text, around: [before, after] }: Written): Fault | undefined {
  const inner = text.replaceAll(/^\*+|\*+$/g, '');
  const isInside = /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after);
  const isProduct = /^(?:\p{L}|[\d.,]+)$/u.test(inner) || /\d/.test(before + after);
  return isInside && isProduct
    ? [`the signs in ${before}${text}${after} make an emphasis; write \\* for the sign, or ×`, 0]
    : undefined;
}

const faultOfList = ({ node: { start }, text }: Written): Fault | undefined =>
  (start ?? 0) >= 100
    ? [
        `${start} and a period begin a list here; write ${text.replace(/^(\d+)(.)[^]*/, '$1\\$2')}`,
        0,
      ]
    : undefined;

const faultOfItem = ({ node: { checked } }: Written): Fault | undefined =>
  typeof checked === 'boolean'
    ? ['a list has no boxes to check; leave out the [ ], and say in words what is done', 0]
    : undefined;

/** Markdown that was read, and most likely not meant. */
const misread: Readonly<Record<string, (written: Written) => Fault | undefined>> = {
  heading: faultOfHeading,
  code: faultOfCode,
  table: faultOfTable,
  emphasis: faultOfEmphasis,
  strong: faultOfEmphasis,
  list: faultOfList,
  listItem: faultOfItem,
};

const box = (sign: string) => `${sign} makes no box; write a quotation: > **Note.** …`;

/** Markdown that was meant, and not read. A backslash before it says that the signs themselves are meant. */
const unread: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/\n[ \t>]*(#{2,6})(?=[^\s#])/, (signs) => `a heading needs a space after ${signs}`],
  [
    // `[1][2]` cites two sources.
    /(?<![\p{L}\p{N}\\\])])(\[(?!\d+\])[^\][\\\n]+\]\[[^\][\n]*\])/u,
    (link) => `${link} has no address; write [text](address), or \\[ for the sign itself`,
  ],
  [
    /(?<!\\)(\[\^\w+\])/,
    (note) => `the footnote has no text; write ${note}: … below, or \\[ for the sign itself`,
  ],
  [/\n[ \t>]*(\[!\w+\])/, box],
  [/\n[ \t>]*(:::+ ?\w+)/, box],
  [
    /(?<!\\)\[(\[\p{L}[^\][\n]*\])\]/u,
    (link) => `a link is written ${link}(/address); \\[ is the sign itself`,
  ],
  [
    /(?<!\\)(\$(?=\S)[^$\n]*(?:\^|\\[a-z])[^$\n]*(?<=\S)\$(?!\d))/,
    (formula) =>
      `${formula} is shown as it is written; write it with <sup> and <sub>, or \\$ for the sign itself`,
  ],
];

function faultOfText(text: string, beginsParagraph: boolean): Fault | undefined {
  // Some are at the start of a line only.
  const lines = beginsParagraph ? `\n${text}` : text;
  for (const [pattern, sentence] of unread) {
    const found = pattern.exec(lines);
    if (!found) continue;
    const [whole, sign = ''] = found;
    const line = lineAt(lines, found.index + whole.indexOf(sign)) - 1;
    return [sentence(sign), beginsParagraph ? line - 1 : line];
  }
  return undefined;
}

/** Elements that show signs as they are. */
const isVerbatim = ({ name }: MarkdownNode): boolean => /^(?:code|pre|kbd|samp)$/.test(name ?? '');

/** The address of a link, in Markdown or as a tag. */
const addressOf = ({ type, url, name, attributes = [] }: MarkdownNode): unknown =>
  type === 'link'
    ? url
    : name === 'a' && attributes.find((attribute) => attribute.name === 'href')?.value;

const noBreak = /[\u00a0\u202f]/g;

/** Code with spaces only: a shell takes a no-break space, which pages and editors on a Mac put there, for a letter. */
export const withPlainSpaces = (code: string): string => code.replaceAll(noBreak, ' ');

/**
 * Remark plugin: stops the build with file and line at Markdown that its reader took for something else than its
 * author, or for nothing, and at links that lead elsewhere than they seem to. Sets right the spaces of code.
 */
export function markdownRules() {
  return (root: MarkdownNode, { path, value }: { path: string; value: unknown }): void => {
    const file = fileName(path);
    const source = String(value);
    const definitions = new Map<string, MarkdownNode>();
    const notes = new Set<string>();
    const stop = ({ position }: MarkdownNode, [sentence, line]: Fault): never => {
      throw faultAt(file, (position?.start.line ?? 1) + line, sentence);
    };
    const checkLink = (address: unknown, node: MarkdownNode): void => {
      const fault = typeof address === 'string' ? linkFault(address, file) : undefined;
      if (fault) stop(node, [fault, 0]);
    };
    const walk = (node: MarkdownNode, index: number, isSigns: boolean): void => {
      const { type, position, children = [] } = node;
      if (type === 'code' || type === 'inlineCode') node.value = withPlainSpaces(node.value ?? '');
      checkLink(addressOf(node), node);
      const definition = type === 'linkReference' && definitions.get(node.identifier ?? '');
      if (definition) checkLink(definition.url, definition);
      if (type === 'footnoteDefinition' && !notes.has(node.identifier ?? ''))
        stop(node, [
          `no sentence has the footnote [^${node.identifier}]; write it there, or delete it`,
          0,
        ]);
      const { start, end } = position ?? {};
      // What is made of an e-mail address has no place.
      if (start?.offset !== undefined && end?.offset !== undefined) {
        const text = source.slice(start.offset, end.offset);
        const around = [source[start.offset - 1] ?? '', source[end.offset] ?? ''] as const;
        const isProse = type === 'text' && !isSigns;
        const fault = isProse
          ? faultOfText(text, index === 0)
          : misread[type]?.({ node, text, around });
        if (fault) stop(node, fault);
      }
      children.forEach((child, at) => walk(child, at, isSigns || isVerbatim(node)));
    };
    const collect = (node: MarkdownNode): void => {
      const { type, identifier = '' } = node;
      if (type === 'definition') definitions.set(identifier, node);
      if (type === 'footnoteReference') notes.add(identifier);
      node.children?.forEach(collect);
    };
    collect(root);
    walk(root, 0, false);
  };
}
