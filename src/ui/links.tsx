import type { ComponentProps } from 'react';

import { opensNewTab } from './words.ts';
import { ArrowIcon } from './icons.tsx';
import './external-link.css';
import './more-link.css';

/**
 * A link that leaves what the visitor is doing, such as another product, a map or a web mail site: it opens in a new
 * tab, and says so. A source opens in the same tab, as a plain link does.
 */
export function ExternalLink({ children, className = 'link', ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="away">{` ${opensNewTab}`}</span>
    </a>
  );
}

export const MoreLink = ({ to, label }: { to: string; label: string }) => (
  <a href={to} className="more">
    {label}
    <ArrowIcon />
  </a>
);
