import { type IsoDay, longDate } from '../../lib/dates.ts';

/** What a list says about a post. */
export type PostSummary = {
  slug: string;
  title: string;
  excerpt: string;
  author: string;
  date: IsoDay;
  category: string;
  readTime: string;
};

/** A post in a row of a list, as far as it is text. */
export const PostText = ({ post }: { post: PostSummary }) => (
  <div>
    <PostFacts post={post} />
    <h3 className="mt-2 text-[1.45rem] leading-tight tracking-[-0.02em]">{post.title}</h3>
    <p className="mt-2 mb-4 max-w-[44rem] text-ink-2">{post.excerpt}</p>
    <ReadLink post={post} label="Read More" />
  </div>
);

/** Category, day, length and author of a post. */
export function PostFacts({ post: { category, date, readTime, author } }: { post: PostSummary }) {
  return (
    <p className="flex flex-wrap gap-x-4 text-ui text-ink-2">
      <span className="font-semibold text-ink">{category}</span>
      <time dateTime={date}>{longDate(date)}</time>
      <span>{readTime}</span>
      <span>{author}</span>
    </p>
  );
}

/** The link to a post, as large as the element around it. */
export function ReadLink({ post: { slug, title }, label }: { post: PostSummary; label: string }) {
  return (
    <a
      className="stretched mt-auto self-start font-semibold underline decoration-ink-3 underline-offset-4 group-hover:decoration-current"
      href={`/blog/${slug}`}
    >
      {label}
      <span className="visually-hidden">{`: ${title}`}</span>
    </a>
  );
}
