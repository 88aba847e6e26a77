import type { MDXContent } from 'mdx/types';
import type { ComponentProps, ReactNode } from 'react';

import { data, writtenIn } from '../../lib/dom/attributes.ts';
import { absolute } from '../../config/base.ts';
import { site } from '../../config/site.ts';
import type { Article } from '../../content/text-records.ts';
import { blog } from '../../content/pages/blog.ts';
import { CommentCard } from '../../features/comments/comment.tsx';
import {
  type Neighbors,
  ArticleNeighbors,
  type Post,
} from '../../sections/article/article-links.tsx';
import { bibtexCitation, type Citable, plainCitation } from '../../lib/text/citation.ts';
import { island } from '../../runtime/island.tsx';
import CommentsIsland from './comments.island.tsx';
import CitationToolsIsland, {
  citationIds,
} from '../../features/citation/citation-tools.island.tsx';
import { SealButton } from '../../features/sealed-text/seal-button.tsx';
import { articleFigure, articleScene } from '../../figures/articles/figures.ts';
import { longDate } from '../../lib/text/format.ts';
import { Bleed } from '../../sections/section.tsx';
import { HeroPlain } from '../../sections/hero/heroes.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Figure, LazyFigure } from '../../ui/figure.tsx';
import { FilledText } from '../../ui/inline-text.tsx';
import { proseComponents, ProseLayout } from '../../ui/prose.tsx';
import type { IsoDay } from '../../lib/time/dates.ts';
import * as words from '../../sections/words.ts';

/** For articles to use in their MDX. */
function ArticleFigure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure>
      <Figure figure={articleFigure(name)} />
      <figcaption>{children}</figcaption>
    </figure>
  );
}

const components = { ...proseComponents, ArticleFigure };

type ArticleFigureProps = {
  article: Omit<Post, 'slug' | 'excerpt'> & {
    readonly featured: boolean;
    /** The day of a later note. */
    readonly updated?: IsoDay | undefined;
    readonly outline: ComponentProps<typeof ProseLayout>['outline'];
  };
  Body: MDXContent;
};

function ArticleText({ article, Body }: ArticleFigureProps) {
  const { title, categoryName, featured, author, date, updated, readTime, figure, outline } =
    article;
  return (
    <>
      <HeroPlain
        heading={title}
        meta={
          <p>
            <Badge tone={featured ? 'ok' : 'plain'}>
              {featured ? words.featuredArticle : words.article}
            </Badge>
            <span>{categoryName}</span>
            <span>{author}</span>
            <time dateTime={date}>{longDate(date)}</time>
            <span>{readTime}</span>
            {updated && (
              <span>
                <FilledText
                  text={words.updatedOn}
                  values={{ date: <time dateTime={updated}>{longDate(updated)}</time> }}
                />
              </span>
            )}
          </p>
        }
      />
      <Bleed drawn narrow={<Figure figure={articleScene(figure, 'narrow')} />}>
        <LazyFigure figure={articleScene(figure, 'wide')} />
      </Bleed>
      <ProseLayout outline={outline}>
        <SealButton />
        <Body components={components} />
      </ProseLayout>
    </>
  );
}

const Comments = island(CommentsIsland);
const CitationTools = island(CitationToolsIsland);

type Props = { article: Article; Body: MDXContent; neighbors: Neighbors };

export function Page({ article, Body, neighbors }: Props) {
  const { slug, author, title, date, category, comments } = article;
  const categoryName = blog.categories[category].name;
  const url = absolute(`/blog/${slug}`);
  return (
    <>
      <article {...writtenIn(article)}>
        <ArticleText article={{ ...article, categoryName }} Body={Body} />
      </article>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-16 pb-20">
        <div>
          <Citation citable={{ author, title, date, publisher: site.name, url }} />
          <CitationTools />
        </div>
        <Comments
          path={`/blog/${slug}`}
          seedCount={comments.length}
          seeds={<SeededComments {...article} />}
        />
      </div>
      <ArticleNeighbors category={categoryName} neighbors={neighbors} />
      <i hidden {...data({ enhance: 'heading-links' })} />
    </>
  );
}

function SeededComments({ comments, lang }: Pick<Article, 'comments' | 'lang'>) {
  if (comments.length === 0) return null;
  return (
    <ul {...writtenIn({ lang })}>
      {comments.map((comment, index) => (
        <CommentCard key={index} comment={comment} />
      ))}
    </ul>
  );
}

function Citation({ citable }: { citable: Citable }) {
  return (
    <section aria-labelledby="cite" className="prose">
      <h2 id="cite">{words.citeArticle}</h2>
      <p id={citationIds.plain}>{plainCitation(citable)}</p>
      <pre className="no-print whitespace-pre-wrap" role="group" aria-label="BibTeX" tabIndex={0}>
        <code translate="no" id={citationIds.bibtex}>
          {bibtexCitation(citable)}
        </code>
      </pre>
    </section>
  );
}
