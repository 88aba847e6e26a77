import { articleCategories } from '../../content/article-kinds.ts';
import { type BlogList, blogListAt, blogListPath } from '../../content/blog-lists.ts';
import { requests } from '../../content/requests.ts';
import { blog } from '../../content/pages/blog.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import SubscribeIsland from '../../features/feed/subscribe-button.island.tsx';
import type { PageProps } from '../../page-props.ts';
import { FeaturedPosts, PostRows } from '../../sections/article/post-cards.tsx';
import { Spectrum } from '../../sections/spectrum.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { island } from '../../runtime/island.tsx';

const SubscribeButton = island(SubscribeIsland);

/** One page of the blog's list, or of a category's. */
export function Page({ path }: PageProps) {
  const list = blogListAt(path);
  if (!list) throw new Error(`blog: no list stands at ${path}`);
  const { category, featured, rows } = list;
  return (
    <>
      <section className="pt-(--header)">
        <div className="wrap pt-16 pb-14 lg:pt-28 lg:pb-18">
          <h1>{blog.heading}</h1>
          <p className="lede mt-7 mb-9 max-w-[42rem]">{blog.lede}</p>
          <SubscribeButton />
        </div>
      </section>
      <Spectrum />
      <Categories list={list} />
      {featured.length > 0 && (
        <section aria-labelledby="featured" className="wrap pt-12">
          <h2 id="featured">{blog.featuredHeading}</h2>
          <FeaturedPosts posts={featured} />
        </section>
      )}
      {rows.length > 0 && (
        <section aria-labelledby="posts" className="wrap pt-20">
          <h2 id="posts">{category ?? blog.restHeading}</h2>
          <PostRows posts={rows} />
        </section>
      )}
      <Pages list={list} />
      <About path={path} />
    </>
  );
}

/** Each category is a page of its own, so that choosing one needs no script. */
function Categories({ list: { category, featured, rows, total } }: { list: BlogList }) {
  const shown = featured.length + rows.length;
  return (
    <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-3 pt-10">
      <nav aria-label="Categories">
        <ul className="flex flex-wrap gap-2">
          {[null, ...articleCategories].map((name) => (
            <li key={name}>
              <ButtonLink
                href={blogListPath(name)}
                aria-current={name === category ? 'page' : undefined}
              >
                {name ?? blog.allCategories}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </nav>
      <p className="text-ui text-ink-2">
        {total === 0
          ? blog.empty
          : `${shown.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} posts`}
      </p>
    </div>
  );
}

/** The pages before and after this one, where there are more posts than one page shows. */
function Pages({ list: { category, page, pages } }: { list: BlogList }) {
  if (pages === 1) return null;
  return (
    <nav aria-label="Pages" className="wrap flex flex-wrap items-center gap-x-6 gap-y-3 pt-10">
      {page > 1 && (
        <ButtonLink rel="prev" href={blogListPath(category, page - 1)}>
          {blog.newer}
        </ButtonLink>
      )}
      <p className="text-ui text-ink-2">
        Page {page} of {pages}
      </p>
      {page < pages && (
        <ButtonLink rel="next" href={blogListPath(category, page + 1)}>
          {blog.older}
        </ButtonLink>
      )}
    </nav>
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
        <RequestLink request={requests.correction} path={path}>
          {blog.corrections.action}
        </RequestLink>
      </div>
    </div>
  );
}
