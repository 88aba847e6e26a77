import { expect, it } from 'vitest';

import { documentOf, plainPage } from './document.ts';
import type { Block } from './words.ts';

const blocks = Array.from({ length: 40 }, (_, at): Block => ({
  tag: 'p',
  text: `Paragraph ${at} & others`,
}));

it('makes a page without script of exactly the requested size', () => {
  const page = plainPage(blocks, 1500);
  expect(Buffer.byteLength(page)).toBe(1500);
  expect(page).toContain('<p>Paragraph 0 &amp; others</p>');
  expect(page).not.toContain('<script');
});

it('escapes text so that it cannot end the data block', () => {
  const pages = { '/a': [{ tag: 'p', text: '</script>' }] } as const;
  const page = documentOf('', { pages, script: '/a.js' });
  const data = /id="words">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual(pages);
});
