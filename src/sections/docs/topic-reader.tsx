import type { MDXComponents, MDXContent } from 'mdx/types';
import { type ComponentProps, isValidElement, type ReactNode } from 'react';

import { data, dataName, writtenIn } from '../../lib/dom/attributes.ts';
import { Copy } from '../../ui/button.tsx';
import { proseComponents } from '../../ui/prose.tsx';
import * as labels from '../words.ts';
import * as uiWords from '../../ui/words.ts';
import './topic-article.css';
import './topic-reader.css';
import './prose-code.css';

type ProseCodeProps = {
  /** The language, or another name for the lines. */
  label: string;
  children: ReactNode;
};

/** A block of code in prose, with a label and a Copy button. */
function ProseCode({ label, children }: ProseCodeProps) {
  return (
    <div {...data({ code: '' })} className="prose-code">
      <div>
        {label}
        <Copy>{uiWords.copy}</Copy>
      </div>
      <pre role="group" aria-label={label} tabIndex={0}>
        <code translate="no">{children}</code>
      </pre>
    </div>
  );
}

const languages: Record<string, string> = {
  bash: labels.shell,
  http: 'HTTP',
  js: 'JavaScript',
  json: 'JSON',
  kotlin: 'Kotlin',
  sql: 'SQL',
  text: labels.text,
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
type Topic = {
  readonly slug: string;
  readonly title: string;
  readonly categoryName: string;
  readonly summary: string;
  readonly Body: MDXContent;
  readonly lang?: string | undefined;
};

type TopicArticleProps = { topic: Topic; mistake: ReactNode };

/** All topics are on one page, so heading ids need a prefix. */
const headingId = (slug: string, heading = '') => `${slug}-${heading}`;

/** A topic's title is an h2, so its own headings are one below what they are in its text. */
const componentsWithin = (slug: string): MDXComponents => ({
  h2: ({ id, children }) => <h3 id={headingId(slug, id)}>{children}</h3>,
  h3: ({ id, children }) => <h4 id={headingId(slug, id)}>{children}</h4>,
  h4: ({ id, children }) => <h5 id={headingId(slug, id)}>{children}</h5>,
  pre: Fence,
  table: proseComponents.table,
});

function TopicArticle({ topic, mistake }: TopicArticleProps) {
  const { slug, title, categoryName, summary, Body } = topic;
  const inEnglish = writtenIn(topic);
  const idOf = (heading: string | undefined) => headingId(slug, heading);
  return (
    <article id={slug} aria-labelledby={idOf('title')}>
      <div className="topic-grid">
        <header>
          <p>{categoryName}</p>
          <h2 id={idOf('title')} {...inEnglish}>
            {title}
          </h2>
          <p className="lede" {...inEnglish}>
            {summary}
          </p>
        </header>
        {/* Here `topic-reader.enhancer.ts` adds the contents, and in the footer the neighbors. */}
        <div className="prose" {...inEnglish}>
          <Body components={componentsWithin(slug)} />
        </div>
        <footer className="no-print">
          <div className="actions">
            <Copy text={`#${slug}`}>{labels.copyLink}</Copy>
            <a className="btn btn-secondary" href={`/docs/${slug}.md`}>
              {labels.plainText}
            </a>
            {mistake}
          </div>
        </footer>
      </div>
    </article>
  );
}

type Props = {
  topics: readonly Topic[];
  groups: readonly { name: string; id: string; topics: readonly Topic[] }[];
  /** Renders a control that reports a mistake in a topic. */
  mistakeIn: (topic: Topic) => ReactNode;
};

/** A list of all topics by category beside the chosen topic. */
export const TopicReader = ({ topics, groups, mistakeIn }: Props) => (
  <section aria-label={labels.topicsLabel} className="docs-panes">
    <nav
      aria-label={labels.allTopics}
      {...data({ 'topic-contents': '', unindexed: '' })}
      className="topic-nav no-print"
    >
      {groups.map(({ name, id, topics: members }) => (
        <div key={id} id={id}>
          <h2>
            <a href={`#${members[0]?.slug ?? id}`}>
              <span>{labels.viewCategory}</span> {name}
            </a>
          </h2>
          <ul>
            {members.map(({ slug, title, lang }) => (
              <li key={slug}>
                <a href={`#${slug}`} {...writtenIn({ lang })}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
    <div className="topics" {...data({ enhance: 'topic-reader' })}>
      {topics.map((topic) => (
        <TopicArticle key={topic.slug} topic={topic} mistake={mistakeIn(topic)} />
      ))}
    </div>
  </section>
);
