/**
 * An entry of its own beside `render.tsx`, so that the code which a page of the blog depends on is this module
 * with everything it imports, and no other page.
 */
import type { Article } from '../../src/content/text-records.ts';
import { type BlogList, blogListPath } from '../../src/content/blog-lists.ts';
import {
  blog,
  furtherDescription,
  furtherTitle,
  head as blogsHead,
} from '../../src/content/pages/blog.ts';
import { articleScene } from '../../src/figures/articles/figures.ts';
import { fill } from '../../src/lib/text/fill.ts';
import { Page as ArticlePage } from '../../src/pages/blog/article.tsx';
import { Page as ListPage } from '../../src/pages/blog/index.tsx';
import type { Head } from '../../src/routes.ts';
import type { Neighbors } from '../../src/sections/article/article-links.tsx';
import type { Assets } from '../files/assets.ts';
import { componentOf } from '../texts/compiled-text.ts';
import type { PageHead } from '../pages/document.ts';
import { type RenderedPage, renderPage } from '../pages/render-page.tsx';
import { breadcrumbs, blog as blogData, posting } from '../pages/structured-data.ts';
import type { PictureLayers } from '../pictures/social-picture.ts';

/** What a page of the blog is made of, as data; an article has its text besides. */
export type BlogPage =
  | { readonly article: Article; readonly neighbors: Neighbors }
  | {
      readonly list: BlogList;
      /** The newest article's figure, for the picture for sharing. */
      readonly figure: string | undefined;
    };

/** Above every other list, and above the articles. */
const first = { path: blogListPath(null), title: blogsHead.title };

/** A list of all posts is named by its heading from its second page on. */
function wordsOf({ category, page, pages }: BlogList): Head {
  if (category === null && page === 1) return blogsHead;
  const { title, description } = category
    ? blog.categories[category]
    : { title: blog.heading, description: blog.lede };
  if (page === 1) return { title, description };
  return {
    title: fill(furtherTitle, { title, page, pages }),
    description: fill(furtherDescription, { description, page }),
  };
}

function listHead(list: BlogList, figure?: string): PageHead {
  const { path, page } = list;
  const { title, description } = wordsOf(list);
  return {
    path,
    source: 'src/pages/blog/index.tsx',
    parent: path === first.path ? undefined : first,
    kind: 'website',
    // Further pages repeat what their articles say.
    result: page === 1 ? 'page' : undefined,
    title,
    description,
    scene: (layout) => (figure ? [articleScene(figure, layout)] : []),
  };
}

const articleHead = ({ slug, title, excerpt, figure }: Article): PageHead => ({
  path: `/blog/${slug}`,
  source: `src/content/blog/${slug}.mdx`,
  parent: first,
  kind: 'article',
  result: 'article',
  title,
  description: excerpt,
  scene: (layout) => articleScene(figure, layout),
});

export const blogHead = (page: BlogPage): PageHead =>
  'list' in page ? listHead(page.list, page.figure) : articleHead(page.article);

/** @param tree an article's compiled text */
export function renderBlogPage(page: BlogPage, tree: string, assets: Assets): RenderedPage {
  const head = blogHead(page);
  if ('list' in page) {
    const { list } = page;
    const listed = [...list.featured, ...list.rows];
    const data = [...breadcrumbs(head), ...(listed.length > 0 ? [blogData(head, listed)] : [])];
    return renderPage(head, data, <ListPage list={list} />, assets);
  }
  const { article, neighbors } = page;
  const content = <ArticlePage article={article} Body={componentOf(tree)} neighbors={neighbors} />;
  return renderPage(head, [...breadcrumbs(head), posting(article)], content, assets);
}

/** A page's picture for sharing. Loads a native library, which the development server doesn't need. */
export async function pictureOf(head: PageHead): Promise<PictureLayers> {
  const { socialPicture } = await import('../pictures/social-picture.ts');
  return socialPicture(head);
}
