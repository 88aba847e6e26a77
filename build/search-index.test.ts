import { describe, expect, test } from 'vitest';

import { labsPath, site } from '../src/config/site.ts';
import { indexedPage } from './search-index.ts';
import { markupOf } from './search-index-markup.ts';
import { sectionsOf } from './search-index-sections.ts';

const page = (main: string) =>
  `<header>Menu</header><main id="main">${main}</main><footer>Foot</footer>`;
const texts = (main: string) => sectionsOf(page(main)).map(({ text }) => text);

describe('markup', () => {
  test('is read in order, with references resolved', () => {
    expect([...markupOf('<p class="a b" hidden>1 &lt; 2 &amp;&#x27;&#39;<br/>&copy;</p>')]).toEqual(
      [
        {
          kind: 'open',
          name: 'p',
          attributes: new Map([
            ['class', 'a b'],
            ['hidden', ''],
          ]),
          empty: false,
        },
        { kind: 'text', text: "1 < 2 &''" },
        { kind: 'open', name: 'br', attributes: new Map(), empty: true },
        { kind: 'text', text: '&copy;' },
        { kind: 'close', name: 'p' },
      ],
    );
  });

  test('a greater-than sign in an attribute does not end the tag', () => {
    const [open] = [...markupOf('<a title="a > b" href="/x">y</a>')];
    expect(open).toMatchObject({ name: 'a' });
    expect([...markupOf('<a title="a > b">y</a>')]).toHaveLength(3);
  });

  test('what a script holds, and a comment, is left out', () => {
    const read = [...markupOf('<!-- <p>no</p> --><script>if (a<b) "</p>"</script>x')];
    expect(read.map((item) => (item.kind === 'text' ? item.text : item.name))).toEqual([
      'script',
      'script',
      'x',
    ]);
  });

  test('text that only looks like a tag stays text', () => {
    expect([...markupOf('1 < 2 and <')]).toEqual([{ kind: 'text', text: '1 < 2 and <' }]);
  });
});

describe('sections', () => {
  test('begin at headings that can be linked to, and know the one above', () => {
    const html = page(
      '<h1>Title</h1><p>Lede.</p><section id="one"><h2>One</h2><p>First.</p><h3>Aside</h3><p>More.</p><h3 id="sub">Sub</h3><p>Second.</p></section>',
    );
    expect(sectionsOf(html)).toEqual([
      { anchor: '', heading: '', parent: '', text: 'Title\nLede.' },
      { anchor: 'one', heading: 'One', parent: '', text: 'First.\nAside\nMore.' },
      { anchor: 'sub', heading: 'Sub', parent: 'One', text: 'Second.' },
    ]);
  });

  test('words before the heading of an element belong to that heading', () => {
    const html = page('<p>Before.</p><article id="a"><p>Kind</p><h2>A</h2><p>Text.</p></article>');
    expect(sectionsOf(html)).toMatchObject([
      { anchor: '', text: 'Before.' },
      { anchor: 'a', heading: 'A', text: 'Kind\nText.' },
    ]);
  });

  test('an element with an id and no heading keeps its words', () => {
    expect(texts('<p>Start.</p><p id="x">Note.</p><p>End.</p>')).toEqual(['Start.\nNote.\nEnd.']);
  });

  test('leave out what is operated, hidden or drawn, and what surrounds the page', () => {
    const main =
      '<p>Read</p><nav>Links</nav><button>Press</button><p hidden>Never</p><svg><text>Axis</text></svg><a class="btn btn-primary">Go</a><p data-unindexed>Map</p><p hidden="until-found">Found</p>';
    expect(texts(main)).toEqual(['Read\nFound']);
  });

  test('keep words apart where the page does', () => {
    const main =
      '<p class="flex gap-2"><span>Author</span><time>May</time></p><table><tr><td>1</td><td>2</td></tr></table><a><span class="block">Name</span>more</a><p>in<b>line</b></p>';
    expect(texts(main)).toEqual(['Author May\n1 2\nName\nmore\ninline']);
  });

  test('keep code, line by line', () => {
    const main = '<pre><code><span>npm</span> ci\n<span># done</span></code></pre>';
    expect(texts(main)).toEqual(['npm ci\n# done']);
  });
});

describe('a page of the index', () => {
  test.each([
    ['/', 'Page'],
    ['/docs', 'Docs'],
    ['/docs/key-rotation', 'Docs'],
    ['/api', 'API'],
    ['/blog', 'Page'],
    ['/blog/key-rotation', 'Article'],
    ['/resources/whitepapers', 'Paper'],
    ['/resources/case-studies', 'Case'],
    ['/careers', 'Job'],
    ['/press', 'Press'],
    ['/about/docs', 'Page'],
  ])('%s is a result of the kind %s', (path, kind) => {
    expect(indexedPage(path, 'Title', page('<p>Text.</p>'))).toMatchObject({ path, kind });
  });

  test('has its title, and the labs the name that people look for', () => {
    expect(indexedPage('/about', 'About', page('')).title).toBe('About');
    expect(indexedPage(labsPath, 'Research', page('')).title).toBe(`${site.name} Labs`);
  });

  test('holds its sections, without those that say nothing', () => {
    const html = page('<section id="a"><h2>A</h2></section><section id="b"><h2></h2></section>');
    expect(indexedPage('/about', 'About', html).sections).toEqual([['a', 'A', '', '']]);
    expect(indexedPage('/about', 'About', page('<p>Text.</p>')).sections).toEqual([
      ['', '', '', 'Text.'],
    ]);
  });
});
