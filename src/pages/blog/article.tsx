import { site } from '../../config/site.ts';
import { articleAt, articleNeighbors } from '../../content/articles.ts';
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
  return (
    <>
      <article>
        <Text path={path} />
      </article>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-16 pb-20">
        <div>
          <div>
            <Cite path={path} />
          </div>
          <CitationTools />
        </div>
        <Comments
          seedCount={articleFor(path).comments.length}
          seeds={<SeededComments path={path} />}
        />
      </div>
      <div>
        <Neighbors path={path} />
      </div>
      <i hidden data-enhance="heading-links" />
    </>
  );
}

function articleFor(path: string) {
  const article = articleAt(path);
  if (!article) throw new Error(`There is no article for ${path}`);
  return article;
}

function Text({ path }: PageProps) {
  const article = articleFor(path);
  return (
    <>
      <ArticleHead article={article} />
      <ArticleText article={article} />
    </>
  );
}

function Cite({ path }: PageProps) {
  const { author, title, date } = articleFor(path);
  const url = `${site.origin}${path}`;
  return <Citation citable={{ author, title, date, publisher: site.name, url }} />;
}

function SeededComments({ path }: PageProps) {
  const { comments } = articleFor(path);
  if (comments.length === 0) return null;
  return (
    <ul>
      {comments.map((comment, index) => (
        <CommentCard key={comment.content} comment={{ ...comment, id: index + 1 }} />
      ))}
    </ul>
  );
}

function Neighbors({ path }: PageProps) {
  const article = articleFor(path);
  return <ArticleNeighbors category={article.category} neighbors={articleNeighbors(article)} />;
}
