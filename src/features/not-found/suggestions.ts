import { brand } from '../../config/brand.ts';
import { fuzzyMatches } from '../../lib/text/fuzzy-match.ts';

export type Link = { readonly href: string; readonly text: string };

const maxSuggestions = 3;

/** The specification links to this path in the footer, but it has no page. */
const wellKnown: Readonly<Record<string, readonly Link[]>> = {
  [brand.ownAlgorithm.address]: [
    { href: '/platform/explore-encryption', text: 'Encryption' },
    {
      href: brand.ownAlgorithm.article,
      text: `What is known about the ${brand.ownAlgorithm.name} algorithm`,
    },
  ],
};

/**
 * The address that a path with capitals means: all addresses are in small letters.
 * @returns null if the path has no capitals, or no page can be there
 */
export function inSmallLetters(path: string, links: readonly Link[]): string | null {
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
export function suggestionsFor(path: string, links: readonly Link[]): readonly Link[] {
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
