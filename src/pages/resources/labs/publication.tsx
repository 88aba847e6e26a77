import { copyBibtex } from '../../../features/citation/labels.ts';
import { absolute } from '../../../config/base.ts';
import { labsPath, site } from '../../../config/site.ts';
import type { PublicationSlug } from '../../../content/pages/resources/labs/catalog.ts';
import { publications } from '../../../content/pages/resources/labs/records.ts';
import { publicationCopies } from '../../../content/record-requests.ts';
import { RequestLink } from '../../../features/request/request-link.tsx';
import { bibtexCitation } from '../../../lib/text/citation.ts';
import { longDate } from '../../../lib/text/format.ts';
import { CopyPart } from '../../../ui/page-copy.tsx';
import '../../../sections/entry.css';

type Props = {
  slug: PublicationSlug;
  path: string;
};

export function Publication({ slug, path }: Props) {
  const { title, description, type, author, date } = publications[slug];
  const url = `${absolute(labsPath)}#${slug}`;
  return (
    <article
      id={slug}
      aria-labelledby={`${slug}-title`}
      className="grid gap-x-10 gap-y-5 py-8 lg:grid-cols-[1fr_auto]"
    >
      <div>
        <p className="text-ui text-ink-2">
          {type}, <time dateTime={date}>{longDate(date)}</time>, {author}
        </p>
        <h3 id={`${slug}-title`} className="entry-title mt-1.5">
          {title}
        </h3>
        <p className="mt-1.5 max-w-[42rem] text-ink-2">{description}</p>
        <details className="mt-3 text-small">
          <summary className="inline-flex min-h-11 items-center link">
            BibTeX<span className="visually-hidden">{` of ${title}`}</span>
          </summary>
          <pre
            translate="no"
            id={`${slug}-bibtex`}
            className="mt-2 break-words whitespace-pre-wrap text-ink-2"
          >
            {bibtexCitation({ author, title, publisher: `${site.name} Labs, ${type}`, date, url })}
          </pre>
        </details>
      </div>
      <div className="flex flex-wrap content-start gap-3">
        <CopyPart id={`${slug}-bibtex`}>{copyBibtex}</CopyPart>
        <RequestLink request={publicationCopies[slug]} path={path} about={title} />
      </div>
    </article>
  );
}
