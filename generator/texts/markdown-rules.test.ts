import { expect, test } from 'vitest';

import { siteUrl, withBase } from '../../src/config/base.ts';
import { articleWith, faultOf, shownBy } from '../../tests/support/written-article.ts';

test.each([
  ['A { stray', 'a { that stands for itself is written \\{'],
  [
    '{name}',
    '{name} is no fact; a fact is written {fact.name}, and a { that stands for itself \\{',
  ],
  ['codes such as [A-Z]{2}', /^\{2\} is no fact; /],
  ['the set {1,2,3}', /^\{1,2,3\} is no fact; /],
  ['named {Date}-{Map}', /^\{Date\} is no fact; /],
  ['{process}', /^\{process\} is no fact; /],
  ['{{a: 1}}', /^\{\{a: 1\}\} is no fact; /],
  ['<b {...Map}>x</b>', /^\{\.\.\.Map\} is no fact; /],
  [
    '| a | b |\n|---|---|\n| 1 | 2 | 3 lost |',
    '15: the row has 3 cells, and the head of the table 2; a | inside a cell is written \\|',
  ],
  ['| a | b |\n|---|---|\n| `x | y` | z |', /^15: the row has 3 cells, /],
  [
    '```ts\nconst a = 1;\n\n## Two',
    'the block of code that begins here has no end; write ``` below it',
  ],
  ['- One\n\n  ```ts\n  a\n```\n\nTwo', /^15: the block of code that begins here has no end; /],
  [
    '```md\n```ts\na\n```\n```',
    'this block of code has ```ts inside; end it above that line with ```, or write ```` at its start and end to show it',
  ],
  ['##Title', 'a heading needs a space after ##'],
  ['> Text\n> ###Title', '14: a heading needs a space after ###'],
  ['Text\n---', /^14: the line of signs makes a heading of the text above it; /],
  ['---\ntitle: x\n---', /^15: the line of signs makes a heading/],
  ['# Title', 'the title is in the front matter; a heading in a text begins with ##'],
  ['2*3*4 = 24', 'the signs in 2*3*4 make an emphasis; write \\* for the sign, or ×'],
  ['a*b*c', /^the signs in a\*b\*c make an emphasis/],
  ['2**10**3', /^the signs in 2\*\*10\*\*3 make an emphasis/],
  ['2026. That was the year.', '2026 and a period begin a list here; write 2026\\.'],
  ['- [ ] to do', /^a list has no boxes to check; /],
  ['- [x] done', /^a list has no boxes to check; /],
  ['See [the report][1].', /^\[the report\]\[1\] has no address; write \[text\]\(address\)/],
  ['A claim.[^2]', /^the footnote has no text; write \[\^2\]: … below/],
  ['A claim.\n\n[^a]: Lost.', /^15: no sentence has the footnote \[\^a\]; /],
  ['> [!NOTE]\n> Mind.', /^\[!NOTE\] makes no box; /],
  [':::note\nMind.\n:::', /^:::note makes no box; /],
  ['[[Other page]]', /^a link is written \[Other page\]\(\/address\)/],
  ['$E=mc^2$ holds', /^\$E=mc\^2\$ is shown as it is written; /],
  ['One\ntwo [x](www.example.com)', /^14: .*; write https:\/\/www\.example\.com$/],
  ['[x](example.com/a)', /; write https:\/\/example\.com\/a$/],
  ['[x](ada@example.com)', /; write mailto:ada@example\.com$/],
  ['[x]()', 'the link has no address; write [text](address)'],
  ['[x][1]\n\n[1]: www.example.com', /^15: .*; write https:\/\/www\.example\.com$/],
  ['<a href="www.example.com">x</a>', /; write https:\/\/www\.example\.com$/],
  ['[x](http://localhost:5173/blog/x#a)', /^an address of this site .*; write \/blog\/x#a$/],
  ['[x](http://127.0.0.1:4173)', /^an address of this site begins with \/; write \/$/],
  [`[x](${siteUrl}/about)`, /; write \/about$/],
  ['[x](zero-trust-implementation)', /; write \/blog\/zero-trust-implementation$/],
  ['[x](./other.mdx#a)', /; write \/blog\/other#a$/],
  ['[x](../docs/api-keys.mdx)', /; write \/docs#api-keys$/],
  ['`a\u202eb`', /^there is an invisible character .*\(U\+202E\)/],
  ['```js\na\n\u2066b\n```', /^15: there is an invisible character .*\(U\+2066\)/],
  ['{fact.nothing}', 'there is no fact {fact.nothing}; src/content/product/printed.ts lists them'],
  ['<!-- note -->', 'a comment is written {/* … */}'],
  ['<p style="color: red">x</p>', /^style=: .*policy forbids styles.*: leave it out$/],
  ['<p onclick="go()">x</p>', /^onclick=: .*policy forbids scripts.*: leave it out$/],
  [
    '<Chart />',
    'there is no component <Chart>; an article can use <ArticleFigure>, and a < that stands for itself is written \\<',
  ],
  [
    '<ArticleFigure name="cat" />',
    /^there is no figure "cat"; there are (?:[\w-]+, )*identity-bits, /,
  ],
  ['5 <3 you', 'a < that stands for itself is written \\<'],
  [
    '<ada@example.com>',
    'a link is written [text](address), so here [ada@example.com](mailto:ada@example.com)',
  ],
  ['One<br>two', '<br> is written <br />'],
  [
    '<div>open',
    '<div> is not closed; write </div> in the same paragraph; a < that stands for itself is written \\<',
  ],
  ['</div>', 'a tag is closed here that is not open; delete it'],
  ['export of keys is hard', /^a line that begins with "import" or "export" is read as code; /],
  ['a\vb', 'there is a character that cannot be shown (U+000B); delete it'],
  ['caf\ufffd', 'the file is not saved as UTF-8; save it again with the encoding UTF-8'],
])('a text with %j stops the build with the line and what to write', async (prose, fault) => {
  const said = await faultOf(articleWith({}, `One.\n\n${prose}`));
  // On the first line of the prose, unless another is named.
  const wanted = said.startsWith('13: ') ? said.slice('13: '.length) : said;
  if (typeof fault === 'string') expect(wanted).toBe(fault);
  else expect(wanted).toMatch(fault);
});

test.each([
  ['3~5 days, 100~200 euros', '<p>3~5 days, 100~200 euros</p>'],
  ['~~gone~~', '<p><del>gone</del></p>'],
  ['##\u00a0Title', '<h2 id="title">Title</h2>'],
  ['-\u00a0a', '<ul>\n<li>a</li>\n</ul>'],
  ['*\u00a0Without tax', '<p>*\u00a0Without tax</p>'],
  ['zero\u200bwidth', '<p>zerowidth</p>'],
  ['One\u2028two\u0085three', '<p>One\ntwo\nthree</p>'],
  ['10\u00a0km', '<p>10\u00a0km</p>'],
  ['```sh\nnpm\u00a0install\n```', />npm<\/var> <i>install</],
  ['`npm\u00a0install`', '<p><code translate="no">npm install</code></p>'],
  [
    '```constructor\na\n```',
    '<pre class="code" data-language="constructor"><code translate="no">a</code></pre>',
  ],
  ['```JSON\n1\n```', /data-language="json"/],
  ['```C++\nint a;\n```', /data-language="c\+\+"/],
  ['[x][1]\n\n[1]: /about', `<p><a href="${withBase('/about')}">x</a></p>`],
  ['<a href="/contact">x</a>', `<p><a href="${withBase('/contact')}">x</a></p>`],
  [
    'A <a href="https://a.example" title="b" lang="de">x</a>.',
    '<p>A <a href="https://a.example" title="b" lang="de">x</a>.</p>',
  ],
  ['On http://localhost:8080, [y](?a=1), [z](tel:+1)', /^<p>.*<\/p>$/],
  ['| a | b |\n|---|---|\n| `x \\| y` | z |\n| 1 |', /<code translate="no">x \| y<\/code>/],
  ['````md\n```ts\na\n```\n````', /<pre class="code" data-language="md">/],
  ['~~~\na\n~~~~', /<pre class="code"/],
  [
    'un*frigging*believable, 5* hotels, 2*n* nodes',
    /un<em>frigging<\/em>believable.*2<em>n<\/em> /,
  ],
  ['9. Nine\n10. Ten', /^<ol start="9">/],
  [
    '\\[a][b], x[i][j], [1][2], \\[^1], \\##a, \\[[a]], #1, 2026\\. A year, $5 = €4, $6',
    /^<p>\[a\]\[b\], x\[i\]\[j\]/,
  ],
  ['`[a][b] [^1] [[a]]` <kbd>[[a]]</kbd> [[ -f x ]] [[1,2],[3,4]]', /\[\[ -f x \]\]/],
  ['{"it\\"s"}, {`so`} {/* 1 */}', '<p>it&quot;s, so </p>'],
  ['<td colSpan={2}>a</td>', '<td colSpan="2">a</td>'],
])('%j is published as %s', async (prose, html) => {
  const shown = await shownBy(prose);
  if (typeof html === 'string') expect(shown).toBe(html);
  else expect(shown).toMatch(html);
});
