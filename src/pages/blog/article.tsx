import { data } from '../../lib/attributes.ts';
import { site } from '../../config/site.ts';
import { type Article, articleAt, articleNeighbors } from '../../content/articles.ts';
import { CommentCard } from '../../features/comments/comment-card.tsx';
import type { PageProps } from '../../page-props.ts';
import { ArticleNeighbors } from '../../sections/article/article-neighbors.tsx';
import { ArticleHead, ArticleText } from '../../sections/article/article-text.tsx';
import { Citation } from '../../sections/article/citation.tsx';
import { island } from '../../runtime/island.tsx';
import CommentsIsland from '../../features/comments/comments.island.tsx';
import CitationToolsIsland from '../../features/citation/citation-tools.island.tsx';

const Comments = island(CommentsIsland);
const CitationTools = island(CitationToolsIsland);

export function Page({ path }: PageProps) {
  const article = articleAt(path);
  if (!article) throw new Error(`There is no article for ${path}`);
  const { author, title, date, category, comments } = article;
  const url = `${site.origin}${path}`;
  return (
    <>
      <article>
        <ArticleHead article={article} />
        <ArticleText article={article} />
      </article>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-16 pb-20">
        <div>
          <Citation citable={{ author, title, date, publisher: site.name, url }} />
          <CitationTools />
        </div>
        <Comments seedCount={comments.length} seeds={<SeededComments comments={comments} />} />
      </div>
      <ArticleNeighbors category={category} neighbors={articleNeighbors(article)} />
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
