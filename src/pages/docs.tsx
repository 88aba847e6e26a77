import type { ReactNode } from 'react';

import SearchBoxIsland from '../chrome/search-box.island.tsx';
import * as labels from '../config/words.ts';
import { docs } from '../content/pages/docs.ts';
import { mistakeIn, requests } from '../content/requests.ts';
import { type Topic, topics, topicsByCategory } from '../content/topics.ts';
import { RequestLink } from '../features/request/request-link.tsx';
import { island } from '../runtime/island.tsx';
import { TopicReader } from '../sections/docs/topic-reader.tsx';
import { HeroBar } from '../sections/hero/heroes.tsx';
import { fill } from '../lib/text/fill.ts';
import { grouped } from '../lib/text/format.ts';
import { CheckFileButton } from '../sections/file-download.tsx';
import type { Download } from '../made-file.ts';
import type { PageNeeds } from '../page.ts';
import { InlineText } from '../ui/inline-text.tsx';
import * as words from '../sections/words.ts';
import { data, writtenIn } from '../lib/dom/attributes.ts';

export { head } from '../content/pages/docs.ts';
import './docs/quick-access.css';
import './docs.css';

type DocsDownloadsProps = {
  heading: string;
  text: string;
  files: readonly Download[];
  children?: ReactNode;
};

/** The published files, with a control to ask for others as `children`. */
function DocsDownloads({ heading, text, files, children }: DocsDownloadsProps) {
  return (
    <section id="downloads" aria-labelledby="downloads-title" className="py-16 lg:py-24">
      <div className="wrap grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.8fr]">
        <div>
          <h2 id="downloads-title">{heading}</h2>
          <p className="mt-5 max-w-[30rem] text-ink-2">{text}</p>
          <p className="mt-6">{children}</p>
        </div>
        <div>
          <DownloadList files={files} />
          <p className="mt-4 text-small text-ink-2">
            <InlineText>{words.allChecksums}</InlineText>
          </p>
        </div>
      </div>
    </section>
  );
}

/** Lists the files that the build has published, with sizes and checksums. */
function DownloadList({ files }: { files: readonly Download[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {files.map(({ name, what, type, bytes, sha256 }) => (
        <li key={name} className="grid gap-x-8 gap-y-2 py-5 md:grid-cols-[1fr_auto]">
          <div className="min-w-0">
            <a href={`/${encodeURIComponent(name)}`} download className="link font-semibold">
              {name}
            </a>
            <p className="text-ink-2">{what}</p>
          </div>
          <div className="text-ui text-ink-2 md:text-end md:whitespace-nowrap">
            <p>{fill(words.sizeInBytes, { type, bytes: grouped(bytes) })}</p>
            <CheckFileButton about={name} />
          </div>
          <p className="text-small text-faint md:col-span-2">
            SHA-256{' '}
            <code translate="no" className="break-all">
              {sha256}
            </code>
          </p>
        </li>
      ))}
    </ul>
  );
}

type DocsTutorialsProps = {
  heading: string;
  items: readonly {
    title: string;
    outcome: string;
    steps: readonly { slug: string; text: string }[];
  }[];
  topics: readonly { slug: string; title: string; lang?: string | undefined }[];
};

/** Tutorials: numbered steps that link to topics. */
function DocsTutorials({ heading, items, topics }: DocsTutorialsProps) {
  const topicOf = (slug: string) => {
    const topic = topics.find((candidate) => candidate.slug === slug);
    if (!topic)
      throw new Error(`A tutorial names the topic "${slug}", which is a draft, or not there`);
    return topic;
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
              <ol className="list-decimal ps-6 text-ink-2 marker:text-faint">
                {steps.map(({ slug, text }) => (
                  <li key={slug} className="py-1.5 ps-2">
                    <a
                      href={`#${slug}`}
                      className="link font-semibold text-ink"
                      {...writtenIn(topicOf(slug))}
                    >
                      {topicOf(slug).title}
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

type QuickAccessProps = {
  heading: string;
  cards: readonly { term: string; text: string; to: string; command: string }[];
};

/** Where to start: tiles, each with its first command. */
const QuickAccess = ({ heading, cards }: QuickAccessProps) => (
  <section {...data({ unindexed: '' })} aria-labelledby="quick-access" className="quick-access">
    <h2 id="quick-access">{heading}</h2>
    <ul>
      {cards.map(({ term, text, to, command }) => (
        <li key={to}>
          <a href={to} className="stretched">
            {term}
          </a>
          <p>{text}</p>
          <code translate="no">{command}</code>
        </li>
      ))}
    </ul>
  </section>
);

const SearchBox = island(SearchBoxIsland, ['query:q']);

const named = (topic: Topic) => ({ ...topic, categoryName: docs.categories[topic.category] });
const namedTopics = topics.map(named);
const groups = topicsByCategory.map(({ id, topics: members }) => ({
  id,
  name: docs.categories[id],
  topics: members.map(named),
}));

export const Page = ({ downloads }: Pick<PageNeeds, 'downloads'>) => (
  <>
    <HeroBar
      title={<h1>{docs.heading}</h1>}
      facts={docs.lede}
      action={
        <a className="link" href="/openapi.json" download>
          {docs.openApi}
        </a>
      }
    />
    <div className="docs-top no-print">
      <div className="needs-script">
        <SearchBox label={labels.searchDocs} kinds={['docs', 'api']} inAddress />
      </div>
      <QuickAccess {...docs.quickAccess} />
    </div>
    <TopicReader
      topics={namedTopics}
      groups={groups}
      mistakeIn={({ slug, title }) => (
        <RequestLink request={mistakeIn(title)} path={`/docs#${slug}`}>
          {docs.mistake}
        </RequestLink>
      )}
    />
    <DocsTutorials {...docs.tutorials} topics={topics} />
    <DocsDownloads {...docs.downloads} files={downloads}>
      <RequestLink request={requests.apiKey} path="/docs" />
    </DocsDownloads>
  </>
);
