import { articles } from '../../content/articles.ts';
import { longUsDate } from '../../lib/dates.ts';
import type { PageProps } from '../../page-props.ts';
import { Badge } from '../../ui/badge.tsx';
import { Static } from '../../ui/static.tsx';

export function Page({ path }: PageProps) {
  return (
    <Static>
      <ArticleText path={path} />
    </Static>
  );
}

function ArticleText({ path }: PageProps) {
  const article = articles.find(({ slug }) => path === `/blog/${slug}`);
  if (!article) throw new Error(`There is no article for ${path}`);
  const { title, category, featured, author, date, Body } = article;
  return (
    <article>
      <header className="border-b border-line pt-(--header)">
        <div className="wrap pt-16 pb-12 lg:pt-24">
          <p className="mb-5 flex items-center gap-4 text-ui text-ink-2">
            <Badge tone={featured ? 'ok' : 'plain'}>{featured ? 'Featured' : 'Article'}</Badge>
            {category}
          </p>
          <h1 className="max-w-[18ch]">{title}</h1>
          <p className="mt-7 flex flex-wrap gap-x-6 text-ui text-ink-2">
            <span>{author}</span>
            <time dateTime={date}>{longUsDate(date)}</time>
          </p>
        </div>
      </header>
      <div className="wrap py-16">
        <div className="prose">
          <Body />
        </div>
        <p className="mt-16">
          <a className="btn btn-secondary" href="/blog">
            Back to Blog
          </a>
        </p>
      </div>
    </article>
  );
}
