import { closestMatch } from 'leven';

import { brand } from '../../src/config/brand.ts';
import { isPublished } from '../../src/config/is-published.ts';
import { blogListPath } from '../../src/content/blog-lists.ts';
import { allRoutes } from '../../src/routes.ts';
import { hasPage } from '../../src/lib/base-path.ts';
import { asInTexts } from './link-rules.ts';
import type { ProseLinks } from './markdown-rules.ts';
import { moveFaults } from './moves.ts';
import { absence, type Term, today } from './on-show.ts';
import { addressOf } from './text-kinds.ts';

/** A text that links to others, and when it is shown. */
export type LinkingText = ProseLinks & {
  /** From the project's folder. */
  readonly file: string;
  readonly term: Term;
};

const pages = allRoutes.map(({ path }): string => path).filter(isPublished);

/** Lists of the blog, of which there are as many as articles need. */
const lists = [blogListPath(null, 2), blogListPath('research')].map((path) =>
  path.replace(/[^/]*$/, ''),
);

/** Pages and lists. Files, such as `/SHA256SUMS`, are looked for once the site is built. */
const isThere = (path: string): boolean =>
  pages.includes(path) ||
  !/^[a-z\d/-]+$/.test(path) ||
  path === brand.ownAlgorithm.address ||
  lists.some((list) => path.startsWith(list));

/** What is wrong with a link to another text, which may not be shown yet, or no more. */
function faultOfTarget(link: string, from: LinkingText, to: LinkingText): string | undefined {
  const { draft, hour = '00:00' } = from.term;
  const now = today();
  const first = from.term.date ?? from.term.from ?? now;
  const absent = absence(from.term, now);
  // What is shown no more leads no one anywhere; what is still to come links from its own day and hour on.
  if (draft || absent?.startsWith('since')) return undefined;
  const why = absent ? absence(to.term, first, hour) : absence(to.term, now);
  const [word, day = '', time = ''] = why?.split(' ') ?? [];
  if (word === 'draft')
    return `${link} is a draft (${to.file}); take the link out until it is shown`;
  if (word === 'until')
    return `${link} appears on ${day}${time && ` ${time}`} (${to.file}); take the link out until then, or give both the same day${time && ' and hour'}`;
  return word && `${link} is shown no more since ${day} (${to.file}); take the link out`;
}

function faultOfPath(
  path: string,
  addresses: readonly string[],
  moved?: string,
): string | undefined {
  if (moved) return `${path} is an old address; write ${moved}`;
  if (isThere(path)) return undefined;
  if (!isPublished(path) && allRoutes.some((route) => hasPage({ pages: [route.path] }, path)))
    return `${path} is taken off the site (src/config/published.ts, src/config/languages.ts); lead the link to another page, or take it out`;
  const own = asInTexts(path);
  const meant = addresses.includes(own) ? own : closestMatch(path, addresses, { maxDistance: 2 });
  return `no page of the site has the address ${path}${meant ? `; write ${meant}` : ''}`;
}

/** The address of a page or a text in small letters, for a link that has others; nothing if no such thing is there. */
function inSmall(link: string, path: string, addresses: readonly string[]): string | undefined {
  const all = link.toLowerCase();
  const small = addresses.includes(all) ? all : path.toLowerCase() + link.slice(path.length);
  const known = [all, path.toLowerCase()].some((one) => addresses.includes(one));
  return known && small !== link ? small : undefined;
}

/**
 * The links between texts that lead nowhere, and old addresses that cannot lead on, each with file, line and what to write.
 * @param all texts; those whose page is not on the site are left out
 */
export function linkFaults(all: readonly LinkingText[]): readonly string[] {
  const texts = all.filter(({ file }) => isPublished(addressOf(file)));
  const byAddress = new Map(texts.map((text) => [addressOf(text.file), text]));
  const addresses = [...pages, ...byAddress.keys()];
  const moved = new Map(
    texts.flatMap(({ file, term }) => (term.was ?? []).map((from) => [from, addressOf(file)])),
  );
  const isPage = (path: string) =>
    pages.includes(path) || byAddress.has(path) || lists.some((list) => path.startsWith(list));
  const faults = texts.flatMap((text) =>
    text.links.flatMap(({ address, line }) => {
      const link = address.replace(/\?[^#]*/, '');
      const [path = ''] = link.split('#', 1);
      if (path === '') return [];
      const target = byAddress.get(link) ?? byAddress.get(path);
      const small = moved.has(path) ? undefined : inSmall(link, path, addresses);
      const fault =
        (small && `an address has small letters: write ${small}, not ${link}`) ||
        (target
          ? faultOfTarget(link, text, target)
          : faultOfPath(path, addresses, moved.get(path)));
      return fault ? [`${text.file}:${line}: ${fault}`] : [];
    }),
  );
  return [...faults, ...moveFaults(texts, isPage)];
}
