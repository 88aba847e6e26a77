import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';

import {
  indexAddress,
  type IndexedPage,
  type SearchIndex,
} from '../../src/features/search/search-index.ts';
import { pageFacts, treeOfHtml } from '../pages/page-facts.ts';
import { SearchIndexer, sectionsOf as sectionsOfDocument } from './search-index.ts';

const sectionsOf = (html: string) => sectionsOfDocument(parse(html));
const page = (main: string) =>
  `<header>Menu</header><main id="main">${main}</main><footer>Foot</footer>`;
const texts = (main: string) => sectionsOf(page(main)).map(({ text }) => text);

describe('sections', () => {
  test('start at headings with an anchor, and know their parent', () => {
    const html = page(
      '<h1>Title</h1><p>Lede.</p><section id="one"><h2>One</h2><p>First.</p><h3>Aside</h3><p>More.</p><h3 id="sub">Sub</h3><p>Second.</p></section>',
    );
    expect(sectionsOf(html)).toEqual([
      { anchor: '', heading: '', parent: '', text: 'Title\nLede.' },
      { anchor: 'one', heading: 'One', parent: '', text: 'First.\nAside\nMore.' },
      { anchor: 'sub', heading: 'Sub', parent: 'One', text: 'Second.' },
    ]);
  });

  // Seen to fail: with the id of an island around comments, at which no browser can land.
  test('do not start at an element without a box', () => {
    expect(
      sectionsOf(page('<div class="contents" id="i2"><section><h2 id="b">B</h2></section></div>')),
    ).toMatchObject([{}, { anchor: 'b', heading: 'B' }]);
  });

  test('include the text before the heading of an element with an id', () => {
    const html = page('<p>Before.</p><article id="a"><p>Kind</p><h2>A</h2><p>Text.</p></article>');
    expect(sectionsOf(html)).toMatchObject([
      { anchor: '', text: 'Before.' },
      { anchor: 'a', heading: 'A', text: 'Kind\nText.' },
    ]);
  });

  // Seen to fail: "Keys1", "106 keys", "noyes".
  test('have no numbers of footnotes, no deleted words, and powers as such', () => {
    const mark = '<sup><a href="#n" data-footnote-ref>1</a></sup>';
    expect(
      sectionsOf(
        page(
          `<h2 id="a">Keys${mark}</h2><p>10<sup>6</sup> keys${mark}, <del>no</del><ins>yes</ins></p>`,
        ),
      ),
    ).toMatchObject([{}, { heading: 'Keys', text: '10⁶ keys, yes' }]);
  });

  test('do not start at an element without a heading', () => {
    expect(texts('<p>Start.</p><p id="x">Note.</p><p>End.</p>')).toEqual(['Start.\nNote.\nEnd.']);
  });

  test('leave out controls, hidden content, drawings and everything outside main', () => {
    const main =
      '<p>Read</p><nav>Links</nav><button>Press</button><p hidden>Never</p><svg><text>Axis</text></svg><a class="btn btn-primary">Go</a><p data-unindexed>Map</p><p hidden="until-found">Found</p>';
    expect(texts(main)).toEqual(['Read\nFound']);
  });

  test.each([
    '<p aria-hidden="true">Never</p>',
    '<span class="visually-hidden">Never</span>',
    '<span class="badge badge-new">Never</span>',
    '<p class="no-script">Never</p>',
    '<span class="by-mail"><a class="btn">Never</a><small>Never</small></span>',
    '<a class="source-note">8</a>',
    '<nav><h2 id="x">Never</h2><ul><li>Never</li></ul></nav>',
    '<form><p hidden>Never</p>Never</form>',
    '<p hidden>Ne<br>ver<img alt=""></p>',
  ])('leave out %s', (hidden) => {
    expect(sectionsOf(page(`<p>Before</p>${hidden}<p aria-hidden="false">After</p>`))).toEqual([
      { anchor: '', heading: '', parent: '', text: 'Before\nAfter' },
    ]);
  });

  test.each([
    ['a grid', '<p class="grid"><b>One</b><b>Two</b></p>', 'One Two'],
    ['a row of flexible parts', '<p class="flex"><b>One</b><b>Two</b></p>', 'One Two'],
    ['blocks', '<p>a<b class="block">One</b><b class="big block">Two</b></p>', 'a\nOne\nTwo'],
    ['elements that touch', '<p><b>One</b><b>Two</b></p>', 'One Two'],
    ['elements in others', '<p><a><b>One</b></a><span><b>Two</b></span></p>', 'One Two'],
    ['main itself', '<b>One</b><b>Two</b>', 'One Two'],
    ['words with a marked part', '<p>Un<b>do</b>able, <a>X<b>Y</b></a></p>', 'Undoable, XY'],
    ['marks after an element', '<p><b>One</b><span><i>, two</i></span></p>', 'One, two'],
    ['powers', '<p><i>XMSS</i><sup>MT</sup></p>', 'XMSSMT'],
    ['signs alone', '<p>One</p><a>#</a><p>★★★</p><p>Two</p>', 'One\nTwo'],
    ['heads of a table', '<table><tr><th>One</th><th>Two</th></tr></table>', 'One · Two'],
    ['cells of a table', '<table><tr><td>1</td><td>2</td></tr></table>', '1 · 2'],
    ['code', '<pre><code><b>npm</b> ci\n<i># done</i></code></pre>', 'npm ci\n# done'],
    ['breaks', '<p>One<br>Two</p>', 'One\nTwo'],
    ['many spaces and lines', '<p>One \u00a0 Two</p>\n\n <p> Three</p>', 'One Two\nThree'],
  ])('words are as far apart as on the page in %s', (_where, html, text) => {
    expect(texts(html)).toEqual([text]);
  });

  test('start at h2 and h3 only', () => {
    const html = page(
      '<h1 id="top">Title</h1><h2 id="a">A</h2><h3 id="b">B</h3><h4 id="c">C</h4><p>Text.</p>',
    );
    expect(sectionsOf(html)).toEqual([
      { anchor: '', heading: '', parent: '', text: 'Title' },
      { anchor: 'a', heading: 'A', parent: '', text: '' },
      { anchor: 'b', heading: 'B', parent: 'A', text: 'C\nText.' },
    ]);
  });

  test('have no comments of the document', () => {
    const html = page('<h2 id="a">A<!-- b --></h2><p>One<!-- two --> more</p>');
    expect(sectionsOf(html)).toMatchObject([{ text: '' }, { heading: 'A', text: 'One more' }]);
  });

  test('do not start at tags whose name only starts like a heading', () => {
    expect(texts('<h2x id="a">A</h2x><th2 id="b">B</th2>')).toEqual(['A\nB']);
  });

  test('have the nearest heading of a higher level as parent', () => {
    const html = page(
      '<h2 id="a">A</h2><h3 id="b">B</h3><h3 id="c">C</h3><h2 id="d">D</h2><h3 id="e">E</h3>',
    );
    expect(sectionsOf(html).map(({ parent }) => parent)).toEqual(['', '', 'A', 'A', '', 'D']);
    const first = page('<h3 id="a">A</h3><h2 id="b">B</h2>');
    expect(sectionsOf(first).map(({ parent }) => parent)).toEqual(['', '', '']);
  });

  test('use an element’s id for its first heading only', () => {
    const html = page(
      '<section id="s"><div><h2>One</h2></div><h2 id="two">Two</h2><h2>Three</h2></section><h2>Four</h2>',
    );
    expect(sectionsOf(html).map(({ anchor, text }) => [anchor, text])).toEqual([
      ['', ''],
      ['s', ''],
      ['two', 'Three\nFour'],
    ]);
  });

  test('include only the text inside the innermost element with an id', () => {
    const html = page('<p>A.</p><div id="x"><p>B.</p><div id="y"><p>C.</p><h2>H</h2></div></div>');
    expect(sectionsOf(html)).toMatchObject([
      { anchor: '', text: 'A.\nB.' },
      { anchor: 'y', heading: 'H', text: 'C.' },
    ]);
  });

  test('have headings in one line, without what is left out of texts', () => {
    const html = page(
      '<h2 id="a"><span class="block">One</span><em>two</em><i class="badge">New</i></h2><h3 id="b">B</h3>',
    );
    expect(sectionsOf(html)).toMatchObject([{}, { heading: 'One two' }, { parent: 'One two' }]);
  });

  test('do not include text before a heading with its own id', () => {
    const html = page('<div><p>Before.</p><h2 id="a">A</h2><p>After.</p></div>');
    expect(sectionsOf(html)).toMatchObject([{ text: 'Before.' }, { anchor: 'a', text: 'After.' }]);
  });

  test('leave the text before an h4 in the section above', () => {
    const html = page('<div id="x"><p>Kind</p><h4>Small</h4><h2 id="b">B</h2></div>');
    expect(sectionsOf(html)).toMatchObject([
      { text: 'Kind\nSmall' },
      { anchor: 'b', heading: 'B', text: '' },
    ]);
  });

  test('are empty without a main element', () => {
    expect(sectionsOf('<p>Text.</p>')).toEqual([{ anchor: '', heading: '', parent: '', text: '' }]);
  });
});

test('sections without a word are not indexed', () => {
  const html = page('<section id="a"><h2>A</h2></section><section id="b"><h2></h2></section>');
  expect(pageFacts(treeOfHtml(html)).sections).toEqual([['a', 'A', '', '']]);
});

describe('the index of a site with many articles', () => {
  const text = 'Long text. '.repeat(1_000);
  const article = (number: number): IndexedPage => ({
    path: `/blog/${number}`,
    title: `Article ${number}`,
    kind: 'article',
    sections: [['', '', '', text]],
  });
  const filled = () => {
    const indexer = new SearchIndexer();
    for (let number = 0; number < 5_000; number += 1) indexer.add(article(number));
    return indexer;
  };

  test('stays one file of bounded size', () => {
    const [[name, json]] = filled().files({});
    expect(`/${name}`).toBe(indexAddress);
    expect(json.length).toBeLessThan(620_000);
  });

  test('has the full text of the newest articles and the titles of older ones', () => {
    const { pages }: SearchIndex = JSON.parse(filled().files({})[0][1]);
    expect(pages[0]?.sections[0]?.[3]).toContain('Long text.');
    expect(pages[100]).toMatchObject({ title: 'Article 100', sections: [['', '', '', '']] });
  });

  test('has every other page, even when articles have filled it', () => {
    const sections = [['', '', '', 'Write to us.']] as const;
    const indexer = filled();
    indexer.add({ path: '/contact', title: 'Contact', kind: 'page', sections });
    expect(indexer.files({})[0][1]).toContain('Write to us.');
  });
});
