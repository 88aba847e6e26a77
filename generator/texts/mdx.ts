import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

import { createProcessor, type ProcessorOptions } from '@mdx-js/mdx';
import GithubSlugger, { slug } from 'github-slugger';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';

import { siteUrl } from '../../src/config/base.ts';
import type { ProseFacts } from '../../src/content/categories.ts';
import { elements } from '../site-base.ts';
import { cachedFiles, generatorStamp } from '../files/cached.ts';
import { isTranslation, sourceOf } from '../languages/overlay.ts';
import { codeName, codeOf } from './compiled-code.ts';
import { pictureAddress, proseImages, type ProsePictures } from './content-images.ts';
import { filmLinks, proseRules, proseTables } from './prose-rules.ts';
import { checkedFields, readFrontMatter } from './front-matter.ts';
import { type HastNode, textOf } from './hast.ts';
import { highlightedCode } from './highlight.ts';
import { markdownRules } from './markdown-rules.ts';
import { mdxFault, writtenText } from './written-text.ts';
import { plainMarkup } from './plain-markup.ts';
import { partsOf, type WrittenText } from './plain-text.ts';
import { kindOf } from './text-kinds.ts';

const prefix = 'user-content-';

/** What the sign that leads from a footnote back to its reference says: no typeface of the site has an arrow for it. */
const footnoteOptions = { footnoteBackContent: 'Back' };

/**
 * Rehype plugin: names a text's footnotes for screen readers, without a heading that no outline has, and gives them ids
 * of their own among those of other texts on the same page.
 */
function footnotes() {
  return (root: HastNode, { path }: { path: string }): void => {
    const own = `${basename(path, '.mdx')}-`;
    const walk = (node: HastNode): void => {
      const { properties = {}, children = [] } = node;
      for (const name of ['id', 'href']) {
        const value = properties[name];
        if (typeof value === 'string' && value.replace(/^#/, '').startsWith(prefix))
          properties[name] = value.replace(prefix, own);
      }
      if ('dataFootnoteRef' in properties) {
        delete properties['ariaDescribedBy'];
        properties['ariaLabel'] = `Footnote ${children[0]?.value ?? ''}`;
      }
      if (properties['dataFootnotes']) {
        properties['ariaLabel'] = 'Footnotes';
        node.children = children.filter(({ tagName }) => tagName !== 'h2');
      }
      node.children?.forEach(walk);
    };
    walk(root);
  };
}

function countWords(node: HastNode): number {
  if (node.tagName === 'pre') return 0;
  if (node.type === 'text') return node.value?.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return (node.children ?? []).reduce((sum, child) => sum + countWords(child), 0);
}

/** Rehype plugin: adds `facts` to the data of a text. Must run after `rehypeSlug`. */
function proseFacts() {
  return (root: HastNode, { data }: { data: object }): void => {
    const headings = (root.children ?? []).filter(({ tagName }) => tagName === 'h2');
    const facts: ProseFacts = {
      words: countWords(root),
      outline: headings.map((heading) => ({
        id: String(heading.properties?.['id']),
        text: textOf(heading),
      })),
    };
    Object.assign(data, { facts });
  };
}

/** For headings without a letter or a digit, such as a picture sign. */
const nameless = 'section';

/** The ids of a text's headings, in their order. */
function idsOf(path: string): readonly string[] {
  const slugger = new GithubSlugger();
  const { text } = writtenText(readFileSync(path, 'utf8'), path);
  return [...text.matchAll(/^#{1,6} +(.*\S)/gm)].map(([, heading = '']) => slugger.slug(heading));
}

/**
 * Rehype plugin: gives every heading an id of its own, made from its text. A translation has the ids of its English
 * text, so that links to them hold in every language.
 */
function headingIds() {
  return (root: HastNode, { path }: { path: string }): void => {
    const slugger = new GithubSlugger();
    const ids = isTranslation(path) ? [...idsOf(sourceOf(path))] : [];
    const walk = (node: HastNode): void => {
      if (/^h[1-6]$/.test(node.tagName ?? '') && node.properties) {
        const text = textOf(node);
        const id = ids.shift();
        if (id !== undefined) node.properties['id'] ??= id;
        node.properties['id'] ??= slugger.slug(/[\p{L}\p{N}]/u.test(slug(text)) ? text : nameless);
      }
      node.children?.forEach(walk);
    };
    walk(root);
  };
}

const root = resolve(import.meta.dirname, '../..');

/** How every reader of texts reads Markdown. A single tilde is a sign: `3~5 days`. */
export const markdownDialect: NonNullable<ProcessorOptions['remarkPlugins']> = [
  [remarkGfm, { singleTilde: false }],
];

const processorFor = (outputFormat: 'program' | 'function-body') =>
  createProcessor({
    outputFormat,
    jsxImportSource: elements,
    remarkPlugins: [...markdownDialect, markdownRules],
    remarkRehypeOptions: footnoteOptions,
    rehypePlugins: [
      proseRules,
      footnotes,
      headingIds,
      proseTables,
      proseFacts,
      plainMarkup,
      filmLinks,
      proseImages,
      highlightedCode,
    ],
  });

/** A text for the bundler, and one that runs by itself. */
const processors = { module: processorFor('program'), body: processorFor('function-body') };

export type CompiledMdx = {
  written: WrittenText;
  /** Not checked yet. */
  frontmatter: unknown;
  facts: ProseFacts;
  /** Everything the code depends on, as a hash; `codeOf` gives the code, which most readers don't need. */
  id: string;
};

/** What the plugins say about a text. */
type ProseData = ProsePictures & { facts: ProseFacts };

async function compileAnew(written: WrittenText, form: keyof typeof processors) {
  const { head, prose, linesBefore } = partsOf(written);
  const { file } = written;
  const frontmatter = readFrontMatter(head, file);
  // Empty lines in place of the front matter, so that the compiler counts as the author does.
  const value = '\n'.repeat(linesBefore) + prose;
  try {
    const compiled = await processors[form].process({ path: resolve(root, file), value });
    const { facts, pictures } = compiled.data as ProseData;
    return {
      files: [[codeName, String(compiled)] as const],
      about: { frontmatter, facts, pictures },
    };
  } catch (error) {
    throw mdxFault(error, value, file);
  }
}

/**
 * Compiles MDX with product facts filled in. What was compiled before is taken from the cache.
 * @throws Error naming file and line
 */
export async function compileMdx(
  source: string,
  path: string,
  form: keyof typeof processors,
): Promise<CompiledMdx> {
  const written = writtenText(source, path);
  // Links to the site's own origin are refused.
  const english = isTranslation(path) ? readFileSync(sourceOf(path), 'utf8') : '';
  const sources = [generatorStamp(), siteUrl, form, written.file, written.text, english];
  const compiled = (pictures: readonly string[]) =>
    cachedFiles('mdx', [...sources, ...pictures], () => compileAnew(written, form));
  const first = await compiled([]);
  const { pictures, frontmatter, facts } = first.about;
  // A picture's address and size are in the code, and may have changed since.
  const addresses = await Promise.all(pictures.map(pictureAddress));
  const { id } = pictures.length === 0 ? first : await compiled(addresses);
  return {
    written,
    frontmatter,
    facts,
    id,
  };
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
