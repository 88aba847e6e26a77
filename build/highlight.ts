import rehypeShiki, { type RehypeShikiOptions } from '@shikijs/rehype';
import { createCssVariablesTheme, type ShikiTransformer } from 'shiki';

const theme = createCssVariablesTheme({ name: 'tokens', variablePrefix: '--c-', fontStyle: false });

/** The kind of a token, as the theme writes it into the color. */
const kindIn = (style: unknown) => /var\(--c-token-([\w-]+)\)/.exec(String(style))?.[1];

/** Turns the theme's style attributes, which the site's policy would drop, into classes of code.css. */
const styleAsClass: ShikiTransformer = {
  name: 'style-as-class',
  pre(node) {
    delete node.properties['style'];
    node.properties['class'] = 'code';
    node.properties['data-language'] = this.options.lang;
  },
  span(node) {
    const kind = kindIn(node.properties['style']);
    delete node.properties['style'];
    if (kind) node.properties['class'] = `t-${kind}`;
  },
};

/** Rehype plugin and options that color the code blocks of prose while it is compiled. */
export const highlightedCode: [typeof rehypeShiki, RehypeShikiOptions] = [
  rehypeShiki,
  { theme, lazy: true, fallbackLanguage: 'text', transformers: [styleAsClass] },
];
