import type { ReactNode } from 'react';

import type { Article } from '../../content/articles.ts';
import { articleFigure } from '../../figures/article-figures.ts';
import { longDate } from '../../lib/dates.ts';
import { PageSheet } from '../page-sheet.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Figure } from '../../ui/figure.tsx';
import { proseComponents } from '../../ui/prose.tsx';
import { ProseLayout } from '../prose-layout.tsx';

/** A computed figure where the text needs it. */
function ArticleFigure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure>
      <Figure figure={articleFigure(name)} />
      <figcaption>{children}</figcaption>
    </figure>
  );
}

const components = { ...proseComponents, ArticleFigure };

/** What stands over an article: what kind it is, its title, and by whom and when it was written. */
export function ArticleHead({ article }: { article: Article }) {
  const { title, category, featured, author, date, updated, readTime } = article;
  return (
    <>
      <header className="border-b border-line pt-(--header)">
        <div className="wrap pt-16 pb-14 lg:pt-28">
          <p className="flex items-center gap-3 text-ui text-ink-2">
            <Badge tone={featured ? 'ok' : 'plain'}>{featured ? 'Featured' : 'Article'}</Badge>
            {category}
          </p>
          <h1 className="mt-4 max-w-[11.5em]">{title}</h1>
          <p className="mt-7 flex flex-wrap gap-x-6 gap-y-2 text-ui text-ink-2">
            <span>{author}</span>
            <time dateTime={date}>{longDate(date)}</time>
            <span>{readTime}</span>
            {updated && (
              <span>
                Updated <time dateTime={updated}>{longDate(updated)}</time>
              </span>
            )}
          </p>
        </div>
      </header>
      <PageSheet />
    </>
  );
}

/** The text with its contents beside it. */
export function ArticleText({ article: { Body, outline } }: { article: Article }) {
  return (
    <ProseLayout outline={outline}>
      <Body components={components} />
    </ProseLayout>
  );
}
