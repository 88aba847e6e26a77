import { readArticle, readMore } from '../labels.ts';
import type { Article } from '../../content/articles.ts';
import { articleScene } from '../../figures/articles/figures.ts';
import { longDate } from '../../lib/text/format.ts';
import { LazyFigure } from '../../ui/lazy-figure.tsx';
import '../entry.css';
import './post-cards.css';

type Props = { posts: readonly Article[] };

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

const PostText = ({ post, label }: { post: Article; label: string }) => (
  <div className="entry-words">
    <p className="entry-facts">
      <span className="font-semibold text-ink">{post.category}</span>
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
