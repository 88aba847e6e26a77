import type { MDXContent } from 'mdx/types';
import type { ComponentProps, ReactNode } from 'react';

import { articleScene, articleFigure } from '../../figures/articles/figures.ts';
import { longDate } from '../../lib/text/format.ts';
import { Bleed } from '../bleed.tsx';
import { HeroPlain } from '../hero/hero-plain.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Figure } from '../../ui/figure.tsx';
import { InlineText } from '../../ui/inline-text.tsx';
import { LazyFigure } from '../../ui/lazy-figure.tsx';
import { proseComponents } from '../../ui/prose.tsx';
import { ProseLayout } from '../prose-layout.tsx';
import type { IsoDay } from '../../lib/time/dates.ts';
import * as words from '../words.ts';
import type { Post } from './post-cards.tsx';

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

type Props = {
  article: Omit<Post, 'slug' | 'excerpt'> & {
    readonly featured: boolean;
    /** The day of a later note. */
    readonly updated?: IsoDay | undefined;
    readonly outline: ComponentProps<typeof ProseLayout>['outline'];
  };
  Body: MDXContent;
};

export function ArticleText({ article, Body }: Props) {
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
                <InlineText values={{ date: <time dateTime={updated}>{longDate(updated)}</time> }}>
                  {words.updatedOn}
                </InlineText>
              </span>
            )}
          </p>
        }
      />
      <Bleed drawn narrow={<Figure figure={articleScene(figure, 'narrow')} />}>
        <LazyFigure figure={articleScene(figure, 'wide')} />
      </Bleed>
      <ProseLayout outline={outline}>
        <Body components={components} />
      </ProseLayout>
    </>
  );
}
