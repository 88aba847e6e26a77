import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';

import { site } from '../../src/config/site.ts';
import type { TopicRecord } from '../../src/content/topic-record.ts';
import { withPictureAddresses } from '../texts/content-images.ts';
import { writtenText } from '../texts/mdx.ts';
import type { NamedFile } from './write-files.ts';
import { partsOf, type WrittenText } from '../texts/plain-text.ts';

/** A text as Markdown that shows it as it is, on one line. */
const asMarkdown = (text: string): string =>
  text
    .replaceAll(/[\\`*_[\]<~]|&(?=#?\w+;)/g, '\\$&')
    .replace(/^([-+>#]|\d+(?=[.)]))|#(?=#*$)/g, (sign) =>
      /\d/.test(sign) ? `${sign}\\` : `\\${sign}`,
    );

const reader = createProcessor({ remarkPlugins: [remarkGfm] });

type Node = {
  type: string;
  value?: string;
  position?: { start: { offset?: number }; end: { offset?: number } };
  children?: Node[];
};

/** The prose of a text without its comments, which only its authors read. */
function withoutComments(prose: string): string {
  const comments: (readonly [number, number])[] = [];
  const walk = ({ type, value = '', position, children = [] }: Node): void => {
    const { start, end } = position ?? {};
    if (/^mdx(?:Flow|Text)Expression$/.test(type) && /^\s*\/\*[^]*\*\/\s*$/.test(value))
      comments.push([start?.offset ?? 0, end?.offset ?? 0]);
    children.forEach(walk);
  };
  walk(reader.parse(prose));
  return comments.reduceRight((text, [from, to]) => text.slice(0, from) + text.slice(to), prose);
}

/**
 * A topic as Markdown that stands alone: its links have whole addresses.
 * @param written its text, with front matter
 */
export async function topicCopy(
  { title, summary }: TopicRecord,
  written: WrittenText,
): Promise<string> {
  const prose = await withPictureAddresses(withoutComments(partsOf(written).prose), 'docs');
  const absolute = prose
    .replaceAll('](/', `](${site.origin}/`)
    .replaceAll('](#', `](${site.origin}/docs#`)
    .trim();
  return `# ${asMarkdown(title)}\n\n> ${asMarkdown(summary)}\n\n${absolute}\n`;
}

type Listed = { readonly path: string; readonly title: string; readonly description: string };

/** The list of the topics' copies and of `pages` (format: llmstxt.org). */
export function llmsTxt(topics: readonly TopicRecord[], pages: readonly Listed[]): string {
  const item = (path: string, title: string, about: string) =>
    `- [${asMarkdown(title)}](${site.origin}${path}): ${asMarkdown(about)}`;
  return [
    `# ${asMarkdown(site.name)}`,
    '',
    `> Post-quantum data protection: encrypted messaging, file storage and access control built on NIST’s published standards.${site.sampleNotice && ` ${asMarkdown(site.sampleNotice)}`}`,
    '',
    '## Docs',
    '',
    ...topics.map(({ slug, title, summary }) => item(`/docs/${slug}.md`, title, summary)),
    '',
    '## Optional',
    '',
    ...pages.map(({ path, title, description }) => item(path, title, description)),
    '',
  ].join('\n');
}

/** A Markdown version of each topic, and `llms.txt`. */
export async function llmsTexts(
  topics: readonly TopicRecord[],
  pages: readonly Listed[],
): Promise<readonly NamedFile[]> {
  const copies = topics.map(async (topic): Promise<NamedFile> => {
    const file = resolve(import.meta.dirname, `../../src/content/docs/${topic.slug}.mdx`);
    const written = writtenText(readFileSync(file, 'utf8'), file);
    return [`docs/${topic.slug}.md`, await topicCopy(topic, written)];
  });
  return [...(await Promise.all(copies)), ['llms.txt', llmsTxt(topics, pages)]];
}
