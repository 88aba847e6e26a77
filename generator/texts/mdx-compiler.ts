/** Apart from the cache of `mdx.ts`, because the compiler takes a third of a second to load. */
import { basename, resolve } from 'node:path';

import { createProcessor, type ProcessorOptions } from '@mdx-js/mdx';
import GithubSlugger, { slug } from 'github-slugger';
import remarkGfm from 'remark-gfm';

import { language } from '../../src/config/language.ts';
import { fill } from '../../src/lib/text/fill.ts';
import { wordsIn } from '../../src/lib/text/script.ts';
import type { ProseFacts } from '../../src/content/categories.ts';
import { codeName } from './compiled-text.ts';
import { inLanguage } from '../languages/overlay.ts';
import { elements } from '../bundle-plugins.ts';
import { proseImages, type ProsePictures } from './content-images.ts';
import { readFrontMatter } from './front-matter.ts';
import { highlightedCode } from './highlight.ts';
import { markdownRules } from './markdown-rules.ts';
import { type HastNode, plainMarkup, textOf } from './plain-markup.ts';
import { partsOf, type WrittenText } from './plain-text.ts';
import { filmLinks, proseRules, proseTables } from './prose-rules.ts';
import { mdxFault } from './written-text.ts';

const prefix = 'user-content-';

const words = await inLanguage<typeof import('../../src/sections/words.ts')>(
  'sections/words.ts',
  language,
);

/** What the sign that leads from a footnote back to its reference says: no typeface of the site has an arrow for it. */
const footnoteOptions = {
  footnoteBackContent: words.backToText,
  footnoteBackLabel: (index: number, again: number) =>
    fill(words.backToReference, { number: `${index + 1}${again > 1 ? `-${again}` : ''}` }),
};

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
        properties['ariaLabel'] = fill(words.footnote, { number: children[0]?.value ?? '' });
      }
      // The sheet has no rule for it.
      if ('dataFootnoteBackref' in properties) delete properties['className'];
      if (properties['dataFootnotes']) {
        properties['ariaLabel'] = words.footnotes;
        node.children = children.filter(({ tagName }) => tagName !== 'h2');
      }
      node.children?.forEach(walk);
    };
    walk(root);
  };
}

function countWords(node: HastNode): number {
  if (node.tagName === 'pre') return 0;
  if (node.type === 'text') return wordsIn(node.value ?? '');
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

/**
 * Rehype plugin: gives every heading an id of its own, made from its text. A translation has the ids of its English
 * text, so that links to them hold in every language.
 */
function headingIds() {
  return (root: HastNode, { data }: { data: object }): void => {
    const slugger = new GithubSlugger();
    const { english } = data as Partial<ProseData>;
    const ids: string[] = [];
    const walk = (node: HastNode): void => {
      if (/^h[1-6]$/.test(node.tagName ?? '') && node.properties) {
        const text = textOf(node);
        const own = /[\p{L}\p{N}]/u.test(slug(text)) ? text : nameless;
        const { id: given = english?.[ids.length] ?? slugger.slug(own) } = node.properties;
        const id = String(given);
        node.properties['id'] = id;
        ids.push(id);
      }
      node.children?.forEach(walk);
    };
    walk(root);
    if (english && english.length !== ids.length)
      throw new Error(
        `it has ${ids.length} headings and its English text ${english.length}; give it the same, in the same order, because links lead to them`,
      );
    Object.assign(data, { ids });
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

const processors = { module: processorFor('program'), body: processorFor('function-body') };

/** A text for the bundler, or one that runs by itself. */
export type MdxForm = keyof typeof processors;

/** What the plugins say about a text. */
type ProseData = ProsePictures & {
  facts: ProseFacts;
  /** Of all headings, in their order. */
  ids: readonly string[];
  /** Those of the English text, for a translation. */
  english: readonly string[];
};

async function headingsOf({ file, ...text }: WrittenText): Promise<readonly string[]> {
  const value = partsOf({ file, ...text }).prose;
  const { data } = await processors.body.process({ path: resolve(root, file), value });
  return (data as ProseData).ids;
}

/**
 * Compiles a text to files for the cache, and says what is known about it.
 * @param source the English text of a translation
 * @throws Error naming file and line
 */
export async function compileAnew(written: WrittenText, form: MdxForm, source?: WrittenText) {
  const { head, prose, linesBefore } = partsOf(written);
  const { file } = written;
  const data = source && { english: await headingsOf(source) };
  const frontmatter = readFrontMatter(head, file);
  // Empty lines in place of the front matter, so that the compiler counts as the author does.
  const value = '\n'.repeat(linesBefore) + prose;
  try {
    const compiled = await processors[form].process({
      path: resolve(root, file),
      value,
      ...(data && { data }),
    });
    const { facts, pictures } = compiled.data as ProseData;
    return {
      files: [[codeName, String(compiled)] as const],
      about: { frontmatter, facts, pictures },
    };
  } catch (error) {
    throw mdxFault(error, value, file);
  }
}
