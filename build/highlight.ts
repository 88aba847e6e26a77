import rehypeShiki, { type RehypeShikiOptions } from '@shikijs/rehype';
import { createCssVariablesTheme, type ShikiTransformer } from 'shiki';

const theme = createCssVariablesTheme({ name: 'tokens', variablePrefix: '--c-', fontStyle: false });

/** The tones of code.css, by the kind of token that the theme writes into the color. */
const tones: Readonly<Record<string, string>> = {
  comment: 't-comment',
  constant: 't-value',
  function: 't-name',
  keyword: 't-keyword',
  string: 't-string',
  'string-expression': 't-string',
};

const toneIn = (style: unknown) => tones[/--c-token-([\w-]+)/.exec(String(style))?.[1] ?? ''];

/** Turns the theme's style attributes, which the site's policy would drop, into classes of code.css. */
const styleAsClass: ShikiTransformer = {
  name: 'style-as-class',
  pre(node) {
    delete node.properties['style'];
    node.properties['class'] = 'code';
    node.properties['data-language'] = this.options.lang;
  },
  span(node) {
    const tone = toneIn(node.properties['style']);
    delete node.properties['style'];
    if (tone) node.properties['class'] = tone;
  },
};

/** Rehype plugin and options that color the code blocks of prose while it is compiled. */
export const highlightedCode: [typeof rehypeShiki, RehypeShikiOptions] = [
  rehypeShiki,
  { theme, lazy: true, fallbackLanguage: 'text', transformers: [styleAsClass] },
];
