import type { VFile } from 'vfile';

import { byMail } from '../../src/config/delivery.ts';
import { articleFigureNames } from '../../src/figures/articles/figures.ts';
import {
  attributesOf,
  blockTags,
  inlineTags,
  insteadOfAttribute,
  insteadOfTag,
} from '../../src/content/text-tags.ts';
import { fileName, refusedIn } from './plain-text.ts';
import { unshielded } from './shielded.ts';
import { type Components, kindOf } from './text-kinds.ts';
import { type MarkdownNode, note } from './text-nodes.ts';

type Literal = string | number | boolean;

type Properties = Record<string, Literal>;

/** A node of the syntax tree of an expression (ESTree), as far as it is looked at. */
type Code = {
  readonly type?: string;
  readonly body?: readonly Code[];
  readonly comments?: readonly unknown[];
  readonly expression?: Code;
  readonly expressions?: readonly unknown[];
  readonly quasis?: readonly { readonly value: { readonly cooked?: string | null } }[];
  readonly value?: unknown;
};

/**
 * What stands in braces, if it is a comment, a text in quotes, a number or a template without `${}`. It is read from
 * the syntax tree; nothing in a text is ever run.
 * @returns nothing for all else
 */
export function literalIn(estree: unknown): Literal | undefined {
  const { body = [], comments = [] } = (estree ?? {}) as Code;
  const [first, ...others] = body;
  if (!first) return comments.length > 0 ? '' : undefined;
  const { type, value, expressions = [], quasis = [] } = first.expression ?? {};
  const isTemplate = type === 'TemplateLiteral' && expressions.length === 0;
  const found = isTemplate ? quasis[0]?.value.cooked : type === 'Literal' && value;
  if (others.length > 0) return undefined;
  if (typeof found === 'string') return unshielded(found);
  return typeof found === 'number' || value === true ? (found as Literal) : undefined;
}

const noSuchFact = (placeholder: string): string =>
  `there is no fact ${placeholder}; src/content/product/printed.ts lists them`;

const noFact = (written: string): string =>
  /^ ?fact\.\w+ ?$/.test(written)
    ? noSuchFact(`{${written}}`)
    : `{${written}} is no fact; a fact is written {fact.name}, and a { that stands for itself \\{`;

type Tag = MarkdownNode & { name: string };

const isTag = (node: MarkdownNode): node is Tag => /^mdxJsx\w+Element$/.test(node.type);

/** The values of a tag's attributes that it can have; all others are noted as faults. */
function propertiesOf(
  { name, attributes = [] }: Tag,
  known: readonly string[],
  stop: (fault: string) => void,
): Properties {
  const properties: Properties = {};
  for (const { type, name: written = '', value } of attributes) {
    const attribute = written.toLowerCase();
    const code = value as { value: string; data?: { estree?: unknown } };
    const given =
      typeof value === 'object' && value ? literalIn(code.data?.estree) : (value as Literal);
    if (type !== 'mdxJsxAttribute') stop(noFact(String(value)));
    else if (!known.includes(attribute))
      stop(`${written}=: ${insteadOfAttribute(attribute, name, known)}`);
    else if (given === undefined) stop(noFact(code.value));
    else properties[attribute] = given ?? true;
    refusedIn(String(given)).forEach(stop);
  }
  return properties;
}

function noComponent(tag: string, components: Components, called: string): string {
  const usable = Object.keys(components).map((component) => `<${component}>`);
  return `there is no component <${tag}>; ${called} can use ${usable.join(', ') || 'none'}, and a < that stands for itself is written \\<`;
}

/** A tag as the node that Markdown has for it, or as one that becomes an element of its name. */
function asMarkdown(tag: Tag, properties: Properties): MarkdownNode {
  const { name, position, children = [], type } = tag;
  const { href, src, alt, title, width: _, height: __, ...hProperties } = properties;
  const at = position ? { position } : {};
  const named = { title: typeof title === 'string' ? title : null, data: { hProperties }, ...at };
  const isAlone = type === 'mdxJsxFlowElement';
  const inParagraph = (node: MarkdownNode): MarkdownNode =>
    isAlone ? { type: 'paragraph', children: [node], ...at } : node;
  if (name === 'a')
    return inParagraph({ type: 'link', url: String(href ?? ''), ...named, children });
  if (name === 'img')
    return inParagraph({ type: 'image', url: String(src ?? ''), alt: String(alt ?? ''), ...named });
  return { type: 'tag', name, data: { hName: name, hProperties: properties }, children, ...at };
}

/** Tags whose words stand only where forms leave the page in this way. */
export const conditions: ReadonlyMap<string, boolean> = new Map([
  ['ByMail', byMail],
  ['ByEndpoint', !byMail],
]);

/** Whether a paragraph is nothing but tags that stand around lines, which no paragraph can hold. */
const holdsBlocks = ({ type, children = [] }: MarkdownNode): boolean =>
  type === 'paragraph' &&
  children.some(
    (child) => isTag(child) && !inlineTags.has(child.name) && !conditions.has(child.name),
  ) &&
  children.every((child) => isTag(child) || child.value?.trim() === '');

/** Puts the signs of facts in a node (see `shielded`). */
function withSigns(node: MarkdownNode, stop: (fault: string) => void): void {
  for (const name of ['value', 'url', 'title', 'alt'] as const) {
    const text = node[name];
    if (typeof text !== 'string') continue;
    node[name] = unshielded(text);
    const [lost] = (node.type === 'text' ? null : /\{ ?fact\.\w+ ?\}/.exec(text)) ?? [];
    if (lost) stop(noSuchFact(lost));
    refusedIn(node[name]).forEach(stop);
  }
  node.attributes?.forEach((attribute) => {
    if (typeof attribute.value === 'string') attribute.value = unshielded(attribute.value);
  });
}

/**
 * Remark plugin, the first that changes a text: leaves Markdown alone in it. Tags, their attributes, components and what
 * stands in braces stay by lists of what is allowed; all else is a fault, with what to write instead. Nothing of a text is
 * run, here or later: after this there is no code in its tree.
 */
export function plainMarkup() {
  return (root: MarkdownNode, file: VFile): void => {
    const { called, components } = kindOf(fileName(file.path));
    const stopAt = ({ position }: MarkdownNode, fault: string): void =>
      note(file, position?.start.line, fault);

    const plainTag = (node: Tag): readonly MarkdownNode[] => {
      const name = node.name ?? '';
      const childrenOf = () => (node.children ?? []).flatMap(plain);
      if (conditions.has(name)) return childrenOf().filter(() => conditions.get(name));
      // `constructor` is in every object.
      const own = Object.hasOwn(components, name) ? components[name] : undefined;
      if (!own && !inlineTags.has(name) && !blockTags.has(name)) {
        const isTagOfHtml = /^(?:[a-z]*\d?|[ovw]:\w+)$/.test(name);
        const instead = isTagOfHtml
          ? `<${name}>: ${insteadOfTag(name)}`
          : noComponent(name, components, called);
        stopAt(node, instead);
        return [];
      }
      const properties = propertiesOf(node, own ?? attributesOf(name), (fault) =>
        stopAt(node, fault),
      );
      const figure = properties['name'];
      if (name === 'ArticleFigure' && !articleFigureNames.some((one) => one === figure)) {
        const known = articleFigureNames.join(', ');
        stopAt(node, `there is no figure ${JSON.stringify(figure ?? '')}; there are ${known}`);
      }
      const children = childrenOf();
      // A paragraph in a paragraph: those within have its language and its direction.
      if (name === 'p' && node.type === 'mdxJsxFlowElement')
        return children.map((child) =>
          child.type === 'paragraph'
            ? { ...child, data: { hProperties: { ...properties, ...child.data?.hProperties } } }
            : child,
        );
      return [asMarkdown({ ...node, children }, properties)];
    };

    const plainExpression = (node: MarkdownNode): readonly MarkdownNode[] => {
      const text = literalIn(node.data?.estree);
      if (typeof text !== 'string') stopAt(node, noFact(node.value ?? ''));
      for (const fault of refusedIn(String(text))) stopAt(node, fault);
      const literal = { ...node, type: 'literal', value: String(text ?? '') };
      if (node.type === 'mdxTextExpression') return [literal];
      return text ? [{ type: 'paragraph', children: [literal] }] : [];
    };

    const plain = (node: MarkdownNode): readonly MarkdownNode[] => {
      withSigns(node, (fault) => stopAt(node, fault));
      if (isTag(node)) return plainTag(node);
      if (/^mdx\w+Expression$/.test(node.type)) return plainExpression(node);
      if (node.type === 'mdxjsEsm') {
        stopAt(node, `${called} cannot import or export; begin the line with another word`);
        return [];
      }
      const isHolder = holdsBlocks(node);
      if (node.children) node.children = node.children.flatMap(plain);
      return isHolder ? (node.children ?? []) : [node];
    };
    plain(root);
  };
}
