import { statSync } from 'node:fs';
import { join } from 'node:path';

import { brand } from '../../src/config/brand.ts';
import { addBase, takeBase } from '../../src/lib/base-path.ts';
import type { PageFacts } from '../pages/page-facts.ts';

/** How many pages a fault names; a link of the footer is on all of them. */
const namedPages = 3;

/** What an address may begin with to lead elsewhere. A path on somebody's own disk does not. */
const leavesTheSite: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']);

/** An anchor as ids have it. */
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** Whether a folder has a file at an address. A folder is none: hosts have no page for it. */
export const isFileIn =
  (directory: string) =>
  (path: string): boolean =>
    statSync(join(directory, path), { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * Looks for links and pictures inside the site that lead nowhere. Pages are added one at a time, and of each no more is
 * kept than its anchors, as one text, and its links to elsewhere: a site may have ten thousand pages.
 */
export class LinkChecker {
  private readonly base: string;
  /** By path: its anchors, each between line breaks. */
  private readonly anchors = new Map<string, string>();
  private readonly linked = new Map<string, { readonly first: string[]; more: number }>();

  /** @param base of the site, such as `/site` */
  constructor(base = '') {
    this.base = base;
  }

  add(path: string, { ids, links, loads }: Pick<PageFacts, 'ids' | 'links' | 'loads'>): void {
    this.anchors.set(path, `\n${ids.join('\n')}\n`);
    const page = `http://site${addBase(this.base, path)}`;
    for (const href of new Set([...links, ...loads])) {
      const address = URL.canParse(href, page) ? new URL(href, page) : undefined;
      if (address?.host === 'site') {
        const { hash } = address;
        const target = takeBase(this.base, address.pathname);
        if (this.base !== '' && target === address.pathname)
          this.note(`not below ${this.base}/: ${href}`, path);
        else if (target !== path || !this.hasAnchor(path, hash)) this.note(target + hash, path);
      } else if (!address || !leavesTheSite.has(address.protocol)) this.note(href, path);
      else if (loads.includes(href))
        this.note(`${href}, which the policy doesn’t let pages load`, path);
    }
  }

  private note(target: string, path: string): void {
    const pages = this.linked.get(target) ?? { first: [], more: 0 };
    if (pages.first.length < namedPages) pages.first.push(path);
    else pages.more += 1;
    this.linked.set(target, pages);
  }

  /** Whether a page links to an address of this site or loads it. */
  names(address: string): boolean {
    return this.linked.has(address);
  }

  /** @param hash empty, or an anchor with its sign */
  private hasAnchor(path: string, hash: string): boolean {
    const anchor = decoded(hash.slice(1));
    return hash === '' || (this.anchors.get(path) ?? '').includes(`\n${anchor}\n`);
  }

  /**
   * The links that lead nowhere, each with pages that have it.
   * @param isFile whether the published folder has a file at an address
   */
  faults(isFile: (path: string) => boolean): readonly string[] {
    const leadsOn = (target: string): boolean => {
      const [path = ''] = target.split('#', 1);
      if (path === brand.ownAlgorithm.address) return true;
      if (!path.startsWith('/')) return false;
      return this.anchors.has(path)
        ? this.hasAnchor(path, target.slice(path.length))
        : isFile(path);
    };
    return [...this.linked]
      .filter(([target]) => !leadsOn(target))
      .map(([target, { first, more }]) => {
        const others = more > 0 ? ` and ${more} more` : '';
        return `${target}, linked from ${first.join(', ')}${others}`;
      });
  }
}
