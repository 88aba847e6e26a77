import * as labels from '../config/words.ts';
import { isPublished } from '../config/is-published.ts';
import { data } from '../lib/dom/attributes.ts';
import * as words from '../content/pages/not-found.ts';
import { requests } from '../content/requests.ts';
import { RequestLink } from '../features/request/request-link.tsx';
import type { PageNeeds } from '../page.ts';
import type { PageListProps, PageProps } from '../routes.ts';
import { signatureFigure } from '../figures/pages/waves.ts';
import { Fold } from '../sections/fold.tsx';
import { IndexRows } from '../sections/lists.tsx';
import { HeroBelow } from '../sections/hero/heroes.tsx';
import { backToBlog } from '../sections/words.ts';
import { ButtonLink, ButtonTo } from '../ui/button.tsx';
import { LazyFigure } from '../ui/figure.tsx';
import { island } from '../runtime/island.tsx';
import SearchBoxIsland from '../chrome/search-box.island.tsx';

export { head } from '../content/pages/not-found.ts';

const SearchBox = island(SearchBoxIsland);
const { notFound } = words;

/** Where most who are lost want to go. */
const mainPages: ReadonlySet<string> = new Set([
  '/products-solutions',
  '/security-platform',
  '/docs',
  '/blog',
  '/contact',
]);

/** A wave that ends at a wall. */
export const scene = () => signatureFigure(false, 'signal');

type BlogProps = Pick<PageNeeds, 'blog'>;

export function Page({ path, blog, pages }: PageProps & BlogProps & PageListProps) {
  const article = path.startsWith('/blog/');
  return (
    <div {...data({ enhance: 'suggest-pages' })}>
      <Opening article={article} />
      <div className="wrap pt-10 pb-24">
        <div className="needs-script max-w-[42rem]">
          <p className="field-label" aria-hidden="true">
            {labels.searchSite}
          </p>
          <SearchBox label={labels.searchSite} />
        </div>
        <Suggestions />
        <nav aria-label={words.mainPages} className="mt-10">
          <IndexRows
            items={pages
              .filter(({ path: page }) => mainPages.has(page))
              .map(({ path: page, title }) => ({ href: page, name: title }))}
          />
        </nav>
        <EveryPage blog={blog} pages={pages} />
      </div>
    </div>
  );
}

/**
 * For a missing article the heading differs. A static host serves one file for every address, so
 * `suggest-pages.enhancer.ts` swaps the text in the browser.
 */
const Opening = ({ article }: { article: boolean }) => (
  <HeroBelow
    half
    scene={<LazyFigure figure={scene()} decorative />}
    heading={
      <span {...data({ 'article-text': notFound.articleHeading })}>
        {article ? notFound.articleHeading : notFound.heading}
      </span>
    }
    lede={
      <span {...data({ 'article-text': notFound.articleText })}>
        {article ? notFound.articleText : words.mayHaveMoved}
      </span>
    }
  >
    {isPublished('/blog') && (
      <ButtonLink
        look="primary"
        large
        href="/blog"
        hidden={!article}
        {...data({ 'article-text': '' })}
      >
        {backToBlog}
      </ButtonLink>
    )}
    <ButtonTo look={article ? 'secondary' : 'primary'} large to="/" label={notFound.home} />
    <RequestLink large request={requests.askUs} path="/404">
      {words.askUs}
    </RequestLink>
  </HeroBelow>
);

/** `suggest-pages.enhancer.ts` fills this list and shows it. */
const Suggestions = () => (
  <div aria-live="polite">
    <div className="mt-14" hidden {...data({ suggestions: '' })}>
      <h2 className="text-h3 tracking-[-0.015em]">{notFound.suggestions}</h2>
      <ul className="mt-3 grid gap-2">
        <li>
          <a className="link" href="/">
            {words.homePage}
          </a>
        </li>
      </ul>
    </div>
  </div>
);

/** Limits the page's size; the blog lists the rest. */
const maxArticles = 24;

function EveryPage({ blog: { articles }, pages }: BlogProps & PageListProps) {
  const links = [
    ...pages.map(({ path, title }) => ({ href: path, text: title })),
    ...articles
      .slice(0, maxArticles)
      .map(({ slug, title }) => ({ href: `/blog/${slug}`, text: title })),
  ];
  const all = articles.length <= maxArticles;
  return (
    <nav aria-label={words.everyPage} className="mt-16 border-t border-line pt-8">
      <h2 className="text-h3 tracking-[-0.015em]">
        {all ? words.everyPageHeading : words.everyPageAndArticles}
      </h2>
      <Fold of={words.everyPage}>
        <ul className="mt-4 gap-x-10 text-ui text-ink-2 sm:columns-2 lg:columns-3">
          {links.map(({ href, text }) => (
            <li key={href} className="break-inside-avoid">
              <a
                href={href}
                className="inline-block max-w-full py-1.5 hover:text-ink max-lg:py-2.5 hover:underline"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  );
}
