import rehypeShiki, { type RehypeShikiOptions } from '@shikijs/rehype';
import { createCssVariablesTheme, type ShikiTransformer } from 'shiki';

const theme = createCssVariablesTheme({ name: 'tokens', variablePrefix: '--c-', fontStyle: false });

type CodeElement = Parameters<NonNullable<ShikiTransformer['code']>>[0];
type ElementContent = CodeElement['children'][number];

/** The elements that stand for tones in code.css, by the kind of token that the theme writes into the color. */
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

/** The content of a plain `span`; anything else as it is. */
const withoutSpan = (node: ElementContent): readonly ElementContent[] =>
  node.type === 'element' && node.tagName === 'span' ? node.children : [node];

/** Neighbors of one tone as one element. */
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

/** Turns the theme's style attributes, which the site's policy would drop, into the short elements of code.css. */
const styleAsElement: ShikiTransformer = {
  name: 'style-as-element',
  pre(node) {
    delete node.properties['style'];
    node.properties['class'] = 'code';
    node.properties['data-language'] = this.options.lang;
  },
  span(node) {
    node.tagName = elementFor(node.properties['style']);
    node.properties = {};
  },
  code(node) {
    // Lines are spans, too.
    node.children = merge(node.children.flatMap(withoutSpan).flatMap(withoutSpan));
  },
};

/** Rehype plugin and options that color the code blocks of prose while it is compiled. */
export const highlightedCode: [typeof rehypeShiki, RehypeShikiOptions] = [
  rehypeShiki,
  { theme, lazy: true, fallbackLanguage: 'text', transformers: [styleAsElement] },
];
