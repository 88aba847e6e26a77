import { dataName } from '../../src/lib/dom/attributes.ts';
import { type HastNode, textOf } from './hast.ts';

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
      cell.properties = { ...cell.properties, [dataName('label')]: head && textOf(head) };
      cell.children = [
        { type: 'element', tagName: 'div', properties: {}, children: cell.children ?? [] },
      ];
    }
  }
}

const all = (node: HastNode, tagName: string): readonly HastNode[] => [
  ...(node.tagName === tagName ? [node] : []),
  ...(node.children ?? []).flatMap((child) => all(child, tagName)),
];
