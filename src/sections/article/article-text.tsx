import type { MDXContent } from 'mdx/types';
import type { ReactNode } from 'react';

import type { Article } from '../../content/articles.ts';
import { articleScene, articleFigure } from '../../figures/articles/figures.ts';
import { longDate } from '../../lib/text/format.ts';
import { Bleed } from '../bleed.tsx';
import { HeroPlain } from '../hero/hero-plain.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Figure } from '../../ui/figure.tsx';
import { LazyFigure } from '../../ui/lazy-figure.tsx';
import { proseComponents } from '../../ui/prose.tsx';
import { ProseLayout } from '../prose-layout.tsx';

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

type Props = { article: Article; Body: MDXContent };

export function ArticleText({ article, Body }: Props) {
  const { title, category, featured, author, date, updated, readTime, figure, outline } = article;
  return (
    <>
      <HeroPlain
        heading={title}
        meta={
          <p>
            <Badge tone={featured ? 'ok' : 'plain'}>{featured ? 'Featured' : 'Article'}</Badge>
            <span>{category}</span>
            <span>{author}</span>
            <time dateTime={date}>{longDate(date)}</time>
            <span>{readTime}</span>
            {updated && (
              <span>
                Updated <time dateTime={updated}>{longDate(updated)}</time>
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
