import { dataName } from '../../lib/dom/attributes.ts';
import type { MDXComponents, MDXContent } from 'mdx/types';
import { type ComponentProps, isValidElement, type ReactNode } from 'react';

import { onThisPage } from '../../ui/labels.ts';
import { CopyText } from '../../ui/page-copy.tsx';
import { ProseCode } from '../../ui/prose-code.tsx';
import { proseComponents } from '../../ui/prose.tsx';
import { copyLink } from './labels.ts';
import './topic-article.css';

const languages: Record<string, string> = {
  bash: 'Shell',
  http: 'HTTP',
  js: 'JavaScript',
  json: 'JSON',
  kotlin: 'Kotlin',
  sql: 'SQL',
  text: 'Text',
  ts: 'TypeScript',
  yaml: 'YAML',
};

const languageName = dataName('language');
type PreProps = ComponentProps<'pre'> & { [Name in typeof languageName]?: string };

/** Replaces a fenced code block and its `<code>` element. */
function Fence({ children, [languageName]: language = 'text' }: PreProps) {
  const code = isValidElement<{ children?: ReactNode }>(children)
    ? children.props.children
    : children;
  return <ProseCode label={languages[language] ?? language}>{code}</ProseCode>;
}

/** A topic of the documentation. */
export type Topic = {
  readonly slug: string;
  readonly title: string;
  readonly categoryName: string;
  readonly summary: string;
  readonly Body: MDXContent;
};

type Props = { topic: Topic; mistake: ReactNode };

/** All topics are on one page, so heading ids need a prefix. */
const headingId = (slug: string, heading = '') => `${slug}-${heading}`;

/** A topic's title is an h2, so its own headings become h3. */
const componentsWithin = (slug: string): MDXComponents => ({
  h2: ({ id, children }) => <h3 id={headingId(slug, id)}>{children}</h3>,
  pre: Fence,
  table: proseComponents.table,
});

export function TopicArticle({ topic, mistake }: Props) {
  const { slug, title, categoryName, summary, Body } = topic;
  const idOf = (heading: string | undefined) => headingId(slug, heading);
  return (
    <article id={slug} aria-labelledby={idOf('title')}>
      <div className="topic-grid">
        <header>
          <p>{categoryName}</p>
          <h2 id={idOf('title')}>{title}</h2>
          <p className="lede">{summary}</p>
        </header>
        {/* `topic-reader.enhancer.ts` fills it. */}
        <nav aria-label={`${onThisPage}: ${title}`} className="topic-contents" />
        <div className="prose">
          <Body components={componentsWithin(slug)} />
        </div>
        <footer className="no-print">
          <div className="actions">
            <CopyText text={`#${slug}`}>{copyLink}</CopyText>
            <a className="btn btn-secondary" href={`/docs/${slug}.md`}>
              Plain text
            </a>
            {mistake}
          </div>
          <nav aria-label={`Before and after: ${title}`} className="neighbors" />
        </footer>
      </div>
    </article>
  );
}
