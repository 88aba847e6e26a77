import type { Article } from '../../content/articles.ts';
import { articleFigure } from '../../figures/article-figures.ts';
import { Figure } from '../../ui/figure.tsx';
import { PostFacts, PostText, ReadLink } from './post-text.tsx';

/** Posts that stand out: each under its figure, two in a row. */
export function FeaturedPosts({ posts }: { posts: readonly Article[] }) {
  return (
    <ul className="mt-8 grid gap-8 md:grid-cols-2">
      {posts.map((post) => (
        <li
          key={post.slug}
          id={post.slug}
          className="group relative flex flex-col rounded-lg border border-line-2 hover:bg-night-2"
        >
          <Figure
            figure={articleFigure(post.figure)}
            decorative
            className="w-full border-b border-line px-6 py-7 sm:px-10"
          />
          <div className="flex grow flex-col p-6 sm:p-8">
            <PostFacts post={post} />
            <h3 className="mt-3 text-[1.65rem] leading-[1.15] tracking-[-0.025em]">{post.title}</h3>
            <p className="mt-3 mb-6 text-ink-2">{post.excerpt}</p>
            <ReadLink post={post} label="Read Article" />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** All other posts, one in a row, with the figure at the end. */
export function PostRows({ posts }: { posts: readonly Article[] }) {
  return (
    <ul className="mt-8 border-t border-line">
      {posts.map((post) => (
        <li
          key={post.slug}
          id={post.slug}
          className="group relative grid items-center gap-x-12 gap-y-5 border-b border-line py-8 md:grid-cols-[1fr_15rem] lg:grid-cols-[1fr_18rem]"
        >
          <PostText post={post} />
          <Figure
            figure={articleFigure(post.figure)}
            decorative
            className="w-full max-w-72 opacity-80 group-hover:opacity-100"
          />
        </li>
      ))}
    </ul>
  );
}
