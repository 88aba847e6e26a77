import { statSync } from 'node:fs';
import { join } from 'node:path';

import { brand } from '../../src/config/brand.ts';
import { addBase, placeOf, takeBase } from '../../src/lib/base-path.ts';
import { decoded } from '../../src/lib/text/decoded.ts';
import type { PageFacts } from '../pages/page-facts.ts';
import { schemes } from '../texts/link-rules.ts';

/** How many pages a fault names; a link of the footer is on all of them. */
const namedPages = 3;

/** Whether a folder has a file at an address. A folder is none: hosts have no page for it. */
export const isFileIn =
  (directory: string) =>
  (path: string): boolean =>
    statSync(join(directory, path), { throwIfNoEntry: false })?.isFile() ?? false;

/** What is known about the links of pages, as data: languages besides the first go on with it. */
export type KnownLinks = {
  /** By address: the anchors of a page, each between line breaks. */
  readonly anchors: Map<string, string>;
  readonly linked: Map<string, { readonly first: string[]; more: number; readonly last: string }>;
};

/**
 * Looks for links and pictures inside the site that lead nowhere, in pages of every language. All addresses are as the
 * host has them. Pages are added one at a time, and of each no more is kept than its anchors, as one text, and its links
 * to elsewhere: a site may have ten thousand pages.
 */
export class LinkChecker {
  private readonly url: string;
  private readonly base: string;
  readonly known: KnownLinks;

  /**
   * @param url at which the site begins
   * @param known of the pages in other languages
   */
  constructor(url: string, known: KnownLinks = { anchors: new Map(), linked: new Map() }) {
    const { siteUrl, base } = placeOf(url);
    this.url = siteUrl;
    this.base = base;
    this.known = known;
  }

  /** @param address of the page, with all that is in front of its path on its host */
  add(address: string, { ids, links, loads }: Pick<PageFacts, 'ids' | 'links' | 'loads'>): void {
    const page = new URL(address, this.url);
    const path = this.pathOf(page);
    this.known.anchors.set(path, `\n${ids.join('\n')}\n`);
    for (const href of new Set([...links, ...loads])) {
      const target = URL.canParse(href, page) ? new URL(href, page) : undefined;
      if (target?.origin === page.origin) {
        const { hash } = target;
        const to = this.pathOf(target);
        if (addBase(this.base, to) !== to) this.note(`not below ${this.base}/: ${href}`, path);
        else if (to !== path || !this.hasAnchor(path, hash)) this.note(to + hash, path);
      } else if (!target || !schemes.has(target.protocol)) this.note(href, path);
      else if (loads.includes(href))
        this.note(`${href}, which the policy doesn’t let pages load`, path);
    }
  }

  /** Sites under a path have each page at two addresses. */
  private pathOf({ pathname }: URL): string {
    return this.base === '' ? pathname : pathname.replace(/\/$/, '');
  }

  private note(target: string, path: string): void {
    const pages = this.known.linked.get(target) ?? { first: [], more: 0, last: '' };
    // A page may link to one with several queries.
    if (pages.last === path) return;
    if (pages.first.length < namedPages) pages.first.push(path);
    else pages.more += 1;
    this.known.linked.set(target, { ...pages, last: path });
  }

  /** Whether a page links to an address of this site or loads it. */
  names(address: string): boolean {
    return this.known.linked.has(address);
  }

  /** @param hash empty, or an anchor with its sign */
  private hasAnchor(path: string, hash: string): boolean {
    const anchor = decoded(hash.slice(1));
    return hash === '' || (this.known.anchors.get(path) ?? '').includes(`\n${anchor}\n`);
  }

  /**
   * The links that lead nowhere, each with pages that have it.
   * @param isFile whether the site has a file at a path from where it begins
   */
  faults(isFile: (path: string) => boolean): readonly string[] {
    const leadsOn = (target: string): boolean => {
      const [path = ''] = target.split('#', 1);
      if (path.endsWith(brand.ownAlgorithm.address)) return true;
      if (!path.startsWith('/')) return false;
      return this.known.anchors.has(path)
        ? this.hasAnchor(path, target.slice(path.length))
        : isFile(decoded(takeBase(this.base, path)));
    };
    return [...this.known.linked]
      .filter(([target]) => !leadsOn(target))
      .map(([target, { first, more }]) => {
        const others = more > 0 ? ` and ${more} more` : '';
        return `${target}, linked from ${first.join(', ')}${others}`;
      });
  }
}
