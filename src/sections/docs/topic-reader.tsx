import type { ReactNode } from 'react';

import { data } from '../../lib/dom/attributes.ts';
import * as labels from './labels.ts';
import { type Topic, TopicArticle } from './topic-article.tsx';
import './topic-reader.css';

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
            {members.map(({ slug, title }) => (
              <li key={slug}>
                <a href={`#${slug}`}>{title}</a>
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
