/** Apart from the cache of `mdx.ts`, because the compiler takes a third of a second to load. */
import { basename, resolve } from 'node:path';

import GithubSlugger, { slug } from 'github-slugger';
import remarkCjk from 'remark-cjk-friendly';
import remarkCjkStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';

import { decoded } from '../../src/lib/text/decoded.ts';
import { fill } from '../../src/lib/text/fill.ts';
import { wordsInText } from '../../src/lib/text/script.ts';
import type { ProseFacts } from '../../src/content/text-records.ts';
import { treeName } from './compiled-text.ts';
import { proseImages, type ProsePictures } from './content-images.ts';
import { checkedFields, readFrontMatter } from './front-matter.ts';
import { highlightedCode } from './highlight.ts';
import { markdownRules, type ProseLinks } from './markdown-rules.ts';
import { indentedCode } from './misread.ts';
import { plainMarkup } from './plain-markup.ts';
import { faultOf, headAndProse, root, together, type WrittenText } from './plain-text.ts';
import { filmLinks, proseTables, words } from './prose-rules.ts';
import { kindOf } from './text-kinds.ts';
import { type HastNode, note, readingOf, textOfNode } from './text-nodes.ts';
import { syntaxFault } from './written-text.ts';

const prefix = 'user-content-';

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
          properties[name] = decoded(value).replace(prefix, own);
      }
      if ('dataFootnoteRef' in properties) {
        delete properties['ariaDescribedBy'];
        properties['ariaLabel'] = fill(words.footnote, { number: children[0]?.value ?? '' });
      }
      // The sheet has no rule for it.
      if ('dataFootnoteBackref' in properties) delete properties['className'];
      if (properties['dataFootnotes']) {
        // A page may have many texts, and so many notes of that name: no landmarks, which need names of their own.
        node.tagName = 'div';
        properties['role'] = 'group';
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
  if (node.type === 'text') return wordsInText(node.value ?? '');
  return (node.children ?? []).reduce((sum, child) => sum + countWords(child), 0);
}

/** Rehype plugin: adds `facts` to the data of a text. Must run after `headingIds`. */
function proseFacts() {
  return (root: HastNode, { data }: { data: object }): void => {
    const headings = (root.children ?? []).filter(({ tagName }) => tagName === 'h2');
    const facts: ProseFacts = {
      words: countWords(root),
      outline: headings.map((heading) => ({
        id: String(heading.properties?.['id']),
        text: readingOf(heading).replaceAll(/\s+/g, ' ').trim(),
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
  return (root: HastNode, file: VFile): void => {
    const slugger = new GithubSlugger();
    const { english } = file.data as Partial<ProseData>;
    const ids: string[] = [];
    const walk = (node: HastNode): void => {
      if (/^h[1-6]$/.test(node.tagName ?? '') && node.properties) {
        const text = textOfNode(node);
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
      note(
        file,
        1,
        `headings: ${ids.length}, and in the English text ${english.length}; write the same ones in the same order, because links lead to them`,
      );
    Object.assign(file.data, { ids });
  };
}

/**
 * How every reader of texts reads Markdown. A single tilde is a sign: `3~5 days`. Emphasis also begins and ends at the
 * punctuation of languages without spaces.
 */
export const markdown = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkCjk)
  .use(remarkCjkStrikethrough, { singleTilde: false })
  .freeze();

/** Reads what is Markdown alone. */
const reader = markdown().use([indentedCode, plainMarkup, markdownRules]).freeze();

const headings = reader().use(remarkRehype, footnoteOptions).use([footnotes, headingIds]).freeze();

const processor = headings()
  .use([proseTables, proseFacts, filmLinks, proseImages, highlightedCode])
  .freeze();

/** The Markdown of a text. What keeps it from being read is noted, and its signs left out, so that the rest is looked at. */
function parsed(file: VFile) {
  const lines = String(file.value).split('\n');
  for (;;) {
    try {
      return markdown.parse(lines.join('\n'));
    } catch (error) {
      const { line, sentence, isAlone } = syntaxFault(error, lines);
      note(file, line, sentence);
      const written = lines[line - 1] ?? '';
      const without = /^(?:import|export)\b/.test(written)
        ? ''
        : written.replaceAll(/[<{}]/g, 'x').replaceAll('>', ' ');
      lines.splice(line - 1, 1, without);
      if (!isAlone || without === written) return markdown.parse('');
    }
  }
}

/** What the plugins say about a text. */
type ProseData = ProsePictures &
  ProseLinks & {
    facts: ProseFacts;
    /** Of all headings, in their order. */
    ids: readonly string[];
    /** Those of the English text, for a translation. */
    english: readonly string[];
  };

/** Empty lines stand in place of the front matter, so that lines are counted as the author does. */
function proseOf(written: WrittenText): VFile {
  const { prose, linesBefore } = headAndProse(written);
  const value = '\n'.repeat(linesBefore) + prose;
  return new VFile({ path: resolve(root, written.file), value });
}

/** What a text links to, also one at fault. */
export async function linksIn(written: WrittenText): Promise<ProseLinks['links']> {
  const file = proseOf(written);
  await reader.run(parsed(file), file);
  return (file.data as ProseData).links;
}

/** The ids of a text's headings, in their order. */
async function headingsOf(written: WrittenText): Promise<ProseData['ids']> {
  const file = proseOf(written);
  await headings.run(parsed(file), file);
  return (file.data as ProseData).ids;
}

/** @throws Error with a line for each fault */
async function compiledProse(written: WrittenText, source?: WrittenText) {
  const file = proseOf(written);
  if (source) file.data['english'] = await headingsOf(source);
  const tree = await processor.run(parsed(file), file);
  if (tree.children.length === 0 && file.messages.length === 0)
    note(file, headAndProse(written).linesBefore, 'the text is missing; write it below this line');
  const faults = file.messages.map(({ line, reason }) => `${written.file}:${line}: ${reason}`);
  if (faults.length > 0) throw faultOf(...faults);
  return { tree, data: file.data as ProseData };
}

/** Fields of a tree that a page has no use for. */
const isForCompilers = (name: string): boolean => name === 'position' || name === 'data';

/**
 * Compiles a text to files for the cache, and says what is known about it.
 * @param source the English text of a translation
 * @throws Error with a line for each fault of its fields and its prose
 */
export async function compileAnew(written: WrittenText, source?: WrittenText) {
  const [frontmatter, { tree, data }] = await together(
    () => {
      const fields = readFrontMatter(headAndProse(written).head, written.file);
      return checkedFields(kindOf(written.file).fields, fields, written);
    },
    () => compiledProse(written, source),
  );
  const json = JSON.stringify(tree, (name, value: unknown) =>
    isForCompilers(name) ? undefined : value,
  );
  const { facts, links, pictures } = data;
  return { files: [[treeName, json] as const], about: { frontmatter, facts, links, pictures } };
}
