import { expect, test } from 'vitest';

import { keepTogether } from './keep-together.ts';
import { treeOfHtml } from './page-facts.ts';

const keptIn = (html: string) => keepTogether(html, treeOfHtml(html));

const kept = (word: string) => `<span class="kept">${word}</span>`;

test('names and phone numbers stay on one line', () => {
  expect(keptIn('<p>ML-KEM-768, X25519 and FIPS 140-3 from St. Paul.</p>')).toBe(
    `<p>${kept('ML-KEM-768')}, X25519 and ${kept('FIPS 140-3')} from ${kept('St. Paul')}.</p>`,
  );
  expect(keptIn('<a href="tel:+16515550142">+1 651 555 0142</a>')).toBe(
    `<a href="tel:+16515550142">${kept('+1 651 555 0142')}</a>`,
  );
});

test('hyphenated words stay on one line in headings and ledes', () => {
  expect(keptIn('<h3>Zero-trust ML-KEM-768, 256-bit</h3><p>Zero-trust</p>')).toBe(
    `<h3>${kept('Zero<i>-</i>trust')} ${kept('ML<i>-</i>KEM-768')}, ${kept('256-bit')}</h3><p>Zero-trust</p>`,
  );
  expect(keptIn('<p class="lede">A <a>zero-trust</a> implementation-dependent plan</p>')).toBe(
    `<p class="lede">A <a>${kept('zero-trust')}</a> implementation-dependent plan</p>`,
  );
});

// Seen to fail: without these patterns.
test('weeks, and words with a short part, stay on one line', () => {
  const words = ['Weeks 2 and 3', 'e-mail', 'one-year', 'Sign-in'];
  expect(keptIn(`<p>${words.join(', ')}: a well-known X-ray</p>`)).toBe(
    `<p>${words.map(kept).join(', ')}: a well-known X-ray</p>`,
  );
});

test('a hyphen between letters of a large heading has room', () => {
  expect(keptIn('<h1>Physics-Based</h1><h2>Post-quantum <b>FIPS 140-3</b></h2>')).toBe(
    `<h1>Physics<i>-</i>Based</h1><h2>${kept('Post<i>-</i>quantum')} <b>${kept('FIPS 140-3')}</b></h2>`,
  );
});

test('names of standards stay on one line in headings and ledes', () => {
  expect(keptIn('<h2>Plan <b>CNSA 2.0</b></h2><p class="lede mt-5">FIPS 140-3</p>')).toBe(
    `<h2>Plan <b>${kept('CNSA 2.0')}</b></h2><p class="lede mt-5">${kept('FIPS 140-3')}</p>`,
  );
});

test('ordinary words, attributes, code, drawings and islands stay unchanged', () => {
  for (const html of [
    '<p>A well-known plan, post-quantum</p>',
    '<dd>8:00 AM-6:00 PM</dd>',
    '<img alt="ML-KEM"><br>',
    '<pre><code>ML-KEM</code> ML-KEM</pre>',
    '<svg><path d=""></path><text>ML-KEM</text></svg>',
    '<div data-island="/a.js"><div>ML-KEM</div>ML-KEM<input></div>',
  ])
    expect(keptIn(html)).toBe(html);
});

test('text after a skipped element is processed again', () => {
  expect(keptIn('<div><div data-island="x"><b>ML-KEM</b></div>ML-KEM</div>')).toBe(
    `<div><div data-island="x"><b>ML-KEM</b></div>${kept('ML-KEM')}</div>`,
  );
});
