import { articleCategories } from '../../content/article-kinds.ts';
import { type Article, articles } from '../../content/articles.ts';
import { enquiries } from '../../content/enquiries.ts';
import { blog } from '../../content/pages/blog.ts';
import { listParts } from '../../features/blog-filter/list-pages.ts';
import { listTotals, shownOf } from '../../features/blog-filter/list-totals.ts';
import { EnquiryLink } from '../../features/enquiry/enquiry-link.tsx';
import type { PageProps } from '../../page-props.ts';
import { FeaturedPosts, PostRows } from '../../sections/article/post-cards.tsx';
import { Spectrum } from '../../sections/spectrum.tsx';
import { island } from '../../ui/island.tsx';
import SubscribeIsland from '../../features/feed/subscribe-button.island.tsx';
import CategoryFilterIsland from '../../features/blog-filter/category-filter.island.tsx';
import OlderPostsIsland from '../../features/blog-filter/older-posts.island.tsx';

const SubscribeButton = island(SubscribeIsland);
const CategoryFilter = island(CategoryFilterIsland, ['query']);
const OlderPosts = island(OlderPostsIsland, ['query']);

export function Page({ path }: PageProps) {
  return (
    <>
      <section className="pt-(--header)">
        <div className="wrap pt-16 pb-14 lg:pt-28 lg:pb-18">
          <div className="mb-9">
            <h1>{blog.heading}</h1>
            <p className="lede mt-7 max-w-[42rem]">{blog.lede}</p>
          </div>
          <SubscribeButton />
        </div>
      </section>
      <div>
        <Spectrum />
      </div>
      <div className="wrap pt-10">
        <CategoryFilter categories={articleCategories} posts="all-posts" />
        <nav aria-label="Categories" className="no-script flex-wrap gap-x-6">
          <CategoryLinks />
        </nav>
      </div>
      <div id="all-posts">
        <Posts />
      </div>
      <OlderPosts
        categories={articleCategories}
        control={
          <div>
            <ListEnd />
          </div>
        }
      />
      <div>
        <About path={path} />
      </div>
    </>
  );
}

/** Without script nothing is hidden: a category leads to its first post. */
function CategoryLinks() {
  const { featured, rows } = listParts(articles);
  return articleCategories.map((category) => {
    const ofCategory = (article: Article) => article.category === category;
    const onPage = [...featured, ...rows].find(ofCategory);
    const elsewhere = articles.find(ofCategory)?.slug;
    return (
      <a
        key={category}
        className="link"
        href={
          onPage || !elsewhere
            ? `/blog?category=${category}#${onPage?.slug ?? ''}`
            : `/blog/${elsewhere}`
        }
      >
        {category}
      </a>
    );
  });
}

function Posts() {
  const { featured, rows } = listParts(articles);
  return (
    <>
      <section aria-labelledby="featured" className="wrap pt-12">
        <h2 id="featured">{blog.featuredHeading}</h2>
        <FeaturedPosts posts={featured} />
      </section>
      <section aria-labelledby="posts" className="wrap pt-20">
        <h2 id="posts">{blog.restHeading}</h2>
        <PostRows posts={rows} />
      </section>
    </>
  );
}

/** Where the page holds only the newest posts: how to go on, with script and without. */
function ListEnd() {
  const { featured, rows, older } = listParts(articles);
  const [next] = older;
  if (!next) return null;
  return (
    <div data-totals={JSON.stringify(listTotals(articles))} className="pt-10">
      <div className="needs-script flex flex-wrap items-center gap-x-6 gap-y-3">
        <button type="button" className="btn btn-secondary" data-shows-older>
          {blog.older.action}
        </button>
        <p role="status" className="text-ui text-ink-2" data-older-count>
          {shownOf(featured.length + rows.length, articles.length)}
        </p>
      </div>
      <p className="no-script">
        {blog.older.goesOn}{' '}
        <a className="link" href={`/blog/${next.slug}`}>
          {next.title}
        </a>
        {blog.older.eachLeads}{' '}
        <a className="link" href="/sitemap.xml">
          {blog.older.sitemap}
        </a>
        .
      </p>
    </div>
  );
}

function About({ path }: PageProps) {
  return (
    <div className="wrap grid gap-x-16 gap-y-10 py-20 md:grid-cols-2">
      <div>
        <h2 className="text-h3">{blog.authors.heading}</h2>
        <p className="mt-2 text-ink-2">{blog.authors.text}</p>
      </div>
      <div>
        <h2 className="text-h3">{blog.corrections.heading}</h2>
        <p className="mt-2 mb-5 text-ink-2">{blog.corrections.text}</p>
        <EnquiryLink enquiry={enquiries.correction} path={path}>
          {blog.corrections.action}
        </EnquiryLink>
      </div>
    </div>
  );
}
