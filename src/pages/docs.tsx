import DocsSearchIsland from '../chrome/docs-search.island.tsx';
import { docs } from '../content/pages/docs.ts';
import { mistakeIn, requests } from '../content/requests.ts';
import { type Topic, topics, topicsByCategory } from '../content/topics.ts';
import { RequestLink } from '../features/request/request-link.tsx';
import { island } from '../runtime/island.tsx';
import { DocsDownloads } from '../sections/docs/docs-downloads.tsx';
import { DocsTutorials } from '../sections/docs/docs-tutorials.tsx';
import { QuickAccess } from '../sections/docs/quick-access.tsx';
import { TopicReader } from '../sections/docs/topic-reader.tsx';
import { HeroBar } from '../sections/hero/hero-bar.tsx';
import './docs.css';

const DocsSearch = island(DocsSearchIsland, ['query:q']);

const named = (topic: Topic) => ({ ...topic, categoryName: docs.categories[topic.category] });
const namedTopics = topics.map(named);
const groups = topicsByCategory.map(({ id, topics: members }) => ({
  id,
  name: docs.categories[id],
  topics: members.map(named),
}));

export const Page = () => (
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
        <DocsSearch />
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
    <DocsDownloads {...docs.downloads}>
      <RequestLink request={requests.apiKey} path="/docs" />
    </DocsDownloads>
  </>
);
