import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { absolute } from '../../src/config/base.ts';
import { site } from '../../src/config/site.ts';
import { decoded } from '../../src/lib/text/decoded.ts';
import type { TopicRecord } from '../../src/content/text-records.ts';
import { pictureAddress } from '../texts/content-images.ts';
import { withPlainSpaces } from '../texts/markdown-rules.ts';
import { markdown } from '../texts/mdx-compiler.ts';
import type { MarkdownNode } from '../texts/text-nodes.ts';
import { writtenText } from '../texts/written-text.ts';
import type { NamedFile } from './write-files.ts';
import { headAndProse, type WrittenText } from '../texts/plain-text.ts';
import { unshielded } from '../texts/shielded.ts';

/** A text as Markdown that shows it as it is, on one line. */
const asMarkdown = (text: string): string =>
  text
    .replaceAll(/[\\`*_[\]<~]|&(?=#?\w+;)/g, '\\$&')
    .replace(/^([-+>#]|\d+(?=[.)]))|#(?=#*$)/g, (sign) =>
      /\d/.test(sign) ? `${sign}\\` : `\\${sign}`,
    );

/** A part of a text, by its offsets, and what stands there instead. */
type Edit = readonly [from: number, to: number, text: string];

/** The published address of a picture beside the topic. */
type PictureAt = (file: string) => Promise<string>;

/** What a topic links to or shows, whole. */
async function wholeAddress(address: string, pictureAt: PictureAt): Promise<string> {
  if (address.startsWith('/')) return absolute(address);
  if (address.startsWith('#')) return absolute(`/docs${address}`);
  if (/^(?:\?|[a-z][a-z\d+.-]*:)/i.test(address)) return address;
  return absolute(await pictureAt(decoded(address)));
}

/** The address in a node: of Markdown, or of a link or a picture that is written as a tag. */
const addressIn = ({ url, attributes = [] }: MarkdownNode): unknown =>
  url ?? attributes.find(({ name }) => name === 'href' || name === 'src')?.value;

/** A node and all below it. */
const nodesIn = (node: MarkdownNode): readonly MarkdownNode[] => [
  node,
  ...(node.children ?? []).flatMap(nodesIn),
];

/** The part of a node that has its address: behind the text of a link, in front of that of a tag. */
function addressPlace({ type, position, children = [] }: MarkdownNode): readonly [number, number] {
  const [from, to] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  return type === 'link'
    ? [children.at(-1)?.position?.end.offset ?? from, to]
    : [from, children[0]?.position?.start.offset ?? to];
}

const isComment = ({ type, value = '' }: MarkdownNode): boolean =>
  /^mdx(?:Flow|Text)Expression$/.test(type) && /^\s*\/\*[^]*\*\/\s*$/.test(value);

/** What a text that stands alone has instead of a node; nothing if it stays. */
async function editOf(
  node: MarkdownNode,
  prose: string,
  pictureAt: PictureAt,
): Promise<Edit | undefined> {
  const [from, to] = addressPlace(node);
  // Only its authors read a comment.
  if (isComment(node)) return [from, to, ''];
  const written = prose.slice(from, to);
  if (node.type === 'code' || node.type === 'inlineCode')
    return [from, to, withPlainSpaces(written)];
  const address = addressIn(node);
  if (typeof address !== 'string' || address === '') return undefined;
  const at = written.lastIndexOf(address);
  if (at < 0) return undefined;
  return [from + at, from + at + address.length, await wholeAddress(address, pictureAt)];
}

/**
 * A topic as Markdown that stands alone: its links and pictures have whole addresses.
 * @param written its text, with front matter
 * @param addressOf gives a picture's address by its path in the content
 */
export async function topicCopy(
  { title, summary }: TopicRecord,
  written: WrittenText,
  addressOf: PictureAt = pictureAddress,
): Promise<string> {
  const { prose } = headAndProse(written);
  const folder = written.file.split('/').at(-2) ?? '';
  const pictureAt: PictureAt = (file) => addressOf(`${folder}/${file}`);
  const edits = await Promise.all(
    nodesIn(markdown.parse(prose)).map((node) => editOf(node, prose, pictureAt)),
  );
  const alone = edits
    .filter((edit) => edit !== undefined)
    .toSorted(([a], [b]) => b - a)
    .reduce((text, [from, to, other]) => text.slice(0, from) + other + text.slice(to), prose)
    .trim();
  return `# ${asMarkdown(title)}\n\n> ${asMarkdown(summary)}\n\n${unshielded(alone)}\n`;
}

type Listed = { readonly path: string; readonly title: string; readonly description: string };

/**
 * The list of the topics' copies and of `pages` (format: llmstxt.org).
 * @param summary of the site, in the language of the pages
 */
export function llmsTxt(
  summary: string,
  topics: readonly TopicRecord[],
  pages: readonly Listed[],
): string {
  const item = (path: string, title: string, about: string) =>
    `- [${asMarkdown(title)}](${absolute(path)}): ${asMarkdown(about)}`;
  return [
    `# ${asMarkdown(site.name)}`,
    '',
    `> ${summary}${site.sampleNotice && ` ${asMarkdown(site.sampleNotice)}`}`,
    '',
    ...(topics.length > 0 ? ['## Docs', ''] : []),
    ...topics.map(({ slug, title, summary }) => item(`/docs/${slug}.md`, title, summary)),
    ...(topics.length > 0 ? [''] : []),
    '## Optional',
    '',
    ...pages.map(({ path, title, description }) => item(path, title, description)),
    '',
  ].join('\n');
}

/** A Markdown version of each topic. */
export const topicCopies = (topics: readonly TopicRecord[]): Promise<readonly NamedFile[]> =>
  Promise.all(
    topics.map(async (topic): Promise<NamedFile> => {
      const file = resolve(import.meta.dirname, `../../src/content/docs/${topic.slug}.mdx`);
      const written = writtenText(readFileSync(file, 'utf8'), file);
      return [`docs/${topic.slug}.md`, await topicCopy(topic, written)];
    }),
  );
