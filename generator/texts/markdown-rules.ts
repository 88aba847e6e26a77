import type { VFile } from 'vfile';

import { slipsIn } from '../../src/content/slips.ts';
import { hasVisible } from '../../src/lib/text/one-line.ts';
import { bareFault, linkFault } from './link-rules.ts';
import { misread } from './misread.ts';
import { fileName, lineAt } from './plain-text.ts';
import { type MarkdownNode, note } from './text-nodes.ts';

/** What a text links to. */
export type ProseLinks = {
  readonly links: readonly { readonly address: string; readonly line: number }[];
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
  const gap = (from: number, to: number): string => {
    // Words for the other way of sending are not there.
    const part = source.slice(from, to).replaceAll(/<(\w+)>[^]*?<\/\1>/g, blanked);
    return isBlock(node) ? part : blanked(part);
  };
  let [text, at] = ['', start];
  for (const child of children) {
    // What is made of an e-mail address has no place.
    const [from, to] = [child.position?.start.offset, child.position?.end.offset];
    if (from === undefined || to === undefined) continue;
    text += gap(at, from) + unreadIn(child, source);
    at = to;
  }
  return text + gap(at, end);
}

const noBreak = /[\u00a0\u202f]/g;

/** Code with spaces only: a shell takes a no-break space, which pages and editors on a Mac put there, for a letter. */
export const withPlainSpaces = (code: string): string => code.replaceAll(noBreak, ' ');

/** What says nothing of a picture: the name of its file, or what every picture is. */
const saysNothing =
  /^(?:(?:an? |the )?(?:image|picture|photo(?:graph)?|screenshot|img|bild|foto|grafik|untitled|alt(?: text)?)[\s\d]*|(?:img|dsc[nf]?|pxl|image|screenshot|bildschirmfoto)[ _-]?\d.*|\S*\.(?:jpe?g|png|gif|webp|avif|svg|heic|tiff?))$/i;

/** A footnote and a link may have one name. */
const keyOf = ({ type, identifier = '' }: MarkdownNode): string =>
  (type.startsWith('footnote') ? '^' : '') + identifier;

/** Whether a node shows anything to click. */
const hasWords = ({ type, value = '', alt, children = [] }: MarkdownNode): boolean =>
  type.startsWith('image') ? Boolean(alt) : hasVisible(value) || children.some(hasWords);

/** The same without what a picture shows, which no table of contents has. */
const hasOwnWords = ({ value = '', children = [] }: MarkdownNode): boolean =>
  hasVisible(value) || children.some(hasOwnWords);

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
  return (root: MarkdownNode, file: VFile): void => {
    const name = fileName(file.path);
    const source = String(file.value);
    const definitions = new Map<string, MarkdownNode>();
    /** What links, pictures and footnotes refer to. */
    const named = new Set<string>();
    let depth = 1;
    let isCut = false;
    // What becomes a link by itself may have no place.
    let lineNow = 1;
    const stop = ({ position }: MarkdownNode, sentence: string | undefined, line = 0): void => {
      if (sentence !== undefined) note(file, (position?.start.line ?? lineNow) + line, sentence);
    };
    const checkHeading = (node: MarkdownNode): void => {
      const { depth: own = 2 } = node;
      const [written, next] = [own, depth + 1].map((signs) => '#'.repeat(signs));
      if (!hasOwnWords(node)) stop(node, 'the heading has no words');
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
    const faultOfDefinition = (node: MarkdownNode): string | undefined => {
      const { type, url = '', children } = node;
      const label = node.label ?? '';
      const isNote = type === 'footnoteDefinition';
      if (label.startsWith('^') && !isNote)
        return `the name of a footnote has no spaces: [${label.replaceAll(' ', '')}]`;
      const written = `[${isNote ? '^' : ''}${label}]`;
      if (definitions.get(keyOf(node)) !== node)
        return `${written} is here for the second time; give it another name, or delete it`;
      if (children?.length === 0) return `the footnote has no text; write it behind ${written}:`;
      if (named.has(keyOf(node))) return undefined;
      return isNote
        ? `no sentence has the footnote ${written}; write it there, or delete it`
        : `no sentence has ${written}; a link is written ${written}(${url})`;
    };
    const links: { address: string; line: number }[] = [];
    file.data['links'] = links;
    const checkLink = (node: MarkdownNode): void => {
      const { url: address = '', position, children = [] } = node;
      const { start, end } = position ?? {};
      const written = position
        ? source.slice(start?.offset, end?.offset)
        : (children[0]?.value ?? '');
      const isBare = /^(?:https?:|www\.)/i.test(written);
      stop(node, (isBare && bareFault(written)) || linkFault(address, name));
      links.push({ address, line: position?.start.line ?? lineNow });
    };
    const walk = (node: MarkdownNode, isSigns: boolean, before?: MarkdownNode): void => {
      const { type, position, children = [] } = node;
      lineNow = position?.start.line ?? lineNow;
      if (type === 'code' || type === 'inlineCode') node.value = withPlainSpaces(node.value ?? '');
      if (type === 'heading') checkHeading(node);
      if (type === 'image') stop(node, faultOfImage(node));
      if (type === 'link') {
        if (source.startsWith('www.', position?.start.offset))
          node.url = (node.url ?? '').replace(/^http:/, 'https:');
        checkLink(node);
        if (!hasWords(node)) stop(node, `the link has no words: [what it leads to](${node.url})`);
      }
      const definition = type === 'linkReference' && definitions.get(keyOf(node));
      if (definition) checkLink(definition);
      if (type.endsWith('efinition')) stop(node, faultOfDefinition(node));
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
      const { type } = node;
      const key = keyOf(node);
      if (type.endsWith('efinition') && !definitions.has(key)) definitions.set(key, node);
      if (type.endsWith('Reference')) named.add(key);
      node.children?.forEach(collect);
    };
    collect(root);
    walk(root, false);
  };
}
