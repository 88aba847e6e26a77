import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';

import type { Plugin } from 'vite';

import { type SampleNames, sampleNames as names } from '../../src/config/sample-names.ts';
import { archivesOf } from '../../src/content/product/sdk-archives.ts';
import { sdk } from '../../src/content/product/sdk.ts';
import type { CodeSample } from '../../src/ui/surface/surface.tsx';
import { stage } from '../files/stage.ts';
import { isKnown, tokensOf } from './highlight.ts';

/** The vendor's names, and the SDK archive for each language: `__NODE__`, `__PYTHON__` and so on. */
export type SampleValues = ReturnType<typeof sampleNamesOf>;

export const sampleNamesOf = (from: SampleNames) => {
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

/** @throws Error on an unknown language or placeholder */
export async function readSample(
  file: string,
  names: SampleValues = sampleNames,
): Promise<CodeSample> {
  const language = extname(file).slice(1);
  if (!isKnown(language)) throw new Error(`samples: the language of ${file} is unknown`);
  const text = fillSample(await readFile(file, 'utf8'), names).trimEnd();
  const { about: tokens } = await stage('sample', [language, text], async () => ({
    about: await tokensOf(text, language),
  }));
  return { file: fillSample(basename(file), names), tokens };
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

/** Vite plugin: `import sample from './x.py?sample'` imports a file as a `CodeSample`. */
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
