import { siteUrl, withBase, withoutBase } from '../../config/base.ts';
import { brand } from '../../config/brand.ts';
import { dataOf, withData } from '../../lib/dom/attributes.ts';
import { fill } from '../../lib/text/fill.ts';
import { fuzzyMatches } from '../../lib/text/fuzzy-match.ts';
import { aboutAlgorithm, encryption } from '../words.ts';

type Link = { readonly href: string; readonly text: string };

const maxSuggestions = 3;

/** The footer links to this path, as agreed (decision 90), but it has no page. */
const wellKnown: Readonly<Record<string, readonly Link[]>> = {
  [brand.ownAlgorithm.address]: [
    { href: '/platform/explore-encryption', text: encryption },
    {
      href: brand.ownAlgorithm.article,
      text: fill(aboutAlgorithm, { name: brand.ownAlgorithm.name }),
    },
  ],
};

/**
 * The address that a path with capitals means: all addresses are in small letters.
 * @returns null if the path has no capitals, or no page can be there
 */
function inSmallLetters(path: string, links: readonly Link[]): string | null {
  const small = path.toLowerCase();
  const isPage = links.some(({ href }) => href === small) || /^\/blog\/[a-z\d-]+$/.test(small);
  return isPage && small !== path ? small : null;
}

/**
 * Suggests pages for a missing address.
 * @param path any path, possibly hostile
 * @param links all pages
 * @returns best first; empty if none is similar
 */
function suggestionsFor(path: string, links: readonly Link[]): readonly Link[] {
  const exact = path.replace(/\/$/, '').toLowerCase();
  const there = new Set(links.map(({ href }) => href));
  const known = Object.hasOwn(wellKnown, exact) ? (wellKnown[exact] ?? []) : [];
  const answers = known.filter(({ href }) => there.has(href));
  if (answers.length > 0) return answers;
  const close = fuzzyMatches(
    path,
    links.map(({ href }) => href),
    maxSuggestions,
  );
  return close.flatMap((href) => links.find((link) => link.href === href) ?? []);
}

/** Swaps in the texts for articles: static hosts serve the same page for every missing address. */
function showArticleTexts(page: HTMLElement): void {
  for (const element of page.querySelectorAll<HTMLElement>(withData('article-text'))) {
    element.hidden = false;
    const text = dataOf(element, 'article-text');
    if (text) element.textContent = text;
  }
}

/** A message stays short enough for a link, whatever was asked for. */
const maxAddress = 500;

/** Names the missing address where the ready-made message to the vendor ends with that of the page for all of them. */
function nameInMessage(page: HTMLElement, address: string): void {
  const named = encodeURIComponent(address.slice(0, maxAddress));
  for (const link of page.querySelectorAll<HTMLAnchorElement>(`a${withData('request')}`))
    link.href = link.href.replace(encodeURIComponent(`${siteUrl}/404`), () => named);
}

/** Logs the missing address, and goes to the one in small letters, or suggests similar ones and names it in a message. */
export function enhance(page: HTMLElement): void {
  const path = withoutBase(location.pathname);
  // As JSON, so that a path with line breaks cannot forge a log line.
  console.warn(`Page not found: ${JSON.stringify(path)}`);
  nameInMessage(page, location.origin + location.pathname);
  if (path.startsWith('/blog/')) showArticleTexts(page);
  const suggestions = page.querySelector<HTMLElement>(withData('suggestions'));
  const item = suggestions?.querySelector('li');
  const allPages = page.querySelector('nav:last-of-type');
  if (!suggestions || !item || !allPages)
    throw new Error('not-found page: suggestions with a list item, or nav, is missing');

  const listed = [...allPages.querySelectorAll('a')].map((anchor) => ({
    href: withoutBase(anchor.getAttribute('href') ?? ''),
    text: anchor.textContent,
  }));
  const small = inSmallLetters(path, listed);
  if (small !== null) location.replace(withBase(small) + location.search + location.hash);
  const links = suggestionsFor(path, listed);
  suggestions.hidden = links.length === 0;
  const items = links.map(({ href, text }) => {
    const copy = document.importNode(item, true);
    copy.querySelector('a')?.setAttribute('href', withBase(href));
    copy.querySelector('a')?.replaceChildren(text);
    return copy;
  });
  suggestions.querySelector('ul')?.replaceChildren(...items);
}
