import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { site } from '../src/config/site.ts';
import { fillFacts } from '../src/content/product/printed.ts';
import type { TopicRecord } from '../src/content/topic-record.ts';
import { withPictureAddresses } from './content-images.ts';

const proseOf = (source: string) => source.replace(/^---\n.*?\n---\n/s, '').trim();

/** A Markdown version of each topic, and `llms.txt`, which lists them and `pages` (format: llmstxt.org). */
export async function llmsTexts(
  topics: readonly TopicRecord[],
  pages: readonly { path: string; title: string; description: string }[],
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const { slug, title, summary } of topics) {
    const file = resolve(import.meta.dirname, `../src/content/docs/${slug}.mdx`);
    const prose = await withPictureAddresses(
      fillFacts(proseOf(readFileSync(file, 'utf8'))),
      'docs',
    );
    const absolute = prose.replaceAll('](/', `](${site.origin}/`);
    files.set(`docs/${slug}.md`, `# ${title}\n\n> ${summary}\n\n${absolute}\n`);
  }
  const item = (path: string, title: string, about: string) =>
    `- [${title}](${site.origin}${path}): ${about}`;
  const text = [
    `# ${site.name}`,
    '',
    `> Post-quantum data protection: encrypted messaging, file storage and access control built on NIST’s published standards.${site.sampleNotice && ` ${site.sampleNotice}`}`,
    '',
    '## Docs',
    '',
    ...topics.map(({ slug, title, summary }) => item(`/docs/${slug}.md`, title, summary)),
    '',
    '## Optional',
    '',
    ...pages.map(({ path, title, description }) => item(path, title, description)),
    '',
  ];
  return files.set('llms.txt', text.join('\n'));
}
