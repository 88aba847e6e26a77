import { useEffect, useRef, useState } from 'react';

import { articles } from '../content/articles.ts';
import { enquiries } from '../content/enquiries.ts';
import { articlesListed, namesAddress } from '../features/article-names/name-files.ts';
import { EnquiryLink } from '../features/enquiry/enquiry-link.tsx';
import { randomWalkFigure } from '../figures/random-walk.ts';
import { nearest } from '../lib/nearest.ts';
import type { PageProps } from '../page-props.ts';
import { routes } from '../routes.ts';
import { PageSheet } from '../sections/page-sheet.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Figure } from '../ui/figure.tsx';
import { island } from '../ui/island.tsx';
import { Static } from '../ui/static.tsx';

const SiteSearchBox = island(() =>
  import('../chrome/search-box.tsx').then((module) => module.SiteSearchBox),
);

type Link = { href: string; text: string };

/** The footer names this path although no page has it; these two do have what it promises. */
const wellKnown: Record<string, readonly Link[]> = {
  '/platform/quantamorphic': [
    { href: '/platform/explore-encryption', text: 'Encryption' },
    {
      href: '/blog/quantamorphic-encryption-science',
      text: 'What is known about the Quantamorphic algorithm',
    },
  ],
};

function suggestionsFor(path: string, links: readonly Link[]): readonly Link[] {
  const exact = wellKnown[path.replace(/\/$/, '').toLowerCase()];
  if (exact) return exact;
  const close = nearest(
    path,
    links.map(({ href }) => href),
    3,
  );
  return close.flatMap((href) => links.find((link) => link.href === href) ?? []);
}

/** Articles that the page does not list and whose address begins like the one that was asked for. */
async function otherArticles(path: string): Promise<readonly Link[]> {
  const { fetchNames } = await import('../features/article-names/fetch-names.ts');
  const names = await fetchNames(namesAddress(path));
  return names.map(([slug, title]) => ({ href: `/blog/${slug}`, text: title }));
}

export function Page({ path: rendered }: PageProps) {
  const list = useRef<HTMLDivElement>(null);
  const [missing, setMissing] = useState<{ path: string; links: readonly Link[] } | null>(null);

  useEffect(() => {
    const path = location.pathname;
    // Written as JSON, so that no path can pass for another line of the console.
    console.warn(`Page not found: ${JSON.stringify(path)}`);
    const anchors = [...(list.current?.querySelectorAll('a') ?? [])];
    const links = anchors.map((anchor) => ({
      href: anchor.getAttribute('href') ?? '',
      text: anchor.textContent,
    }));
    const suggest = (more: readonly Link[]) =>
      setMissing({ path, links: suggestionsFor(path, [...links, ...more]) });
    suggest([]);
    if (list.current?.querySelector('[data-not-all]')) {
      // Without them the page still has what it lists.
      otherArticles(path).then(suggest, () => undefined);
    }
  }, []);

  const article = (missing?.path ?? rendered).startsWith('/blog/');
  return (
    <>
      <Static className="contents">
        <PageSheet />
      </Static>
      <div className="wrap pt-[calc(var(--header)+4rem)] pb-24 lg:pt-[calc(var(--header)+7rem)]">
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_24rem]">
          <div>
            <h1 className="max-w-[17ch]">
              {article ? 'Article Not Found' : 'Oops! Page not found'}
            </h1>
            <p className="lede mt-7">
              {article
                ? "The article you're looking for doesn't exist."
                : 'No page has this address. It may have moved, or the link may have lost a letter.'}
            </p>
            <div className="mt-9 flex flex-wrap gap-3">
              {article && (
                <ButtonLink look="primary" large href="/blog">
                  Back to Blog
                </ButtonLink>
              )}
              <ButtonLink look={article ? 'secondary' : 'primary'} large href="/">
                Back to the home page
              </ButtonLink>
              <Static className="contents">
                <AskUs />
              </Static>
            </div>
            <div className="needs-script mt-12 max-w-[42rem]">
              <SiteSearchBox />
            </div>
          </div>
          <Static as="aside" className="max-lg:hidden">
            <LostWalk />
          </Static>
        </div>
        <div aria-live="polite">
          {missing && missing.links.length > 0 && (
            <div className="mt-14">
              <h2 className="text-h3 tracking-[-0.015em]">Perhaps you meant</h2>
              <ul className="mt-3 grid gap-2">
                {missing.links.map(({ href, text }) => (
                  <li key={href}>
                    <a className="link" href={href}>
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <div ref={list}>
          <Static>
            <EveryPage />
          </Static>
        </div>
      </div>
    </>
  );
}

/** Pólya showed that such a walk comes back with certainty, and that the mean wait for it is infinite. */
const LostWalk = () => (
  <figure>
    <Figure figure={randomWalkFigure()} className="w-full" />
    <figcaption className="mt-3 text-ui text-ink-2">
      A random walk. Left alone it would find its way back for certain, after a time that has no
      average. The links below are quicker.
    </figcaption>
  </figure>
);

const AskUs = () => (
  <EnquiryLink large enquiry={enquiries.askUs} path="/404">
    Ask us
  </EnquiryLink>
);

function EveryPage() {
  const links = [
    ...routes.map(({ path, title }) => ({ href: path, text: title })),
    ...articles
      .slice(0, articlesListed)
      .map(({ slug, title }) => ({ href: `/blog/${slug}`, text: title })),
  ];
  const all = articles.length <= articlesListed;
  return (
    <nav
      aria-label="Every page"
      className="mt-16 border-t border-line pt-8"
      data-not-all={all ? undefined : ''}
    >
      <h2 className="text-h3 tracking-[-0.015em]">
        {all ? 'Every page of this site' : 'Every page of this site, and its newest articles'}
      </h2>
      <ul className="mt-4 gap-x-10 text-ui text-ink-2 sm:columns-2 lg:columns-3">
        {links.map(({ href, text }) => (
          <li key={href} className="break-inside-avoid">
            <a href={href} className="inline-block py-1.5 hover:text-ink hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
