import type { ReactNode } from 'react';

import type { Topic } from '../../content/topics.ts';
import { TopicArticle } from './topic-article.tsx';

type Props = {
  topics: readonly Topic[];
  groups: readonly { category: string; id: string; topics: readonly Topic[] }[];
  /** The request by which a reader reports a mistake in a topic. */
  mistakeIn: (topic: Topic) => ReactNode;
};

/** Every topic in one place: the contents at the left, the chosen one beside them. */
export function TopicReader({ topics, groups, mistakeIn }: Props) {
  return (
    <section aria-label="Topics" className="border-b border-line py-16 lg:py-20">
      <div className="wrap grid gap-x-12 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <nav
          aria-label="All topics"
          data-topic-contents
          className="topic-nav no-print hidden text-ui lg:block"
        >
          {groups.map(({ category, id, topics: members }) => (
            <div key={id} className="mb-6">
              <p className="font-semibold">{category}</p>
              <ul className="mt-1.5 border-l border-line text-ink-2">
                {members.map(({ slug, title }) => (
                  <li key={slug}>
                    <a
                      href={`#${slug}`}
                      className="-ml-px block border-l border-transparent py-1 pl-4 hover:text-ink aria-[current]:border-beta aria-[current]:font-semibold aria-[current]:text-ink"
                    >
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="topics min-w-0" data-enhance="topic-reader">
          {topics.map((topic, index) => (
            <TopicArticle
              key={topic.slug}
              topic={topic}
              before={topics[index - 1]}
              after={topics[index + 1]}
              mistake={mistakeIn(topic)}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
