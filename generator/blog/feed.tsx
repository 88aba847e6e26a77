import type { MDXComponents } from 'mdx/types';
import { renderToStaticMarkup } from 'react-dom/server';

import { absolute, withBase } from '../../src/config/base.ts';
import { locale } from '../../src/config/language.ts';
import { site } from '../../src/config/site.ts';
import { type Article, sharedLanguage } from '../../src/content/text-records.ts';
import { blog } from '../../src/content/pages/blog.ts';
import { articleFigure, articleFigureNames } from '../../src/figures/articles/figures.ts';
import { nightPalette } from '../../src/figures/pen/palette.ts';
import { toSvg } from '../../src/figures/pen/to-svg.ts';
import { rssFeed } from '../../src/lib/files/xml.ts';
import { componentOf } from '../texts/compiled-text.ts';

const figurePath = (name: string) => `/figures/${name}.svg`;

/** A figure as an image, because feed readers have none of the site's styles. */
function PictureOfFigure({ name, children }: { name: string; children: React.ReactNode }) {
  const { title, width, height } = articleFigure(name);
  return (
    <figure>
      {/* React adds a preload link for images that are not lazy. */}
      <img
        src={absolute(figurePath(name))}
        alt={title}
        width={2 * width}
        height={2 * height}
        loading="lazy"
      />
      <figcaption>{children}</figcaption>
    </figure>
  );
}

/** Links and pictures with whole addresses, for feed readers. */
function componentsOn(page: string): MDXComponents {
  const whole = (address = '') => new URL(withBase(address), page).href;
  return {
    ArticleFigure: PictureOfFigure,
    a: ({ href, children }) => <a href={whole(href)}>{children}</a>,
    // Readers get the one picture that every program can show.
    picture: ({ children }) => children,
    source: () => null,
    img: ({ src, alt, srcSet: _, sizes: __, className: ___, ...rest }) => (
      <img src={whole(src)} alt={alt} {...rest} />
    ),
  };
}

export type FeedItem = { readonly article: Article; readonly tree: string };

function contentOf({ article, tree }: FeedItem): string {
  const Body = componentOf(tree);
  const components = componentsOn(absolute(`/blog/${article.slug}`));
  return renderToStaticMarkup(<Body components={components} />);
}

/**
 * What feed readers recognize an article by, under all its addresses. A URL would change with the host, and they would
 * show every article again.
 */
function guidOf({ slug, was = [] }: FeedItem['article']): string {
  const first = was.find((address) => address.startsWith('/blog/'));
  return `${site.slug}-blog:${first?.slice('/blog/'.length) ?? slug}`;
}

/** @param newest at most `maxFeedItems` */
export function feed(newest: readonly FeedItem[]): string {
  return rssFeed(
    {
      title: blog.heading,
      description: blog.feedDescription,
      language: (sharedLanguage(newest.map(({ article }) => article)) ?? locale).toLowerCase(),
      link: absolute('/blog'),
      self: absolute('/rss.xml'),
      email: site.email,
    },
    newest.map(({ article, tree }) => ({
      title: article.title,
      description: article.excerpt,
      content: contentOf({ article, tree }),
      link: absolute(`/blog/${article.slug}`),
      guid: guidOf(article),
      date: article.date,
      author: article.author,
      category: blog.categories[article.category].name,
    })),
  );
}

/** The articles' figures as SVG, by path in the published folder. */
export const figureFiles = (): readonly (readonly [string, string])[] =>
  articleFigureNames.map((name) => [
    figurePath(name).slice(1),
    toSvg(articleFigure(name), nightPalette, { background: true }),
  ]);
