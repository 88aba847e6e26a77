import { enquiries, mistakeIn } from '../content/enquiries.ts';
import { docs } from '../content/pages/docs.ts';
import { topics, topicsByCategory } from '../content/topics.ts';
import { EnquiryLink } from '../features/enquiry/enquiry-link.tsx';
import { DocsDownloads } from '../sections/docs/docs-downloads.tsx';
import { DocsTutorials } from '../sections/docs/docs-tutorials.tsx';
import { LiveReader } from '../sections/docs/live-reader.tsx';
import { QuickAccess } from '../sections/docs/quick-access.tsx';
import { TopicCards } from '../sections/docs/topic-cards.tsx';
import { TopicReader } from '../sections/docs/topic-reader.tsx';
import { island } from '../ui/island.tsx';
import { Static } from '../ui/static.tsx';

const DocsSearch = island(
  () => import('../chrome/search-box.tsx').then((module) => module.DocsSearch),
  { wanted: () => location.search.includes('q=') },
);

export function Page() {
  return (
    <>
      <section className="border-b border-line pt-(--header)">
        <div className="wrap pt-16 pb-12 lg:pt-24">
          <Static>
            <h1 className="max-w-[17ch]">{docs.heading}</h1>
            <p className="lede mt-7 max-w-[42rem]">{docs.lede}</p>
          </Static>
          <div className="needs-script mt-8 max-w-[42rem]">
            <DocsSearch />
          </div>
        </div>
      </section>
      <Static>
        <TopicCards groups={topicsByCategory} />
        <QuickAccess {...docs.quickAccess} />
        <TopicReader
          topics={topics}
          groups={topicsByCategory}
          mistakeIn={({ slug, title }) => (
            <EnquiryLink enquiry={mistakeIn(title)} path={`/docs#${slug}`}>
              Report a mistake
            </EnquiryLink>
          )}
        />
        <DocsTutorials {...docs.tutorials} topics={topics} />
        <DocsDownloads {...docs.downloads}>
          <EnquiryLink enquiry={enquiries.clientPackages} path="/docs">
            Ask for the client package
          </EnquiryLink>
        </DocsDownloads>
      </Static>
      <LiveReader />
    </>
  );
}
