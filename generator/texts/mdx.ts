import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

import type { ProseFacts } from '../../src/content/categories.ts';
import { stage } from '../files/stage.ts';
import { codeOf } from './compiled-text.ts';
import { isTranslation, sourceOf } from '../languages/overlay.ts';
import { pictureAddress } from './content-images.ts';
import { checkedFields } from './front-matter.ts';
import type { MdxForm } from './mdx-compiler.ts';
import type { WrittenText } from './plain-text.ts';
import { kindOf } from './text-kinds.ts';
import { writtenText } from './written-text.ts';

export type CompiledMdx = {
  written: WrittenText;
  /** Not checked yet. */
  frontmatter: unknown;
  facts: ProseFacts;
  /** The key of the code; `codeOf` gives the code, which most readers don't need. */
  id: string;
};

/**
 * Compiles MDX with product facts filled in. What was compiled before is taken from the cache.
 * @throws Error naming file and line
 */
export async function compileMdx(
  source: string,
  path: string,
  form: MdxForm,
): Promise<CompiledMdx> {
  const written = writtenText(source, path);
  const english = isTranslation(path)
    ? writtenText(readFileSync(sourceOf(path), 'utf8'), sourceOf(path))
    : undefined;
  const inputs = [form, written.file, written.text, english?.text ?? ''];
  const compiled = (pictures: readonly string[]) =>
    stage('mdx', [...inputs, ...pictures], async () => {
      const { compileAnew } = await import('./mdx-compiler.ts');
      return compileAnew(written, form, english);
    });
  const first = await compiled([]);
  const { pictures, frontmatter, facts } = first.about;
  // A picture's address and size are in the code, and may have changed since.
  const addresses = await Promise.all(pictures.map(pictureAddress));
  const { key } = pictures.length === 0 ? first : await compiled(addresses);
  return { written, frontmatter, facts, id: key };
}

/**
 * Compiles MDX for the bundler and for unit tests. It makes no source maps, which would take much memory.
 */
export const mdxPlugin = (): Plugin => ({
  name: 'mdx',
  enforce: 'pre',
  transform: {
    filter: { id: /\.mdx$/ },
    async handler(source, path) {
      const { id, written, ...about } = await compileMdx(source, path, 'module');
      const { fields } = kindOf(written.file);
      const frontmatter = checkedFields(fields, about.frontmatter, written);
      const exports = Object.entries({ frontmatter, facts: about.facts }).map(
        ([name, value]) => `\nexport const ${name} = ${JSON.stringify(value)};`,
      );
      return { code: `${codeOf(id)}${exports.join('')}\n`, map: null };
    },
  },
});
