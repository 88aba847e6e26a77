import { slipsIn } from '../../src/content/slips.ts';
import { linkFault } from './link-rules.ts';
import { fileName, lineAt } from './plain-text.ts';
import { type MarkdownNode, note, type TextFile } from './text-nodes.ts';

/** What a text links to. */
export type ProseLinks = {
  readonly links: readonly { readonly address: string; readonly line: number }[];
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
  return children.length === 1 && /^\+\s+\d/.test(text)
    ? ['the + makes a list of one line; write \\+ for the sign itself', 0]
    : undefined;
}

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

/** Elements that show signs as they are. */
const isVerbatim = ({ name }: MarkdownNode): boolean => /^(?:code|pre|kbd|samp)$/.test(name ?? '');

/** What holds lines of words. */
const isBlock = ({ type }: MarkdownNode): boolean => /^(?:paragraph|heading|tableCell)$/.test(type);

/** Stands for signs that were read; no letter, no space and no sign of Markdown. */
const read = '\ufffc';

const blanked = (text: string): string => text.replaceAll(/[^\n]/g, read);

/** A part of a text as it is written, with signs that were read, and code, taken out. Offsets stay. */
function unreadIn(node: MarkdownNode, source: string): string {
  const [start = 0, end = 0] = [node.position?.start.offset, node.position?.end.offset];
  const { type, children = [] } = node;
  const written = source.slice(start, end);
  // An address that stands alone became a link by itself.
  if (type === 'text' || (type === 'link' && !/^[[<]/.test(written))) return written;
  if (isVerbatim(node)) return blanked(written);
  let [text, at] = ['', start];
  for (const child of children) {
    // What is made of an e-mail address has no place.
    const [from, to] = [child.position?.start.offset, child.position?.end.offset];
    if (from === undefined || to === undefined) continue;
    const between = source.slice(at, from);
    text += (isBlock(node) ? between : blanked(between)) + unreadIn(child, source);
    at = to;
  }
  const rest = source.slice(at, end);
  return text + (isBlock(node) ? rest : blanked(rest));
}

const noBreak = /[\u00a0\u202f]/g;

/** Code with spaces only: a shell takes a no-break space, which pages and editors on a Mac put there, for a letter. */
export const withPlainSpaces = (code: string): string => code.replaceAll(noBreak, ' ');

/** What says nothing of a picture: the name of its file, or what every picture is. */
const saysNothing =
  /^(?:(?:an? |the )?(?:image|picture|photo(?:graph)?|screenshot|img|bild|foto|grafik|untitled|alt(?: text)?)[\s\d]*|(?:img|dsc[nf]?|pxl|image|screenshot|bildschirmfoto)[ _-]?\d.*|\S*\.(?:jpe?g|png|gif|webp|avif|svg|heic|tiff?))$/i;

function faultOfImage({ alt, url = '' }: MarkdownNode): string | undefined {
  const stem = url.replace(/^.*\//, '').replace(/\.\w+$/, '');
  return alt && (saysNothing.test(alt.trim()) || alt.trim() === stem)
    ? `"${alt}" says nothing of the picture to people who don’t see it: ![what it shows](${url})`
    : undefined;
}

/**
 * Remark plugin: notes Markdown that its reader took for something else than its author, or for nothing, and links that
 * lead elsewhere than they seem to. Sets right the spaces of code.
 */
export function markdownRules() {
  return (root: MarkdownNode, file: TextFile): void => {
    const name = fileName(file.path);
    const source = String(file.value);
    const definitions = new Map<string, MarkdownNode>();
    const notes = new Set<string>();
    let depth = 1;
    let isCut = false;
    const stop = ({ position }: MarkdownNode, sentence: string | undefined, line = 0): void => {
      if (sentence !== undefined) note(file, (position?.start.line ?? 1) + line, sentence);
    };
    const checkHeading = (node: MarkdownNode): void => {
      const { depth: own = 2 } = node;
      const [written, next] = [own, depth + 1].map((signs) => '#'.repeat(signs));
      if (node.children?.length === 0) stop(node, 'the heading has no words');
      if (own > 4) stop(node, 'a heading has two to four signs: ##');
      else if (own > depth + 1)
        stop(
          node,
          depth === 1
            ? `${written} leaves a level out; the first heading of a text is ${next}`
            : `${written} leaves a level out; below ${'#'.repeat(depth)} comes ${next}`,
        );
      depth = own;
    };
    const links: { address: string; line: number }[] = [];
    file.data['links'] = links;
    const checkLink = (node: MarkdownNode): void => {
      const { url: address = '', position } = node;
      stop(node, linkFault(address, name));
      links.push({ address, line: position?.start.line ?? 1 });
    };
    const walk = (node: MarkdownNode, isSigns: boolean, before?: MarkdownNode): void => {
      const { type, position, children = [] } = node;
      if (type === 'code' || type === 'inlineCode') node.value = withPlainSpaces(node.value ?? '');
      if (type === 'heading') checkHeading(node);
      if (type === 'image') stop(node, faultOfImage(node));
      if (type === 'link') {
        if (source.startsWith('www.', position?.start.offset))
          node.url = (node.url ?? '').replace(/^http:/, 'https:');
        checkLink(node);
        if (children.length === 0)
          stop(node, `the link has no words: [what it leads to](${node.url})`);
      }
      const definition = type === 'linkReference' && definitions.get(node.identifier ?? '');
      if (definition) checkLink(definition);
      if (type === 'footnoteDefinition' && !notes.has(node.identifier ?? ''))
        stop(
          node,
          `no sentence has the footnote [^${node.identifier}]; write it there, or delete it`,
        );
      if (type === 'list' && before?.type === 'list' && before.ordered && !node.ordered)
        if (before.position?.end.line === (position?.start.line ?? 0) - 1)
          stop(node, 'a list within a numbered one is indented by three spaces');
      const { start, end } = position ?? {};
      if (start?.offset !== undefined && end?.offset !== undefined) {
        const text = source.slice(start.offset, end.offset);
        const around = [source[start.offset - 1] ?? '', source[end.offset] ?? ''] as const;
        const [sentence, line] = misread[type]?.({ node, text, around }) ?? [];
        // What ends a block too early opens another one.
        if (type !== 'code' || !isCut) stop(node, sentence, line);
        isCut = type === 'code' ? !isCut && sentence !== undefined : isCut;
      }
      if (isBlock(node) && !isSigns) {
        const unread = unreadIn(node, source);
        for (const { offset, remedy } of slipsIn(unread))
          stop(node, remedy.replaceAll(/\ufffc+/g, '…'), lineAt(unread, offset) - 1);
      }
      for (const [at, child] of children.entries())
        walk(child, isSigns || isVerbatim(node), children[at - 1]);
    };
    const collect = (node: MarkdownNode): void => {
      const { type, identifier = '' } = node;
      if (type === 'definition') definitions.set(identifier, node);
      if (type === 'footnoteReference') notes.add(identifier);
      node.children?.forEach(collect);
    };
    collect(root);
    walk(root, false);
  };
}
