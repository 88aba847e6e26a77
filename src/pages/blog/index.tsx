import { data } from '../../lib/dom/attributes.ts';
import { keysOf } from '../../lib/records.ts';
import { fill } from '../../lib/text/fill.ts';
import { grouped } from '../../lib/text/format.ts';
import { articleCategories } from '../../content/categories.ts';
import type { Article } from '../../content/text-records.ts';
import { type BlogList, blogListPath } from '../../content/blog-lists.ts';
import { requests } from '../../content/requests.ts';
import { writers } from '../../content/people.ts';
import { blog } from '../../content/pages/blog.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import { FeaturedPosts, PostRows } from '../../sections/article/article-links.tsx';
import { Columns } from '../../sections/side-by-side.tsx';
import { EntryList } from '../../sections/entry.tsx';
import { HeroPlain } from '../../sections/hero/heroes.tsx';
import { Section } from '../../sections/section.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import * as labels from '../../config/words.ts';
import { Opener } from '../../ui/opener.tsx';

export { head } from '../../content/pages/blog.ts';

/** Opens the feed dialog; without script it is a link to the feed itself. */
const SubscribeButton = () => (
  <>
    {/* First: if its dialog fails to load, a button follows the link after it, and the feed is no page. */}
    <ButtonLink look="primary" large className="no-script" href="/rss.xml">
      {labels.subscribe}
    </ButtonLink>
    <Opener opens="feed" look="primary" large className="needs-script">
      {labels.subscribe}
    </Opener>
  </>
);

const named = (posts: readonly Article[]) =>
  posts.map((post) => ({ ...post, categoryName: blog.categories[post.category].name }));

export function Page({ list }: { list: BlogList }) {
  const { category, featured, rows } = list;
  return (
    <>
      <HeroPlain heading={blog.heading} lede={blog.lede}>
        <SubscribeButton />
      </HeroPlain>
      {featured.length > 0 && (
        <EntryList id="featured" heading={blog.featuredHeading}>
          <Categories list={list} />
          <FeaturedPosts posts={named(featured)} />
        </EntryList>
      )}
      {rows.length > 0 && (
        <EntryList
          id="posts"
          heading={category ? blog.categories[category].name : blog.restHeading}
        >
          {featured.length === 0 && <Categories list={list} />}
          <PostRows posts={named(rows)} />
        </EntryList>
      )}
      <Pages list={list} />
      <About path={list.path} />
    </>
  );
}

/** Each category is a page of its own, so that choosing one needs no script. `?category=` leads to it. */
function Categories({ list: { category, listed, total } }: { list: BlogList }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <nav aria-label={blog.categoriesLabel} {...data({ enhance: 'category-query' })}>
        <ul className="flex flex-wrap gap-x-6">
          {[null, ...keysOf(articleCategories)].map((one) => (
            <li key={one}>
              <a
                href={blogListPath(one)}
                aria-current={one === category ? 'page' : undefined}
                className="inline-flex min-h-11 min-w-6 items-center border-b-2 border-transparent font-semibold text-ink-2 hover:text-ink aria-[current]:border-signal aria-[current]:text-ink"
              >
                {one ? blog.categories[one].name : blog.allCategories}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="text-ui text-ink-2">
        {listed === 0
          ? blog.empty
          : fill(blog.shown, { listed: grouped(listed), all: grouped(total) })}
      </p>
    </div>
  );
}

function Pages({ list: { category, page, pages } }: { list: BlogList }) {
  if (pages === 1) return null;
  return (
    <nav aria-label={blog.pages} className="wrap flex flex-wrap items-center gap-x-6 gap-y-3 pb-14">
      {page > 1 && (
        <ButtonLink rel="prev" href={blogListPath(category, page - 1)}>
          {blog.newer}
        </ButtonLink>
      )}
      <p className="text-ui text-ink-2">{fill(blog.page, { page, all: pages })}</p>
      {page < pages && (
        <ButtonLink rel="next" href={blogListPath(category, page + 1)}>
          {blog.older}
        </ButtonLink>
      )}
    </nav>
  );
}

const aboutWriters = writers.map((writer) => fill(blog.about.authors.text, writer)).join(' ');

const About = ({ path }: Pick<BlogList, 'path'>) => (
  <Section id="about" heading={blog.about.heading} ground="raised">
    <Columns
      items={[
        ...(writers.length > 0 ? [{ ...blog.about.authors, text: aboutWriters }] : []),
        {
          ...blog.about.corrections,
          surface: (
            <p>
              <RequestLink request={requests.correction} path={path}>
                {blog.about.corrections.action}
              </RequestLink>
            </p>
          ),
        },
      ]}
    />
  </Section>
);
