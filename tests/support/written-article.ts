import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { articleOf } from '../../generator/blog/read-articles.ts';
import { componentOf, treeOf } from '../../generator/texts/compiled-text.ts';
import { compileMdx } from '../../generator/texts/mdx.ts';
import { pathOf, textOf } from './right-texts.ts';

/** An article; its fields are on lines 2 to 8, its prose on line 11. */
export const articleWith = (changed: Readonly<Record<string, string>>, prose?: string): string =>
  textOf('blog', changed, prose);

export async function read(source: string) {
  const text = await compileMdx(source, pathOf('blog'));
  return { article: articleOf('x', text), tree: treeOf(text.id) };
}

export const faultOfArticle = async (source: string): Promise<string> => {
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
  return renderToStaticMarkup(createElement(componentOf(tree))).trim();
};
