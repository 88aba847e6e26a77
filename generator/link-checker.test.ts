import { expect, test } from 'vitest';

import { isFileIn, LinkChecker } from './link-checker.ts';
import { pageFacts } from './page-facts.ts';

const faultsOf = (pages: Readonly<Record<string, string>>): readonly string[] => {
  const checker = new LinkChecker();
  for (const [path, html] of Object.entries(pages)) checker.add(path, pageFacts(html));
  return checker.faults((path) => path === '/rss.xml');
};

test('links to pages, anchors and files that exist are fine, and so are those that leave the site', () => {
  const about = '<h2 id="team">Team</h2><a href="#team">Team</a><a href="/">Home</a>';
  const home =
    '<a class="link" href="/about?a=1&amp;b=2#team">Team</a><a href="/rss.xml">Feed</a><a href="mailto:a@b.example">Write</a><a href="https://other.example/x">Source</a>';
  expect(faultsOf({ '/': home, '/about': about })).toEqual([]);
});

test('a link to a page or an anchor that is gone is named with the pages that have it', () => {
  const link = '<a href="/partners">Partners</a>';
  const pages = { '/': `${link}<a href="/b#lab">Lab</a>`, '/b': link, '/c': link, '/d': link };
  expect(faultsOf(pages)).toEqual([
    '/partners, linked from /, /b, /c and 1 more',
    '/b#lab, linked from /',
  ]);
});

test('an anchor of the page itself is looked for, too', () => {
  const page =
    '<h2 id="the-team">Team</h2><a href="#team">Team</a><a href="/about#the-team">All</a>';
  expect(faultsOf({ '/about': page })).toEqual(['/about#team, linked from /about']);
});

test('a folder is no page, though an address may lead to it', () => {
  const checker = new LinkChecker();
  checker.add('/', pageFacts('<a href="/hosts">Hosts</a><a href="/cached.ts">Cache</a>'));
  expect(checker.faults(isFileIn(import.meta.dirname))).toEqual(['/hosts, linked from /']);
});
