import { loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';

import { secret, svg } from '../../tests/support/sample-pictures.ts';
import { readyPicture } from './ready-picture.ts';

const svgOf = async (content: string, root = '') => {
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2" ${root}>${content}</svg>`;
  const { main, notes } = await readyPicture(Buffer.from(source));
  const [, inside = ''] = /^<svg[^>]*>(.*)<\/svg>\n$/s.exec(main.bytes.toString()) ?? [];
  return [inside, notes.join('; ')];
};

test('an SVG keeps its words, styles and embedded pictures, without what those say', async () => {
  const { main, notes } = await readyPicture(Buffer.from(svg));
  expect(notes).toEqual([
    'published without a comment, a drawing program’s notes, a script, and metadata',
  ]);
  const cleaned = main.bytes.toString();
  expect(cleaned).not.toContain(secret);
  expect(cleaned).toContain('Résumé &amp; <tspan>co</tspan>');
  expect(cleaned).toContain('a &gt; b { fill: red }');
  const [, embedded = ''] = /base64,([^"]+)/.exec(cleaned) ?? [];
  expect(Buffer.from(embedded, 'base64').includes(secret)).toBe(false);
  expect((await loadImage(Buffer.from(embedded, 'base64'))).width).toBe(40);
});

// Seen to fail: with a list of what is left out, in place of one of what stays.
test.each([
  ['<svg:script xmlns:svg="http://www.w3.org/2000/svg">steal()</svg:script>', '', 'a script'],
  ['<s:script xmlns:s="http://www.w3.org/2000/svg">x</s:script>', '', 'a script'],
  ['<svg:metadata>C:\\Users\\ada</svg:metadata>', '', 'metadata'],
  ['<a href="java\tscript:steal()"><path d="M0 0"/></a>', '<a><path d="M0 0"/></a>', 'a link'],
  ['<a xlink:href="https://a.example/"><g/></a>', '<a><g/></a>', 'a link'],
  [
    '<set attributeName="xlink:href" to="javascript:steal()"/>',
    '<set to="javascript:steal()"/>',
    'a script',
  ],
  ['<g onclick="x()" ONLOAD="y()"/>', '<g/>', 'a script'],
  ['<?php steal() ?><g/>', '<g/>', 'a processing instruction'],
  ['<foreignObject><iframe/></foreignObject>', '', 'foreign markup'],
  // As Mermaid has labels without words, and draw.io words that stand there as text, too.
  ['<foreignObject><div> <p>\n</p></div></foreignObject>', '', 'foreign markup'],
  [
    '<switch><foreignObject><div>Key</div></foreignObject><text>Key</text></switch>',
    '<switch><text>Key</text></switch>',
    'foreign markup',
  ],
  [
    '<iframe src="https://a.example"/><g data-name="Ada"/>',
    '<g/>',
    '“iframe” and a drawing program’s notes',
  ],
  [
    '<use href="#a"/><path style="fill: url(#b)" d="M0 0"/>',
    '<use href="#a"/><path style="fill: url(#b)" d="M0 0"/>',
    '',
  ],
  // Seen to fail: the quotation marks were escaped when the address was looked at, and the SVG was refused.
  [
    '<style>a { fill: url("#a"); mask: url( #b ) }</style>',
    '<style>a { fill: url(&quot;#a&quot;); mask: url( #b ) }</style>',
    '',
  ],
  // Seen to fail: the address was taken for a note, and what it shows was lost.
  [
    '<use xmlns:xl="http://www.w3.org/1999/xlink" xl:href="#a" xl:type="simple"/>',
    '<use href="#a"/>',
    'a drawing program’s notes',
  ],
  [
    '<g xmlns:s="http://www.w3.org/2000/svg"><s:path d="M0 0"/><s:script>x</s:script></g>',
    '<g><path d="M0 0"/></g>',
    'a script',
  ],
  [
    '<a xmlns:xl="http://www.w3.org/1999/xlink" xl:href="https://a.example/"><g/></a>',
    '<a><g/></a>',
    'a link',
  ],
  ['<s:g xmlns:s="http://a.example"/><s:g/>', '', 'a drawing program’s notes'],
])('of an SVG with %s, what draws it stays', async (content, stays, said) => {
  expect(await svgOf(content)).toEqual([stays, said && `published without ${said}`]);
});

// Seen to fail: "ü" became a sign that stands for a broken letter.
test('an SVG is read in the encoding that it declares, and in no other', async () => {
  const drawn =
    '<?xml version="1.0" encoding="iso-8859-1"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><text>Schlüssel</text></svg>';
  expect((await readyPicture(Buffer.from(drawn, 'latin1'))).main.bytes.toString()).toContain(
    'Schlüssel',
  );
  const undeclared = Buffer.from(drawn.replace(' encoding="iso-8859-1"', ''), 'latin1');
  await expect(readyPicture(undeclared)).rejects.toThrow(
    'is not written in utf-8: save it again as UTF-8',
  );
});

// Seen to fail: it was taken for no picture.
test('an SVG whose elements all have a prefix is one', async () => {
  const source =
    '<ns0:svg xmlns:ns0="http://www.w3.org/2000/svg" xmlns:ns1="http://www.w3.org/1999/xlink" viewBox="0 0 4 2"><ns0:use ns1:href="#a"/></ns0:svg>';
  const { main, notes } = await readyPicture(Buffer.from(source));
  expect(main.bytes.toString()).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 4 2"[^>]*><use href="#a"\/><\/svg>\n$/,
  );
  expect(notes).toEqual([]);
});

test.each([
  ['width="2in" height="96px" viewBox="0 0 4 2"', 192, 96],
  ['width="210mm" height="297mm"', 794, 1123],
  ['viewBox="0 0 41 20"', 41, 20],
  // Seen to fail: "Input image exceeds pixel limit".
  ['viewBox="0 0 20000 15000"', 20_000, 15_000],
])('an SVG with %s is as large as browsers show it', async (size, width, height) => {
  const source = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}/>`);
  expect(await readyPicture(source)).toMatchObject({ width, height, main: { width } });
});

test.each([
  ['<style>a { fill: url("https://a.example/x") }</style>', 'https://a.example/x'],
  ['<style>@im<!-- -->port "a.css"</style>', '@import'],
  // Seen to fail: each part was looked at by itself.
  ['<style>@im<x/>port "a.css"</style>', '@import'],
  ['<use xmlns:xl="http://www.w3.org/1999/xlink" xl:href="a.svg#b"/>', 'a.svg#b'],
  // Seen to fail: it was published without its words.
  [
    '<g><foreignObject><div><p>Key <b>5</b></p></div></foreignObject></g>',
    'has words as HTML (foreignObject), which pictures lose: export it with its text as paths, or as PNG',
  ],
  // As draw.io writes it, which cuts the words that every program can show.
  [
    '<switch><foreignObject><div>Hello<br/>World</div></foreignObject><text>Hello...</text></switch>',
    'has words as HTML (foreignObject), which pictures lose: export it with its text as paths, or as PNG',
  ],
  // Seen to fail: "URI malformed".
  ['<image href="data:image/svg+xml,100%"/>', 'is no picture'],
])('an SVG with %s is refused', async (content, said) => {
  await expect(svgOf(content)).rejects.toThrow(said);
});

// Seen to fail: "Input buffer has corrupt header: svgload_buffer: bad dimensions".
test.each(['width="0" height="2" viewBox="0 0 4 2"', 'viewBox="0 0 0.4 0.2"'])(
  'an SVG with %s is refused with what to do',
  async (size) => {
    const source = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}/>`);
    await expect(readyPicture(source)).rejects.toThrow(
      /^is less than a pixel wide or high: export it again, larger$/,
    );
  },
);

test('an SVG’s entities are filled in, and not too many', async () => {
  const source = (entities: string, text: string) =>
    Buffer.from(
      `<!DOCTYPE svg [${entities}]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><text>${text}</text></svg>`,
    );
  const { main, notes } = await readyPicture(source('<!ENTITY name "Ada">', '&name;'));
  expect(main.bytes.toString()).toMatch(/^<svg .*<text>Ada<\/text><\/svg>\n$/);
  expect(notes).toEqual(['published without declarations']);
  const many = source('<!ENTITY a "aaaaaaaaaaaaaaaaaaaa">', '&a;'.repeat(2000));
  await expect(readyPicture(many)).rejects.toThrow('is no valid SVG: ');
  const foreign = source('<!ENTITY a SYSTEM "file:///etc/passwd">', '&a;');
  await expect(readyPicture(foreign)).rejects.toThrow('is no valid SVG: ');
});
