import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { articleFigureNames } from '../../src/figures/articles/figures.ts';
import { dataName } from '../../src/lib/dom/attributes.ts';
import { language } from '../../src/config/language.ts';
import { fill } from '../../src/lib/text/fill.ts';
import { inLanguage, sourceOf } from '../languages/overlay.ts';
import { type HastNode, textOf } from './plain-markup.ts';
import { faultAt, fileName } from './plain-text.ts';
import { kindOf } from './text-kinds.ts';

const words = await inLanguage<typeof import('../../src/sections/words.ts')>(
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

const element = (tagName: string, children: HastNode[], className: readonly string[] = []) => ({
  type: 'element',
  tagName,
  properties: className.length > 0 ? { className } : {},
  children,
});

/** The link of a paragraph that is nothing but a link. */
function onlyLink({ tagName, children = [] }: HastNode): HastNode | undefined {
  const [link, ...others] = children.filter(({ value }) => value?.trim() !== '');
  return tagName === 'p' && others.length === 0 && link?.tagName === 'a' ? link : undefined;
}

/**
 * Rehype plugin: a link to a film that stands alone becomes a card with its title and its site. Nothing of that site
 * is loaded. A link without a title stops the build with file and line.
 */
export function filmLinks() {
  return (root: HastNode, { path }: { path: string }): void => {
    root.children = root.children?.map((node) => {
      const link = onlyLink(node);
      const address = link?.properties?.['href'];
      const site = siteOf(address);
      if (!link || !site) return node;
      if (/^(?:https?:\/\/|www\.)/.test(textOf(link)))
        throw faultAt(
          fileName(path),
          node.position?.start.line ?? 1,
          `the film needs a title: [What it shows](${String(address)})`,
        );
      const about = { type: 'text', value: fill(words.filmOn, { site }) };
      Object.assign(link.properties ?? {}, { className: ['btn', 'btn-secondary'] });
      return element('figure', [link, element('figcaption', [about])]);
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

/** A node of the syntax tree of an expression (ESTree). */
type Code = { type: string; name?: string; computed?: boolean } & Record<string, unknown>;

type Expression = { value?: string; data?: { estree?: unknown } };

type Attribute = { type: string; name?: string; value?: string | Expression | null };

/** A node of a text's tree, which may be MDX's own. */
type MdxNode = Omit<HastNode, 'children'> & {
  name?: string | null;
  attributes?: Attribute[];
  data?: { estree?: unknown };
  children?: MdxNode[];
};

const isCode = (value: unknown): value is Code =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Whether a part of an expression is a name of a property, which is no name of its own. */
const isProperty = (field: string, { computed }: Code): boolean =>
  !computed && (field === 'property' || field === 'key');

/**
 * The names in an expression, in the order in which they stand.
 * @param enters whether to look into a field of a part of it
 */
function namesIn(code: unknown, enters: (field: string) => boolean): readonly string[] {
  if (Array.isArray(code)) return code.flatMap((item) => namesIn(item, enters));
  if (!isCode(code)) return [];
  const inside = Object.entries(code)
    .filter(([field]) => field !== 'comments' && !isProperty(field, code) && enters(field))
    .flatMap(([, value]) => namesIn(value, enters));
  return code.type === 'Identifier' && code.name ? [code.name, ...inside] : inside;
}

/** The names that the functions in an expression give their parameters. */
function parametersIn(code: unknown): readonly string[] {
  if (Array.isArray(code)) return code.flatMap(parametersIn);
  if (!isCode(code)) return [];
  return [...namesIn(code['params'], () => true), ...Object.values(code).flatMap(parametersIn)];
}

/**
 * Whether braces hold names that a text has, or none: React would find out without file and line. The language's own,
 * such as `Math`, can help those of the text.
 */
function hasKnownNames({ data }: Expression, known: ReadonlySet<string>): boolean {
  const declared = parametersIn(data?.estree);
  const names = namesIn(data?.estree, (field) => field !== 'params').filter(
    (name) => !declared.includes(name),
  );
  return (
    names.length === 0 ||
    (names.some((name) => known.has(name)) &&
      names.every((name) => known.has(name) || name in globalThis))
  );
}

/** A comment, a text, or what was made of names: anything else in braces was meant as it is written. */
function isPrintable({ data: { estree } = {} }: Expression): boolean {
  if (namesIn(estree, () => true).length > 0) return true;
  const statements: unknown = isCode(estree) ? estree['body'] : [];
  const [first]: readonly unknown[] = Array.isArray(statements) ? statements : [];
  const printed = isCode(first) ? first['expression'] : '';
  return isCode(printed)
    ? printed.type === 'TemplateLiteral' || typeof printed['value'] === 'string'
    : printed === '';
}

/** What is wrong with a component; nothing if a text of its kind can use it. */
function faultOfComponent(name: string, file: string): string | undefined {
  const { called, components } = kindOf(file);
  const sign = 'a < that stands for itself is written \\<';
  if (components === 'of its page') {
    const page = sourceOf(file).replace(/^src\/content\/legal\/(.*)\.mdx$/, 'src/pages/$1.tsx');
    // The page is in the bundle and cannot be asked.
    const code = [page, 'src/sections/legal-page.tsx']
      .map((name) => readFileSync(resolve(import.meta.dirname, '../..', name), 'utf8'))
      .join('\n');
    return new RegExp(`\\b${name}\\b`).test(code)
      ? undefined
      : `there is no component <${name}>; ${page} gives this text its components, and ${sign}`;
  }
  if (components.includes(name)) return undefined;
  const usable = components.map((component) => `<${component}>`).join(', ');
  return `there is no component <${name}>; ${called} can use ${usable || 'none'}, and ${sign}`;
}

const isComponent = (name: string): boolean => /^[A-Z]|\./.test(name);

/**
 * Rehype plugin: refuses markup that no page can show, with file and line: components and figures that are
 * unknown, and names in braces that stand for nothing.
 */
export function proseRules() {
  return (root: MdxNode, { path }: { path: string }): void => {
    const file = fileName(path);
    const kind = kindOf(file);
    // A text of the bundle can read its own fields.
    const known = new Set(kind.isModule ? ['frontmatter'] : []);

    const faultOfElement = ({ name, attributes = [] }: MdxNode): string | undefined => {
      if (!name || !isComponent(name) || known.has(name)) return undefined;
      const fault = faultOfComponent(name, file);
      if (fault) return fault;
      const figure = attributes.find((attribute) => attribute.name === 'name')?.value;
      return name === 'ArticleFigure' && !articleFigureNames.some((known) => known === figure)
        ? `there is no figure ${JSON.stringify(figure ?? '')}; there are ${articleFigureNames.join(', ')}`
        : undefined;
    };
    const noFact = ({ value = '' }: Expression): string =>
      `{${value}} is no fact; a fact is written {fact.name}, and a { that stands for itself \\{`;
    const faultOfExpression = (expression: Expression): string | undefined =>
      hasKnownNames(expression, known) ? undefined : noFact(expression);
    const faultOf = (node: MdxNode): string | undefined => {
      if (node.type === 'mdxjsEsm') {
        for (const name of node.value?.match(/[\w$]+/g) ?? []) known.add(name);
        return kind.isModule
          ? undefined
          : `${kind.called} cannot import or export; begin the line with another word`;
      }
      if (/^mdx\w+Expression$/.test(node.type))
        return isPrintable(node) ? faultOfExpression(node) : noFact(node);
      const values = (node.attributes ?? []).flatMap((attribute) => {
        // `{...all}` is an expression itself.
        const value = attribute.type === 'mdxJsxExpressionAttribute' ? attribute : attribute.value;
        return typeof value === 'object' && value ? [value as Expression] : [];
      });
      return faultOfElement(node) ?? values.map(faultOfExpression).find(Boolean);
    };
    const walk = (node: MdxNode): void => {
      const fault = faultOf(node);
      if (fault) throw faultAt(file, node.position?.start.line ?? 1, fault);
      node.children?.forEach(walk);
    };
    walk(root);
  };
}
