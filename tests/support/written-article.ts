import { resolve } from 'node:path';

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { articleOf } from '../../generator/blog/read-articles.ts';
import { bodyOf, treeOf } from '../../generator/texts/compiled-text.ts';
import { compileMdx } from '../../generator/texts/mdx.ts';

const fields = {
  title: "'One'",
  excerpt: "'First'",
  author: "'Ada Byron'",
  date: "'2026-01-02'",
  category: "'Research'",
  featured: 'false',
  figure: "'malus'",
};

/** An article; its fields are on lines 2 to 8, its prose on line 11. */
export const articleWith = (changed: Readonly<Record<string, string>>, prose = 'Text.') => {
  const head = Object.entries({ ...fields, ...changed }).map(([name, text]) => `${name}: ${text}`);
  return `---\n${head.join('\n')}\n---\n\n${prose}\n`;
};

export async function read(source: string) {
  const path = resolve(import.meta.dirname, '../../src/content/blog/x.mdx');
  const text = await compileMdx(source, path);
  return { article: articleOf('x', text), tree: treeOf(text.id) };
}

export const faultOf = async (source: string): Promise<string> => {
  const error: unknown = await read(source).then(
    () => 'it was published',
    (reason: unknown) => reason,
  );
  return error instanceof Error
    ? error.message.replace('src/content/blog/x.mdx:', '')
    : String(error);
};

/** The HTML of an article's prose. */
export const shownBy = async (prose: string): Promise<string> => {
  const { tree } = await read(articleWith({}, prose));
  return renderToStaticMarkup(createElement(bodyOf(tree))).trim();
};
