import type { MDXComponents, MDXContent } from 'mdx/types';
import { Children, type ComponentProps, Fragment, isValidElement, type ReactElement } from 'react';

type Block = ReactElement<{ children?: React.ReactNode }>;

/** A heading of a text and what stands below it; without one, what stands above the first. */
export type TextPart = { heading?: React.ReactNode; blocks: readonly Block[] };

/** The blocks of a text, or the items of a list, without the line feeds between them. */
const elementsIn = (children: React.ReactNode): readonly Block[] =>
  Children.toArray(children).filter((child): child is Block => isValidElement(child));

/** A list in another look. */
export const listWith =
  (list: string, item: string) =>
  ({ children }: ComponentProps<'ul'>) => (
    <ul className={list}>
      {elementsIn(children).map(({ key, props }) => (
        <li key={key} className={item} {...props} />
      ))}
    </ul>
  );

/** What Markdown has besides paragraphs and headings of a part. */
const elements: MDXComponents = {
  a: (props) => <a className="link" {...props} />,
  ul: listWith('mt-4 grid list-disc gap-2 ps-5', ''),
  ol: (props) => <ol className="mt-4 list-decimal ps-5" {...props} />,
  h3: ({ children }) => <h5 className="mt-4 font-semibold">{children}</h5>,
  blockquote: (props) => <blockquote className="mt-4 border-s-2 border-line-2 ps-4" {...props} />,
  figure: (props) => <figure className="mt-4 rounded-md border border-line-2 p-4" {...props} />,
  figcaption: (props) => <figcaption className="mt-3 text-ui text-ink-2" {...props} />,
  img: ({ alt, ...props }) => <img alt={alt} className="mt-6 rounded-md" {...props} />,
};

/** @param looks other components than these */
export function blocksOf(body: MDXContent, looks: MDXComponents = {}): readonly Block[] {
  const content: unknown = body({ components: { ...elements, ...looks } });
  if (!isValidElement<{ children?: React.ReactNode }>(content)) return [];
  return elementsIn(content.type === Fragment ? content.props.children : content);
}

/** The parts of a text, by its headings of the second level. */
export function sectionsOfText(body: MDXContent, looks?: MDXComponents): readonly TextPart[] {
  const parts: { heading?: React.ReactNode; blocks: Block[] }[] = [{ blocks: [] }];
  for (const block of blocksOf(body, looks)) {
    if (block.type === 'h2') parts.push({ heading: block.props.children, blocks: [] });
    else parts.at(-1)?.blocks.push(block);
  }
  return parts;
}
