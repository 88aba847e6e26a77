import { writtenIn } from '../../lib/dom/attributes.ts';
import type { IsoDay } from '../../lib/time/dates.ts';
import { longDate } from '../../lib/text/format.ts';
import { fill } from '../../lib/text/fill.ts';
import * as words from '../words.ts';
import { articleScene } from '../../figures/articles/figures.ts';
import { island } from '../../runtime/island.tsx';
import { LazyFigure } from '../../ui/figure.tsx';
import TurnedLightIsland from './turned-light.island.tsx';
import '../entry.css';
import './post-cards.css';

/** What a link to an article shows. Its page depends on no more of the articles beside it. */
export type ArticleLink = {
  readonly slug: string;
  readonly title: string;
  readonly date: IsoDay;
  readonly lang?: string | undefined;
};

/** Articles near one in the list of all, newest first. */
export type Neighbors = {
  readonly before: ArticleLink | undefined;
  readonly after: ArticleLink | undefined;
  /** The nearest others of its category. */
  readonly related: readonly ArticleLink[];
};

type Props = { category: string; neighbors: Neighbors };

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
                {related.map(({ slug, title, lang }) => (
                  <li key={slug}>
                    <a className="link" href={`/blog/${slug}`} {...writtenIn({ lang })}>
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
    <div className="relative border-line py-8 last:border-t sm:last:border-t-0 sm:last:border-s sm:first:pe-8 sm:last:ps-8">
      {article && (
        <>
          <p className="text-ui text-ink-2">{fill(label, { date: longDate(article.date) })}</p>
          <a
            className="stretched mt-1 block text-h3 font-semibold hover:underline"
            href={`/blog/${article.slug}`}
            {...writtenIn(article)}
          >
            {article.title}
          </a>
        </>
      )}
    </div>
  );
}

/** An article as lists show it. */
export type Post = {
  readonly slug: string;
  readonly title: string;
  readonly categoryName: string;
  readonly date: IsoDay;
  readonly readTime: string;
  readonly author: string;
  readonly excerpt: string;
  /** Name of its drawing. */
  readonly figure: string;
  readonly lang?: string | undefined;
};

type FeaturedPostsProps = { posts: readonly Post[] };

const TurnedLight = island(TurnedLightIsland);

/** The first one leads. If its figure can be turned, it has a control for that. */
export const FeaturedPosts = ({ posts }: FeaturedPostsProps) => (
  <ul className="entries">
    {posts.map((post, index) => (
      <li key={post.slug} id={post.slug}>
        {index > 0 ? (
          <Cover of={post} />
        ) : post.figure === 'malus' ? (
          <TurnedLight>
            <Lead of={post} />
          </TurnedLight>
        ) : (
          <Lead of={post} />
        )}
        <PostText post={post} label={words.readArticle} />
      </li>
    ))}
  </ul>
);

type CoverProps = { of: Post };

const Lead = ({ of: { figure } }: CoverProps) =>
  (['wide', 'narrow'] as const).map((layout) => (
    <LazyFigure
      key={layout}
      figure={articleScene(figure, layout)}
      decorative
      className={`cover cover-strip ${layout}-only`}
    />
  ));

const Cover = ({ of: { figure } }: CoverProps) => (
  <LazyFigure figure={articleScene(figure, 'narrow')} decorative className="cover" />
);

export const PostRows = ({ posts }: FeaturedPostsProps) => (
  <ul className="post-rows">
    {posts.map((post) => (
      <li key={post.slug} id={post.slug}>
        <Cover of={post} />
        <PostText post={post} label={words.readMore} />
      </li>
    ))}
  </ul>
);

const PostText = ({ post, label }: { post: Post; label: string }) => (
  <div className="entry-words">
    <p className="entry-facts">
      <span className="font-semibold text-ink">{post.categoryName}</span>
      <time dateTime={post.date}>{longDate(post.date)}</time>
      <span>{post.readTime}</span>
      <span>{post.author}</span>
    </p>
    <h3 {...writtenIn(post)}>{post.title}</h3>
    <p {...writtenIn(post)}>{post.excerpt}</p>
    {/* Covers the whole card. */}
    <a className="stretched mt-auto self-start font-semibold link" href={`/blog/${post.slug}`}>
      {label}
      <span className="visually-hidden" {...writtenIn(post)}>{`: ${post.title}`}</span>
    </a>
  </div>
);
