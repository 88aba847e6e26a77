import { dataName } from '../src/lib/attributes.ts';
import rehypeShiki, { type RehypeShikiOptions } from '@shikijs/rehype';
import { createCssVariablesTheme, type ShikiTransformer } from 'shiki';

const theme = createCssVariablesTheme({ name: 'tokens', variablePrefix: '--c-', fontStyle: false });

type CodeElement = Parameters<NonNullable<ShikiTransformer['code']>>[0];
type ElementContent = CodeElement['children'][number];

/** Short elements for the colors in prose-code.css, by the token type in the theme's CSS variable. */
const elements: Readonly<Record<string, string>> = {
  comment: 'em',
  constant: 'samp',
  function: 'var',
  keyword: 'b',
  string: 'i',
  'string-expression': 'i',
};

const elementFor = (style: unknown) =>
  elements[/--c-token-([\w-]+)/.exec(String(style))?.[1] ?? ''] ?? 'span';

const withoutSpan = (node: ElementContent): readonly ElementContent[] =>
  node.type === 'element' && node.tagName === 'span' ? node.children : [node];

function merge(nodes: readonly ElementContent[]): ElementContent[] {
  const merged: ElementContent[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (last?.type === 'element' && node.type === 'element' && last.tagName === node.tagName)
      last.children.push(...node.children);
    else merged.push(node);
  }
  return merged;
}

/** Replaces the theme's style attributes, which the site's policy blocks, with the elements of prose-code.css. */
const styleAsElement: ShikiTransformer = {
  name: 'style-as-element',
  pre(node) {
    delete node.properties['style'];
    node.properties['class'] = 'code';
    node.properties[dataName('language')] = this.options.lang;
  },
  span(node) {
    node.tagName = elementFor(node.properties['style']);
    node.properties = {};
  },
  code(node) {
    // The first pass unwraps lines, the second tokens.
    node.children = merge(node.children.flatMap(withoutSpan).flatMap(withoutSpan));
  },
};

/** Rehype plugin and options that highlight the code blocks of prose. */
export const highlightedCode: [typeof rehypeShiki, RehypeShikiOptions] = [
  rehypeShiki,
  { theme, lazy: true, fallbackLanguage: 'text', transformers: [styleAsElement] },
];
