import { noAttachments } from '../../content/pages/careers.ts';
import type { positionCatalog } from '../../content/pages/careers/catalog.ts';
import { placeOf } from '../../content/pages/careers/places.ts';
import { positions, positionWords as words } from '../../content/pages/careers/positions.ts';
import { applications } from '../../content/record-requests.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import { Items, Paragraphs } from '../../ui/texts.tsx';
import '../../sections/entry.css';

type Props = {
  entry: (typeof positionCatalog)[number];
  path: string;
  /** Id of the list, where closing leads. */
  list: string;
};

/** An open position. Its full text opens in the list when the hash names it. */
export function Position({ entry: { slug, team, place }, path, list }: Props) {
  const { title, type, description, text, work, bring, year } = positions[slug];
  return (
    <article
      id={slug}
      aria-labelledby={`${slug}-title`}
      tabIndex={-1}
      className="entry border-t border-line"
    >
      <div className="wrap">
        <div className="grid gap-x-10 gap-y-5 py-7 md:grid-cols-[1fr_auto] md:items-center">
          <div>
            <h3 id={`${slug}-title`} className="entry-title">
              <a href={`#${slug}`} className="hover:underline">
                {title}
              </a>
            </h3>
            <p className="mt-1.5 text-ink-2">{description}</p>
            <ul className="mt-3 flex flex-wrap gap-x-6 text-ui text-ink-2">
              <Items of={[team, placeOf({ slug, place }).full, type]} />
            </ul>
          </div>
          <a href={`#${slug}`} className="entry-open btn btn-primary justify-self-start">
            {words.open}
            <span className="visually-hidden">{` for ${title}`}</span>
          </a>
        </div>
        <div className="entry-pane pb-12">
          <div className="grid gap-x-14 gap-y-8 border-l-2 border-signal pl-6 lg:grid-cols-2 lg:pl-10">
            <div className="grid gap-4 text-lede lg:col-span-2">
              <Paragraphs of={text} />
            </div>
            <Part heading={words.work} items={work} />
            <Part heading={words.bring} items={bring} />
            <section className="lg:col-span-2">
              <h4>{words.year}</h4>
              <p className="mt-2 text-ink-2">{year}</p>
            </section>
            <div className="lg:col-span-2">
              <RequestLink
                look="primary"
                request={applications[slug]}
                path={`${path}#${slug}`}
                about={title}
              >
                {words.send}
              </RequestLink>
              <p className="mt-4 text-ui text-ink-2">{noAttachments}</p>
              <p className="mt-6">
                <a href={`#${list}`} className="link inline-flex min-h-11 items-center">
                  {words.close}
                </a>
              </p>
            </div>
          </div>
        </div>
      </div>
    </article>
  );
}

function Part({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <section>
      <h4>{heading}</h4>
      <ul className="mt-2 divide-y divide-line">
        <Items of={items} className="py-2.5 text-ink-2" />
      </ul>
    </section>
  );
}
