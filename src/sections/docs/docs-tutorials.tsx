type Props = {
  heading: string;
  items: readonly {
    title: string;
    outcome: string;
    steps: readonly { slug: string; text: string }[];
  }[];
  topics: readonly { slug: string; title: string }[];
};

/** Tutorials: numbered steps that link to topics. */
export function DocsTutorials({ heading, items, topics }: Props) {
  const titleOf = (slug: string) => {
    const topic = topics.find((candidate) => candidate.slug === slug);
    if (!topic)
      throw new Error(`A tutorial names the topic "${slug}", which is a draft, or not there`);
    return topic.title;
  };
  return (
    <section
      id="tutorials"
      aria-labelledby="tutorials-title"
      className="border-b border-line py-16 lg:py-24"
    >
      <div className="wrap">
        <h2 id="tutorials-title" className="max-w-[10.5em]">
          {heading}
        </h2>
        <div className="mt-10 divide-y divide-line border-t border-line">
          {items.map(({ title, outcome, steps }) => (
            <div key={title} className="grid gap-x-12 gap-y-5 py-8 lg:grid-cols-[1fr_1.6fr]">
              <div>
                <h3>{title}</h3>
                <p className="mt-2 text-ink-2">{outcome}</p>
              </div>
              <ol className="list-decimal pl-6 text-ink-2 marker:text-faint">
                {steps.map(({ slug, text }) => (
                  <li key={slug} className="py-1.5 pl-2">
                    <a href={`#${slug}`} className="link font-semibold text-ink">
                      {titleOf(slug)}
                    </a>
                    <span className="block">{text}</span>
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
