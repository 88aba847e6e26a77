import { site } from '../../config/site.ts';
import { seededComments } from '../../content/article-kinds.ts';
import { articleAt, articleNeighbors } from '../../content/articles.ts';
import { CommentCard } from '../../features/comments/comment-card.tsx';
import type { PageProps } from '../../page-props.ts';
import { ArticleNeighbors } from '../../sections/article/article-neighbors.tsx';
import { ArticleHead, ArticleText } from '../../sections/article/article-text.tsx';
import { Citation } from '../../sections/article/citation.tsx';
import { HeadingLinks } from '../../ui/heading-links.tsx';
import { island } from '../../ui/island.tsx';
import { Static } from '../../ui/static.tsx';

const Comments = island(() =>
  import('../../features/comments/comments.tsx').then((module) => module.Comments),
);
const CitationTools = island(() =>
  import('../../features/citation/citation-tools.tsx').then((module) => module.CitationTools),
);

/** An article. Nothing of its words is code: only what can be pressed has any, and that comes when wanted. */
export function Page({ path }: PageProps) {
  return (
    <>
      <Static as="article">
        <Text path={path} />
      </Static>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-16 pb-20">
        <div>
          <Static>
            <Cite path={path} />
          </Static>
          <CitationTools />
        </div>
        <Comments
          seedCount={seededComments}
          seeds={
            <Static>
              <SeededComments path={path} />
            </Static>
          }
        />
      </div>
      <Static>
        <Neighbors path={path} />
      </Static>
      <HeadingLinks />
    </>
  );
}

function known(path: string) {
  const article = articleAt(path);
  if (!article) throw new Error(`There is no article for ${path}`);
  return article;
}

function Text({ path }: PageProps) {
  const article = known(path);
  return (
    <>
      <ArticleHead article={article} />
      <ArticleText article={article} />
    </>
  );
}

function Cite({ path }: PageProps) {
  const { author, title, date } = known(path);
  const url = `${site.origin}${path}`;
  return <Citation citable={{ author, title, date, publisher: site.name, url }} />;
}

const SeededComments = ({ path }: PageProps) =>
  known(path).comments.map((comment, index) => (
    <CommentCard key={comment.content} comment={{ ...comment, id: index + 1 }} />
  ));

function Neighbors({ path }: PageProps) {
  const article = known(path);
  return <ArticleNeighbors category={article.category} neighbors={articleNeighbors(article)} />;
}
