import type { ReactNode } from 'react';

import { inlineLinks } from '../lib/inline-links.ts';

type Props = {
  /** Plain words, with links written as `[words](/path)`. Markup stays as it is. */
  children: ReactNode;
};

/** Words of a content record. A figure that leads to its definition is marked as a claim. */
export const InlineText = ({ children }: Props) =>
  typeof children === 'string'
    ? inlineLinks(children).map(({ text, href }, index) =>
        href ? (
          // The pieces of a text never change their order.
          <a key={index} href={href} className={href.includes('#claim-') ? 'claim' : 'link'}>
            {text}
          </a>
        ) : (
          text
        ),
      )
    : children;
