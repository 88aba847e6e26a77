import type { MDXContent } from 'mdx/types';

import { data } from '../../lib/dom/attributes.ts';
import { absolute } from '../../config/base.ts';
import { site } from '../../config/site.ts';
import type { Article } from '../../content/articles.ts';
import { blog } from '../../content/pages/blog.ts';
import { CommentCard } from '../../features/comments/comment.tsx';
import { type ArticleLink, ArticleNeighbors } from '../../sections/article/article-neighbors.tsx';
import type { Neighbors } from '../../lib/text/related-items.ts';
import { ArticleText } from '../../sections/article/article-text.tsx';
import { Citation } from '../../sections/article/citation.tsx';
import { island } from '../../runtime/island.tsx';
import CommentsIsland from '../../features/comments/comments.island.tsx';
import CitationToolsIsland from '../../features/citation/citation-tools.island.tsx';

const Comments = island(CommentsIsland);
const CitationTools = island(CitationToolsIsland);

type Props = { article: Article; Body: MDXContent; neighbors: Neighbors<ArticleLink> };

export function Page({ article, Body, neighbors }: Props) {
  const { slug, author, title, date, category, comments } = article;
  const categoryName = blog.categories[category].name;
  const url = absolute(`/blog/${slug}`);
  return (
    <>
      <article>
        <ArticleText article={{ ...article, categoryName }} Body={Body} />
      </article>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-16 pb-20">
        <div>
          <Citation citable={{ author, title, date, publisher: site.name, url }} />
          <CitationTools />
        </div>
        <Comments seedCount={comments.length} seeds={<SeededComments comments={comments} />} />
      </div>
      <ArticleNeighbors category={categoryName} neighbors={neighbors} />
      <i hidden {...data({ enhance: 'heading-links' })} />
    </>
  );
}

function SeededComments({ comments }: Pick<Article, 'comments'>) {
  if (comments.length === 0) return null;
  return (
    <ul>
      {comments.map((comment, index) => (
        <CommentCard key={comment.content} comment={{ ...comment, id: index + 1 }} />
      ))}
    </ul>
  );
}
