import { requests, mistakeIn } from '../content/requests.ts';
import { docs } from '../content/pages/docs.ts';
import { topics, topicsByCategory } from '../content/topics.ts';
import { RequestLink } from '../features/request/request-link.tsx';
import { DocsDownloads } from '../sections/docs/docs-downloads.tsx';
import { DocsTutorials } from '../sections/docs/docs-tutorials.tsx';
import { hilbertFigure } from '../figures/hilbert.ts';
import { QuickAccess } from '../sections/docs/quick-access.tsx';
import { TopicCards } from '../sections/docs/topic-cards.tsx';
import { TopicReader } from '../sections/docs/topic-reader.tsx';
import { PageSheet } from '../sections/page-sheet.tsx';
import { Figure } from '../ui/figure.tsx';
import { island } from '../runtime/island.tsx';
import DocsSearchIsland from '../chrome/docs-search.island.tsx';

const DocsSearch = island(DocsSearchIsland, ['query:q']);

export function Page() {
  return (
    <>
      <section className="pt-(--header)">
        <div className="docs-head wrap pt-16 pb-14">
          <div className="max-w-[42rem]">
            <h1>{docs.heading}</h1>
            <p className="lede mt-7">{docs.lede}</p>
            <PageSheet />
          </div>
          <div className="needs-script no-print">
            <DocsSearch />
          </div>
          <div className="docs-figure">
            <Figure figure={hilbertFigure()} />
          </div>
        </div>
      </section>
      <div>
        <TopicCards groups={topicsByCategory} />
        <QuickAccess {...docs.quickAccess} />
        <TopicReader
          topics={topics}
          groups={topicsByCategory}
          mistakeIn={({ slug, title }) => (
            <RequestLink request={mistakeIn(title)} path={`/docs#${slug}`}>
              Report a mistake
            </RequestLink>
          )}
        />
        <DocsTutorials {...docs.tutorials} topics={topics} />
        <DocsDownloads {...docs.downloads}>
          <RequestLink request={requests.apiKey} path="/docs">
            Ask for the client package
          </RequestLink>
        </DocsDownloads>
      </div>
    </>
  );
}
