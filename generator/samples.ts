import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';

import { type BundledLanguage, createHighlighter, type Highlighter, type ThemeInput } from 'shiki';
import type { Plugin } from 'vite';

import { type SampleNames as Names, sampleNames as names } from '../src/config/sample-names.ts';
import { archivesOf, sdk } from '../src/content/product/sdk.ts';
import type { Sample, Token } from '../src/ui/highlighted.tsx';

const languages: Readonly<Record<string, BundledLanguage>> = {
  '.ts': 'typescript',
  '.tsx': 'tsx',
  '.py': 'python',
  '.go': 'go',
  '.java': 'java',
  '.php': 'php',
  '.rb': 'ruby',
  '.yaml': 'yaml',
  '.sh': 'shellscript',
  '.kts': 'kotlin',
};

/** The TextMate scopes of each tone. `ui/highlighted.tsx` has their elements. */
const scopes = {
  comment: ['comment', 'punctuation.definition.comment'],
  string: ['string', 'string punctuation.definition', 'markup.inline'],
  keyword: ['keyword', 'storage', 'variable.language', 'keyword.operator.new'],
  value: ['constant.numeric', 'constant.language', 'constant.character'],
  name: ['entity.name', 'support.function', 'support.type.property-name', 'entity.name.tag'],
} as const;

/** The vendor's names, and the SDK archive for each language: `__NODE__`, `__PYTHON__` and so on. */
export type SampleNames = ReturnType<typeof sampleNamesOf>;

export const sampleNamesOf = (from: Names) => {
  const { node, cli, python, java, php, ruby } = archivesOf(from);
  return {
    ...from,
    NODE: node,
    CLI: cli,
    PYTHON: python,
    JAVA: java,
    PHP: php,
    RUBY: ruby,
    VERSION: sdk.version,
  };
};

const sampleNames = sampleNamesOf(names);

const tones = Object.keys(scopes);
/** A theme needs colors, so the color encodes the tone's number. */
const colorOf = (tone: number) => `#00000${tone + 1}`;

const theme: ThemeInput = {
  name: 'tones',
  type: 'dark',
  fg: '#000000',
  bg: '#ffffff',
  settings: [
    { settings: { foreground: '#000000' } },
    ...Object.values(scopes).map((scope, tone) => ({
      scope: [...scope],
      settings: { foreground: colorOf(tone) },
    })),
    { scope: ['keyword.operator'], settings: { foreground: '#000000' } },
  ],
};

let highlighter: Promise<Highlighter> | undefined;

/** @throws Error on an unknown language or placeholder */
export async function readSample(file: string, names: SampleNames = sampleNames): Promise<Sample> {
  const language = languages[extname(file)];
  if (!language) throw new Error(`samples: add the language of ${file} to generator/samples.ts`);
  const text = fillSample(await readFile(file, 'utf8'), names).trimEnd();
  highlighter ??= createHighlighter({ themes: [theme], langs: Object.values(languages) });
  const { tokens } = (await highlighter).codeToTokens(text, { lang: language, theme: 'tones' });
  const toned = tokens.flatMap((line, number) => [
    ...(number > 0 ? [['\n'] as const] : []),
    ...line.map(({ content, color = '' }): Token => {
      const tone = tones.find((_tone, index) => colorOf(index) === color.toLowerCase());
      return tone && content.trim() !== '' ? [content, tone] : [content];
    }),
  ]);
  return { file: fillSample(basename(file), names), language, tokens: merge(toned) };
}

/**
 * Replaces placeholders such as `__SLUG__` with the vendor's names.
 * @throws Error on an unknown placeholder
 */
export function fillSample(text: string, names: SampleNames): string {
  const byName: Readonly<Record<string, string>> = names;
  return text.replace(/__([A-Z]+)__/g, (placeholder, name: string) => {
    const filled = byName[name];
    if (filled === undefined) throw new Error(`samples: there is no name for ${placeholder}`);
    return filled;
  });
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

/** Vite plugin: `import sample from './x.py?sample'` imports a file as a `Sample`. */
export function samples(): Plugin {
  return {
    name: 'samples',
    enforce: 'pre',
    load: {
      filter: { id: /\?sample$/ },
      async handler(id) {
        const file = id.replace(/\?sample$/, '');
        this.addWatchFile(file);
        return {
          code: `export default ${JSON.stringify(await readSample(file))}`,
          moduleSideEffects: false,
        };
      },
    },
  };
}
