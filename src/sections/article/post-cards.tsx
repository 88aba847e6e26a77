import { readArticle, readMore } from '../words.ts';
import type { IsoDay } from '../../lib/time/dates.ts';
import { articleScene } from '../../figures/articles/figures.ts';
import { longDate } from '../../lib/text/format.ts';
import { LazyFigure } from '../../ui/lazy-figure.tsx';
import '../entry.css';
import './post-cards.css';

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
};

type Props = { posts: readonly Post[] };

export const FeaturedPosts = ({ posts }: Props) => (
  <ul className="entries">
    {posts.map((post) => (
      <li key={post.slug} id={post.slug}>
        <LazyFigure
          figure={articleScene(post.figure, 'wide')}
          decorative
          className="cover cover-strip"
        />
        <PostText post={post} label={readArticle} />
      </li>
    ))}
  </ul>
);

export const PostRows = ({ posts }: Props) => (
  <ul className="post-rows">
    {posts.map((post) => (
      <li key={post.slug} id={post.slug}>
        <LazyFigure figure={articleScene(post.figure, 'narrow')} decorative className="cover" />
        <PostText post={post} label={readMore} />
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
    <h3>{post.title}</h3>
    <p>{post.excerpt}</p>
    {/* Covers the whole card. */}
    <a className="stretched mt-auto self-start font-semibold link" href={`/blog/${post.slug}`}>
      {label}
      <span className="visually-hidden">{`: ${post.title}`}</span>
    </a>
  </div>
);
