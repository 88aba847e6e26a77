import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';

import { styleIn } from '../../generator/hosts/headers.ts';
import { site } from '../../src/config/site.ts';
import { writtenArticles } from '../support/articles.ts';
import { files, pages, read } from '../support/dist.ts';
import { printed } from '../../src/content/product/printed.ts';
import { whyNoClue, whyRejected } from '../../src/models/words.ts';
import { opensNewTab } from '../../src/ui/words.ts';
import { expect, test } from '../support/test.ts';

/** All scripts except the tooltip of claims, which loads on hover. */
const scripts = files
  .filter((name) => name.endsWith('.js') && !name.startsWith('assets/tooltip'))
  .map(read);

/** Sentences of a page's prerendered text, long enough not to match by chance. */
function sentences(html: string): readonly string[] {
  const main = /<main[^>]*>(.*?)<\/main>/s.exec(html)?.[1] ?? '';
  return [...main.matchAll(/<(?:p|dd)\b[^>]*>([^<]{60,})</g)].map(([, text]) => text ?? '');
}

/** Verdicts of the exchange, which its island contains, too. */
const verdicts: ReadonlySet<string> = new Set([whyRejected, whyNoClue]);

/** Records of the product, which forms and the runner state, too. */
const facts = Object.values(printed);
const isInCode = (text: string) =>
  verdicts.has(text) || facts.some((fact) => fact.includes(text.trim()));

test('the text of article and platform pages reaches the browser as HTML only', () => {
  let checked = 0;
  for (const { path, html } of pages.filter((page) => /^\/(?:blog\/|platform\/)/.test(page.path))) {
    for (const sentence of sentences(html).filter((text) => !isInCode(text))) {
      checked += 1;
      const plain = sentence.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
      expect(
        scripts.some((code) => code.includes(plain)),
        `${path}: ${plain}`,
      ).toBe(false);
    }
  }
  expect(checked).toBeGreaterThan(100);
});

// What a translator changed in a command would be copied with it.
test('translators leave code as it is', () => {
  for (const { path, html } of pages)
    expect(html.match(/<code(?![^>]* translate="no")[^>]*>.{0,40}/s)?.[0], path).toBeUndefined();
});

/** Runs of eight words, long enough to be unique. */
const stretches = (text: string) =>
  [...text.matchAll(/(?:[A-Za-z]+[ ,]+){7}[A-Za-z]+/g)].map(([words]) => words);

test('no script contains the text of an article or a legal page, or an article’s title', () => {
  const folder = resolve(import.meta.dirname, '../../src/content/legal');
  const legal = globSync('*.mdx', { cwd: folder }).map((file) => ({
    slug: file,
    title: null,
    text: readFileSync(resolve(folder, file), 'utf8'),
  }));
  const code = files.filter((name) => name.endsWith('.js')).map((name) => [name, read(name)]);
  for (const { slug, title, text } of [...writtenArticles, ...legal]) {
    const written = [...stretches(text), ...(title ? [title] : [])];
    expect(written.length, slug).toBeGreaterThan(1);
    const found = code.flatMap(([name, script]) =>
      written.filter((words) => script?.includes(words)).map((words) => `${name}: ${words}`),
    );
    expect(found, slug).toEqual([]);
  }
});

const named = (css: string) =>
  new Set([...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name]) => name?.replaceAll('\\', '')));

// Seen to fail: with `leading-tight` but no token for it, where Tailwind silently writes no rule, and with a rule in
// the sheet for reading on a page that does not link it.
test('every class in a page has a rule in the sheets of the page', () => {
  const rulesOf = new Map<string, Set<string | undefined>>();
  const rulesIn = (name: string, css: () => string) =>
    rulesOf.get(name) ?? rulesOf.set(name, named(css())).get(name) ?? new Set();
  // Islands and enhancers of a page bring sheets of their own; `line` is the highlighter's.
  const later = files.filter((name) => name.endsWith('.css') && !/\/(?:pages|reading)-/.test(name));
  for (const { path, html } of pages) {
    const linked = [...html.matchAll(/ href="[^"]*?(assets\/[^"]+\.css)"/g)];
    const rules = [
      rulesIn('inline', () => styleIn(html)),
      ...[...linked.map(([, name = '']) => name), ...later].map((name) =>
        rulesIn(name, () => read(name)),
      ),
    ];
    const without = [...html.matchAll(/ class="([^"]*)"/g)]
      .flatMap(([, names = '']) => names.replaceAll('&amp;', '&').split(' '))
      .filter((name) => name !== '' && name !== 'line' && !rules.some((some) => some.has(name)));
    expect([...new Set(without)], path).toEqual([]);
  }
});

/** Hidden until a script shows them, after the sheet. */
const late = new Set<string | undefined>(['route-stops', 'asked-for-privacy', 'not-asked']);

test('markup above a page’s style sheet needs no rule from that sheet', () => {
  const link = /<link rel="stylesheet" href="\/(assets\/pages-[^"]+)"/;
  let checked = 0;
  for (const { path, html } of pages) {
    const [, style = '', markup = ''] = /<style>(.*?)<\/style>.*?(<body>.*)/s.exec(html) ?? [];
    const sheet = link.exec(markup);
    if (!sheet) continue;
    checked += 1;
    const [inPage, inSheet] = [named(style), named(read(sheet[1] ?? ''))];
    const above = markup.slice(0, sheet.index).matchAll(/ class="([^"]*)"/g);
    const used = [...above].flatMap(([, names]) => names?.split(' '));
    expect(
      used.filter((name) => inSheet.has(name) && !inPage.has(name) && !late.has(name)),
      path,
    ).toEqual([]);
  }
  expect(checked).toBeGreaterThan(20);
});

test('every token that styles read is defined in them or in those that come before', () => {
  const sheet = (name: string) =>
    read(files.find((file) => file.startsWith(`assets/${name}-`) && file.endsWith('.css')) ?? '');
  const known = new Set<string | undefined>();
  for (const css of [styleIn(read('404.html')), sheet('pages'), sheet('reading')]) {
    for (const [, token] of css.matchAll(/(--[\w-]+)[:{]/g)) known.add(token);
    const missing = [...css.matchAll(/var\((--[\w-]+)\)/g)].filter(
      ([, token]) => !known.has(token),
    );
    expect(missing).toEqual([]);
  }
});

// Seen to fail: with `md:last:*:pb-3` on rows of a table. A hint was then shown a quarter of a second later on a phone.
test('no rule has a browser style a page anew when something is added to its end', () => {
  const sheets = [
    styleIn(read('404.html')),
    ...files.filter((name) => name.endsWith('.css')).map(read),
  ];
  const place = /:(?:first|last|only|nth)-[\w-]+(?:\([^)]*\))?/;
  const wide = new RegExp(`[^{},]*${place.source}[^{},]*[ >+~]\\*[^{},]*(?=[{,])`, 'g');
  expect(sheets.flatMap((css) => css.match(wide) ?? [])).toEqual([]);
});

// Seen to fail: with a module called analytics-button.tsx.
test('no file has a name that ad blockers block', () => {
  const blocked =
    /(?:^|[/_.-])(?:ads?|advert\w*|analytics?|banner|beacon|pixel|popup|promo|sponsor\w*|stats?|telemetry|track\w*)(?=[/_.-])/i;
  const fetched = files.filter((name) => /^(?:assets|pictures|figures)\//.test(name));
  expect(fetched.length).toBeGreaterThan(50);
  expect(fetched.filter((name) => blocked.test(name))).toEqual([]);
});

/** What the code of every page listens for: a dialog and its button, the cookie banner, a menu of the header. */
const answered = new Set(['data-opens', 'popovertarget', 'data-cookies', 'aria-controls']);

/** Buttons of a page that no code can answer: neither in an island or an enhancer, nor of a kind that is listened for. */
function inertIn(node: DefaultTreeAdapterTypes.Node): readonly string[] {
  if (!('childNodes' in node)) return [];
  const names = 'attrs' in node ? node.attrs.map(({ name }) => name) : [];
  // Shown where code is missing: any press tries again.
  if ('attrs' in node && node.attrs.some(({ value }) => value === 'not-loaded')) return [];
  if (names.includes('data-island') || names.includes('data-enhance')) return [];
  const isInert = node.nodeName === 'button' && !names.some((name) => answered.has(name));
  return [...(isInert ? [serialize(node)] : []), ...node.childNodes.flatMap(inertIn)];
}

// Seen to fail: without `data-opens` in the header. e2e/nothing-inert.spec.ts presses the buttons of some pages.
test('every button belongs to an island or an enhancer, or says what it opens', () => {
  for (const { path, html } of pages) expect(inertIn(parse(html)), path).toEqual([]);
});

test('code samples keep their empty lines', () => {
  const [, code = ''] = /<code[^>]*>(.*?)<\/code>/s.exec(read('developers.html')) ?? [];
  expect(code).toContain('\n\n');
});

// Seen to fail: with sources that open a new tab on some pages and not on others.
test('a link to another site opens a new tab if it leads to a product or a map, and says so; sources do not', () => {
  const products: readonly string[] = Object.values(site.external);
  const leaves = (href: string) => products.includes(href) || href.includes('?mlat=');
  let checked = 0;
  for (const { path, html } of pages)
    for (const [link, href = ''] of html.matchAll(
      /<a [^>]*href="(https?:[^"]*)"[^>]*>.*?<\/a>/gs,
    )) {
      checked += 1;
      const marks = [
        link.includes(' target="_blank"'),
        link.includes(' rel="noopener noreferrer"'),
        link.includes(opensNewTab),
      ];
      expect(marks, `${path}: ${href}`).toEqual(Array.from(marks, () => leaves(href)));
    }
  expect(checked).toBeGreaterThan(20);
});

const { resolve: fileOf } = createRequire(import.meta.url);
const readability = readFileSync(fileOf('@mozilla/readability/Readability.js'), 'utf8');

// Seen to fail: with the link beside a heading in a `div`, as a sign, and with a heading whose id begins with “header”.
test('the reader view of Firefox keeps every heading of a text, and no sign of its link', async ({
  page,
}) => {
  const texts = pages.filter(({ html }) => html.includes('class="prose prose-wide"'));
  for (const { path, html } of texts) {
    const { headings, kept, text } = (await page.evaluate(
      `(() => { ${readability}
        const parse = (markup) => new DOMParser().parseFromString(markup, 'text/html');
        const headingsIn = (root) =>
          [...root.querySelectorAll('h2, h3')].map(({ textContent }) => textContent.trim());
        const page = parse(${JSON.stringify(html)});
        const headings = headingsIn(page.querySelector('.prose-wide'));
        const { content, textContent } = new Readability(page).parse();
        return { headings, kept: headingsIn(parse(content)), text: textContent };
      })()`,
    )) as { headings: string[]; kept: string[]; text: string };
    expect(
      headings.filter((heading) => !kept.includes(heading)),
      path,
    ).toEqual([]);
    expect(text, path).not.toMatch(/^\s*#\s*$/m);
  }
});
