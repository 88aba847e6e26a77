import type { IsoDay } from '../../lib/time/dates.ts';
import { longDate } from '../../lib/text/format.ts';
import { fill } from '../../lib/text/fill.ts';
import type { Neighbors } from '../../lib/text/related-items.ts';
import * as words from '../words.ts';

/** What a link to an article shows. Its page depends on no more of the articles beside it. */
export type ArticleLink = {
  readonly slug: string;
  readonly title: string;
  readonly date: IsoDay;
};

type Props = {
  category: string;
  /** In the list of all articles, newest first. */
  neighbors: Neighbors<ArticleLink>;
};

/** Links to the previous and next article, and to others of the same category. */
export function ArticleNeighbors({ category, neighbors }: Props) {
  const { before: newer, after: older, related } = neighbors;
  return (
    <nav aria-label={words.moreArticles} className="no-print border-t border-line">
      <div className="wrap grid sm:grid-cols-2">
        <Neighbor label={words.olderOn} article={older} />
        <Neighbor label={words.newerOn} article={newer} />
      </div>
      <div className="border-t border-line">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-6 py-10">
          {related.length > 0 && (
            <div>
              <h2 className="text-ui font-semibold tracking-normal">
                {fill(words.moreIn, { category })}
              </h2>
              <ul className="mt-2 grid gap-1.5">
                {related.map(({ slug, title }) => (
                  <li key={slug}>
                    <a className="link" href={`/blog/${slug}`}>
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <a className="btn btn-secondary" href="/blog">
            {words.backToBlog}
          </a>
        </div>
      </div>
    </nav>
  );
}

function Neighbor({
  label,
  article,
}: {
  label: typeof words.olderOn | typeof words.newerOn;
  article: ArticleLink | undefined;
}) {
  return (
    <div className="relative border-line py-8 last:border-t sm:last:border-t-0 sm:last:border-l sm:first:pr-8 sm:last:pl-8">
      {article && (
        <>
          <p className="text-ui text-ink-2">{fill(label, { date: longDate(article.date) })}</p>
          <a
            className="stretched mt-1 block text-h3 font-semibold hover:underline"
            href={`/blog/${article.slug}`}
          >
            {article.title}
          </a>
        </>
      )}
    </div>
  );
}
