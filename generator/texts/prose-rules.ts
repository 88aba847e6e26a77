import type { VFile } from 'vfile';

import { dataName } from '../../src/lib/dom/attributes.ts';
import { language } from '../../src/config/language.ts';
import { fill } from '../../src/lib/text/fill.ts';
import { inLanguage } from '../languages/overlay.ts';
import { element, type HastNode, note, readingOf, textOfNode } from './text-nodes.ts';

export const words = await inLanguage<typeof import('../../src/sections/words.ts')>(
  'sections/words.ts',
  language,
);

const sites =
  /^(?:[\w-]+\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be|vimeo\.com|dailymotion\.com|loom\.com)$/;

/** The site of a film, such as `vimeo.com`; nothing if an address is none of a film. */
function siteOf(address: unknown): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const { hostname, pathname } = new URL(address);
  const isFilm = sites.test(hostname) || /\.(?:mp4|webm|mov|m4v)$/i.test(pathname);
  return isFilm ? hostname.replace(/^(?:www|m)\./, '') : undefined;
}

/** The link of a paragraph that is nothing but a link. */
function onlyLink({ tagName, children = [] }: HastNode): HastNode | undefined {
  const [link, ...others] = children.filter(({ value }) => value?.trim() !== '');
  return tagName === 'p' && others.length === 0 && link?.tagName === 'a' ? link : undefined;
}

/**
 * Rehype plugin: a link to a film that stands alone becomes a card with its title and its site. Nothing of that site
 * is loaded. A link without a title is a fault.
 */
export function filmLinks() {
  return (root: HastNode, file: VFile): void => {
    root.children = root.children?.map((node) => {
      const link = onlyLink(node);
      const address = link?.properties?.['href'];
      const site = siteOf(address);
      if (!link || !site) return node;
      if (/^(?:https?:\/\/|www\.)/.test(textOfNode(link)))
        note(
          file,
          node.position?.start.line,
          `the film needs a title: [What it shows](${String(address)})`,
        );
      const about = { type: 'text', value: fill(words.filmOn, { site }) };
      Object.assign(link.properties ?? {}, { className: ['btn', 'btn-secondary'] });
      return element('figure', {}, [link, element('figcaption', {}, [about])]);
    });
  };
}

/** Tables of words with so many columns become blocks of labels and values on a narrow screen, instead of scrolling. */
const stacksFrom = 4;

/** Rehype plugin: turns table alignment into a class, because MDX would write a style attribute, and stacks words. */
export function proseTables() {
  return function walk(node: HastNode): void {
    if (node.tagName === 'table') stackWords(node);
    const align = node.properties?.['align'];
    if (node.properties && typeof align === 'string') {
      delete node.properties['align'];
      node.properties['className'] = [`text-${align}`];
    }
    node.children?.forEach(walk);
  };
}

/** As `sections/tables.tsx` writes them. A table with an aligned column has numbers to compare. */
function stackWords(table: HastNode): void {
  const [heads = [], ...rows] = all(table, 'tr').map(({ children = [] }) =>
    children.filter(({ type }) => type === 'element'),
  );
  if (heads.length < stacksFrom || heads.some(({ properties }) => properties?.['align'])) return;
  for (const head of heads) head.properties = { ...head.properties, scope: 'col' };
  table.properties = { ...table.properties, className: ['stacking-table'] };
  for (const [first, ...cells] of rows) {
    if (first) Object.assign(first, { tagName: 'th', properties: { scope: 'row' } });
    for (const [index, cell] of cells.entries()) {
      const head = heads[index + 1];
      cell.properties = { ...cell.properties, [dataName('label')]: head && readingOf(head) };
      cell.children = [element('div', {}, cell.children ?? [])];
    }
  }
}

const all = (node: HastNode, tagName: string): readonly HastNode[] => [
  ...(node.tagName === tagName ? [node] : []),
  ...(node.children ?? []).flatMap((child) => all(child, tagName)),
];
