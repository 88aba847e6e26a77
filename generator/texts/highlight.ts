import {
  type BundledLanguage,
  bundledLanguages,
  codeToTokensBase,
  type ThemeRegistrationAny,
} from 'shiki';

import { dataName } from '../../src/lib/dom/attributes.ts';
import { type Token, toneElements } from '../../src/ui/code-tokens.ts';
import { element, type HastNode, textOfNode } from './text-nodes.ts';

/** The TextMate scopes of each tone. */
const scopes = {
  comment: ['comment', 'punctuation.definition.comment'],
  string: ['string', 'string punctuation.definition', 'markup.inline'],
  keyword: ['keyword', 'storage', 'variable.language', 'keyword.operator.new'],
  value: ['constant.numeric', 'constant.language', 'constant.character'],
  name: ['entity.name', 'support.function', 'support.type.property-name', 'entity.name.tag'],
} as const;

const theme: ThemeRegistrationAny = {
  name: 'tones',
  type: 'dark',
  fg: '#000000',
  bg: '#ffffff',
  settings: [
    { settings: { foreground: '#000000' } },
    // A theme needs colors, and takes any name for one.
    ...Object.entries(scopes).map(([tone, scope]) => ({
      scope: [...scope],
      settings: { foreground: tone },
    })),
    { scope: ['keyword.operator'], settings: { foreground: '#000000' } },
  ],
};

/** Whether a name or an alias of a language, such as `ts`, can be highlighted. */
export const isKnown = (language: string): language is BundledLanguage =>
  Object.hasOwn(bundledLanguages, language);

/**
 * The tokens of a code, with their tones.
 * @param language a name or an alias; the code of an unknown one is a single token
 */
export async function tokensOf(code: string, language: string): Promise<readonly Token[]> {
  if (!isKnown(language)) return [[code]];
  // No limit of time (0): on a busy machine the rest of a line would become one token.
  const options = { lang: language, theme, tokenizeTimeLimit: 0 };
  const lines = await codeToTokensBase(code, options);
  const toned = lines.flatMap((line, number) => [
    ...(number > 0 ? [['\n'] as const] : []),
    ...line.map(({ content, color = '' }): Token =>
      color in scopes && content.trim() !== '' ? [content, color] : [content],
    ),
  ]);
  return merge(toned);
}

/** Joins adjacent tokens of one tone, across white space, which makes the page a third smaller. */
function merge(tokens: readonly Token[]): readonly Token[] {
  const merged: Token[] = [];
  for (const [text, tone] of tokens) {
    const [before, between] = merged.slice(-2);
    if (before && between && tone && before[1] === tone && between[0].trim() === '')
      merged.splice(-2, 2, [before[0] + between[0] + text, tone]);
    else {
      const last = merged.at(-1);
      if (last && last[1] === tone)
        merged.splice(-1, 1, tone ? [last[0] + text, tone] : [last[0] + text]);
      else merged.push(tone ? [text, tone] : [text]);
    }
  }
  return merged;
}

/** Rehype plugin: keeps translators from the code of prose, highlights its blocks and names their languages. */
export function highlightedCode() {
  return async function highlight(node: HastNode): Promise<void> {
    if (node.tagName === 'code') node.properties = { translate: 'no' };
    const [code] = node.tagName === 'pre' ? (node.children ?? []) : [];
    if (code?.tagName !== 'code') {
      for (const child of node.children ?? []) await highlight(child);
      return;
    }
    const [, written = 'text'] =
      /language-([^\s,]+)/.exec(String(code.properties?.['className'])) ?? [];
    const small = written.toLowerCase();
    const language = isKnown(small) ? small : written;
    const tokens = await tokensOf(textOfNode(code).replace(/\n$/, ''), language);
    node.properties = { className: 'code', [dataName('language')]: language };
    code.properties = { translate: 'no' };
    code.children = tokens.map(([value, tone = '']) => {
      const text = { type: 'text', value };
      const tagName = toneElements[tone];
      return tagName ? element(tagName, {}, [text]) : text;
    });
  };
}
