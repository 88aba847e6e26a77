import type { ReactNode } from 'react';

import { inlineLinks } from '../lib/text/inline-links.ts';
import './inline-text.css';

type Props = {
  /** A string may have links (`inline-links.ts`). Markup is rendered as it is. */
  children: ReactNode;
};

/** Renders text from a content record. Links to `#claim-…` are marked as claims. */
export const InlineText = ({ children }: Props) =>
  typeof children === 'string'
    ? inlineLinks(children).map(({ text, href }, index) =>
        href ? (
          <a key={index} href={href} className={href.includes('#claim-') ? 'claim' : 'link'}>
            {text}
          </a>
        ) : (
          text
        ),
      )
    : children;
