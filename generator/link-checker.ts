import { statSync } from 'node:fs';
import { join } from 'node:path';

import { pathWithoutPage } from '../src/config/path-without-page.ts';
import type { PageFacts } from './page-facts.ts';

/** How many pages a fault names; a link of the footer is on all of them. */
const namedPages = 3;

/** Whether a folder has a file at an address. A folder is none: hosts have no page for it. */
export const isFileIn =
  (directory: string) =>
  (path: string): boolean =>
    statSync(join(directory, path), { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * Looks for links inside the site that lead nowhere. Pages are added one at a time, and of each no more is
 * kept than its anchors and its links to elsewhere.
 */
export class LinkChecker {
  private readonly anchors = new Map<string, ReadonlySet<string>>();
  private readonly linked = new Map<string, string[]>();

  add(path: string, { ids, links }: Pick<PageFacts, 'ids' | 'links'>): void {
    this.anchors.set(path, new Set(ids));
    for (const href of links) {
      if (/^[a-z]+:/.test(href)) continue;
      const { pathname, hash } = new URL(href, `http://site${path}`);
      const target = pathname + hash;
      const pages = this.linked.get(target) ?? [];
      pages.push(path);
      this.linked.set(target, pages);
    }
  }

  /**
   * The links that lead nowhere, each with pages that have it.
   * @param isFile whether the published folder has a file at an address
   */
  faults(isFile: (path: string) => boolean): readonly string[] {
    const leadsOn = (target: string): boolean => {
      const [path = '', anchor] = target.split('#');
      if (path === pathWithoutPage) return true;
      const anchors = this.anchors.get(path);
      if (!anchors) return isFile(path);
      return anchor === undefined || anchors.has(decodeURIComponent(anchor));
    };
    return [...this.linked]
      .filter(([target]) => !leadsOn(target))
      .map(([target, pages]) => {
        const more = pages.length - namedPages;
        const others = more > 0 ? ` and ${more} more` : '';
        return `${target}, linked from ${pages.slice(0, namedPages).join(', ')}${others}`;
      });
  }
}
