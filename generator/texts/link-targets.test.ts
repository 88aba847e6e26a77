import { describe, expect, test } from 'vitest';

import { languages } from '../../src/config/languages.ts';
import { isPublished } from '../../src/config/is-published.ts';
import { type LinkingText, linkFaults } from './link-targets.ts';
import type { Term } from './on-show.ts';

const linking = (name: string, term: Term, address = '/'): LinkingText => ({
  file: `src/content/${name}.mdx`,
  term,
  links: [{ address, line: 9 }],
});

const others = [
  linking('blog/out', { date: '2026-01-02' }),
  linking('blog/soon', { date: '2035-01-02' }),
  linking('docs/topic', { draft: true }),
  linking('positions/gone', { closes: '2026-01-02' }),
  linking('legal/terms', {}),
];

const faultsOf = (address: string, term: Term = { date: '2026-01-02' }) =>
  linkFaults([linking('blog/a', term, address), ...others]).map((fault) =>
    fault.replace('src/content/blog/a.mdx:9: ', ''),
  );

// The addresses of texts are those of their pages.
const arePublished = ['/blog', '/docs', '/careers', '/about', '/terms'].every(isPublished);
describe.runIf(arePublished)('links between texts', () => {
  // Seen to fail: with the check of the built site alone, which knows no file and no line.
  test.each([
    [
      '/blog/soon',
      '/blog/soon appears on 2035-01-02 (src/content/blog/soon.mdx); take the link out until then, or give both the same day',
    ],
    ['/blog/soon?a=1#two', /^\/blog\/soon#two appears on 2035-01-02 /],
    [
      '/docs#topic',
      '/docs#topic is a draft (src/content/docs/topic.mdx); take the link out until it is shown',
    ],
    [
      '/careers#gone',
      '/careers#gone is shown no more since 2026-01-02 (src/content/positions/gone.mdx); take the link out',
    ],
    ['/blog/none', 'no page of the site has the address /blog/none'],
    ['/blog/uot', 'no page of the site has the address /blog/uot; write /blog/out'],
    ['/contact/', 'no page of the site has the address /contact/; write /contact'],
    // Seen to fail: only the check of the built site knew these.
    ['/docs#Topic', 'an address has small letters: write /docs#topic, not /docs#Topic'],
    ['/About#team', 'an address has small letters: write /about#team, not /About#team'],
    ['/abuot#team', 'no page of the site has the address /abuot; write /about'],
  ])('a link to %s leads nowhere', (address, fault) => {
    const [first = '', ...more] = faultsOf(address);
    if (typeof fault === 'string') expect(first).toBe(fault);
    else expect(first).toMatch(fault);
    expect(more).toEqual([]);
  });

  test.each([
    '/blog/out#x',
    '/about',
    '/terms#x',
    '/docs#other',
    '/SHA256SUMS',
    '/blog/page/2',
    '#a',
  ])('a link to %s is right, or is looked at in the built site', (address) => {
    expect(faultsOf(address)).toEqual([]);
  });

  test('a text may link to one of the same day, and a draft to all', () => {
    expect(faultsOf('/blog/soon', { date: '2035-01-02' })).toEqual([]);
    expect(faultsOf('/blog/soon', { date: '2035-01-01' })).toHaveLength(1);
    expect(faultsOf('/docs#topic', { draft: true })).toEqual([]);
  });

  // Seen to fail: with the time of now for a day that is to come.
  test('of two texts of one day, the later may link to the earlier, and each to one of its hour', () => {
    const day = '2035-01-02';
    const atHour = (hour?: string): Term => ({ date: day, ...(hour && { hour }) });
    const between = (from: string | undefined, to: string | undefined) =>
      linkFaults([
        linking('blog/a', atHour(from), '/blog/b'),
        linking('blog/b', atHour(to), '/blog/a'),
      ]).filter((fault) => fault.startsWith('src/content/blog/a.mdx'));
    expect(between('09:00', '09:00')).toEqual([]);
    expect(between('23:59', '00:01')).toEqual([]);
    expect(between('00:01', '23:59')).toHaveLength(1);
    // Seen to fail: it asked to give both the same day, which they have.
    expect(between(undefined, '09:00')).toEqual([
      'src/content/blog/a.mdx:9: /blog/b appears on 2035-01-02 09:00 (src/content/blog/b.mdx); take the link out until then, or give both the same day and hour',
    ]);
  });

  // Seen to fail: the build stopped on the day after the second had closed.
  test('a text that is shown no more may link to another one', () => {
    expect(faultsOf('/careers#gone', { closes: '2026-01-01' })).toEqual([]);
  });

  const moved = (name: string, ...was: readonly string[]) => linking(name, { was });

  // Seen to fail: without the check of old addresses, with two texts for one, and with a page for what is a page.
  test.each([
    [
      ['/blog/b'],
      /^src\/content\/blog\/b\.mdx:1: was: \/blog\/b is the address that the text has now/,
    ],
    [['/about'], /was: \/about is the address of another page; delete it here/],
    [['/blog/page/2'], /was: \/blog\/page\/2 is the address of another page/],
    [['/blog/out'], /was: \/blog\/out is the address of another page/],
    [
      ['/old', '/Old'],
      /was: \/Old is the same as \/old in src\/content\/blog\/b\.mdx; delete one of the two/,
    ],
    // Seen to fail: the build stopped, because two files of one name would be published.
    [['/blog/b.html'], /was: \/blog\/b\.html leads there already; delete it$/],
    [['/blog/B'], /was: \/blog\/B leads there already; delete it$/],
    [['/About.html'], /was: \/About\.html is the address of another page/],
    [['/index.html'], /was: \/index\.html is the address of another page/],
    [
      ['/old', '/old.html'],
      /was: \/old\.html is the same as \/old in src\/content\/blog\/b\.mdx; delete one/,
    ],
    [['/old', '/old/index.html'], /was: \/old\/index\.html is the same as \/old in /],
  ])('the old addresses %j cannot lead on: %s', (was, fault) => {
    expect(linkFaults([moved('blog/b', ...was), ...others]).join('\n')).toMatch(fault);
  });

  const folder = languages.find(({ path }) => path !== '')?.path;

  // Seen to fail: the build stopped, and named the folder of the language as one to choose.
  test.skipIf(!folder)('an old address in the folder of a language cannot lead on', () => {
    const was = [`${folder}/hallo`, `${folder}x/hallo`];
    expect(linkFaults([moved('blog/b', ...was), ...others])).toEqual([
      `src/content/blog/b.mdx:1: was: ${folder}/hallo is in the folder of a language; redirect it at your host`,
    ]);
  });

  // Seen to fail: no page had the address, and nothing said which one to write.
  test.skipIf(!folder)('a link into the folder of a language is told the address in texts', () => {
    expect(faultsOf(`${folder}/contact#a`)).toEqual([
      `no page of the site has the address ${folder}/contact; write /contact`,
    ]);
  });

  test('an old address leads on, and a link to it is told the new one', () => {
    const texts = [moved('blog/b', '/2019/old.html'), ...others];
    expect(linkFaults(texts)).toEqual([]);
    const link = linking('blog/a', {}, '/2019/old.html');
    expect(linkFaults([link, ...texts])).toEqual([
      'src/content/blog/a.mdx:9: /2019/old.html is an old address; write /blog/b',
    ]);
  });
});
