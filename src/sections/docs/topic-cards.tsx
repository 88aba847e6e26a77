import type { TopicRecord } from '../../content/topic-record.ts';

type Group = { category: string; id: string; topics: readonly TopicRecord[] };

/** The categories side by side: what each holds, and a way into its first topic. */
export function TopicCards({ groups }: { groups: readonly Group[] }) {
  return (
    <div data-unindexed className="no-print border-y border-line">
      <div className="topic-cards wrap grid md:grid-cols-2 xl:grid-cols-4">
        {groups.map(({ category, id, topics }) => (
          <section key={id} id={id} className="flex flex-col py-10">
            <h2 className="text-h3 tracking-[-0.015em] xl:min-h-[2lh]">{category}</h2>
            <ul className="mt-4 mb-7">
              {topics.map(({ slug, title, summary }) => (
                <li key={slug} className="border-b border-line last:border-b-0">
                  <a href={`#${slug}`} className="block py-2.5 hover:text-ink">
                    <span className="link font-semibold">{title}</span>
                    <span className="block text-small text-ink-2">{summary}</span>
                  </a>
                </li>
              ))}
            </ul>
            <p className="mt-auto">
              <a className="btn btn-secondary" href={`#${topics[0]?.slug ?? id}`}>
                View<span className="visually-hidden">{` ${category}`}</span>
              </a>
            </p>
          </section>
        ))}
      </div>
    </div>
  );
}
